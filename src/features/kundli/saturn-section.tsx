import { useMemo } from 'react';
import { saturnPhaseNames } from '#domain/jyotish/graha-names.ts';
import type { Chart } from '#domain/jyotish/chart.ts';
import type { Stay } from '#domain/jyotish/ingresses.ts';
import { saturnPeriodsIn } from '#domain/jyotish/saturn-periods.ts';
import { dayMs } from '#domain/time/zone.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { formatDate } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useNow } from '#ui/use-now.ts';
import { ComingDates } from './coming-dates.tsx';
import { comingOfSaturn } from './coming-of-chart.ts';
import classes from './kundli.module.css';

const lifeMs = 90 * 365.25 * dayMs;

interface SaturnSectionProps {
  chart: Chart;
  /** Of whose chart it is, empty where nobody gave one. */
  name: string;
  /** Where Saturn stands over the life; undefined until that is known. */
  stays: readonly Stay[] | undefined;
}

/** Sade Sati and the two Dhaiyas over a life. */
export function SaturnSection({ chart, name, stays }: SaturnSectionProps) {
  const { t, language } = useI18n();
  const now = useNow();
  const { moment, grahas } = chart;
  const periods = useMemo(
    () =>
      stays &&
      saturnPeriodsIn(stays, grahas.moon.sign, moment.at).filter(({ from }) => from < moment.at + lifeMs),
    [stays, grahas.moon.sign, moment.at],
  );
  const day = (at: number) => formatDate(new Date(at), language);
  if (!periods) return <output className={classes.quiet}>{t(texts.reckoning)}</output>;
  return (
    <section className={classes.section}>
      <p className={classes.quiet}>{t(texts.saturnIntro)}</p>
      <ComingDates name={name} dates={comingOfSaturn(periods, now)} />
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
