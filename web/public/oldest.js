/* Speaks the browser's language where the app does not. Any browser reads this, however old: no newer words here. */
(function () {
  var language = (navigator.language || "en").slice(0, 2);
  function choose(name) {
    var chosen = document.querySelector(name + "[lang=" + language + "]") || document.querySelector(name + "[lang=en]");
    var english = document.querySelector(name + "[lang=en]");
    english.setAttribute("hidden", "");
    chosen.removeAttribute("hidden");
  }
  choose(".no-start");
  var supports = window.CSS && CSS.supports;
  if (supports && CSS.supports("color", "color-mix(in srgb, red, red)") && CSS.supports("selector(:has(a))")) return;
  choose(".too-old");
  document.body.removeChild(document.getElementById("app"));
})();
