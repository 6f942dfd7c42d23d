import type { Backend } from './backend.ts';
import type { ModelConfig } from './model.ts';

/** All that a handler knows of the world around it. */
export interface FunctionDeps {
  backend: Backend;
  /** The configured model, or undefined: then the built-in guide answers. */
  model: ModelConfig | undefined;
  /** Where people reach the app; mails lead there. */
  siteUrl: string;
  /** Goes into every hash of who asked without an account, so that nobody can find out whose it is. */
  guestSalt: string;
  /** The network address that a request comes from. */
  senderOf(request: Request): string;
  /** Work that goes on after the answer has left. It has to deal with its own errors. */
  keepAlive(work: Promise<void>): void;
  log(message: string): void;
}
