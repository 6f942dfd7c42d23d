import { findMuhurats, type Muhurat, type MuhuratQuestion } from '#domain/jyotish/muhurat/find-muhurats.ts';
import { settingsFor } from '#domain/panchang/settings.ts';
import type { Place } from '#domain/time/place.ts';

export interface MuhuratTask {
  question: MuhuratQuestion;
  place: Place;
}

/** Every time that passes, in order of time. */
export function seekMuhurats({ question, place }: MuhuratTask): Muhurat[] {
  return findMuhurats(question, settingsFor(place));
}
