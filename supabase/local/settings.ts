import { createECDH } from 'node:crypto';
import { resolve } from 'node:path';
import { readGstin } from '#domain/credits/gst.ts';
import { longestTranscription } from '../functions/_shared/speech.ts';
import { gatewayUrl } from '../functions/_shared/payments.ts';
import { bareName, isLoopback } from './host-names.ts';
import { logLevels, type LogSettings } from './log.ts';
import { type DatabaseAddress, readDatabaseAddress } from './postgres/address.ts';

/** Everything that the environment decides, read and checked once at start. */
export interface ServerSettings {
  host: string;
  port: number;
  /** Where people reach Disha; no slash at the end. */
  siteUrl: string;
  dataDir: string;
  /** A PostgreSQL server of one's own; undefined where the database is the embedded one in the data folder. */
  database: { address: DatabaseAddress; poolSize: number } | undefined;
  /** The folder of the build that is served. */
  siteDir: string;
  model: ModelSettings | undefined;
  /** What writes speech down; undefined where nothing does, and the browser may. */
  speech: SpeechSettings | undefined;
  mail: { smtpUrl: string; from: string } | undefined;
  /** Whom questions of the contact form are mailed to; undefined where they wait in the inbox of admins alone. */
  contactEmail: string | undefined;
  /** What the Contact page shows beside its form. */
  shownContact: { email: string | undefined; phone: string | undefined };
  /** Signing in with Google; undefined where it is not set up. */
  google: { clientId: string; clientSecret: string } | undefined;
  /** How money comes in; undefined where nothing can be bought. */
  payments: PaymentSettings | undefined;
  /** Who sells, as it stands on receipts. */
  seller: SellerSettings | undefined;
  push: PushSettings;
  /**
   * Whether a proxy of ours stands before this server: then the sender of a request is the last entry of its
   * `X-Forwarded-For`, which that proxy has written. Elsewhere anybody could write there who they are.
   */
  isBehindProxy: boolean;
  /** Whether pictures and documents of conversations are read with a session or a signed address alone. */
  hasPrivateAttachments: boolean;
  log: LogSettings;
  /** With it the figures may be read from elsewhere; without it on this machine alone. */
  metricsToken: string | undefined;
  /**
   * Which pages for whoever runs the server are answered to a browser on its machine. Where people come by a public
   * address a proxy may make everybody seem to sit here, so they have to be switched on by name.
   */
  pagesHere: { mailbox: boolean; metrics: boolean };
}

export interface ModelSettings {
  baseUrl: string;
  apiKey: string;
  model: string;
  visionModel: string | undefined;
  timeoutSeconds: number;
}

export type SpeechSettings =
  | ({ kind: 'endpoint' } & Pick<ModelSettings, 'baseUrl' | 'apiKey' | 'model' | 'timeoutSeconds'>)
  /** A folder with the files of a speech model. */
  | { kind: 'local'; modelDir: string };

/** The gateway with the keys of its owner, or one that is played on this machine: no money moves. */
export type PaymentSettings =
  | { kind: 'sandbox' }
  | { kind: 'razorpay'; keyId: string; keySecret: string; webhookSecret: string | undefined; apiUrl: string };

export interface PushSettings {
  /** In base64url; undefined where the installation makes its own. */
  keys: { publicKey: string; privateKey: string } | undefined;
  /** Whom a push service may write to; undefined is the address of the site. */
  subject: string | undefined;
  /** Push services of one's own, by their origins, which need not be public; for everybody else's it has to be https. */
  ownOrigins: readonly string[];
}

export interface SellerSettings {
  name: string;
  address: string;
  /** The tax number; without one there is no tax on a receipt. */
  gstin: string | undefined;
  /** The state that the seller is in, in words. */
  state: string;
}

/** A setting that cannot be used; the message is one sentence that names it. */
export class SettingError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment; throws a `SettingError` for the first setting that cannot be used. `isTerminal` says whether
 * somebody reads what the process says.
 */
export function readSettings(env: Environment, isTerminal = false): ServerSettings {
  const host = hostName(env) ?? '127.0.0.1';
  const port = wholeNumber(env, 'PORT', { least: 1, most: 65_535 }) ?? 5273;
  const shownHost =
    host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const siteUrl = siteAddress(env) ?? `http://${shownHost}:${port}`;
  const isOwnMachine = isLoopback(bareName(new URL(siteUrl).host));
  return {
    host,
    port,
    siteUrl,
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.data'),
    database: databaseSettings(env),
    siteDir: resolve(text(env, 'SITE_DIR') ?? 'dist'),
    model: modelSettings(env),
    speech: speechSettings(env),
    mail: mailSettings(env),
    contactEmail: emailAddress(env, 'CONTACT_EMAIL'),
    shownContact: { email: emailAddress(env, 'PUBLIC_EMAIL'), phone: phoneNumber(env, 'PUBLIC_PHONE') },
    google: googleSettings(env),
    payments: paymentSettings(env),
    seller: sellerSettings(env),
    push: pushSettings(env),
    isBehindProxy: yesOrNo(env, 'TRUST_PROXY') ?? false,
    hasPrivateAttachments: yesOrNo(env, 'PRIVATE_ATTACHMENTS') ?? false,
    log: {
      format: oneOf(env, 'LOG_FORMAT', ['text', 'json']) ?? (isTerminal ? 'text' : 'json'),
      level: oneOf(env, 'LOG_LEVEL', logLevels) ?? 'info',
    },
    metricsToken: metricsToken(env),
    pagesHere: {
      mailbox: yesOrNo(env, 'MAILBOX') ?? isOwnMachine,
      metrics: yesOrNo(env, 'METRICS') ?? isOwnMachine,
    },
  };
}

function databaseSettings(env: Environment): ServerSettings['database'] {
  const url = text(env, 'DATABASE_URL');
  const poolSize = wholeNumber(env, 'DATABASE_POOL', { least: 1, most: 1000 });
  if (url === undefined) {
    if (poolSize !== undefined) throw new SettingError('DATABASE_POOL is set, but DATABASE_URL is missing.');
    return undefined;
  }
  const address = readDatabaseAddress(url);
  // It may hold a password, so it is not repeated.
  if (!address)
    throw new SettingError(
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/database.',
    );
  return { address, poolSize: poolSize ?? 10 };
}

function modelSettings(env: Environment): ModelSettings | undefined {
  const baseUrl = webAddress(env, 'AI_BASE_URL');
  const model = text(env, 'AI_MODEL');
  const timeoutSeconds = modelTimeout(env);
  if (!baseUrl) {
    const lonely = ['AI_MODEL', 'AI_API_KEY', 'AI_VISION_MODEL'].find((name) => text(env, name));
    if (lonely) throw new SettingError(`${lonely} is set, but AI_BASE_URL is missing.`);
    return undefined;
  }
  if (!model) throw new SettingError('AI_BASE_URL is set, but AI_MODEL is missing.');
  return {
    baseUrl,
    model,
    apiKey: text(env, 'AI_API_KEY') ?? '',
    visionModel: text(env, 'AI_VISION_MODEL'),
    timeoutSeconds,
  };
}

function modelTimeout(env: Environment): number {
  return wholeNumber(env, 'AI_TIMEOUT_SECONDS', { least: 1, most: 600 }) ?? 60;
}

/** An endpoint comes before a model of one's own. */
function speechSettings(env: Environment): SpeechSettings | undefined {
  const ownUrl = webAddress(env, 'AI_TRANSCRIBE_BASE_URL');
  const baseUrl = ownUrl ?? webAddress(env, 'AI_BASE_URL');
  const model = text(env, 'AI_TRANSCRIBE_MODEL');
  const ownKey = text(env, 'AI_TRANSCRIBE_API_KEY');
  const modelDir = text(env, 'SPEECH_MODEL_DIR');
  if (ownKey && !ownUrl)
    throw new SettingError('AI_TRANSCRIBE_API_KEY is set, but AI_TRANSCRIBE_BASE_URL is missing.');
  if (ownUrl && !model)
    throw new SettingError('AI_TRANSCRIBE_BASE_URL is set, but AI_TRANSCRIBE_MODEL is missing.');
  if (model) {
    if (!baseUrl) throw new SettingError('AI_TRANSCRIBE_MODEL is set, but AI_BASE_URL is missing.');
    // A key is for the address that it stands beside, and goes to no other.
    const apiKey = (ownUrl ? ownKey : text(env, 'AI_API_KEY')) ?? '';
    const timeoutSeconds = Math.min(modelTimeout(env), longestTranscription);
    return { kind: 'endpoint', baseUrl, apiKey, model, timeoutSeconds };
  }
  return modelDir ? { kind: 'local', modelDir: resolve(modelDir) } : undefined;
}

function mailSettings(env: Environment): ServerSettings['mail'] {
  const smtpUrl = text(env, 'SMTP_URL');
  const from = text(env, 'MAIL_FROM');
  if (!smtpUrl && !from) return undefined;
  if (!smtpUrl) throw new SettingError('MAIL_FROM is set, but SMTP_URL is missing.');
  if (!from) throw new SettingError('SMTP_URL is set, but MAIL_FROM is missing.');
  // It may hold a password, so it is not repeated.
  if (!URL.canParse(smtpUrl) || !/^smtps?:\/\/./.test(smtpUrl))
    throw new SettingError('SMTP_URL must be an address that starts with smtp:// or smtps://.');
  if (!/\S@\S/.test(from)) throw new SettingError(`MAIL_FROM must be an e-mail address, not "${from}".`);
  return { smtpUrl, from };
}

function emailAddress(env: Environment, name: string): string | undefined {
  const address = text(env, name);
  if (address !== undefined && !/^[^\s@,;]+@[^\s@,;]+$/.test(address))
    throw new SettingError(`${name} must be an e-mail address, not "${address}".`);
  return address;
}

function phoneNumber(env: Environment, name: string): string | undefined {
  const number = text(env, name);
  if (number !== undefined && !/^\+?[\d\s().-]{5,}$/.test(number))
    throw new SettingError(`${name} must be a telephone number, not "${number}".`);
  return number;
}

function googleSettings(env: Environment): ServerSettings['google'] {
  const clientId = text(env, 'GOOGLE_CLIENT_ID');
  const clientSecret = text(env, 'GOOGLE_CLIENT_SECRET');
  if (!clientId && !clientSecret) return undefined;
  if (!clientId) throw new SettingError('GOOGLE_CLIENT_SECRET is set, but GOOGLE_CLIENT_ID is missing.');
  if (!clientSecret) throw new SettingError('GOOGLE_CLIENT_ID is set, but GOOGLE_CLIENT_SECRET is missing.');
  return { clientId, clientSecret };
}

function paymentSettings(env: Environment): PaymentSettings | undefined {
  const [keyId, keySecret] = [text(env, 'RAZORPAY_KEY_ID'), text(env, 'RAZORPAY_KEY_SECRET')];
  const webhookSecret = text(env, 'RAZORPAY_WEBHOOK_SECRET');
  const apiUrl = webAddress(env, 'RAZORPAY_API_URL');
  if (!keyId && !keySecret) {
    const lonely = webhookSecret ? 'RAZORPAY_WEBHOOK_SECRET' : apiUrl && 'RAZORPAY_API_URL';
    if (lonely) throw new SettingError(`${lonely} is set, but RAZORPAY_KEY_ID is missing.`);
    return (yesOrNo(env, 'PAYMENT_SANDBOX') ?? true) ? { kind: 'sandbox' } : undefined;
  }
  if (!keyId) throw new SettingError('RAZORPAY_KEY_SECRET is set, but RAZORPAY_KEY_ID is missing.');
  if (!keySecret) throw new SettingError('RAZORPAY_KEY_ID is set, but RAZORPAY_KEY_SECRET is missing.');
  return { kind: 'razorpay', keyId, keySecret, webhookSecret, apiUrl: apiUrl ?? gatewayUrl };
}

function sellerSettings(env: Environment): SellerSettings | undefined {
  const [name, address] = [text(env, 'SELLER_NAME'), text(env, 'SELLER_ADDRESS')];
  const [gstin, state] = [text(env, 'SELLER_GSTIN')?.toUpperCase(), text(env, 'SELLER_STATE')];
  if (!name) {
    const lonely = address ? 'SELLER_ADDRESS' : gstin ? 'SELLER_GSTIN' : state && 'SELLER_STATE';
    if (lonely) throw new SettingError(`${lonely} is set, but SELLER_NAME is missing.`);
    return undefined;
  }
  if (gstin && !readGstin(gstin))
    throw new SettingError(`SELLER_GSTIN must be a GSTIN without a slip in it, not "${gstin}".`);
  if (gstin && !state) throw new SettingError('SELLER_GSTIN is set, but SELLER_STATE is missing.');
  return { name, address: address ?? '', gstin, state: state ?? '' };
}

function pushSettings(env: Environment): PushSettings {
  const [publicKey, privateKey] = [text(env, 'VAPID_PUBLIC_KEY'), text(env, 'VAPID_PRIVATE_KEY')];
  if (publicKey && !privateKey)
    throw new SettingError('VAPID_PUBLIC_KEY is set, but VAPID_PRIVATE_KEY is missing.');
  if (privateKey && !publicKey)
    throw new SettingError('VAPID_PRIVATE_KEY is set, but VAPID_PUBLIC_KEY is missing.');
  if (publicKey && privateKey && !isKeyPair(publicKey, privateKey))
    throw new SettingError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a key pair of P-256 in base64url.',
    );
  const subject = text(env, 'VAPID_SUBJECT');
  if (subject !== undefined && !/^(?:mailto:\S+@|https:\/\/)\S+$/.test(subject))
    throw new SettingError(`VAPID_SUBJECT must start with mailto: or https://, not "${subject}".`);
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : undefined,
    subject,
    ownOrigins: origins(env, 'PUSH_OWN_ORIGINS'),
  };
}

function isKeyPair(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** Addresses without a path, with commas between them. */
function origins(env: Environment, name: string): string[] {
  const listed = (text(env, name) ?? '').split(',').filter((origin) => origin.trim() !== '');
  return listed.map((each) => {
    const origin = each.trim();
    if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
    throw new SettingError(`${name} must be addresses without a path, not "${origin}".`);
  });
}

function metricsToken(env: Environment): string | undefined {
  const token = text(env, 'METRICS_TOKEN');
  // It is a secret, so it is not repeated.
  if (token !== undefined && !/^[\x21-\x7e]{16,}$/.test(token))
    throw new SettingError('METRICS_TOKEN must be at least 16 letters, digits or signs, without a space.');
  return token;
}

function oneOf<Value extends string>(
  env: Environment,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const given = text(env, name);
  if (given === undefined) return undefined;
  const value = values.find((each) => each === given);
  if (value === undefined)
    throw new SettingError(
      `${name} must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}, not "${given}".`,
    );
  return value;
}

function yesOrNo(env: Environment, name: string): boolean | undefined {
  const value = text(env, name);
  if (value !== undefined && value !== '0' && value !== '1')
    throw new SettingError(`${name} must be 1 or 0, not "${value}".`);
  return value === undefined ? undefined : value === '1';
}

function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function wholeNumber(
  env: Environment,
  name: string,
  range: { least: number; most: number },
): number | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < range.least || number > range.most) {
    throw new SettingError(
      `${name} must be a whole number from ${range.least} to ${range.most}, not "${value}".`,
    );
  }
  return number;
}

function hostName(env: Environment): string | undefined {
  const value = text(env, 'HOST');
  if (value !== undefined && !/^[\w.:-]+$/.test(value))
    throw new SettingError(`HOST must be an address or a name of this machine, not "${value}".`);
  return value;
}

function siteAddress(env: Environment): string | undefined {
  const address = webAddress(env, 'SITE_URL');
  if (address === undefined) return undefined;
  const { pathname, search, hash } = new URL(address);
  if (pathname + search + hash !== '/')
    throw new SettingError(`SITE_URL must be an address without a path, not "${address}".`);
  return address;
}

function webAddress(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const isWebAddress = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  if (!isWebAddress)
    throw new SettingError(
      `${name} must be an address that starts with http:// or https://, not "${value}".`,
    );
  return value.replace(/\/+$/, '');
}
