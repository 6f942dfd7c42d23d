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
  var who = null;
  try {
    theme = localStorage.getItem('disha.theme');
    language = localStorage.getItem('disha.language');
    who = localStorage.getItem('disha.who');
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
  // A page that the build has drawn in another language, or for guests where a member is, is not shown, nor a screen that
  // somebody else has left, and of an old page not what tells of its day.
  if (isDrawn && (root.lang !== language || who !== (root.dataset.whose || null)))
    root.dataset.drawn = 'other';
  else if (isDrawn && root.dataset.day && root.dataset.day !== dayInIndia()) root.dataset.drawn = 'old';
  root.setAttribute('data-mantine-color-scheme', theme);
  root.lang = language;
  document.querySelector('meta[name="theme-color"]').content = theme === 'dark' ? '#17130e' : '#fbf7ef';

  if (!isDrawn) fetchAhead();
  else if (root.dataset.drawn === 'other')
    document.addEventListener('readystatechange', beginAtOnce, { once: true });
  else holdEarly();

  // What is pressed before src/app/held-acts.ts can hear of it waits there for it.
  function holdEarly() {
    var events = [];
    var hold = function (event) {
      if (!event.target.closest('#drawn button, #drawn form')) return;
      if (event.type === 'click' && !event.target.closest('button')) return;
      event.preventDefault();
      events.push(event);
    };
    var names = ['click', 'submit'];
    names.forEach(function (name) {
      addEventListener(name, hold, true);
    });
    window.dishaEarly = {
      events: events,
      stop: function () {
        names.forEach(function (name) {
          removeEventListener(name, hold, true);
        });
      },
    };
  }

  // What is not shown is not waited for, nor are its styles.
  function beginAtOnce() {
    var page = document.getElementById('drawn');
    var app = document.getElementById('app');
    if (!page || !app) return;
    var place = document.createElement('div');
    place.id = 'root';
    page.replaceWith(place);
    app.replaceWith(app.content);
  }

  // The screen of this address: its files come beside the app, and not after it. A drawn page has its own list.
  function fetchAhead() {
    var element = document.getElementById('files');
    if (!element) return;
    var note = JSON.parse(element.textContent);
    var start = location.pathname.replace(/[^/]+$/, '');
    var find = function (paths) {
      return paths[location.pathname] || (start !== '/' && paths[start]) || [];
    };
    find(note.everybody)
      .concat(who !== null ? find(note.members) : [])
      .forEach(function (place) {
        var name = note.files[place];
        var link = document.createElement('link');
        link.rel = name.endsWith('css') ? 'preload' : 'modulepreload';
        if (link.rel === 'preload') link.as = 'style';
        link.crossOrigin = '';
        link.href = '/assets/' + name;
        document.head.append(link);
      });
  }

  function dayInIndia() {
    return new Date(Date.now() + 5.5 * 3600000).toISOString().slice(0, 10);
  }
})();
