import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { connectTarget, TargetRefusal } from '#supabase/hosted/move/hosted-target.ts';
import { moveAccount, type Moved } from '#supabase/hosted/move/move-account.ts';
import { connectSource } from '#supabase/hosted/move/running-source.ts';
import { readSettings, SettingError } from '#supabase/local/settings.ts';

/**
 * Takes an account, or with `--all` everybody's, from the installation of this machine to a hosted project, while it runs:
 * `npm run --silent move-user -- someone@example.com --to https://<ref>.supabase.co --service-key sb_secret_…`
 * The key may also come from SUPABASE_SERVICE_KEY, which keeps it out of the list of processes. HOST, PORT and DATA_DIR as the
 * installation was started with. A line for each account; may be called again at any time.
 * Exits with 0 when everything asked for is there, 1 when something is not, 2 when the words were wrong.
 */
async function main(): Promise<void> {
  const wanted = readArguments(process.argv.slice(2));
  const settings = readSettings({ ...process.env, SITE_URL: undefined });
  const source = connectSource(settings.siteUrl, await serviceKeyOf(settings.dataDir));
  const target = connectTarget({ ...wanted.to, fetch: (input, init) => fetch(input, init) });
  const everybody = await source.accounts().catch((error: unknown) => {
    if (error instanceof TypeError)
      throw new Failure(`Nothing answers at ${settings.siteUrl}: start Disha first, or name its PORT.`);
    throw error;
  });
  const accounts =
    wanted.email === undefined ? everybody : everybody.filter(({ email }) => email === wanted.email);
  if (accounts.length === 0)
    throw new Failure(
      wanted.email ? `No account has the address ${wanted.email}.` : 'There are no accounts here.',
    );
  let failed = 0;
  for (const [n, { id, email }] of accounts.entries()) {
    const name = `[${n + 1}/${accounts.length}] ${email ?? id}`;
    try {
      console.log(`${name}: ${wordsFor(await moveAccount(source, target, id))}`);
    } catch (error) {
      if (!(error instanceof TargetRefusal)) throw error;
      failed += 1;
      console.log(`${name}: NOT MOVED: ${error.message}`);
    }
  }
  console.log(`${accounts.length - failed} of ${accounts.length} are at ${wanted.to.url}.`);
  if (failed < accounts.length) console.log(next);
  if (failed > 0) process.exitCode = 1;
}

const next = `
Rows and files of both sides were compared and are the same. What happens next:
- People sign in there with the password they have; sessions do not move. Who came with Google signs in with Google again,
  where the project offers it.
- A device builds its copy anew when it first signs in there. What it has not sent yet stays on it: where the site keeps its
  address, it is sent then and nothing is done twice; where the address is another, let people open the old one once more first.
- Reminders by push begin again on each device that opens the new site.
- The accounts here stay as they are. Stop this server, or people go on writing in both places.`;

function wordsFor({ outcome, rows, files, bytes }: Moved): string {
  const size = bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.ceil(bytes / 1e3)} kB`;
  if (outcome === 'used there since') return 'moved before, used there since; nothing has changed here';
  return `${outcome}: ${rows} rows, ${files} files${files > 0 ? ` (${size})` : ''}`;
}

class Failure extends Error {}

const usage =
  'Usage: npm run --silent move-user -- someone@example.com --to https://<ref>.supabase.co --service-key sb_secret_…  (or --all)';

function readArguments(words: readonly string[]): {
  email: string | undefined;
  to: { url: string; serviceKey: string };
} {
  const rest = [...words];
  const take = (name: string): string | undefined => {
    const at = rest.indexOf(name);
    return at < 0 ? undefined : rest.splice(at, 2)[1];
  };
  const to = take('--to');
  const serviceKey = take('--service-key') ?? process.env['SUPABASE_SERVICE_KEY'];
  const [who, ...others] = rest;
  const isKnown = who === '--all' || /^[^\s@-][^\s@]*@[^\s@]+$/.test(who ?? '');
  if (!to || !URL.canParse(to) || !serviceKey || !isKnown || others.length > 0) throw new SettingError(usage);
  return {
    email: who === '--all' ? undefined : who?.toLowerCase(),
    to: { url: to.replace(/\/+$/, ''), serviceKey },
  };
}

async function serviceKeyOf(dataDir: string): Promise<string> {
  try {
    await access(join(dataDir, 'secrets.json'));
  } catch {
    throw new Failure(`There is no installation in ${dataDir}: name its folder with DATA_DIR.`);
  }
  // Read by the backend package when it loads.
  process.env['LITE_TELEMETRY'] = '0';
  const { loadSecrets } = await import('#supabase/local/secrets.ts');
  return (await loadSecrets(dataDir)).serviceKey;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof SettingError ? 2 : 1;
}
