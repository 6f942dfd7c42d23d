import type { Listener } from '../_shared/ask-carefully.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { eventStream, problemOf } from '../_shared/respond.ts';

const secondsBetweenSigns = 15;

/**
 * Gives what the work gives, or for a caller who takes a stream a response with events, as soon as the work has its
 * first words: `delta` {text}, `reset` {}, and at the end `done` with what the work gives, or `error` {code, message}.
 * Whoever hangs up misses the answer; the work goes on all the same.
 */
export function answerAsItComes(
  takesStream: boolean,
  work: (shown: Listener | undefined) => Promise<unknown>,
  { keepAlive, log }: Pick<FunctionDeps, 'keepAlive' | 'log'>,
): Promise<unknown> {
  const events = openEvents();
  return new Promise((resolve, reject) => {
    const shown: Listener = {
      add(text) {
        if (!events.isBegun()) resolve(eventStream(events.begin()));
        events.send('delta', { text });
      },
      forget: () => events.send('reset', {}),
    };
    const done = async (): Promise<void> => {
      try {
        const value = await work(takesStream ? shown : undefined);
        resolve(value);
        events.send('done', value);
      } catch (error) {
        if (!events.isBegun()) return reject(error);
        const { code, message } = problemOf(error, log);
        events.send('error', { code, message });
      } finally {
        events.end();
      }
    };
    keepAlive(done());
  });
}

interface Events {
  begin(): ReadableStream<Uint8Array>;
  isBegun(): boolean;
  /** Goes nowhere before the beginning, after the end, and when the caller has hung up. */
  send(name: string, data: unknown): void;
  end(): void;
}

function openEvents(): Events {
  const encoder = new TextEncoder();
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  let signs: ReturnType<typeof setInterval> | undefined;

  return {
    begin() {
      signs = setInterval(() => say(': still here\n\n'), secondsBetweenSigns * 1000);
      return new ReadableStream<Uint8Array>({
        start(controller) {
          line = controller;
        },
        cancel: fallSilent,
      });
    },
    isBegun: () => signs !== undefined,
    send: (name, data) => say(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    end() {
      line?.close();
      fallSilent();
    },
  };

  function say(text: string): void {
    line?.enqueue(encoder.encode(text));
  }

  function fallSilent(): void {
    clearInterval(signs);
    line = undefined;
  }
}
