/** Mends what lint and format can mend by themselves. */
import { inTurn } from './in-turn.mjs';

inTurn([
  ['oxlint/bin/oxlint', '--fix', '--quiet'],
  ['prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.'],
]);
