import { resolve } from 'node:path';
import { readSettings, SettingError } from '#supabase/local/settings.ts';

/**
 * Puts a backup into the data folder of this installation, which must not run meanwhile:
 * `npm run --silent restore -- disha.tar.gz [--replace]`; `--check` reads and compares it, and changes nothing.
 * With `--replace` the data that are there are put aside, never removed. DATA_DIR as it is started with.
 * Exits with 0 when it was restored (or is whole), 1 when it could not be, 2 when the words were wrong.
 */
async function main(): Promise<void> {
  const { file, mayReplace, isCheck } = readArguments(process.argv.slice(2));
  const { dataDir } = readSettings({ ...process.env, SITE_URL: undefined });
  // Read by the backend package when it loads.
  process.env['LITE_TELEMETRY'] = '0';
  if (isCheck) {
    const { readArchive } = await import('#supabase/local/archive.ts');
    const { files, madeAt, hasSecrets } = await readArchive(file);
    console.log(
      `${file} is whole: ${files.length} files of ${madeAt}, ${hasSecrets ? 'with' : 'without'} the keys of the installation.`,
    );
    return;
  }
  const { restore } = await import('#supabase/local/backup.ts');
  const { contents, aside, hasNewKeys, accounts, questions } = await restore(file, dataDir, mayReplace);
  console.log(
    `${dataDir} holds what was there at ${contents.madeAt}: ${accounts} accounts and ${questions} questions.`,
  );
  if (aside !== undefined) console.log(`What was there is in ${aside}.`);
  console.log(
    hasNewKeys
      ? 'The backup holds no keys, so new ones are made: everybody signs in again, and turns reminders on again.'
      : 'Whoever was signed in at that time still is.',
  );
  console.log('Devices fetch everything anew; what they have not sent yet they send.');
}

const usage = 'Usage: npm run --silent restore -- <file.tar.gz> [--replace | --check]';

function readArguments(words: readonly string[]): { file: string; mayReplace: boolean; isCheck: boolean } {
  const files = words.filter((word) => !word.startsWith('-'));
  const options = words.filter((word) => word.startsWith('-'));
  const [file] = files;
  const isKnown = options.every((option) => ['--replace', '--check'].includes(option));
  if (file === undefined || files.length > 1 || !isKnown || options.length > 1) throw new SettingError(usage);
  return {
    file: resolve(file),
    mayReplace: options.includes('--replace'),
    isCheck: options.includes('--check'),
  };
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof SettingError ? 2 : 1;
}
