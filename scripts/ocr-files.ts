import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { ocrFolder } from '../src/lib/read-words/ocr-files.ts';

const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(resolve(`${name}/package.json`));

/** The published files of tesseract.js that a browser may ask for; only the smaller of the models it offers. */
const sources = [
  join(folderOf('tesseract.js'), 'dist', 'worker.min.js'),
  ...['-relaxedsimd', '-simd', ''].map((kind) => join(coreFolder(), `tesseract-core${kind}-lstm.wasm.js`)),
  ...['eng', 'hin'].map((language) =>
    join(folderOf(`@tesseract.js-data/${language}`), '4.0.0_best_int', `${language}.traineddata.gz`),
  ),
];

function coreFolder(): string {
  const { resolve: fromReader } = createRequire(resolve('tesseract.js/package.json'));
  return dirname(fromReader('tesseract.js-core/package.json'));
}

/** Puts what reads pictures into the build as its makers published it, and serves it in development. */
export function ocrFiles(): Plugin {
  return {
    name: 'ocr-files',
    async buildStart() {
      const { version } = JSON.parse(await readFile(resolve('tesseract.js/package.json'), 'utf8')) as {
        version: string;
      };
      // Kept files are told apart by the name of their folder alone.
      if (!ocrFolder.startsWith(`/ocr/${version}-`))
        this.error(`tesseract.js is ${version}: name a new folder in src/lib/read-words/ocr-files.ts`);
    },
    async generateBundle() {
      for (const source of sources)
        this.emitFile({
          type: 'asset',
          fileName: `${ocrFolder.slice(1)}/${basename(source)}`,
          source: await readFile(source),
        });
    },
    configureServer({ middlewares }) {
      middlewares.use(ocrFolder, (request, response, next) => {
        const source = sources.find((path) => `/${basename(path)}` === request.url);
        if (!source) return next();
        response.setHeader(
          'content-type',
          source.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
        );
        void readFile(source).then((bytes) => response.end(bytes), next);
      });
    },
  };
}
