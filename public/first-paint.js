// Runs before the first paint, so that a remembered theme and language do not flash in late.
(function () {
  // The browser may offer to install the app before any of it is there, and is asked to wait until that is of use.
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.dishaInstall = event;
  });
  var root = document.documentElement;
  var isDrawn = root.hasAttribute('data-drawn');
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
    // Whoever opens a page that is written in Hindi reads Hindi.
    var readsHindi = root.lang === 'hi' || navigator.language.toLowerCase().startsWith('hi');
    language = readsHindi ? 'hi' : 'en';
  }
  // A page that the build has drawn in another language is not shown, and of an old one not what tells of its day.
  if (isDrawn && root.lang !== language) root.dataset.drawn = 'other';
  else if (isDrawn && root.dataset.day && root.dataset.day !== dayInIndia()) root.dataset.drawn = 'old';
  root.setAttribute('data-mantine-color-scheme', theme);
  root.lang = language;
  document.querySelector('meta[name="theme-color"]').content = theme === 'dark' ? '#17130e' : '#fbf7ef';

  function dayInIndia() {
    return new Date(Date.now() + 5.5 * 3600000).toISOString().slice(0, 10);
  }
})();
