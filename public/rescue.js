// Stands beside the app and shows itself when that has not stood up: it needs none of the app's files, and an old browser
// understands it. Once in a tab it has the app's files fetched anew by itself; what people have written stays.
(function () {
  var patienceMs = 15000;
  var isShown = false;
  var isMending = false;
  var words = {
    en: ['Disha has not started.', 'Load again', 'Repair'],
    hi: ['दिशा शुरू नहीं हुई।', 'फिर से खोलें', 'ठीक करें'],
  };
  addEventListener('error', look, true);
  addEventListener('unhandledrejection', look);
  addEventListener('load', function () {
    setTimeout(function () {
      if (!isUp()) show();
    }, patienceMs);
  });

  function isUp() {
    return document.documentElement.hasAttribute('data-up');
  }

  function look(event) {
    var target = event.target;
    var isScript = target && target.tagName === 'SCRIPT' && target.type === 'module';
    // A picture that is missing keeps nothing from standing up; what another site or an extension does is none of ours.
    var isOurs = isScript || event.reason || (event.filename || '').indexOf(location.origin) === 0;
    if (isOurs && !isUp()) setTimeout(mend, 1000);
  }

  function mend() {
    if (isUp() || isShown || isMending) return;
    try {
      if (!navigator.onLine || sessionStorage.getItem('disha.mended')) return show();
    } catch {
      return show();
    }
    isMending = true;
    // Nothing is taken away that the site could not bring again; what could not be reached was not tried.
    fetch('/version.json', { cache: 'no-store' })
      .then(function (answer) {
        if (!answer.ok) throw 0;
        sessionStorage.setItem('disha.mended', '1');
        return caches.keys();
      })
      .then(function (names) {
        var ours = names.filter(function (name) {
          return name.indexOf('workbox-') === 0;
        });
        return Promise.all(
          ours.map(function (name) {
            return caches.delete(name);
          }),
        );
      })
      .then(function () {
        return location.reload();
      })
      .catch(show);
  }

  function show() {
    if (isShown || !document.body) return;
    isShown = true;
    var said = words[document.documentElement.lang] || words.en;
    var bar = document.createElement('div');
    bar.id = 'rescue';
    bar.setAttribute('role', 'alert');
    bar.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:9999;display:flex;flex-wrap:wrap;gap:4px 20px;align-items:center;' +
      'padding:12px 20px;background:#2a2118;color:#fbf7ef;font:16px/1.6 system-ui,sans-serif';
    bar.append(said[0], link(said[1], location.href), link(said[2], '/repair.html'));
    document.body.append(bar);
    new MutationObserver(function (_, watching) {
      if (!isUp()) return;
      watching.disconnect();
      bar.remove();
    }).observe(document.documentElement, { attributes: true });
  }

  function link(text, address) {
    var made = document.createElement('a');
    made.textContent = text;
    made.href = address;
    made.style.cssText = 'color:#f4e8cd;padding:10px 0;font-weight:600';
    if (address === location.href)
      made.addEventListener('click', function (event) {
        event.preventDefault();
        location.reload();
      });
    return made;
  }
})();
