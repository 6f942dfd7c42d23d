import { useMemo, useState } from 'react';
import { namesOfGrahas } from '#domain/jyotish/graha-names.ts';
import type { Graha } from '#domain/jyotish/grahas.ts';
import type { Stay } from '#domain/jyotish/ingresses.ts';
import type { Chart } from '#domain/jyotish/chart.ts';
import { periodsAt, subPeriods, type Period } from '#domain/jyotish/dasha/periods.ts';
import { vimshottari, vimshottariRound } from '#domain/jyotish/dasha/vimshottari.ts';
import { dashaShiftDays } from '#domain/jyotish/uncertainty.ts';
import type { Interval } from '#domain/time/zone.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { formatDate } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useNow } from '#ui/use-now.ts';
import { ComingDates } from './coming-dates.tsx';
import { comingDashas } from './coming-of-chart.ts';
import classes from './kundli.module.css';
import { LifeLine } from './life/life-line.tsx';

/** As deep as a timeline is read: all five levels, each drawn when it is opened. */
const deepest = 5;

/** What runs now is told by its great, second and third period. */
const levelsNow = 3;

interface DashaSectionProps {
  chart: Chart;
  range: Interval;
  /** Of whose chart it is, empty where nobody gave one. */
  name: string;
  /** Where Saturn stands over the life, as far as it is known by now. */
  saturn: readonly Stay[];
}

/** The Vimshottari dasha of a life as a line, and as a list that opens. */
export function DashaSection({ chart, range, name, saturn }: DashaSectionProps) {
  const { t, language } = useI18n();
  const now = useNow();
  const periods = useMemo(() => vimshottari(chart.grahas.moon.longitude, chart.moment.at), [chart]);
  const running = periodsAt(vimshottariRound, periods, now, levelsNow);
  const shift = useMemo(
    () => (range.from === range.to ? 0 : dashaShiftDays(range, chart.reckoning)),
    [range, chart.reckoning],
  );
  return (
    <section className={classes.section}>
      <p className={classes.quiet}>{t(texts.dashaIntro)}</p>
      {shift === null && <p className={classes.note}>{t(texts.dashaOpen)}</p>}
      {shift !== null && shift >= 1 && (
        <p className={classes.note}>{t(texts.dashaUnsure, { days: Math.ceil(shift) })}</p>
      )}
      {running.length > 0 && (
        <p className={classes.now}>
          {t(texts.dashaNow, { lords: running.map(({ lord }) => namesOfGrahas[lord][language]).join(' – ') })}
        </p>
      )}
      <LifeLine chart={chart} periods={periods} now={now} saturn={saturn} />
      {shift !== null && <ComingDates name={name} dates={comingDashas(periods, now)} />}
      <ol className={classes.periods}>
        {periods.map((period) => (
          <PeriodItem key={period.from} period={period} birth={chart.moment.at} now={now} />
        ))}
      </ol>
    </section>
  );
}

interface PeriodItemProps {
  period: Period<Graha>;
  birth: number;
  now: number;
}

function PeriodItem({ period, birth, now }: PeriodItemProps) {
  const { t, language } = useI18n();
  const { lord, from, to, level } = period;
  const isRunning = now >= from && now < to;
  const [isOpen, setIsOpen] = useState(isRunning && level === 1);
  const span = t(texts.dashaSpan, {
    from: formatDate(new Date(Math.max(from, birth)), language),
    to: formatDate(new Date(to), language),
  });
  const line = (
    <>
      <strong>{namesOfGrahas[lord][language]}</strong>{' '}
      <span className={classes.quiet}>
        {span}
        {isRunning ? ` · ${t(texts.runsNow)}` : ''}
      </span>
    </>
  );
  if (level === deepest) return <li data-running={isRunning ? '' : undefined}>{line}</li>;
  return (
    <li data-running={isRunning ? '' : undefined}>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{line}</summary>
        {isOpen && (
          <ol className={classes.periods}>
            {subPeriods(vimshottariRound, period)
              .filter((each) => each.to > birth)
              .map((each) => (
                <PeriodItem key={each.from} period={each} birth={birth} now={now} />
              ))}
          </ol>
        )}
      </details>
    </li>
  );
}
