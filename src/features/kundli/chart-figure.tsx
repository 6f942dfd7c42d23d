import { useId, useState } from 'react';
import { namesOfGrahas } from '#domain/jyotish/graha-names.ts';
import { grahas } from '#domain/jyotish/grahas.ts';
import type { Chart } from '#domain/jyotish/chart.ts';
import { vargas, type Varga } from '#domain/jyotish/vargas.ts';
import { countFrom, signFrom, type Sign } from '#domain/jyotish/zodiac.ts';
import { rashiName } from '#domain/panchang/names.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Choice } from '#ui/choice.tsx';
import { ShareCardButton } from '#ui/share-card/share-card-button.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import type { DrawnGraha } from './chart-words.ts';
import { chartStyles, type ChartStyle } from './chart-layout.ts';
import { chartStyleStore, chooseChartStyle } from './chart-style.ts';
import { vargaNames } from './varga-names.ts';
import { useStore } from 'zustand';
import classes from './kundli.module.css';

const kinds = ['rashi', 'moon', 'D9', 'D10'] as const;
type Kind = (typeof kinds)[number] | Exclude<Varga, 'D1'>;
/** Those that are looked at less, in a list of their own. */
const moreKinds = vargas.filter(
  (varga): varga is Exclude<Varga, 'D1' | 'D9' | 'D10'> => !['D1', 'D9', 'D10'].includes(varga),
);
const kindTexts = {
  rashi: texts.rashiChart,
  moon: texts.moonChart,
  D9: texts.navamsaChart,
  D10: texts.dashamsaChart,
} as const satisfies Record<(typeof kinds)[number], unknown>;
const styleTexts = { north: texts.north, south: texts.south, east: texts.east } as const satisfies Record<
  ChartStyle,
  unknown
>;

export interface ChartFigureProps {
  chart: Chart;
  name: string;
  /** What stands on a picture that is handed on: no date of a birth. Empty where nobody gave a name. */
  sharedName: string;
}

/** The drawn chart with the choice of its style and of the divisional chart, and the same in words for who listens. */
export function ChartFigure({ chart, name, sharedName }: ChartFigureProps) {
  const { t, language } = useI18n();
  const style = useStore(chartStyleStore, (state) => state.style);
  const [kind, setKind] = useState<Kind>('rashi');
  const titleId = useId();
  const { firstSign, lagnaSign, placed } = drawn(chart, kind);
  const nameOfKind = (of: Kind) =>
    of in kindTexts
      ? t(kindTexts[of as keyof typeof kindTexts])
      : `${vargaNames[of as Varga][language]} (${of})`;
  const more = moreKinds.find((each) => each === kind);
  return (
    <figure className={classes.figure} aria-labelledby={titleId}>
      <figcaption id={titleId} className={classes.caption}>
        {t(texts.chartOf, { chart: nameOfKind(kind), name })}
      </figcaption>
      <ChartDrawing style={style} firstSign={firstSign} lagnaSign={lagnaSign} grahas={placed} />
      <ol className="visually-hidden">
        {Array.from({ length: 12 }, (_, index) => {
          const sign = signFrom(firstSign, index + 1);
          const inHouse = placed.filter((each) => each.sign === sign);
          return (
            <li key={sign}>
              {t(texts.house, {
                house: countFrom(firstSign, sign),
                sign: rashiName(sign, language),
                grahas:
                  inHouse.map(({ graha }) => namesOfGrahas[graha][language]).join(', ') ||
                  t(texts.emptyHouse),
              })}
            </li>
          );
        })}
      </ol>
      <div className={classes.choices} data-print="no">
        <Choice<Kind>
          legend={t(texts.varga)}
          options={kinds.map((value) => ({ value, label: t(kindTexts[value]) }))}
          value={kind}
          onChange={setKind}
        />
        <select
          className={classes.select}
          aria-label={t(texts.moreVargas)}
          value={more ?? ''}
          onChange={(event) =>
            setKind(moreKinds.find((each) => each === event.currentTarget.value) ?? 'rashi')
          }
        >
          <option value="">{t(texts.moreVargas)}</option>
          {moreKinds.map((varga) => (
            <option key={varga} value={varga}>
              {nameOfKind(varga)}
            </option>
          ))}
        </select>
        <Choice
          legend={t(texts.style)}
          options={chartStyles.map((value) => ({ value, label: t(styleTexts[value]) }))}
          value={style}
          onChange={chooseChartStyle}
        />
        <ShareCardButton
          cardOf={async (of) => {
            const { chartShare } = await import('./chart-share.ts');
            const drawnChart = { style, firstSign, lagnaSign, grahas: placed };
            return chartShare(chart, drawnChart, { name: sharedName, kind: nameOfKind(kind) }, of);
          }}
        />
      </div>
    </figure>
  );
}

/** What stands where in one of the charts. */
export function drawn(
  chart: Chart,
  kind: Kind,
): { firstSign: Sign; lagnaSign: Sign | undefined; placed: DrawnGraha[] } {
  const signIn = (point: Chart['grahas']['sun'] | NonNullable<Chart['lagna']>): Sign =>
    kind === 'rashi' || kind === 'moon' ? point.sign : point.vargas[kind];
  const lagnaSign = chart.lagna ? signIn(chart.lagna) : undefined;
  const moonSign = signIn(chart.grahas.moon);
  const placed = grahas.map((graha) => ({
    graha,
    sign: signIn(chart.grahas[graha]),
    // The nodes always go backwards.
    isRetrograde: chart.grahas[graha].isRetrograde && graha !== 'rahu' && graha !== 'ketu',
  }));
  return { firstSign: kind === 'moon' ? moonSign : (lagnaSign ?? moonSign), lagnaSign, placed };
}
