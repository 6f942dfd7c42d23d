import { resolve } from 'node:path';

/** Everything that the environment decides, read and checked once at start. */
export interface Settings {
  host: string;
  port: number;
  /** Where people reach Disha; no slash at the end. */
  siteUrl: string;
  dataDir: string;
  model: ModelSettings | undefined;
  mail: { smtpUrl: string; from: string } | undefined;
}

export interface ModelSettings {
  baseUrl: string;
  apiKey: string;
  model: string;
  visionModel: string | undefined;
  timeoutSeconds: number;
}

/** A setting that cannot be used; the message is one sentence that names it. */
export class SettingError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(env: Environment): Settings {
  const host = text(env, 'HOST') ?? '127.0.0.1';
  const port = wholeNumber(env, 'PORT', { least: 1, most: 65_535 }) ?? 5273;
  const shownHost =
    host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    host,
    port,
    siteUrl: webAddress(env, 'SITE_URL') ?? `http://${shownHost}:${port}`,
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.data'),
    model: modelSettings(env),
    mail: mailSettings(env),
  };
}

function modelSettings(env: Environment): ModelSettings | undefined {
  const baseUrl = webAddress(env, 'AI_BASE_URL');
  const model = text(env, 'AI_MODEL');
  if (!baseUrl && !model) return undefined;
  if (!baseUrl) throw new SettingError('AI_MODEL is set, but AI_BASE_URL is missing.');
  if (!model) throw new SettingError('AI_BASE_URL is set, but AI_MODEL is missing.');
  return {
    baseUrl,
    model,
    apiKey: text(env, 'AI_API_KEY') ?? '',
    visionModel: text(env, 'AI_VISION_MODEL'),
    timeoutSeconds: wholeNumber(env, 'AI_TIMEOUT_SECONDS', { least: 1, most: 600 }) ?? 60,
  };
}

function mailSettings(env: Environment): Settings['mail'] {
  const smtpUrl = text(env, 'SMTP_URL');
  const from = text(env, 'MAIL_FROM');
  if (!smtpUrl && !from) return undefined;
  if (!smtpUrl) throw new SettingError('MAIL_FROM is set, but SMTP_URL is missing.');
  if (!from) throw new SettingError('SMTP_URL is set, but MAIL_FROM is missing.');
  if (!/^smtps?:\/\//.test(smtpUrl)) throw new SettingError('SMTP_URL must start with smtp:// or smtps://.');
  return { smtpUrl, from };
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
  if (!Number.isInteger(number) || number < range.least || number > range.most) {
    throw new SettingError(
      `${name} must be a whole number from ${range.least} to ${range.most}, not "${value}".`,
    );
  }
  return number;
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
