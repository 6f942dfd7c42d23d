import { Button } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import type { Chart } from '#domain/jyotish/chart.ts';
import { stretchesWithin, timeBand, type Stretch } from '#domain/jyotish/time-band.ts';
import { dashaShiftDays } from '#domain/jyotish/uncertainty.ts';
import { nakshatraName, rashiName } from '#domain/panchang/names.ts';
import { minuteMs } from '#domain/time/zone.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { clockText } from './birth-form.tsx';
import classes from './kundli.module.css';

/** How far the handle goes to either side: beyond two hours everything that depends on the hour is open. */
const reach = 120;
const dayMinutes = 24 * 60;

interface TimeSectionProps {
  chart: Chart;
  /** On the clock of the place. */
  minutesOfDay: number;
  /** What is kept with the birth. */
  within: number;
  onKeep(within: number): Promise<void>;
}

/** What a birth time that is off by some minutes would change, by a handle that says how many. */
export function TimeSection({ chart, minutesOfDay, within: kept, onKeep }: TimeSectionProps) {
  const { t, language } = useI18n();
  const [within, setWithin] = useState(Math.min(kept, reach));
  const id = useId();
  const { moment, reckoning } = chart;
  const band = useMemo(() => timeBand(moment, reckoning, reach), [moment, reckoning]);
  const span = { from: moment.at - within * minuteMs, to: moment.at + within * minuteMs };
  const shift = within === 0 ? 0 : dashaShiftDays(span, reckoning);
  const sign = (value: Parameters<typeof rashiName>[0]) => rashiName(value, language);
  const clock = (minute: number) =>
    clockText((((minutesOfDay + minute) % dayMinutes) + dayMinutes) % dayMinutes);
  const rows = [
    { label: t(texts.lagna), ...told(band.lagna, sign) },
    { label: t(texts.navamsaLagna), ...told(band.navamsaLagna, sign) },
    {
      label: t(texts.moonStar),
      ...told(
        band.moonPada,
        (index) => `${nakshatraName(Math.floor(index / 4) + 1, language)} ${(index % 4) + 1}`,
      ),
    },
  ].filter(({ parts }) => parts.length > 0);

  /** The parts of a line that the handle leaves open, and how each is said. */
  function told<Value>(stretches: readonly Stretch<Value>[], say: (value: Value) => string) {
    const parts = stretches.map((part) => ({ ...part, name: say(part.value) }));
    const open = stretchesWithin(parts, within);
    const words = open.map(({ from, to, name }) => {
      if (open.length === 1) return t(texts.timeHolds, { value: name });
      if (from <= -within) return t(texts.timeUntil, { value: name, to: clock(to) });
      if (to >= within) return t(texts.timeFrom, { value: name, from: clock(from) });
      return t(texts.timeBetween, { value: name, from: clock(from), to: clock(to) });
    });
    return { parts, words, holds: open.length === 1 };
  }

  return (
    <section className={classes.section}>
      <p className={classes.quiet}>{t(texts.timeIntro)}</p>
      <div className={classes.handle}>
        <label htmlFor={id}>{t(texts.timeOff)}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={reach}
          step={1}
          value={within}
          aria-valuetext={t(texts.timeMinutes, { minutes: within })}
          data-testid="time-off"
          onChange={(event) => setWithin(Number(event.currentTarget.value))}
        />
        <output htmlFor={id} data-numeric>
          {t(texts.plusMinus, { minutes: within })}
        </output>
      </div>
      <dl className={classes.facts} data-testid="time-band">
        {rows.map(({ label, parts, words, holds }) => (
          <div key={label} data-holds={holds ? '' : undefined}>
            <dt>{label}</dt>
            <dd>
              <span className={classes.band} aria-hidden="true">
                {parts.map(({ from, to, name }) => (
                  <span key={from} className={classes.lifePart} style={{ flexGrow: to - from + 1 }}>
                    {name}
                  </span>
                ))}
                <span className={classes.within} style={{ width: `${(within / reach) * 100}%` }} />
              </span>
              {words.join(' · ')}
            </dd>
          </div>
        ))}
        <div data-holds={shift !== null && shift < 1 ? '' : undefined}>
          <dt>{t(texts.timeDasha)}</dt>
          <dd>
            {shift === null
              ? t(texts.dashaOpen)
              : shift < 1
                ? t(texts.timeDashaHolds)
                : t(texts.timeDashaDays, { days: Math.ceil(shift) })}
          </dd>
        </div>
      </dl>
      <div className={classes.acts} data-print="no">
        <Button variant="default" size="sm" disabled={within === kept} onClick={() => void onKeep(within)}>
          {within === kept ? t(texts.timeKept) : t(texts.timeKeep, { minutes: within })}
        </Button>
      </div>
    </section>
  );
}
