// Runs before the first paint, so that a remembered theme and language do not flash in late.
(function () {
  var root = document.documentElement;
  var theme;
  var language;
  try {
    theme = localStorage.getItem('disha.theme');
    language = localStorage.getItem('disha.language');
  } catch {
    // Storage is blocked: the device's own choice stands.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  if (language !== 'en' && language !== 'hi') {
    language = navigator.language.toLowerCase().startsWith('hi') ? 'hi' : 'en';
  }
  root.setAttribute('data-mantine-color-scheme', theme);
  root.lang = language;
  document.querySelector('meta[name="theme-color"]').content = theme === 'dark' ? '#17130e' : '#fbf7ef';
})();
