import { serve, type HttpBindings } from '@hono/node-server';
import type { ServerSettings } from './settings.ts';
import { answerWhileStarting } from './starting-page.ts';

/**
 * How long a connection may rest between requests: longer than proxies keep theirs (nginx 60 s, load balancers likewise), as one
 * that is closed here in the moment in which the other side uses it again is an error for whoever asked.
 */
const restingMs = 75_000;

type Answer = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

export interface Door {
  /** Rejects with one sentence where it cannot be opened. */
  isOpen: Promise<void>;
  /** Who answers from now on; before, everybody is told that the server is starting. */
  lead(answer: Answer): void;
  /** Takes no new connections; resolves when the last one has ended. */
  close(): Promise<void>;
  /** Ends the connections that are left. */
  cut(): void;
}

/** Listens at once, so that a port that is taken is found out before anything else is done, and those who ask can wait. */
export function openDoor({ host, port }: ServerSettings): Door {
  let answer: Answer = answerWhileStarting;
  let isListening = false;
  const listening = serve({
    fetch: (request, bindings) => answer(request, bindings as HttpBindings),
    hostname: host,
    port,
    serverOptions: { keepAliveTimeout: restingMs },
  });
  const isOpen = new Promise<void>((resolve, reject) => {
    listening.once('listening', () => {
      isListening = true;
      resolve();
    });
    listening.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use: stop what listens there, or choose another with PORT=…`)
          : new Error(`Cannot listen on HOST ${host}, PORT ${port}: ${error.message}`),
      );
    });
  });
  return {
    isOpen,
    lead(other) {
      answer = other;
    },
    close: () =>
      new Promise((resolve) => {
        if (!isListening) return resolve();
        listening.close(() => resolve());
        if ('closeIdleConnections' in listening) listening.closeIdleConnections();
      }),
    cut() {
      if ('closeAllConnections' in listening) listening.closeAllConnections();
    },
  };
}
