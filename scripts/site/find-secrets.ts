/** What a secret looks like that has no business where everybody can read it; the names are for whoever reads the finding. */
const shapes: readonly [string, RegExp][] = [
  ['a secret key of Supabase', /sb_secret_[\w-]{8,}/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/=]{16}/],
  [
    'an address with a password',
    /\b(?:smtps?|postgres(?:ql)?|https?):\/\/[^\s:/@"'`]+:[^\s/@"'`]{3,}@[\w.-]+/,
  ],
  ['a key of an AI service', /\bsk-(?:proj-|ant-)?[A-Za-z0-9_-]{20,}/],
  ['a key of AWS', /\bAKIA[A-Z0-9]{16}\b/],
  ['a token of GitHub', /\bgh[pousr]_[A-Za-z0-9]{30,}/],
];

/**
 * The names of what `text` holds that must stay secret: by its shape, as a token for the service role, or because it is
 * one of `known`, values of this machine by their names.
 */
export function findSecrets(text: string, known: ReadonlyMap<string, string>): string[] {
  const byShape = shapes.filter(([, shape]) => shape.test(text)).map(([name]) => name);
  const tokens = text.match(/eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g) ?? [];
  const isService = tokens.some((token) => roleOf(token) === 'service_role');
  const byValue = [...known].filter(([, value]) => text.includes(value)).map(([name]) => name);
  return [...byShape, ...(isService ? ['a token of the service role'] : []), ...byValue];
}

/** Settings whose values must stay secret; short ones would be found by chance. */
export function secretSettings(env: Readonly<Record<string, string | undefined>>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value = ''] of Object.entries(env)) {
    const isSecret = /SECRET|PASSWORD|TOKEN|PRIVATE|SMTP_URL|(?:^|_)KEY$/.test(name) && !isPublic.has(name);
    if (isSecret && value.length >= 8) found.set(name, value);
  }
  return found;
}

/** What browsers are given anyway. */
const isPublic = new Set(['CONTENT_KEY', 'VAPID_PUBLIC_KEY']);

function roleOf(token: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'role') : undefined;
  } catch {
    return undefined;
  }
}
