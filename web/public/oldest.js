/* Tells a browser that it is too old for the app. Any browser reads this, however old: no newer words here. */
(function () {
  var supports = window.CSS && CSS.supports;
  if (supports && CSS.supports("color", "color-mix(in srgb, red, red)") && CSS.supports("selector(:has(a))")) return;
  var language = (navigator.language || "en").slice(0, 2);
  var sentence =
    document.querySelector(".too-old[lang=" + language + "]") || document.querySelector(".too-old[lang=en]");
  sentence.removeAttribute("hidden");
  document.body.removeChild(document.getElementById("app"));
})();
