import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';

/** Made on the first start and kept beside the data they protect. */
export interface Secrets {
  jwtSecret: string;
  publishableKey: string;
  serviceKey: string;
}

/** Reads the secrets of a data folder, or makes them; only the owner of the files may read them. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return parseSecrets(kept, file);
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
      `${file} does not hold the keys of this installation: put the right file back, or start with --reset.`,
    );
  };
  return {
    jwtSecret: read('jwtSecret'),
    publishableKey: read('publishableKey'),
    serviceKey: read('serviceKey'),
  };
}
