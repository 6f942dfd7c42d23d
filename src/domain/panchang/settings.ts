import type { Ayanamsa } from '../sky/ayanamsa.ts';
import type { SunriseDefinition } from '../sky/rise-and-set.ts';
import { defaultMonthSystem, type MonthSystem } from '../time/month-system.ts';
import type { Place } from '../time/place.ts';

/** What a panchang is reckoned by. */
export interface Settings {
  place: Place;
  ayanamsa: Ayanamsa;
  sunrise: SunriseDefinition;
  monthSystem: MonthSystem;
}

/** As the panchangs of India are printed: the Lahiri ayanamsa, the Sun's upper edge at sunrise. */
export function settingsFor(place: Place, monthSystem: MonthSystem = defaultMonthSystem): Settings {
  return { place, ayanamsa: 'lahiri', sunrise: 'upper-limb', monthSystem };
}
