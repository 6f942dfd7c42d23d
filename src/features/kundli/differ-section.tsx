import { useId, useMemo, useState } from 'react';
import { chartOf, type Chart, type ChartPoint } from '#domain/jyotish/chart.ts';
import { periodsAt, type DashaYear } from '#domain/jyotish/dasha/periods.ts';
import { vimshottari, vimshottariRound } from '#domain/jyotish/dasha/vimshottari.ts';
import { namesOfGrahas } from '#domain/jyotish/graha-names.ts';
import type { GrahaReckoning } from '#domain/jyotish/grahas.ts';
import type { Sign } from '#domain/jyotish/zodiac.ts';
import { nakshatraName, rashiName } from '#domain/panchang/names.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { formatDate } from '#i18n/format.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useNow } from '#ui/use-now.ts';
import classes from './kundli.module.css';
import { degreesText } from './say-degrees.ts';
import { WideTable } from './wide-table.tsx';

/** One thing at a time is counted otherwise than this chart counts it. */
const settings: readonly { name: Message; change: Partial<GrahaReckoning>; year?: DashaYear }[] = [
  { name: texts.ayanamsaLahiri, change: {} },
  { name: texts.ayanamsaKrishnamurti, change: { ayanamsa: 'krishnamurti' } },
  { name: texts.ayanamsaRaman, change: { ayanamsa: 'raman' } },
  { name: texts.ayanamsaYukteshwar, change: { ayanamsa: 'yukteshwar' } },
  { name: texts.trueNode, change: { node: 'true' } },
  { name: texts.savanaYear, change: {}, year: 'savana' },
];

export interface DifferSectionProps {
  chart: Chart;
  hasTime: boolean;
  /** By how much the clock of the birth was ahead of UTC; undefined without a time. */
  offset: string | undefined;
}

/** The same birth by other settings: why two programs disagree, and which setting gives what was seen elsewhere. */
export function DifferSection({ chart, hasTime, offset }: DifferSectionProps) {
  const { t, language } = useI18n();
  const now = useNow();
  const [seen, setSeen] = useState({ lagna: '', star: '', rahu: '', year: '' });
  const rows = useMemo(
    () =>
      settings.map(({ name, change, year }) => {
        const other = chartOf(chart.moment, { ...chart.reckoning, ...change }, { hasTime });
        const periods = vimshottari(other.grahas.moon.longitude, other.moment.at, year);
        // Of a life that is over, or has not begun, the first.
        const period = periodsAt(vimshottariRound, periods, now, 1)[0] ?? periods[0];
        return { name, chart: other, period };
      }),
    [chart, hasTime, now],
  );
  const say = (point: ChartPoint) =>
    `${rashiName(point.sign, language)} ${degreesText(point.degrees)}, ${nakshatraName(point.nakshatra, language)} ${point.pada}`;
  const isAsked = Object.values(seen).some((value) => value !== '');
  const gives = ({ chart: other, period }: (typeof rows)[number]) =>
    (seen.lagna === '' || String(other.lagna?.sign) === seen.lagna) &&
    (seen.star === '' || String(other.grahas.moon.nakshatra) === seen.star) &&
    (seen.rahu === '' || String(other.grahas.rahu.sign) === seen.rahu) &&
    (seen.year === '' || (period && String(new Date(period.to).getFullYear()) === seen.year));
  const found = isAsked ? rows.filter(gives) : [];
  const signOptions = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: rashiName((index + 1) as Sign, language),
  }));
  return (
    <section className={classes.section}>
      <p className={classes.quiet}>{t(texts.differIntro)}</p>
      <WideTable label={t(texts.viewDiffer)}>
        <thead>
          <tr>
            <th scope="col">{t(texts.setting)}</th>
            <th scope="col">{t(texts.lagna)}</th>
            <th scope="col">{t(texts.moon)}</th>
            <th scope="col">{namesOfGrahas.rahu[language]}</th>
            <th scope="col">{t(texts.dashaEnds)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name.en} data-running={found.includes(row) ? '' : undefined}>
              <th scope="row">{t(row.name)}</th>
              <td>{row.chart.lagna ? say(row.chart.lagna) : '–'}</td>
              <td>{say(row.chart.grahas.moon)}</td>
              <td>
                {rashiName(row.chart.grahas.rahu.sign, language)} {degreesText(row.chart.grahas.rahu.degrees)}
              </td>
              <td>
                {row.period &&
                  `${namesOfGrahas[row.period.lord][language]} → ${formatDate(new Date(row.period.to), language)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      {offset !== undefined && <p className={classes.quiet}>{t(texts.differOffset, { offset })}</p>}
      <fieldset className={classes.elsewhere} data-print="no">
        <legend>{t(texts.seenElsewhere)}</legend>
        {hasTime && (
          <SeenField
            label={t(texts.lagna)}
            value={seen.lagna}
            options={signOptions}
            onChange={(lagna) => setSeen({ ...seen, lagna })}
          />
        )}
        <SeenField
          label={t(texts.moonNakshatra)}
          value={seen.star}
          options={Array.from({ length: 27 }, (_, index) => ({
            value: String(index + 1),
            label: nakshatraName(index + 1, language),
          }))}
          onChange={(star) => setSeen({ ...seen, star })}
        />
        <SeenField
          label={namesOfGrahas.rahu[language]}
          value={seen.rahu}
          options={signOptions}
          onChange={(rahu) => setSeen({ ...seen, rahu })}
        />
        <SeenField
          label={t(texts.dashaEnds)}
          value={seen.year}
          options={yearsAround(rows.flatMap(({ period }) => (period ? [period.to] : [])))}
          onChange={(year) => setSeen({ ...seen, year })}
        />
      </fieldset>
      <output className={classes.found} data-print="no" data-testid="differ-found">
        {isAsked &&
          (found.length > 0
            ? t(texts.differFound, { settings: found.map(({ name }) => t(name)).join(', ') })
            : t(texts.differNone))}
      </output>
    </section>
  );
}

interface SeenFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
}

function SeenField({ label, value, options, onChange }: SeenFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classes.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">–</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function yearsAround(ends: readonly number[]): { value: string; label: string }[] {
  const years = ends.map((end) => new Date(end).getFullYear());
  const [first, last] = [Math.min(...years) - 2, Math.max(...years) + 2];
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index)).map((year) => ({
    value: year,
    label: year,
  }));
}
