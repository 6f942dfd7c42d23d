import { useMemo } from 'react';
import { saturnPhaseNames } from '#domain/jyotish/graha-names.ts';
import type { Chart } from '#domain/jyotish/chart.ts';
import { saturnPeriods } from '#domain/jyotish/saturn-periods.ts';
import { dayMs } from '#domain/time/zone.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { formatDate } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useNow } from '#ui/use-now.ts';
import classes from './kundli.module.css';

const lifeMs = 90 * 365.25 * dayMs;

/** Sade Sati and the two Dhaiyas over a life. */
export function SaturnSection({ chart }: { chart: Chart }) {
  const { t, language } = useI18n();
  const now = useNow();
  const { moment, grahas, reckoning } = chart;
  const periods = useMemo(
    () => saturnPeriods(grahas.moon.sign, moment.at, moment.at + lifeMs, reckoning),
    [grahas.moon.sign, moment.at, reckoning],
  );
  const day = (at: number) => formatDate(new Date(at), language);
  return (
    <section className={classes.section}>
      <p className={classes.quiet}>{t(texts.saturnIntro)}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t(texts.phase)}</th>
            <th scope="col">{t(texts.from)}</th>
            <th scope="col">{t(texts.to)}</th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ phase, from, to, isReturn }) => (
            <tr key={from} data-running={now >= from && now < to ? '' : undefined}>
              <th scope="row">
                {saturnPhaseNames[phase][language]}
                {isReturn && <span className={classes.quiet}> ({t(texts.again)})</span>}
              </th>
              <td>{day(from)}</td>
              <td>{day(to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
