import { useMemo } from 'react';
import { ashtakavargaOf } from '#domain/jyotish/ashtakavarga.ts';
import { shortGrahaNames } from '#domain/jyotish/graha-names.ts';
import { seenGrahas } from '#domain/jyotish/grahas.ts';
import type { Chart } from '#domain/jyotish/chart.ts';
import { rashiName } from '#domain/panchang/names.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './kundli.module.css';
import { WideTable } from './wide-table.tsx';

/** Ashtakavarga: the points of each sign by each graha, and all together. */
export function PointsSection({ chart }: { chart: Chart }) {
  const { t, language } = useI18n();
  const points = useMemo(() => ashtakavargaOf(chart), [chart]);
  if (points === null) return <p className={classes.note}>{t(texts.pointsNeedLagna)}</p>;
  return (
    <section className={classes.section}>
      <p className={classes.quiet}>{t(texts.pointsIntro)}</p>
      <WideTable label={t(texts.viewPoints)}>
        <thead>
          <tr>
            <th scope="col">{t(texts.sign)}</th>
            {seenGrahas.map((graha) => (
              <th key={graha} scope="col">
                {shortGrahaNames[graha][language]}
              </th>
            ))}
            <th scope="col">{t(texts.total)}</th>
          </tr>
        </thead>
        <tbody>
          {points.sarva.map((total, index) => (
            <tr key={rashiName(index + 1, language)}>
              <th scope="row">{rashiName(index + 1, language)}</th>
              {seenGrahas.map((graha) => (
                <td key={graha} className={classes.figures}>
                  {points.bhinna[graha][index]}
                </td>
              ))}
              <td className={classes.figures}>
                <strong>{total}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </section>
  );
}
