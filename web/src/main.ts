import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { firstWords } from "./lib/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/themes.css";
import "./styles/base.css";
import "./styles/cards.css";

router.start();
await firstWords();
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
