import { avakahadaOf } from './avakahada.ts';
import { birthDayOf, birthPanchangOf } from './birth-panchang.ts';
import type { Chart } from './chart.ts';
import { vimshottariRound } from './dasha/vimshottari.ts';
import { grahas } from './grahas.ts';
import { rulesOf } from './rules/find-rules.ts';
import { nakshatraOf } from './zodiac.ts';
import { vargas } from './vargas.ts';

export type FactValue = string | number | boolean;
/** What a chart says that has steps, by the name of the field: 'lagna.sign', 'moon.D9', 'tithi' … */
export type Facts = Map<string, FactValue>;

/** Everything in a chart that is this or that and not more or less: what another birth time may change. */
export function factsOf(chart: Chart): Facts {
  const facts: Facts = new Map();
  const { lagna, moment, reckoning } = chart;
  if (lagna !== null) {
    facts.set('lagna.sign', lagna.sign).set('lagna.nakshatra', lagna.nakshatra).set('lagna.pada', lagna.pada);
    for (const varga of vargas) facts.set(`lagna.${varga}`, lagna.vargas[varga]);
  }
  for (const graha of grahas) {
    const placed = chart.grahas[graha];
    facts.set(`${graha}.sign`, placed.sign);
    facts.set(`${graha}.nakshatra`, placed.nakshatra).set(`${graha}.pada`, placed.pada);
    facts.set(`${graha}.retrograde`, placed.isRetrograde).set(`${graha}.combust`, placed.isCombust);
    facts.set(`${graha}.dignity`, placed.dignity);
    if (lagna !== null) facts.set(`${graha}.house`, placed.house).set(`${graha}.bhava`, placed.bhava ?? 0);
    for (const varga of vargas) facts.set(`${graha}.${varga}`, placed.vargas[varga]);
  }
  const panchang = birthPanchangOf(moment, reckoning.ayanamsa, birthDayOf(moment));
  for (const limb of ['tithi', 'yoga', 'karana', 'vara'] as const) facts.set(limb, panchang[limb]);
  for (const [trait, value] of Object.entries(avakahadaOf(chart)))
    if (typeof value === 'string') facts.set(`avakahada.${trait}`, value);
  const found = rulesOf(chart);
  for (const { id } of found.yogas) facts.set(`yoga.${id}`, true);
  for (const { id } of found.doshas) facts.set(`dosha.${id}`, true);
  const moon = chart.grahas.moon.longitude;
  facts.set('dasha', vimshottariRound[(nakshatraOf(moon) - 1) % 9]?.[0] ?? '');
  return facts;
}
