import type { Backend } from './backend.ts';
import type { ContactMailDeps } from './mail.ts';
import type { ModelConfig } from './model.ts';
import type { PaymentDeps } from './payments.ts';
import type { PushDeps } from './push.ts';
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
  /** How reminders are pushed, or undefined: then nobody is reminded but by the app itself. */
  push: PushDeps | undefined;
  /** How questions of the contact form are mailed to the owner, or undefined: then they wait in the inbox of admins alone. */
  contactMail: ContactMailDeps | undefined;
  /** Where people reach the app; mails lead there. */
  siteUrl: string;
  /** Goes into every hash of who asked without an account, so that nobody can find out whose it is. */
  guestSalt: string;
  /** The network address that a request comes from. */
  senderOf(request: Request): string;
  /**
   * Does work that keeps a thread busy for long, as the guide's is that looks for a year of good days. Where all share one
   * thread, one asker has one such work at a time.
   */
  longWork<T>(work: () => Promise<T>): Promise<T>;
  /** Work that goes on after the answer has left. It has to deal with its own errors. */
  keepAlive(work: Promise<void>): void;
  log(message: string): void;
}
