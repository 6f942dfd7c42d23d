import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';

/** Made on the first start and kept beside the data they protect. */
export interface Secrets {
  jwtSecret: string;
  publishableKey: string;
  serviceKey: string;
}

/**
 * Reads the secrets of a data folder, or makes them for an empty one; only the owner of the files may read them. Throws an
 * Error that says what is wrong, what is lost and what to do where there is a database without its keys.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = fileIn(dataDir);
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read (${error.code}): let whoever starts Disha read it.`, {
      cause: error,
    });
  });
  if (kept !== undefined) return parseSecrets(kept, file);
  if (await stat(join(dataDir, 'postgres')).catch(() => undefined))
    throw new Error(
      `There is a database in ${dataDir}, but not the keys that belong to it, secrets.json. Without them all sessions, reminders and links of mails that are on their way are lost; no data are. Put the file back from a backup, or start once with --new-keys: then everybody signs in again and turns reminders on again.`,
    );
  return makeSecrets(dataDir);
}

/** Makes the secrets of a data folder that has none, whatever else is there. Throws an Error where it has them. */
export async function makeSecrets(dataDir: string): Promise<Secrets> {
  const file = fileIn(dataDir);
  if (await stat(file).catch(() => undefined))
    throw new Error(`${file} is there: move it away first, if new keys are to take its place.`);
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')]);
  const secrets: Secrets = {
    jwtSecret: randomBytes(32).toString('base64url'),
    publishableKey: publishable.key,
    serviceKey: secret.key,
  };
  // Renamed into place, so that a cut-off start never leaves half a file.
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'secrets.json');
}

/** Made of the others, as a folder from before there were guests has no such key. */
export function guestSaltOf({ jwtSecret }: Secrets): string {
  return createHmac('sha256', jwtSecret).update('guest calls').digest('base64url');
}

/** The keys of the payment sandbox; made of the others likewise, and no keys of anything that moves money. */
export function sandboxKeysOf({ jwtSecret }: Secrets): {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
} {
  const made = (use: string): string => createHmac('sha256', jwtSecret).update(use).digest('hex');
  return {
    keyId: `rzp_test_${made('sandbox key').slice(0, 14)}`,
    keySecret: made('sandbox secret').slice(0, 32),
    webhookSecret: made('sandbox webhooks').slice(0, 32),
  };
}

/**
 * The key pair by which push services know this installation, in base64url; made of the others likewise. With other keys
 * every browser would have to subscribe anew.
 */
export function pushKeysOf({ jwtSecret }: Secrets): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  // One hash in four milliards is no key of the curve; then the next one is taken.
  for (let round = 0; ; round += 1) {
    const privateKey = createHmac('sha256', jwtSecret).update(`push key ${round}`).digest();
    try {
      pair.setPrivateKey(privateKey);
    } catch {
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
  }
}

function parseSecrets(text: string, file: string): Secrets {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const read = (name: string): string => {
    const secret: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    if (typeof secret === 'string' && secret !== '') return secret;
    throw new Error(
      `${file} does not hold the keys of this installation: put the right file back from a backup, or move it away and start with --new-keys.`,
    );
  };
  return {
    jwtSecret: read('jwtSecret'),
    publishableKey: read('publishableKey'),
    serviceKey: read('serviceKey'),
  };
}
