import { ashtakavargaOf } from './ashtakavarga.ts';
import { avakahadaOf } from './avakahada.ts';
import { birthDayOf, birthPanchangOf } from './birth-panchang.ts';
import type { Chart } from './chart.ts';
import { ashtottari } from './dasha/ashtottari.ts';
import { vimshottari } from './dasha/vimshottari.ts';
import { yogini } from './dasha/yogini.ts';
import { grahas } from './grahas.ts';
import { arudhasOf, charaKarakasOf } from './karakas.ts';
import { rulesOf } from './rules/find-rules.ts';
import { manglikOf } from './rules/manglik.ts';
import { vargas } from './vargas.ts';

export type FactValue = string | number | boolean;
/** What a chart says that has steps, by the name of the field: 'lagna.sign', 'moon.D9', 'tithi' … */
export type Facts = Map<string, FactValue>;

/**
 * Everything in a chart that is this or that and not more or less: what another birth time may change. Without a lagna
 * houses count from the Moon.
 */
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
    facts.set(`${graha}.dignity`, placed.dignity).set(`${graha}.house`, placed.house);
    if (placed.friendship !== null) facts.set(`${graha}.friendship`, placed.friendship);
    if (placed.bhava !== null) facts.set(`${graha}.bhava`, placed.bhava);
    for (const varga of vargas) facts.set(`${graha}.${varga}`, placed.vargas[varga]);
  }
  const panchang = birthPanchangOf(moment, reckoning.ayanamsa, birthDayOf(moment));
  for (const limb of ['tithi', 'yoga', 'karana', 'vara'] as const) facts.set(limb, panchang[limb]);
  for (const [name, value] of Object.entries(panchang.month)) facts.set(`month.${name}`, value);
  for (const [era, year] of Object.entries(panchang.samvat)) facts.set(`samvat.${era}`, year);
  const { syllable, ...traits } = avakahadaOf(chart);
  facts.set('avakahada.syllable', syllable.devanagari);
  for (const [trait, value] of Object.entries(traits))
    if (value !== null) facts.set(`avakahada.${trait}`, value);
  const found = rulesOf(chart);
  for (const { id } of found.yogas) facts.set(`yoga.${id}`, true);
  for (const { id } of found.doshas) facts.set(`dosha.${id}`, true);
  const { countsFrom, exceptions } = manglikOf(chart);
  facts.set('manglik.countsFrom', countsFrom.join(' ')).set('manglik.exceptions', exceptions.join(' '));
  for (const [karaka, graha] of Object.entries(charaKarakasOf(chart))) facts.set(`karakas.${karaka}`, graha);
  for (const [index, sign] of arudhasOf(chart).entries()) facts.set(`arudhas.${index + 1}`, sign);
  const { bhinna, sarva } = ashtakavargaOf(chart) ?? { bhinna: {}, sarva: null };
  for (const [graha, points] of Object.entries(bhinna)) facts.set(`ashtakavarga.${graha}`, points.join(' '));
  if (sarva !== null) facts.set('ashtakavarga.sarva', sarva.join(' '));
  const { longitude } = chart.grahas.moon;
  for (const [name, periodsOf] of Object.entries({ dasha: vimshottari, yogini, ashtottari }))
    facts.set(name, periodsOf(longitude, moment.at)[0]?.lord ?? '');
  return facts;
}
