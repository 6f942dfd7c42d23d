/** Budgets of what a visitor downloads, read from the build's own manifest so that no file can slip past by its name. */
const { mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const entry = 'index.html';
const home = routeKey('index');
const firstView = [...closure([entry, home])];
/** What every page brings once the first view is on the screen. */
const shell = [...closure([entry, home, ...afterFirstView()])];
const checkout = [...closure(['pay.html'])];
/** What comes on top of the whole shell when somebody goes on to a screen. */
const beyondShell = (route) => [...closure([routeKey(route)])].filter((key) => !shell.includes(key));

/** A name in the document that a screen alone gives. */
const signs = {
  administration: 'save-entry',
  blog: 'share-post',
  'reading mode': 'verse-counter',
  'Contact page': 'contact-send',
  collection: 'deity-grid',
};
const worker = partsOfWorker();
checkFirstView();

module.exports = [
  {
    name: 'JS before / is interactive',
    path: firstView.flatMap((key) => script(key)),
    limit: '130 kB',
    brotli: true,
  },
  { name: 'CSS of /', path: firstView.flatMap((key) => styles(key)), limit: '20 kB', brotli: true },
  { name: 'JS of the checkout', path: checkout.flatMap((key) => script(key)), limit: '6 kB', brotli: true },
  {
    name: 'JS of the properties',
    path: ofScreens(['dashboard']),
    limit: '15 kB',
    brotli: true,
  },
  {
    name: 'JS of marking a plan',
    path: ofScreens(['analyze.$id']),
    limit: '115.5 kB',
    brotli: true,
  },
  {
    name: 'JS of an analysis',
    path: ofScreens(['analysis.$id']),
    limit: '112 kB',
    brotli: true,
  },
  {
    name: 'JS of the calendar, with what reckons it',
    path: [...beyondShell('hindu-festivals').flatMap((key) => script(key)), chunk('almanac-worker')],
    limit: '66 kB',
    brotli: true,
  },
  {
    name: 'What seeks muhurats and stays, in its worker',
    path: chunk('worker'),
    limit: '60 kB',
    brotli: true,
  },
  {
    name: 'JS of a birth chart, with what reckons it',
    path: ofScreens(['kundli_.$id']),
    limit: '84 kB',
    brotli: true,
  },
  {
    name: 'JS that goes on beside the screens, and what most of them share',
    path: shell.filter((key) => !firstView.includes(key)).flatMap((key) => script(key)),
    limit: '105.5 kB',
    brotli: true,
  },
  { name: 'JS of the blog', path: ofScreens(['blog']), limit: '7.5 kB', brotli: true },
  { name: 'JS of a post', path: ofScreens(['blog_.$slug']), limit: '44 kB', brotli: true },
  { name: 'JS of the aartis', path: ofScreens(['hindu-aartis']), limit: '16 kB', brotli: true },
  {
    name: 'JS of the reading mode',
    path: beyond(['src/features/reader/reader-at.tsx'], [...shell, ...closure([routeKey('hindu-aartis')])]),
    limit: '17.6 kB',
    brotli: true,
  },
  { name: 'JS of the Contact page', path: ofScreens(['contact']), limit: '8 kB', brotli: true },
  {
    name: 'JS of the administration, with its largest section',
    path: ofScreens(['admin'], ['src/features/admin/blog-section.tsx']),
    limit: '34 kB',
    brotli: true,
  },
  // What the worker does, and the list of the files that it keeps, apart: the list grows by some 16 bytes with each file
  // that the app is made of, all of them wanted offline, and says nothing of the code that starts with every push.
  { name: 'Worker', path: worker.code, limit: '54 kB', gzip: true },
  { name: 'Files that the worker keeps, as a list', path: worker.list, limit: '7 kB', gzip: true },
];

/** The scripts of screens and of what they load at once, beside the shell. */
function ofScreens(routes, more = []) {
  return beyond([...routes.map(routeKey), ...more], shell);
}

function beyond(keys, known) {
  return [...closure(keys)].filter((key) => !known.includes(key)).flatMap((key) => script(key));
}

/** The worker without the list that the build writes into it, and the list, as files of their own. */
function partsOfWorker() {
  const text = readFileSync('dist/index.js', 'utf8');
  const file = /\{"revision":(?:null|"\w+"),"url":"[^"]+"\}/.source;
  const list = new RegExp(`\\[${file}(?:,${file})*\\]`).exec(text)?.[0];
  if (!list) throw new Error('The worker has no list of files.');
  const folder = '.cache/worker';
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/list.json`, list);
  writeFileSync(`${folder}/code.js`, text.replace(list, '[]'));
  return { code: `${folder}/code.js`, list: `${folder}/list.json` };
}

/** Screens that most visits never open: nothing of them is in the first view or in what every page brings after it. */
function checkFirstView() {
  const [before, after] = [shell, Object.keys(manifest).filter((key) => !shell.includes(key))].map((keys) =>
    keys.flatMap((key) => script(key)).map((file) => readFileSync(file, 'utf8')),
  );
  for (const [screen, sign] of Object.entries(signs)) {
    if (before.some((text) => text.includes(sign))) throw new Error(`The first view brings the ${screen}.`);
    if (!after.some((text) => text.includes(sign))) throw new Error(`"${sign}" tells no ${screen} any more.`);
  }
}

function routeKey(name) {
  const key = Object.keys(manifest).find((each) => each.startsWith(`src/routes/${name}.tsx`));
  if (!key) throw new Error(`The build has no chunk for the route ${name}.`);
  return key;
}

/** As src/main.tsx asks for it. */
function afterFirstView() {
  return ['src/app/start-later.ts'];
}

/** A script that stands outside of the manifest, as workers do. */
function chunk(name) {
  const file = readdirSync('dist/assets').find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'));
  if (!file) throw new Error(`The build has no chunk ${name}.`);
  return `dist/assets/${file}`;
}

/** The chunks that load with these ones: static imports, and theirs. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key].imports ?? [], seen);
  }
  return seen;
}

function script(key) {
  const { file } = manifest[key];
  return file.endsWith('.js') ? [`dist/${file}`] : [];
}

function styles(key) {
  return (manifest[key].css ?? []).map((file) => `dist/${file}`);
}
