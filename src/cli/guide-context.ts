/** What a line of the terminal says of a conversation, as the guide takes it. */
import type { AskContext } from '#domain/guide/answer-alone.ts';
import { isRecord } from '#domain/is-record.ts';
import type { Birth } from '#domain/jyotish/birth.ts';
import { readCivilDate, type CivilDate } from '#domain/time/civil-date.ts';
import type { Place } from '#domain/time/place.ts';
import { readPlaceOfBirth } from './read-birth.ts';

export interface GuideConversation {
  turns: readonly string[];
  birth?: unknown;
  place?: unknown;
  day?: unknown;
}

export function contextOf({ turns, birth, place, day }: GuideConversation, today: CivilDate): AskContext {
  return {
    today: readCivilDate(day) ?? today,
    place: knownPlace(place),
    birth: knownBirth(birth),
    previousMessages: turns.slice(0, -1).map((text) => ({ text, sender: 'user' })),
  };
}

function knownPlace(given: unknown): Place | undefined {
  if (typeof given !== 'string' || given === '') return undefined;
  const place = readPlaceOfBirth({ place: given });
  return 'refusal' in place ? undefined : place;
}

/** A birth as the app keeps it; one that cannot be read is none. */
function knownBirth(given: unknown): Birth | undefined {
  if (!isRecord(given)) return undefined;
  const date = readCivilDate(given['date']);
  const place = readPlaceOfBirth(given);
  if (date === undefined || 'refusal' in place) return undefined;
  const { time, within } = given;
  const [hour, minute] = typeof time === 'string' ? time.split(':').map(Number) : [];
  const minutesOfDay = hour === undefined || minute === undefined ? null : hour * 60 + minute;
  return { date, minutesOfDay, within: typeof within === 'number' ? within : 0, place };
}
