import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { firstWords } from "./lib/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/themes.css";
import "./styles/base.css";
import "./styles/cards.css";

// A browser that is too old has been told so, and has no place for the app (index.html).
const target = document.getElementById("app");
if (target) {
  router.start();
  await firstWords();
  target.replaceChildren();
  mount(App, { target });
  if (import.meta.env.PROD) void import("./lib/worker").then(({ startWorker }) => startWorker());
}
