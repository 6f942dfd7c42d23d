import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings, SettingError, type ServerSettings } from '#supabase/local/settings.ts';

/**
 * Makes the account of an address an admin of this installation, or with `--remove` an ordinary user again:
 * `npm run --silent admin -- someone@example.com [--remove]`
 * Asks the running server, with the key in its data folder; HOST, PORT and DATA_DIR as it was started with.
 * Exits with 0 when the account is what was asked for, 1 when it could not be, 2 when the words were wrong.
 */
async function main(): Promise<void> {
  const { email, isAdmin } = readArguments(process.argv.slice(2));
  // Where the server itself listens, whatever address people reach it by.
  const settings = readSettings({ ...process.env, SITE_URL: undefined });
  const response = await ask(settings, { p_email: email, p_is_admin: isAdmin });
  const answer = (await response.json().catch(() => undefined)) as { code?: unknown } | boolean | undefined;
  if (response.ok && typeof answer === 'boolean') {
    const role = isAdmin ? 'an admin' : 'an ordinary user';
    console.log(`${email} is ${role} ${answer ? 'now' : 'already'}.`);
    return;
  }
  const code = typeof answer === 'object' ? answer.code : undefined;
  switch (code) {
    case 'PT404':
      throw new Failure(`No account has the address ${email}: sign up with it first.`);
    case 'PT409':
      throw new Failure(`The address ${email} is not confirmed yet: open the link of its mail first.`);
    default:
      throw new Failure(
        response.status === 401 || code === '42501'
          ? `What runs at ${settings.siteUrl} does not work with the data in ${settings.dataDir}: give the DATA_DIR and PORT that it was started with.`
          : `The server at ${settings.siteUrl} answered ${response.status} ${JSON.stringify(answer)}.`,
      );
  }
}

class Failure extends Error {}

function readArguments(words: readonly string[]): { email: string; isAdmin: boolean } {
  const emails = words.filter((word) => word !== '--remove');
  const [email] = emails;
  if (email === undefined || emails.length > 1 || !/^[^\s@-][^\s@]*@[^\s@]+$/.test(email))
    throw new SettingError('Usage: npm run --silent admin -- someone@example.com [--remove]');
  return { email, isAdmin: !words.includes('--remove') };
}

async function ask({ dataDir, siteUrl }: ServerSettings, body: object): Promise<Response> {
  try {
    await access(join(dataDir, 'secrets.json'));
  } catch {
    throw new Failure(
      `There is no installation in ${dataDir}: start it once, or name its folder with DATA_DIR.`,
    );
  }
  // Read by the backend package when it loads.
  process.env['LITE_TELEMETRY'] = '0';
  const { loadSecrets } = await import('#supabase/local/secrets.ts');
  const { serviceKey } = await loadSecrets(dataDir);
  try {
    return await fetch(`${siteUrl}/rest/v1/rpc/make_admin`, {
      method: 'POST',
      headers: { apikey: serviceKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
  } catch {
    throw new Failure(`Nothing answers at ${siteUrl}: start Disha first, or name its PORT.`);
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof SettingError ? 2 : 1;
}
