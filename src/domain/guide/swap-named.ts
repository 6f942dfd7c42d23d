import { cityIn } from './cities.ts';
import { stemsOf } from './content-words.ts';
import { writtenIn } from './jyotish-words.ts';
import type { Knowledge } from './knowledge/known-topics.ts';
import { isOrdinary, nameMentions } from './knowledge/topic-index.ts';
import { tokenise } from './tokens.ts';

/**
 * "Rahu kaal in Delhi today?" and then "and in Mumbai?": the question before with the place, planet, sign, nakshatra or thing
 * that the turn names instead of its own. Undefined where the turn says more than a name, or names nothing of the same kind.
 */
export function swapNamed(before: string, turn: string, knowledge: Knowledge): string | undefined {
  for (const { kind, written } of namedOf(turn)) {
    if (!isAll(turn, written)) continue;
    const old = namedOf(before).find((named) => named.kind === kind);
    if (old && old.written.toLowerCase() !== written.toLowerCase())
      return before.replace(old.written, written);
  }
  return swapTopic(before, turn, knowledge);
}

function namedOf(question: string): { kind: string; written: string }[] {
  const city = cityIn(question);
  return [...(city ? [{ kind: 'city', written: city.written }] : []), ...writtenIn(question)];
}

/** Whether a turn says nothing beside a name. */
function isAll(turn: string, written: string): boolean {
  return stemsOf(tokenise(turn.replace(written, ' '))).every((stem) => isOrdinary(stem));
}

/** The same with the name of a topic for that of another of its kind. */
function swapTopic(before: string, turn: string, { index, topics }: Knowledge): string | undefined {
  const [then, now] = [tokenise(before), tokenise(turn)];
  const [named] = nameMentions(index, now);
  if (!named) return undefined;
  const beside = [...now.slice(0, named.from), ...now.slice(named.to)];
  if (!stemsOf(beside).every((stem) => isOrdinary(stem))) return undefined;
  const kind = topics[named.topic]?.kind;
  const old = nameMentions(index, then).find(
    ({ topic }) => topic !== named.topic && topics[topic]?.kind === kind,
  );
  if (!old) return undefined;
  const words = [...then.slice(0, old.from), ...now.slice(named.from, named.to), ...then.slice(old.to)];
  return words.map(({ text }) => text).join(' ');
}
