import { planNames } from './catalogue/plan-names.ts';
import type { Message } from './messages.ts';

/** The name of a plan in the language that `t` speaks; one that its owner has named goes by that. */
export function planText(name: string, t: (message: Message) => string): string {
  const known: Readonly<Record<string, Message>> = planNames;
  const words = Object.hasOwn(known, name) ? known[name] : undefined;
  return words ? t(words) : name;
}
