import { useMemo } from 'react';
import { chartOf, type Chart, type Point } from '#domain/jyotish/chart.ts';
import { vimshottari } from '#domain/jyotish/dasha/vimshottari.ts';
import { grahaNames } from '#domain/jyotish/graha-names.ts';
import { nakshatraName, rashiName } from '#domain/panchang/names.ts';
import type { Ayanamsa } from '#domain/sky/ayanamsa.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { formatDate } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './kundli.module.css';
import { WideTable } from './wide-table.tsx';
import { degreesText } from './say-degrees.ts';

const compared = ['lahiri', 'krishnamurti', 'raman'] as const satisfies readonly Ayanamsa[];
const names = {
  lahiri: texts.ayanamsaLahiri,
  krishnamurti: texts.ayanamsaKrishnamurti,
  raman: texts.ayanamsaRaman,
} as const;

/** The same birth by other ayanamsas: why two programs disagree. */
export function DifferSection({ chart, hasTime }: { chart: Chart; hasTime: boolean }) {
  const { t, language } = useI18n();
  const charts = useMemo(
    () =>
      compared.map((ayanamsa) => ({
        ayanamsa,
        chart: chartOf(chart.moment, { ...chart.reckoning, ayanamsa }, { hasTime }),
      })),
    [chart, hasTime],
  );
  const say = (point: Point) =>
    `${rashiName(point.sign, language)} ${degreesText(point.degrees)}, ${nakshatraName(point.nakshatra, language)} ${point.pada}`;
  return (
    <section className={classes.section}>
      <p className={classes.quiet}>{t(texts.differIntro)}</p>
      <WideTable label={t(texts.viewDiffer)}>
        <thead>
          <tr>
            <th scope="col">{t(texts.setting)}</th>
            <th scope="col">{t(texts.lagna)}</th>
            <th scope="col">{t(texts.moon)}</th>
            <th scope="col">{t(texts.viewDasha)}</th>
          </tr>
        </thead>
        <tbody>
          {charts.map(({ ayanamsa, chart: other }) => {
            const [first] = vimshottari(other.grahas.moon.longitude, other.moment.at);
            return (
              <tr key={ayanamsa}>
                <th scope="row">{t(names[ayanamsa])}</th>
                <td>{other.lagna ? say(other.lagna) : '–'}</td>
                <td>{say(other.grahas.moon)}</td>
                <td>
                  {first &&
                    `${grahaNames[first.lord][language]} → ${formatDate(new Date(first.to), language)}`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </WideTable>
    </section>
  );
}
