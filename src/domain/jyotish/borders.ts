import type { Chart, ChartPoint } from './chart.ts';
import { grahas, type Graha } from './grahas.ts';
import { nakshatraOf, padaOf, signOf } from './zodiac.ts';

/** A field that another good ephemeris may tell otherwise, as it stands so near to a border. */
export interface Border {
  field: string;
  value: number | boolean;
  other: number | boolean;
}

/** How far apart two good ephemerides stand, in degrees: see docs/jyotish.md. */
const apart = { moon: 8 / 3600, graha: 20 / 3600, trueNode: 60 / 3600, lagna: 30 / 3600 };
/** Degrees a day. */
const nearlyStill = 0.001;

export function bordersOf(chart: Chart): Border[] {
  const found = grahas.flatMap((graha) => ofGraha(graha, chart));
  return chart.lagna === null ? found : [...ofPoint('lagna', chart.lagna, apart.lagna), ...found];
}

function ofGraha(graha: Graha, chart: Chart): Border[] {
  const placed = chart.grahas[graha];
  const found = ofPoint(graha, placed, apart[errorOf(graha, chart)]);
  if (Math.abs(placed.speed) < nearlyStill)
    found.push({
      field: `${graha}.retrograde`,
      value: placed.isRetrograde,
      other: !placed.isRetrograde,
    });
  return found;
}

function errorOf(graha: Graha, { reckoning }: Chart): keyof typeof apart {
  if (graha === 'moon') return 'moon';
  return (graha === 'rahu' || graha === 'ketu') && reckoning.node === 'true' ? 'trueNode' : 'graha';
}

function ofPoint(name: string, { longitude }: ChartPoint, within: number): Border[] {
  const told = { sign: signOf, nakshatra: nakshatraOf, pada: padaOf };
  return Object.entries(told).flatMap(([field, of]) => {
    const value = of(longitude);
    const other = [-within, within].map((way) => of(longitude + way)).find((near) => near !== value);
    return other === undefined ? [] : [{ field: `${name}.${field}`, value, other }];
  });
}
