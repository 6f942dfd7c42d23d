/** Budgets of what a visitor downloads, read from the build's own manifest so that no file can slip past by its name. */
const { readFileSync } = require('node:fs');

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const entry = 'index.html';
const home = Object.keys(manifest).find((key) => key.startsWith('src/routes/index.tsx'));
if (!home) throw new Error('The build has no chunk for the home route.');
const firstView = [...closure([entry, home])];
const checkout = [...closure(['pay.html'])];

module.exports = [
  {
    name: 'JS before / is interactive',
    path: firstView.flatMap((key) => script(key)),
    limit: '130 kB',
    brotli: true,
  },
  { name: 'CSS of /', path: firstView.flatMap((key) => styles(key)), limit: '20 kB', brotli: true },
  { name: 'JS of the checkout', path: checkout.flatMap((key) => script(key)), limit: '6 kB', brotli: true },
  { name: 'Worker', path: 'dist/index.js', limit: '55 kB', gzip: true },
];

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
