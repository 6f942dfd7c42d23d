import { actNames } from './catalogue/settings.ts';
import type { Message } from './messages.ts';

/** What an act is called. */
export function actName(kind: string): Message {
  return Object.hasOwn(actNames, kind) ? actNames[kind as keyof typeof actNames] : actNames.unknown;
}
