import { finished } from './answer-alone.ts';
import { classifyDanger, type HintedDanger } from './dangers/danger-classifier.ts';
import { gentleHelp, hintOfHelp } from './dangers/gentle-help.ts';
import type { FullAnswer } from './guide-answer.ts';
import { say } from './say.ts';

/** From this likelihood on a line of help stands above an answer, and from that one more than a line; docs/guide.md has how often each is right. */
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
  const help = say(language, (likelihood < leastLikely ? hintOfHelp : gentleHelp)[hinted]);
  // Below a long answer nobody in need would come to it.
  if (likelihood < leastLikely || !ofLife.has(hinted))
    return { ...answer, help, answer: `${help}\n\n${answer.answer}` };
  const alone = finished({ kind: 'safety', understood: 1, answered: 'yes', paragraphs: [help] }, language);
  return { ...answer, intent: 'crisis', rooms: [], directions: [], verdicts: [], ...alone };
}
