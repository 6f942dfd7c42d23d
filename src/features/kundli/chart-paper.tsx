import { useId, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Chart } from '#domain/jyotish/chart.ts';
import { subPeriods } from '#domain/jyotish/dasha/periods.ts';
import { vimshottari, vimshottariRound } from '#domain/jyotish/dasha/vimshottari.ts';
import { namesOfGrahas } from '#domain/jyotish/graha-names.ts';
import type { Stay } from '#domain/jyotish/ingresses.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { formatDate } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BirthSection } from './birth-section.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { drawn } from './chart-figure.tsx';
import styles from './chart-paper.module.css';
import { chartStyleStore } from './chart-style.ts';
import { DifferSection } from './differ-section.tsx';
import { GrahaTable } from './graha-table.tsx';
import classes from './kundli.module.css';
import { PointsSection } from './points-section.tsx';
import { SaturnSection } from './saturn-section.tsx';
import { VargaTable } from './varga-table.tsx';
import { YogaSection } from './yoga-section.tsx';

export interface ChartPaperProps {
  chart: Chart;
  hasTime: boolean;
  /** By how much the clock of the birth was ahead of UTC; undefined without a time. */
  offset: string | undefined;
  saturn: readonly Stay[] | undefined;
}

/** A chart on four pages of A4: what stands where, when it runs, what the texts name in it, and by what it was counted. */
export function ChartPaper({ chart, hasTime, offset, saturn }: ChartPaperProps) {
  const { t } = useI18n();
  const style = useStore(chartStyleStore, (state) => state.style);
  return (
    <div className={`${styles.paper} ${classes.sheet}`}>
      <div className={styles.page}>
        <div className={styles.charts}>
          {(['rashi', 'D9'] as const).map((kind) => {
            const { firstSign, lagnaSign, placed } = drawn(chart, kind);
            return (
              <figure key={kind}>
                <figcaption>{t(kind === 'D9' ? texts.navamsaChart : texts.rashiChart)}</figcaption>
                <ChartDrawing style={style} firstSign={firstSign} lagnaSign={lagnaSign} grahas={placed} />
              </figure>
            );
          })}
        </div>
        <Part title={t(texts.viewGrahas)}>
          <GrahaTable chart={chart} />
        </Part>
        <Part title={t(texts.viewBirth)} isWide>
          <BirthSection chart={chart} />
        </Part>
      </div>
      <div className={styles.page}>
        <Part title={t(texts.viewDasha)}>
          <DashaTable chart={chart} />
        </Part>
        <Part title={t(texts.viewSaturn)} isWide>
          <SaturnSection chart={chart} name="" stays={saturn} />
        </Part>
      </div>
      <div className={styles.page} data-of-rules>
        <YogaSection chart={chart} />
      </div>
      <div className={styles.page}>
        <Part title={t(texts.viewPoints)}>
          <PointsSection chart={chart} />
        </Part>
        <Part title={t(texts.viewVargas)}>
          <div className={styles.tight}>
            <VargaTable chart={chart} />
          </div>
        </Part>
        <Part title={t(texts.viewDiffer)}>
          <DifferSection chart={chart} hasTime={hasTime} offset={offset} />
        </Part>
        <p>{t(texts.tradition)}</p>
      </div>
    </div>
  );
}

function Part({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part} data-columns={isWide ? '' : undefined}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The great periods with the days on which their parts begin. */
function DashaTable({ chart }: { chart: Chart }) {
  const { t, language } = useI18n();
  const birth = chart.moment.at;
  const periods = vimshottari(chart.grahas.moon.longitude, birth);
  const day = (at: number) => formatDate(new Date(Math.max(at, birth)), language);
  return (
    <>
      <p>{t(texts.dashaPaper)}</p>
      <table className={styles.dasha}>
        <tbody>
          {periods.map((period) => (
            <tr key={period.from}>
              <th scope="row">
                {namesOfGrahas[period.lord][language]}
                <span>{t(texts.dashaSpan, { from: day(period.from), to: day(period.to) })}</span>
              </th>
              <td>
                {subPeriods(vimshottariRound, period)
                  .filter(({ to }) => to > birth)
                  .map(({ lord, from }) => (
                    <span key={from}>
                      {namesOfGrahas[lord][language]} {day(from)}
                    </span>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
