import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { BirthsOwner, KeptBirth } from '#db/births.ts';
import { chartOf, type Chart } from '#domain/jyotish/chart.ts';
import { staysOf, type Stay } from '#domain/jyotish/ingresses.ts';
import { beforeSaturn } from '#domain/jyotish/saturn-periods.ts';
import { dayMs } from '#domain/time/zone.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { civilDateInFull, civilDateText } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import { keepBirthFor, removeBirthFor } from '#session/births.ts';
import { usePlaceName } from '#session/use-place-name.ts';
import { AskBefore } from '#ui/ask-before.tsx';
import { Choice } from '#ui/choice.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { showToast } from '#ui/toast.ts';
import { useNow } from '#ui/use-now.ts';
import { useIsPrinting } from '#ui/use-is-printing.ts';
import { BirthForm, clockText } from './birth-form.tsx';
import { momentOfBirth, offsetText, type ReadMoment } from './birth-moment.ts';
import { BirthSection } from './birth-section.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { DashaSection } from './dasha-section.tsx';
import { DifferSection } from './differ-section.tsx';
import { GrahaTable } from './graha-table.tsx';
import { ChartPaper } from './chart-paper.tsx';
import classes from './kundli.module.css';
import { useStays } from './life/use-stays.ts';
import { MorePages } from './more-pages.tsx';
import { PointsSection } from './points-section.tsx';
import { SaturnSection } from './saturn-section.tsx';
import { useBirths } from '#session/use-births.ts';
import { TimeSection } from './time-section.tsx';
import { TermList } from './term-list.tsx';
import { TransitTable } from './transit-table.tsx';
import { VargaTable } from './varga-table.tsx';
import { YogaSection } from './yoga-section.tsx';
import { degreesText } from './say-degrees.ts';

/** One chart of those that this device keeps. */
export function ChartScreen({ id }: { id: string }) {
  const { t } = useI18n();
  const { owner, births, reload } = useBirths();
  const birth = births?.find((each) => each.id === id);
  const read = useMemo(() => birth && momentOfBirth(birth), [birth]);
  if (births === undefined || owner === undefined) {
    return (
      <Screen title={t(texts.title)}>
        <output className={classes.quiet}>{t(texts.loading)}</output>
      </Screen>
    );
  }
  if (!birth || !read) {
    return (
      <Screen documentTitle={`${t(texts.title)} · ${t(ui.productName)}`}>
        <EmptyState
          order={1}
          title={t(texts.gone)}
          text={t(texts.goneText)}
          action={<LinkButton to="/kundli">{t(texts.allCharts)}</LinkButton>}
        />
      </Screen>
    );
  }
  return <FoundChart key={birth.id} birth={birth} read={read} owner={owner} onChanged={reload} />;
}

const allViews = [
  'grahas',
  'vargas',
  'transits',
  'dasha',
  'yogas',
  'saturn',
  'points',
  'birth',
  'time',
  'differ',
] as const;
type View = (typeof allViews)[number];
const viewTexts = {
  grahas: texts.viewGrahas,
  vargas: texts.viewVargas,
  transits: texts.viewTransits,
  dasha: texts.viewDasha,
  yogas: texts.viewYogas,
  saturn: texts.viewSaturn,
  points: texts.viewPoints,
  birth: texts.viewBirth,
  time: texts.viewTime,
  differ: texts.viewDiffer,
} as const;

const noStays: readonly Stay[] = [];
/** As long as the great periods of a life. */
const longestLifeMs = 120 * 365.25 * dayMs;

interface FoundChartProps {
  birth: KeptBirth;
  read: ReadMoment;
  owner: BirthsOwner;
  onChanged(): Promise<void>;
}

function FoundChart({ birth, read, owner, onChanged }: FoundChartProps) {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const [view, setView] = useState<View>('grahas');
  const isPrinting = useIsPrinting();
  const [task, setTask] = useState<'edit' | 'remove'>();
  const chart = useMemo(() => chartOf(read.moment, undefined, { hasTime: read.hasTime }), [read]);
  const saturnSpan = useMemo(
    () => ({ from: read.moment.at - beforeSaturn, to: read.moment.at + longestLifeMs }),
    [read],
  );
  const reckoned = useStays('saturn', saturnSpan, chart.reckoning);
  // Who prints at once waits for it.
  const saturn = useMemo(
    () =>
      reckoned ??
      (isPrinting ? staysOf('saturn', saturnSpan.from, saturnSpan.to, chart.reckoning) : undefined),
    [reckoned, isPrinting, saturnSpan, chart.reckoning],
  );
  const name = birth.name || t(texts.unnamed, { date: civilDateText(birth.date, language) });

  async function save(changed: KeptBirth): Promise<void> {
    try {
      const kept = await keepBirthFor(owner, changed);
      if (kept.kind === 'full') {
        showToast({ tone: 'error', title: { message: texts.full } });
        return;
      }
      setTask(undefined);
      await onChanged();
      if (kept.id !== birth.id) await navigate({ to: '/kundli/$id', params: { id: kept.id }, replace: true });
    } catch (error) {
      logQuietly('births', error);
      showToast({ tone: 'error', title: { message: texts.notKept } });
    }
  }

  const views = allViews.filter((each) => each !== 'time' || birth.minutesOfDay !== null);

  async function remove(): Promise<boolean> {
    try {
      await removeBirthFor(owner, birth.id);
      return true;
    } catch (error) {
      logQuietly('births', error);
      showToast({ tone: 'error', title: { message: texts.notKept } });
      return false;
    }
  }

  return (
    <Screen
      title={name}
      // The browser keeps the title beyond a sign-out: it names nobody.
      documentTitle={`${t(texts.title)} · ${t(ui.productName)}`}
      head={{ isUnlisted: true }}
      intro={<BirthLine birth={birth} read={read} chart={chart} />}
    >
      <div className={classes.acts} data-print="no">
        <LinkButton to="/kundli" variant="default" size="sm">
          {t(texts.allCharts)}
        </LinkButton>
        <Button variant="default" size="sm" onClick={() => setTask(task === 'edit' ? undefined : 'edit')}>
          {t(texts.edit)}
        </Button>
        <Button variant="default" size="sm" onClick={() => window.print()}>
          {t(texts.print)}
        </Button>
        <Button variant="subtle" size="sm" color="sindoor" onClick={() => setTask('remove')}>
          {t(texts.remove)}
        </Button>
      </div>
      {task === 'edit' && (
        <section className={classes.card}>
          <BirthForm
            birth={birth}
            submitLabel={t(texts.save)}
            onSubmit={(changed) => void save(changed)}
            onCancel={() => setTask(undefined)}
          />
        </section>
      )}
      {task === 'remove' && (
        <AskBefore
          title={t(texts.removeAsk, { name })}
          keepLabel={t(texts.keep)}
          removeLabel={t(texts.remove)}
          removeTestId="remove-chart"
          remove={remove}
          onRemoved={() => void navigate({ to: '/kundli' })}
          onClose={() => setTask(undefined)}
        >
          {null}
        </AskBefore>
      )}
      {chart.noLagna !== null && (
        <p className={classes.note}>
          {t(chart.noLagna === 'no-time' ? texts.noLagnaTime : texts.noLagnaPolar)}
        </p>
      )}
      {isPrinting ? (
        <ChartPaper chart={chart} hasTime={read.hasTime} offset={offsetOf(read)} saturn={saturn} />
      ) : (
        <div className={classes.chart}>
          <ChartFigure chart={chart} name={name} sharedName={birth.name} />
          <div className={classes.sections}>
            <Choice<View>
              legend={t(texts.view)}
              options={views.map((value) => ({ value, label: t(viewTexts[value]) }))}
              value={view}
              onChange={setView}
            />
            <ChartView
              view={view}
              chart={chart}
              read={read}
              birth={birth}
              saturn={saturn}
              onKeep={(within) => save({ ...birth, within })}
            />
          </div>
        </div>
      )}
      <nav className={classes.acts} aria-label={t(texts.next)} data-print="no">
        <LinkButton
          to="/names"
          search={{ star: `${chart.grahas.moon.nakshatra}-${chart.grahas.moon.pada}` }}
          variant="default"
          size="sm"
        >
          {t(texts.nameLetter)}
        </LinkButton>
      </nav>
      <MorePages here="/kundli" />
      {!isPrinting && <p className={classes.quiet}>{t(texts.tradition)}</p>}
    </Screen>
  );
}

interface ChartViewProps {
  view: View;
  chart: Chart;
  read: ReadMoment;
  birth: KeptBirth;
  saturn: readonly Stay[] | undefined;
  onKeep(within: number): Promise<void>;
}

function ChartView({ view, chart, read, birth, saturn, onKeep }: ChartViewProps) {
  const now = useNow();
  switch (view) {
    case 'grahas':
      return (
        <>
          <GrahaTable chart={chart} />
          <TermList chart={chart} />
        </>
      );
    case 'vargas':
      return <VargaTable chart={chart} />;
    case 'transits':
      return <TransitTable moonSign={chart.grahas.moon.sign} at={now} />;
    case 'dasha':
      return <DashaSection chart={chart} range={read.range} name={birth.name} saturn={saturn ?? noStays} />;
    case 'yogas':
      return <YogaSection chart={chart} />;
    case 'saturn':
      return <SaturnSection chart={chart} name={birth.name} stays={saturn} />;
    case 'points':
      return <PointsSection chart={chart} />;
    case 'birth':
      return <BirthSection chart={chart} />;
    case 'time':
      return (
        birth.minutesOfDay !== null && (
          <TimeSection
            chart={chart}
            minutesOfDay={birth.minutesOfDay}
            within={birth.within}
            onKeep={onKeep}
          />
        )
      );
    case 'differ':
      return <DifferSection chart={chart} hasTime={read.hasTime} offset={offsetOf(read)} />;
    default:
      return assertNever(view);
  }
}

function offsetOf({ reading }: ReadMoment): string | undefined {
  return reading && offsetText(reading.offsetMs);
}

function BirthLine({ birth, read, chart }: { birth: KeptBirth; read: ReadMoment; chart: Chart }) {
  const { t, language } = useI18n();
  const place = usePlaceName(birth.place);
  const date = civilDateInFull(birth.date, language);
  const line =
    birth.minutesOfDay === null || !read.reading
      ? t(texts.noTime, { date, place })
      : t(texts.atTime, {
          date,
          place,
          time: clockText(birth.minutesOfDay),
          offset: offsetText(read.reading.offsetMs),
        });
  const certainty = birth.within > 0 ? t(texts.plusMinus, { minutes: birth.within }) : undefined;
  const ayanamsa = t(texts.ayanamsa, { value: degreesText(chart.ayanamsa) });
  return [line, certainty, ayanamsa].filter(Boolean).join(' · ');
}
