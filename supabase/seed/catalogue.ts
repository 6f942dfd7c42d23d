import { deviHymns } from './aartis/devi.ts';
import { ganeshHymns } from './aartis/ganesh.ts';
import { hanumanAndRamHymns } from './aartis/hanuman-ram.ts';
import { otherHymns } from './aartis/others.ts';
import { shivHymns } from './aartis/shiv.ts';
import { vishnuAndKrishnaHymns } from './aartis/vishnu-krishna.ts';
import { autumnFestivals } from './festivals/autumn.ts';
import { lampFestivals } from './festivals/lamps.ts';
import { rainFestivals } from './festivals/rains.ts';
import { springFestivals } from './festivals/spring.ts';
import { summerFestivals } from './festivals/summer.ts';
import { winterFestivals } from './festivals/winter.ts';
import { autumnRituals } from './rituals/autumn.ts';
import { lampRituals } from './rituals/lamps.ts';
import { rainRituals } from './rituals/rains.ts';
import { winterAndSpringRituals } from './rituals/winter-and-spring.ts';
import type { AartiText, FestivalWords, RitualWords } from './words.ts';

/** The words with which an installation starts, in the order of the lunar year. */
export const festivalWords: readonly FestivalWords[] = [
  ...springFestivals,
  ...summerFestivals,
  ...rainFestivals,
  ...autumnFestivals,
  ...lampFestivals,
  ...winterFestivals,
];

export const rituals: readonly RitualWords[] = [
  ...winterAndSpringRituals,
  ...rainRituals,
  ...autumnRituals,
  ...lampRituals,
];

export const aartis: readonly AartiText[] = [
  ...ganeshHymns,
  ...hanumanAndRamHymns,
  ...shivHymns,
  ...deviHymns,
  ...vishnuAndKrishnaHymns,
  ...otherHymns,
];

/** The whole text of an aarti: its stanzas, each apart from the next by an empty line. */
export function contentOf({ stanzas }: AartiText): string {
  return stanzas.map(({ text }) => text).join('\n\n');
}

/** What an aarti is found by: the names of its festivals in both languages, and its own words. */
export function tagsOf({ festivals, words }: AartiText): string[] {
  const names = festivals.flatMap((rule) => festivalWords.filter((festival) => festival.rule === rule));
  return [...names.flatMap(({ name }) => [name.en, name.hi]), ...words];
}
