import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { chooseLanguage, startLanguage } from "./lib/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/themes.css";
import "./styles/base.css";
import "./styles/cards.css";

router.start();
await chooseLanguage(startLanguage());
mount(App, { target: document.getElementById("app")! });
