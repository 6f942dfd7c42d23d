import { homeAartis } from './aartis/aartis-of-the-home.ts';
import { chalisas } from './aartis/chalisas.ts';
import { deviHymns } from './aartis/devi.ts';
import { ganeshHymns } from './aartis/ganesh.ts';
import { hanumanAndRamHymns } from './aartis/hanuman-ram.ts';
import { laterHymns } from './aartis/later.ts';
import { otherHymns } from './aartis/others.ts';
import { shivHymns } from './aartis/shiv.ts';
import { stotras } from './aartis/stotras.ts';
import { vishnuAndKrishnaHymns } from './aartis/vishnu-krishna.ts';
import { autumnFestivals } from './festivals/autumn.ts';
import { lampFestivals } from './festivals/lamps.ts';
import { rainFestivals } from './festivals/rains.ts';
import { springFestivals } from './festivals/spring.ts';
import { summerFestivals } from './festivals/summer.ts';
import { winterFestivals } from './festivals/winter.ts';
import { autumnRituals } from './rituals/autumn.ts';
import { furtherLampAndWinterRituals } from './rituals/lamps-and-winter-more.ts';
import { lampRituals } from './rituals/lamps.ts';
import { furtherRainAndAutumnRituals } from './rituals/rains-and-autumn-more.ts';
import { rainRituals } from './rituals/rains.ts';
import { furtherSpringAndSummerRituals } from './rituals/spring-and-summer-more.ts';
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

/** What `calendar.sql` and `content.sql` bring; later words are in `devotion.sql` and `hymns.sql`, as a seed is applied once. */
export const firstRituals: readonly RitualWords[] = [
  ...winterAndSpringRituals,
  ...rainRituals,
  ...autumnRituals,
  ...lampRituals,
];

export const furtherRituals: readonly RitualWords[] = [
  ...furtherSpringAndSummerRituals,
  ...furtherRainAndAutumnRituals,
  ...furtherLampAndWinterRituals,
];

export const rituals: readonly RitualWords[] = [...firstRituals, ...furtherRituals];

export const firstAartis: readonly AartiText[] = [
  ...ganeshHymns,
  ...hanumanAndRamHymns,
  ...shivHymns,
  ...deviHymns,
  ...vishnuAndKrishnaHymns,
  ...otherHymns,
];

export const furtherAartis: readonly AartiText[] = [...homeAartis, ...chalisas, ...stotras];

/** What `hymns.sql` brings. */
export const laterAartis: readonly AartiText[] = laterHymns;

export const aartis: readonly AartiText[] = [...firstAartis, ...furtherAartis, ...laterAartis];

/** The whole text of an aarti: its stanzas, each apart from the next by an empty line. */
export function contentOf({ stanzas }: AartiText): string {
  return stanzas.map(({ text }) => text).join('\n\n');
}

/** What an aarti is found by: the names of its festivals in both languages, and its own words. */
export function tagsOf({ festivals, words }: AartiText): string[] {
  const names = festivals.flatMap((rule) => festivalWords.filter((festival) => festival.rule === rule));
  return [...names.flatMap(({ name }) => [name.en, name.hi]), ...words];
}
