import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { keepBirth, removeBirth, type BirthsOwner, type KeptBirth } from '#db/births.ts';
import { chartOf, type Chart } from '#domain/jyotish/chart.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { civilDateInFull, civilDateText } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import { usePlaceName } from '#session/use-place-name.ts';
import { AskBefore } from '#ui/ask-before.tsx';
import { Choice } from '#ui/choice.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { showToast } from '#ui/toast.ts';
import { useIsPrinting } from '#ui/use-is-printing.ts';
import { BirthForm, clockText } from './birth-form.tsx';
import { momentOfBirth, offsetText, type ReadMoment } from './birth-moment.ts';
import { BirthSection } from './birth-section.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { DashaSection } from './dasha-section.tsx';
import { DifferSection } from './differ-section.tsx';
import { GrahaTable } from './graha-table.tsx';
import classes from './kundli.module.css';
import { MorePages } from './more-pages.tsx';
import { PointsSection } from './points-section.tsx';
import { SaturnSection } from './saturn-section.tsx';
import { useBirths } from './use-births.ts';
import { TimeSection } from './time-section.tsx';
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

const allViews = ['grahas', 'dasha', 'yogas', 'saturn', 'points', 'birth', 'time', 'differ'] as const;
type View = (typeof allViews)[number];
const viewTexts = {
  grahas: texts.viewGrahas,
  dasha: texts.viewDasha,
  yogas: texts.viewYogas,
  saturn: texts.viewSaturn,
  points: texts.viewPoints,
  birth: texts.viewBirth,
  time: texts.viewTime,
  differ: texts.viewDiffer,
} as const;

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
  const name = birth.name || t(texts.unnamed, { date: civilDateText(birth.date, language) });

  async function save(changed: KeptBirth): Promise<void> {
    try {
      await keepBirth(owner, changed);
      setTask(undefined);
      await onChanged();
    } catch (error) {
      logQuietly('births', error);
      showToast({ tone: 'error', title: { message: texts.notKept } });
    }
  }

  const views = allViews.filter((each) => each !== 'time' || birth.minutesOfDay !== null);
  const show = (each: View) => (
    <ChartView
      view={each}
      chart={chart}
      read={read}
      birth={birth}
      onKeep={(within) => save({ ...birth, within })}
    />
  );

  async function remove(): Promise<boolean> {
    try {
      await removeBirth(owner, birth.id);
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
      <div className={classes.chart}>
        <ChartFigure chart={chart} name={name} />
        <div className={classes.sections}>
          {isPrinting ? (
            views.map((each) => (
              <section key={each} className={classes.printed}>
                <h2 className={classes.heading}>{t(viewTexts[each])}</h2>
                {show(each)}
              </section>
            ))
          ) : (
            <>
              <Choice<View>
                legend={t(texts.view)}
                options={views.map((value) => ({ value, label: t(viewTexts[value]) }))}
                value={view}
                onChange={setView}
              />
              {show(view)}
            </>
          )}
        </div>
      </div>
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
      <p className={classes.quiet}>{t(texts.tradition)}</p>
    </Screen>
  );
}

interface ChartViewProps {
  view: View;
  chart: Chart;
  read: ReadMoment;
  birth: KeptBirth;
  onKeep(within: number): Promise<void>;
}

function ChartView({ view, chart, read, birth, onKeep }: ChartViewProps) {
  switch (view) {
    case 'grahas':
      return <GrahaTable chart={chart} />;
    case 'dasha':
      return <DashaSection chart={chart} range={read.range} />;
    case 'yogas':
      return <YogaSection chart={chart} />;
    case 'saturn':
      return <SaturnSection chart={chart} />;
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
      return <DifferSection chart={chart} hasTime={read.hasTime} />;
    default:
      return assertNever(view);
  }
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
