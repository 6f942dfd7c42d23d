/** Writes a Brotli and a gzip copy beside each text file of the build, so that the server need not compress on each request. */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const text = /\.(?:js|css|html|svg|json|webmanifest|txt|xml|wasm)$/;
const smallestWorthwhile = 1024;
/** Beyond this the last per cent takes ten times as long. */
const large = 1024 * 1024;

compressFolder('dist');

/** @param {string} folder */
function compressFolder(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compressFolder(path);
    else if (text.test(name) && statSync(path).size >= smallestWorthwhile) compressFile(path);
  }
}

/** @param {string} path */
function compressFile(path) {
  const bytes = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > large ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  );
}
