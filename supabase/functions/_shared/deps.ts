import type { Backend } from './backend.ts';
import type { ModelConfig } from './model.ts';

/** All that a handler knows of the world around it. */
export interface FunctionDeps {
  backend: Backend;
  /** The configured model, or undefined: then the built-in guide answers. */
  model: ModelConfig | undefined;
  /** Where people reach the app; mails lead there. */
  siteUrl: string;
  log(message: string): void;
}
