import { useMemo } from 'react';
import { avakahadaOf } from '#domain/jyotish/avakahada.ts';
import { birthPanchangOf } from '#domain/jyotish/birth-panchang.ts';
import type { Chart } from '#domain/jyotish/chart.ts';
import {
  karanaName,
  lunarMonthLabel,
  nakshatraName,
  rashiName,
  tithiWithPaksha,
  varaName,
  yogaName,
} from '#domain/panchang/names.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './kundli.module.css';

/** The panchang of the birth, and what stands at the head of a printed kundli. */
export function BirthSection({ chart }: { chart: Chart }) {
  const { t, language } = useI18n();
  const panchang = useMemo(() => birthPanchangOf(chart.moment, chart.reckoning.ayanamsa), [chart]);
  const { syllable } = useMemo(() => avakahadaOf(chart), [chart]);
  const { moon, sun } = chart.grahas;
  const lines = [
    [texts.moonSign, rashiName(moon.sign, language)],
    [texts.nakshatra, `${nakshatraName(moon.nakshatra, language)} ${moon.pada}`],
    [texts.sunSign, rashiName(sun.sign, language)],
    [texts.syllable, language === 'hi' ? syllable.devanagari : syllable.latin],
    [texts.tithi, tithiWithPaksha(panchang.tithi, language)],
    [texts.weekday, varaName(panchang.vara, language)],
    [texts.yoga, yogaName(panchang.yoga, language)],
    [texts.karana, karanaName(panchang.karana, language)],
    [texts.month, lunarMonthLabel(panchang.month.purnimanta, panchang.month.isAdhika, language)],
  ] as const;
  return (
    <dl className={classes.facts}>
      {lines.map(([label, value]) => (
        <div key={label.en}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
