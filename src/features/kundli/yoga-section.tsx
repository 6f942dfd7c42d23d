import { useMemo } from 'react';
import type { Chart } from '#domain/jyotish/chart.ts';
import { rulesOf } from '#domain/jyotish/rules/find-rules.ts';
import { books, type Rule } from '#domain/jyotish/rules/rule.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './kundli.module.css';
import { SourceLine } from './source-line.tsx';

const weights = { great: 0, middle: 1, small: 2 } as const;

/** The yogas and doshas that the texts name in a chart, the weightier first, each with its source and its doubts. */
export function YogaSection({ chart }: { chart: Chart }) {
  const { t } = useI18n();
  const { yogas, doshas } = useMemo(() => rulesOf(chart), [chart]);
  return (
    <section className={classes.section}>
      <p className={classes.quiet}>{t(texts.yogasIntro)}</p>
      <h2 className={classes.heading}>{t(texts.yogas)}</h2>
      {yogas.length === 0 && <p>{t(texts.noYogas)}</p>}
      <RuleList rules={yogas} />
      <h2 className={classes.heading}>{t(texts.doshas)}</h2>
      {doshas.length === 0 && <p>{t(texts.noDoshas)}</p>}
      <RuleList rules={doshas} />
    </section>
  );
}

function RuleList({ rules }: { rules: readonly Rule[] }) {
  const { t, language } = useI18n();
  const sorted = rules.toSorted((one, other) => weights[one.strength] - weights[other.strength]);
  return (
    <ul className={classes.rules}>
      {sorted.map(({ id, name, says, source, isVerified, doubt }) => (
        <li key={id} className={classes.rule}>
          <h3>{name[language]}</h3>
          <p>{says[language]}</p>
          {doubt && <p className={classes.quiet}>{t(texts.doubt, { text: doubt[language] })}</p>}
          <SourceLine
            source={source
              .map(({ book, verse }) => [books[book], verse].filter(Boolean).join(' '))
              .join('; ')}
            isVerified={isVerified}
          />
        </li>
      ))}
    </ul>
  );
}
