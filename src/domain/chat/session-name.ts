import { actDefinitions } from '../acts/act-definitions.ts';

/** How long a name that somebody gives a conversation may be, in characters. */
export const longestSessionName = actDefinitions['session.rename'].fields.title.most;

/** A name as it is kept: in one line, with nothing around it, cut where it is too long; undefined where nothing is left. */
export function sessionName(typed: string): string | undefined {
  const words = typed.trim().replace(/\s+/g, ' ');
  const name = Array.from(words).slice(0, longestSessionName).join('').trim();
  return name === '' ? undefined : name;
}
