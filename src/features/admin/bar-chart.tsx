import { useId, useState } from 'react';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { civilDateText, dayAndMonthText } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './bar-chart.module.css';
import { chartShape } from './chart-shape.ts';

interface BarChartProps {
  title: string;
  days: readonly { day: string; value: number }[];
  /** How a value is written. */
  say(value: number): string;
  tone?: 'gold' | 'tulsi' | 'sindoor';
}

/**
 * A value for each day as bars. One day is read out at a time, by touch, by the pointer or by the arrow keys; the same
 * numbers stand in a table below.
 */
export function BarChart({ title, days, say, tone = 'gold' }: BarChartProps) {
  const { t, language } = useI18n();
  const titleId = useId();
  const [chosen, setChosen] = useState<number>();
  const { width, height, bars, ticks } = chartShape(days.map(({ value }) => value));
  const shown = chosen === undefined ? undefined : days[chosen];
  const words = shown && `${civilDateText(shown.day, language)}: ${say(shown.value)}`;
  const [first, last] = [days[0], days.at(-1)];

  return (
    <figure className={classes.chart} aria-labelledby={titleId} data-tone={tone}>
      <figcaption id={titleId} className={classes.title}>
        {title}
      </figcaption>
      <output className={classes.readout}>{words ?? t(adminWords.chartHint)}</output>
      <div className={classes.field} onPointerMove={(event) => setChosen(dayAt(event, days.length))}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {ticks.map(({ value, y }) => (
            <line key={value} className={classes.tick} x1="0" x2={width} y1={y} y2={y} />
          ))}
          {bars.map((bar, at) => (
            <rect
              key={days[at]?.day}
              className={classes.bar}
              data-is-chosen={at === chosen || undefined}
              {...bar}
            />
          ))}
        </svg>
        <span className={classes.most} aria-hidden="true">
          {say(ticks.at(-1)?.value ?? 0)}
        </span>
        {/* The days are walked through like the values of a slider, by keys and by touch. */}
        <input
          type="range"
          className={classes.walk}
          aria-label={title}
          aria-valuetext={words ?? t(adminWords.chartHint)}
          min={0}
          max={Math.max(0, days.length - 1)}
          value={chosen ?? Math.max(0, days.length - 1)}
          onFocus={() => setChosen((before) => before ?? Math.max(0, days.length - 1))}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
      </div>
      {first && last && (
        <p className={classes.ends} aria-hidden="true">
          <span>{dayAndMonthText(first.day, language)}</span>
          <span>{dayAndMonthText(last.day, language)}</span>
        </p>
      )}
      <details className={classes.table}>
        <summary>{t(adminWords.asTable)}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(adminWords.day)}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{civilDateText(day, language)}</th>
                <td>{say(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function dayAt(
  { clientX, currentTarget }: { clientX: number; currentTarget: Element },
  count: number,
): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / Math.max(1, width)) * count)));
}
