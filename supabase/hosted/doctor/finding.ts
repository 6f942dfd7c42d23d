/** What the doctor says of one thing. */
export interface Finding {
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
  ask: Ask;
}

export type Ask = (url: string, init?: RequestInit) => Promise<Heard>;

/** An answer that was read to its end; `status` 0 where there was none, with the reason as the text. */
export interface Heard {
  status: number;
  headers: Headers;
  text: string;
  /** The text as JSON; undefined where it is none. */
  json: unknown;
}

const patienceMs = 20_000;

export function asker(fetchFrom: typeof fetch): Ask {
  return async (url, init = {}) => {
    try {
      const response = await fetchFrom(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        ...init,
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: parsed(text) };
    } catch (error) {
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return { status: 0, headers: new Headers(), text: String(reason), json: undefined };
    }
  };
}

/** A finding that is fine, or wrong with what was found and what to do. */
export function finding(
  area: Area,
  check: string,
  isFine: boolean,
  otherwise: { detail: string; mend: string },
): Finding {
  return isFine ? { area, check, state: 'fine' } : { area, check, state: 'wrong', ...otherwise };
}

export function unknown(area: Area, check: string, detail: string): Finding {
  return { area, check, state: 'unknown', detail };
}

/** What came, in a few words. */
export function heardIn({ status, text }: Heard): string {
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
