import { useMemo } from 'react';
import type { KeptBirth } from '#db/births.ts';
import { chartOf } from '#domain/jyotish/chart.ts';
import { civilDate } from '#domain/time/civil-date.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { momentOfBirth } from './birth-moment.ts';
import { ChartFigure } from './chart-figure.tsx';
import { GrahaTable } from './graha-table.tsx';
import classes from './kundli.module.css';

/** The first moment of independent India, which everybody may know. */
const example: KeptBirth = {
  id: 'example',
  name: '',
  date: civilDate(1947, 8, 15),
  minutesOfDay: 0,
  within: 0,
  place: defaultPlace,
};

/** What a chart looks like, until somebody makes one. */
export function ExampleChart() {
  const { t } = useI18n();
  const chart = useMemo(() => {
    const read = momentOfBirth(example);
    return read && chartOf(read.moment);
  }, []);
  if (!chart) return null;
  return (
    <section className={classes.section} aria-labelledby="example-chart">
      <h2 id="example-chart" className={classes.heading}>
        {t(texts.example)}
      </h2>
      <p className={classes.quiet}>{t(texts.exampleText)}</p>
      <ChartFigure chart={chart} name={t(texts.exampleName)} sharedName={t(texts.exampleName)} />
      <GrahaTable chart={chart} />
    </section>
  );
}
