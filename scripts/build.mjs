/** Builds the app into `dist`. */
import { inTurn } from './in-turn.mjs';

inTurn([
  ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  ['tsx/dist/cli.mjs', 'scripts/compress-dist.mjs'],
  ['tsx/dist/cli.mjs', 'scripts/write-hosting.ts'],
]);
