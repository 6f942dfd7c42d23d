import { useMemo } from 'react';
import { namesOfGrahas } from '#domain/jyotish/graha-names.ts';
import { positionsAt } from '#domain/jyotish/grahas.ts';
import { transitsOver, type Transit } from '#domain/jyotish/transits.ts';
import type { Sign } from '#domain/jyotish/zodiac.ts';
import { rashiName } from '#domain/panchang/names.ts';
import type { Instant } from '#domain/time/zone.ts';
import { myDayTexts as texts } from '#i18n/catalogue/my-day.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './kundli.module.css';
import { SourceLine } from './source-line.tsx';
import { WideTable } from './wide-table.tsx';

/** How the grahas of an instant stand to a Moon sign. */
export function TransitTable({ moonSign, at }: { moonSign: Sign; at: Instant }) {
  const { t, language } = useI18n();
  const transits = useMemo(() => transitsOver(moonSign, positionsAt(at)), [moonSign, at]);
  const said = ({ isGood, obstructedBy }: Transit) => {
    if (!isGood) return t(texts.ordinary);
    const grahas = obstructedBy.map((graha) => namesOfGrahas[graha][language]).join(', ');
    return obstructedBy.length === 0 ? t(texts.good) : t(texts.hindered, { grahas });
  };
  return (
    <section className={classes.section}>
      <p className={classes.quiet}>{t(texts.transitsIntro)}</p>
      <WideTable label={t(texts.transits)}>
        <thead>
          <tr>
            <th scope="col">{t(texts.graha)}</th>
            <th scope="col">{t(texts.rashi)}</th>
            <th scope="col">{t(texts.placeFromMoon)}</th>
            <th scope="col">{t(texts.said)}</th>
          </tr>
        </thead>
        <tbody>
          {transits.map((transit) => (
            <tr key={transit.graha}>
              <th scope="row">{namesOfGrahas[transit.graha][language]}</th>
              <td>{rashiName(transit.sign, language)}</td>
              <td className={classes.figures}>{transit.house}</td>
              <td>{said(transit)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <SourceLine source={t(texts.transitsSource)} isVerified={false} />
    </section>
  );
}
