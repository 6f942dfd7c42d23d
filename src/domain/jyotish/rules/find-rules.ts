import type { Chart } from '../chart.ts';
import { doshas } from './doshas.ts';
import { greatSolarAndLunarYogas } from './great-and-solar-lunar.ts';
import { lordshipYogas } from './lordship.ts';
import { nabhasaYogas } from './nabhasa.ts';
import type { Rule } from './rule.ts';
import { viewOf } from './rule-view.ts';

export const yogas: readonly Rule[] = [...greatSolarAndLunarYogas, ...lordshipYogas, ...nabhasaYogas];

/** The yogas and the doshas of a chart. Without a lagna those that count from it are not asked. */
export function rulesOf(chart: Chart): { yogas: Rule[]; doshas: Rule[] } {
  const view = viewOf(chart);
  const holds = (rule: Rule) => (chart.lagna !== null || !rule.needsLagna) && rule.when(view);
  return { yogas: yogas.filter(holds), doshas: doshas.filter(holds) };
}
