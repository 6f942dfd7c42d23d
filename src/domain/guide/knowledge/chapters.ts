import almanacWords from './chapters/almanac-words.ts';
import appHelp from './chapters/app-help.ts';
import astrologyWords from './chapters/astrology-words.ts';
import colours from './chapters/colours.ts';
import deitiesAndAartis from './chapters/deities-and-aartis.ts';
import devotionQuestions from './chapters/devotion-questions.ts';
import doshasAndPeriods from './chapters/doshas-and-periods.ts';
import fasts from './chapters/fasts.ts';
import festivals from './chapters/festivals.ts';
import furnitureAndThings from './chapters/furniture-and-things.ts';
import gemsNamesNumbers from './chapters/gems-names-numbers.ts';
import homeThings from './chapters/home-things.ts';
import ideasAndTalk from './chapters/ideas-and-talk.ts';
import kitchenAndWater from './chapters/kitchen-and-water.ts';
import lifeQuestions from './chapters/life-questions.ts';
import mandirAndIdols from './chapters/mandir-and-idols.ts';
import muhurat from './chapters/muhurat.ts';
import picturesAndSymbols from './chapters/pictures-and-symbols.ts';
import planetsAndHouses from './chapters/planets-and-houses.ts';
import plants from './chapters/plants.ts';
import plotsAndRoads from './chapters/plots-and-roads.ts';
import relations from './chapters/relations.ts';
import remedies from './chapters/remedies.ts';
import rites from './chapters/rites.ts';
import safety from './chapters/safety.ts';
import structure from './chapters/structure.ts';
import workPlaces from './chapters/work-places.ts';

/** Everything that the guide knows as topics, a text for each chapter. */
export const chapters: Readonly<Record<string, string>> = {
  'furniture-and-things': furnitureAndThings,
  'home-things': homeThings,
  'kitchen-and-water': kitchenAndWater,
  'mandir-and-idols': mandirAndIdols,
  'pictures-and-symbols': picturesAndSymbols,
  colours,
  plants,
  structure,
  'plots-and-roads': plotsAndRoads,
  relations,
  'work-places': workPlaces,
  remedies,
  rites,
  fasts,
  festivals,
  'deities-and-aartis': deitiesAndAartis,
  'devotion-questions': devotionQuestions,
  'astrology-words': astrologyWords,
  'planets-and-houses': planetsAndHouses,
  'doshas-and-periods': doshasAndPeriods,
  'almanac-words': almanacWords,
  muhurat,
  'gems-names-numbers': gemsNamesNumbers,
  'life-questions': lifeQuestions,
  'app-help': appHelp,
  'ideas-and-talk': ideasAndTalk,
  safety,
};
