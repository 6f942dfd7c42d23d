import { finished, withoutFooter } from './answer-alone.ts';
import { classifyDanger, type HintedDanger } from './dangers/danger-classifier.ts';
import { gentleHelp } from './dangers/gentle-help.ts';
import type { FullAnswer } from './guide-answer.ts';
import { say } from './say.ts';
import * as words from './wordings.ts';

/**
 * From this likelihood on help is said beside an answer, above it where a life may depend on it, and from that one above
 * any; docs/guide.md has how often each is right.
 */
const leastHinted = 0.25;
const leastLikely = 0.5;

/** Where a life may depend on it, no good day and no remedy stands beside the help. */
const ofLife: ReadonlySet<HintedDanger> = new Set(['life', 'hurt', 'body']);

/** With help, or help alone, where no rule sees a danger, but people in danger write like this. */
export async function withHelp(question: string, answer: FullAnswer): Promise<FullAnswer> {
  if (answer.kind === 'safety') return answer;
  const { learnedDangers } = await import('./dangers/learned-dangers.ts');
  const { hinted, likelihood } = classifyDanger(question, learnedDangers);
  if (likelihood < leastHinted) return answer;
  const { language } = answer;
  const help = say(language, gentleHelp[hinted]);
  const [isLikely, isOfLife] = [likelihood >= leastLikely, ofLife.has(hinted)];
  if (!isLikely && !isOfLife)
    return {
      ...answer,
      help,
      answer: [withoutFooter(answer.answer), help, say(language, words.footer)].join('\n\n'),
    };
  // Whoever may need it for their life finds it before anything else.
  if (!isLikely || !isOfLife) return { ...answer, help, answer: `${help}\n\n${answer.answer}` };
  const alone = finished({ kind: 'safety', understood: 1, answered: 'yes', paragraphs: [help] }, language);
  return { ...answer, intent: 'crisis', rooms: [], directions: [], verdicts: [], ...alone };
}
