/** What the words behind a command mean, as far as all commands have it in common. */
/** @typedef {import('./commands.d.mts').Command} Command */

/** What `--help` prints. @param {string} name @param {Command} command */
export function helpFor(name, { does, words, flags = {}, example, needsBuild }) {
  const call = `npm run --silent ${name}`;
  const names = Object.entries(flags).map(([flag, { value }]) => `--${flag}${value ? ` ${value}` : ''}`);
  const width = Math.max(0, ...names.map((flag) => flag.length), '--help'.length);
  const all = [...Object.values(flags).map((flag) => flag.does), 'Says this.'];
  const usage = [words, Object.keys(flags).length > 0 && '[flags]'].filter(Boolean).join(' ');
  return [
    does,
    ...(needsBuild ? ['Builds the app first where dist is missing or older than its sources.'] : []),
    '',
    `Usage: ${call}${usage ? ` -- ${usage}` : ''}`,
    '',
    ...[...names, '--help'].map((flag, index) => `  ${flag.padEnd(width)}  ${all[index]}`),
    '',
    `Example: ${call}${example ? ` -- ${example}` : ''}`,
    '',
  ].join('\n');
}

/**
 * A sentence about the first word that the command cannot be called with; undefined where there is none.
 * @param {Command} command @param {readonly string[]} given @returns {string | undefined}
 */
export function whatIsWrong({ words, flags = {} }, given) {
  const rest = [...given];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('-') || word === '-' || word === '--') {
      if (words === undefined) return `It takes flags alone, and "${word}" is none.`;
      continue;
    }
    const [name = '', ...joined] = word.slice(2).split('=');
    const flag = word.startsWith('--') && Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (!flag) return `It has no flag ${word}.`;
    if (flag.value === undefined) {
      if (joined.length > 0) return `--${name} takes no value.`;
      continue;
    }
    const value = joined.length > 0 ? joined.join('=') : rest.shift();
    if (value === undefined || value.startsWith('--')) return `--${name} needs a value: ${flag.value}.`;
    if (!fits(flag, value)) return `--${name} takes a whole number from ${flag.from} on, not "${value}".`;
  }
  return undefined;
}

/** @param {import('./commands.d.mts').Flag} flag @param {string} value */
function fits({ from }, value) {
  return from === undefined || (/^\d{1,15}$/.test(value) && Number(value) >= from);
}
