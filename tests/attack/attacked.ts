import { inject } from 'vitest';
import { worldAt, type Session, type World } from '#tests/fakes/embedded-world.ts';

/** What came back to whoever attacks. */
export interface Heard {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined where it is no JSON. */
  json: unknown;
}

export interface Attacked extends World {
  /** Any request, with the key that every visitor has; `from` is an address of the network. */
  ask(path: string, init?: RequestInit & { as?: Session; from?: string }): Promise<Heard>;
  /** The code of a refusal, in whichever of the shapes of the services. */
  code(heard: Heard): string | undefined;
}

/** The server that all chapters share. */
export async function attacked(url: string = inject('attacked').url): Promise<Attacked> {
  const world = await worldAt(url);
  return {
    ...world,
    async ask(path, { as, from, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (!headers.has('apikey')) headers.set('apikey', world.publishableKey);
      if (from !== undefined) headers.set('x-forwarded-for', from);
      if (as && !headers.has('authorization')) headers.set('authorization', `Bearer ${as.token}`);
      if (typeof init.body === 'string' && !headers.has('content-type'))
        headers.set('content-type', 'application/json');
      const response = await fetch(world.url + path, { redirect: 'manual', ...init, headers });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: parsed(text) };
    },
    code({ json }) {
      const read = (value: unknown, name: string): unknown =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
      const code = read(read(json, 'error'), 'code') ?? read(json, 'error_code') ?? read(json, 'code');
      return typeof code === 'string' ? code : undefined;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
