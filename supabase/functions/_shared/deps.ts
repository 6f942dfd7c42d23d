import type { Backend } from './backend.ts';
import type { ModelConfig } from './model.ts';
import type { PaymentDeps } from './payments.ts';
import type { SpeechDeps } from './speech.ts';

/** All that a handler knows of the world around it. */
export interface FunctionDeps {
  backend: Backend;
  /** The configured model, or undefined: then the built-in guide answers. */
  model: ModelConfig | undefined;
  /** What writes speech down, or undefined: then nothing here does. */
  speech: SpeechDeps | undefined;
  /** How money comes in, or undefined: then nothing can be bought. */
  payments: PaymentDeps | undefined;
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
