import { ActionIcon, Button } from '@mantine/core';
import { memo, useId, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Chart } from '#domain/jyotish/chart.ts';
import { subPeriods, type Period } from '#domain/jyotish/dasha/periods.ts';
import { vimshottariRound } from '#domain/jyotish/dasha/vimshottari.ts';
import { namesOfGrahas, saturnPhaseNames, shortGrahaNames } from '#domain/jyotish/graha-names.ts';
import type { Graha } from '#domain/jyotish/grahas.ts';
import type { Stay } from '#domain/jyotish/ingresses.ts';
import { saturnPhaseOf } from '#domain/jyotish/saturn-periods.ts';
import { rashiName } from '#domain/panchang/names.ts';
import type { Instant, Interval } from '#domain/time/zone.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { formatDate } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import classes from './life-line.module.css';
import { useLifeView } from './use-life-view.ts';
import { useStays } from './use-stays.ts';

export interface LifeLineProps {
  chart: Chart;
  periods: readonly Period<Graha>[];
  now: Instant;
  /** Those that are known by now. */
  saturn: readonly Stay[];
}

const none: readonly Stay[] = [];

interface Block extends Interval {
  name: string;
  /** What is said of it once it is touched. */
  says(): string;
  isMarked?: boolean;
}

/** So much of the window the longest name of a graha takes on a phone. */
const roomForName = 0.16;

/** Third periods are told apart from here on. */
const zoomForThird = 16;

/**
 * A life on one axis: the great periods with their parts, and where Saturn and Jupiter stood and will stand. It is moved as
 * anything that scrolls; two fingers, the wheel with Ctrl, the keys + and − and the buttons make it wider.
 */
export function LifeLine({ chart, periods, now, saturn }: LifeLineProps) {
  const { t, language } = useI18n();
  const birth = chart.moment.at;
  const end = periods.at(-1)?.to ?? birth;
  const life = useMemo(() => ({ from: birth, to: end }), [birth, end]);
  const { scroller, content, shown, look } = useLifeView(life);
  const [touched, setTouched] = useState<Block>();
  const noteId = useId();
  const moonSign = chart.grahas.moon.sign;
  const jupiter = useStays('jupiter', life, chart.reckoning) ?? none;

  const rows = useMemo(() => {
    const said = (name: string, { from, to }: Interval) =>
      `${name}: ${t(texts.dashaSpan, {
        from: formatDate(new Date(Math.max(from, birth)), language),
        to: formatDate(new Date(to), language),
      })}`;
    /** As much of a name as there is room for at the least that this zoom means. */
    const roomy = ({ from, to }: Interval) => ((to - from) / (end - birth)) * shown.zoom > roomForName;
    const block = (name: string, full: string, span: Interval, isMarked = false): Block => ({
      name,
      says: () => said(full, span),
      from: Math.max(span.from, birth),
      to: Math.min(span.to, end),
      isMarked,
    });
    const isShown = ({ from, to }: Interval) =>
      to > Math.max(shown.from, birth) && from < Math.min(shown.to, end);
    const lord = (graha: Graha) => namesOfGrahas[graha][language];
    const great = periods.filter(isShown);
    const parts = great.flatMap((period) =>
      subPeriods(vimshottariRound, period)
        .filter(isShown)
        .map((part) => ({ above: [period.lord], part })),
    );
    const third =
      shown.zoom < zoomForThird
        ? []
        : parts.flatMap(({ above, part }) =>
            subPeriods(vimshottariRound, part)
              .filter(isShown)
              .map((each) => ({ above: [...above, part.lord], part: each })),
          );
    const named = ({ above, part }: (typeof parts)[number]) =>
      block(
        roomy(part) ? lord(part.lord) : shortGrahaNames[part.lord][language],
        [...above, part.lord].map(lord).join(' – '),
        part,
        isRunning(part, now),
      );
    return [
      {
        title: texts.lifeGreat,
        blocks: great.map((period) =>
          block(lord(period.lord), lord(period.lord), period, isRunning(period, now)),
        ),
      },
      { title: texts.lifeParts, blocks: parts.map(named) },
      { title: shown.zoom < zoomForThird ? texts.lifeThirdFar : texts.lifeThird, blocks: third.map(named) },
      {
        title: texts.lifeSaturn,
        isOfSky: true,
        blocks: saturn.filter(isShown).map((stay) => {
          const phase = saturnPhaseOf(moonSign, stay.sign);
          const sign = rashiName(stay.sign, language);
          const name = phase ? `${saturnPhaseNames[phase][language]} (${sign})` : sign;
          return block(name, `${lord('saturn')}, ${name}`, stay, phase !== undefined);
        }),
      },
      {
        title: texts.lifeJupiter,
        isOfSky: true,
        blocks: jupiter
          .filter(isShown)
          .map((stay) =>
            block(
              rashiName(stay.sign, language),
              `${lord('jupiter')}, ${rashiName(stay.sign, language)}`,
              stay,
            ),
          ),
      },
    ];
  }, [periods, saturn, jupiter, shown, moonSign, birth, end, now, t, language]);
  const years = useMemo(() => yearsOf(shown, life), [shown, life]);

  function touch({ target }: MouseEvent<HTMLElement>): void {
    const found = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;
    const [row, index] = (found?.dataset['block'] ?? '').split('-').map(Number);
    const block = rows[row ?? -1]?.blocks[index ?? -1];
    if (!block) return;
    setTouched(block);
    look.on(block);
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') look.closer();
    else if (event.key === '-') look.further();
    else if (event.key === '0') look.whole();
    else return;
    event.preventDefault();
  }

  return (
    <div className={classes.life}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- it scrolls and zooms by keys; each block stands in the lists below */}
      <section
        ref={scroller}
        className={classes.scroller}
        aria-label={t(texts.lifeLabel)}
        aria-describedby={noteId}
        tabIndex={0}
        data-testid="life-line"
        onClick={touch}
        onKeyDown={press}
      >
        {/* oxlint-enable */}
        <div ref={content} className={classes.content} aria-hidden="true">
          <div className={classes.years}>
            {years.map(({ from, to, year }) => (
              <span key={year} className={classes.year} style={placeOf({ from, to }, life)}>
                <span className={classes.name}>{year}</span>
              </span>
            ))}
          </div>
          {rows.map(({ title, blocks, isOfSky }, row) => (
            <div key={title.en} className={classes.row} data-of-sky={isOfSky}>
              <span className={classes.caption}>{t(title)}</span>
              <Blocks row={row} blocks={blocks} life={life} />
            </div>
          ))}
          {now > birth && now < end && (
            <span className={classes.today} style={{ left: `${shareOf(now, life) * 100}%` }} />
          )}
        </div>
      </section>
      <div className={classes.acts}>
        <ActionIcon size="lg" variant="default" aria-label={t(texts.lifeFurther)} onClick={look.further}>
          <MinusIcon />
        </ActionIcon>
        <ActionIcon size="lg" variant="default" aria-label={t(texts.lifeCloser)} onClick={look.closer}>
          <PlusIcon />
        </ActionIcon>
        <Button size="sm" variant="default" onClick={look.whole}>
          {t(texts.lifeWhole)}
        </Button>
        {now > birth && now < end && (
          <Button size="sm" variant="default" onClick={() => look.on(yearsAround(now))}>
            {t(texts.lifeToday)}
          </Button>
        )}
      </div>
      <output className={classes.touched} data-testid="life-touched">
        {touched?.says() ?? <span className={classes.hint}>{t(texts.lifeHint)}</span>}
      </output>
      <span id={noteId} hidden>
        {t(texts.lifeKeys)}
      </span>
    </div>
  );
}

const Blocks = memo(function Blocks({
  row,
  blocks,
  life,
}: {
  row: number;
  blocks: readonly Block[];
  life: Interval;
}) {
  return (
    <div className={classes.track}>
      {blocks.map((block, index) => (
        <span
          key={block.from}
          className={classes.block}
          style={placeOf(block, life)}
          data-block={`${row}-${index}`}
          data-marked={block.isMarked ? '' : undefined}
        >
          <span className={classes.name}>{block.name}</span>
        </span>
      ))}
    </div>
  );
});

function isRunning({ from, to }: Interval, now: Instant): boolean {
  return now >= from && now < to;
}

function shareOf(at: Instant, { from, to }: Interval): number {
  return (at - from) / (to - from);
}

function placeOf({ from, to }: Interval, life: Interval): { left: string; width: string } {
  const left = Math.max(0, shareOf(from, life));
  return { left: `${left * 100}%`, width: `${(Math.min(1, shareOf(to, life)) - left) * 100}%` };
}

const yearMs = 365.25 * 86_400_000;

function yearsAround(now: Instant): Interval {
  return { from: now - 2 * yearMs, to: now + 3 * yearMs };
}

/** The years of the axis, one, two, five or more at a time. */
function yearsOf(shown: Interval & { zoom: number }, life: Interval): (Interval & { year: number })[] {
  const step = [1, 2, 5, 10, 20].find((each) => each * yearMs * shown.zoom * 12 > life.to - life.from) ?? 20;
  const yearOf = (at: Instant) => new Date(at).getUTCFullYear();
  const first = Math.floor(yearOf(Math.max(shown.from, life.from)) / step) * step;
  const last = yearOf(Math.min(shown.to, life.to));
  const years: (Interval & { year: number })[] = [];
  for (let year = first; year <= last; year += step) {
    const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + step, 0, 1)];
    // A rest at the beginning would be named by a year before the birth.
    if (from >= life.from && from < life.to) years.push({ year, from, to: Math.min(to, life.to) });
  }
  return years;
}
