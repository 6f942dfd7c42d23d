import { stemsOf } from './content-words.ts';
import type { Answered } from './guide-answer.ts';
import type { Saying } from './say.ts';
import type { Token } from './tokens.ts';
import type { Intent } from './understanding.ts';
import * as words from './wordings.ts';

const mostWords = 9;

/** Greetings, thanks, who the guide is, and attempts to change what it is. */
export function talkIn(
  tokens: readonly Token[],
  intent: Intent,
): { saying: Saying; answered: Answered } | undefined {
  if (tokens.length > mostWords) return undefined;
  // "Ek hi hai" holds no greeting.
  if (intent === 'greeting' && stemsOf(tokens).length > 3) return undefined;
  const saying = sayings[intent];
  return saying && { saying, answered: 'yes' };
}

const sayings: Readonly<Partial<Record<Intent, Saying>>> = {
  greeting: words.greeting,
  thanks: words.thanks,
  about_guide: words.aboutGuide,
};
