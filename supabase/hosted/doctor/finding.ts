import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What the doctor says of one thing. */
export interface DoctorFinding {
  /** The part of the installation that was looked at. */
  area: Area;
  /** What was looked at, as a sentence that is true when it is fine. */
  check: string;
  /** `unknown`: it could not be looked at, or does not apply; `detail` says why. */
  state: 'fine' | 'wrong' | 'unknown';
  /** What was found, where that is not what the sentence says. */
  detail?: string;
  /** What to do about it. */
  mend?: string;
}

export type Area =
  'site' | 'headers' | 'config' | 'sign-in' | 'database' | 'functions' | 'payments' | 'push' | 'schedules';

/** What is looked at, and with which keys. */
export interface Patient {
  /** Where people reach the app; no slash at the end. */
  siteUrl: string;
  /** Where the services are, and the key that everybody has. Taken from the site's config.json where nobody says them. */
  supabaseUrl: string;
  key: string;
  serviceKey: string | undefined;
  webhookSecret: string | undefined;
  config: Record<string, unknown>;
  ask: AskSite;
}

export type AskSite = (url: string, question?: SiteQuestion) => Promise<SiteAnswer>;

export interface SiteQuestion {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** An answer that was read to its end; `status` 0 where there was none, with the reason as the text. */
export interface SiteAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The text as JSON; undefined where it is none. */
  json: unknown;
}

const patienceMs = 20_000;

/**
 * Asks over the network and follows nobody who sends it elsewhere. Not by `fetch`, which says of itself that it is no
 * browser going to a page: hosts answer that otherwise.
 */
export const askOverNetwork: AskSite = (url, { method = 'GET', headers = {}, body } = {}) =>
  new Promise((resolve) => {
    const none = (reason: string): void =>
      resolve({ status: 0, headers: new Headers(), text: reason, json: undefined });
    try {
      const request = url.startsWith('https:') ? overHttps : overHttp;
      const asked = request(url, { method, headers, timeout: patienceMs }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', (error) => none(String(error)));
        answer.on('end', () => {
          const text = unpacked(Buffer.concat(parts), answer.headers['content-encoding']).toString();
          const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
          resolve({
            status: answer.statusCode ?? 0,
            headers: new Headers(given as [string, string][]),
            text,
            json: parsed(text),
          });
        });
      });
      asked.on('timeout', () => asked.destroy(new Error(`nothing came for ${patienceMs / 1000} seconds`)));
      asked.on('error', (error) => none(String(error)));
      asked.end(body);
    } catch (error) {
      none(String(error));
    }
  });

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  try {
    if (encoding === 'br') return brotliDecompressSync(bytes);
    return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  } catch {
    return bytes;
  }
}

/** A finding that is fine, or wrong with what was found and what to do. */
export function finding(
  area: Area,
  check: string,
  isFine: boolean,
  otherwise: { detail: string; mend: string },
): DoctorFinding {
  return isFine ? { area, check, state: 'fine' } : { area, check, state: 'wrong', ...otherwise };
}

export function unknown(area: Area, check: string, detail: string): DoctorFinding {
  return { area, check, state: 'unknown', detail };
}

/**
 * A finding without the signs that command a terminal or turn the letters around them: what the site says stands in it, and
 * whoever looks at a site need not trust it.
 */
export function plain(found: DoctorFinding): DoctorFinding {
  const words = (text: string) =>
    text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
  return {
    ...found,
    check: words(found.check),
    ...(found.detail !== undefined && { detail: words(found.detail) }),
    ...(found.mend !== undefined && { mend: words(found.mend) }),
  };
}

/** What came, in a few words. */
export function heardIn({ status, text }: SiteAnswer): string {
  const words = text.replaceAll(/\s+/g, ' ').trim().slice(0, 160);
  return status === 0 ? `no answer: ${words}` : `answered ${status}${words === '' ? '' : `: ${words}`}`;
}

export function fieldOf(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
