import { dignityNames, namesOfGrahas } from '#domain/jyotish/graha-names.ts';
import { grahas } from '#domain/jyotish/grahas.ts';
import type { Chart, ChartPoint } from '#domain/jyotish/chart.ts';
import { nakshatraName, rashiName } from '#domain/panchang/names.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './kundli.module.css';
import { WideTable } from './wide-table.tsx';
import { degreesText } from './say-degrees.ts';

/** Lagna and grahas with their places. */
export function GrahaTable({ chart }: { chart: Chart }) {
  const { t, language } = useI18n();
  return (
    <WideTable label={t(texts.viewGrahas)}>
      <thead>
        <tr>
          <th scope="col">{t(texts.graha)}</th>
          <th scope="col">{t(texts.sign)}</th>
          <th scope="col">{t(texts.houseShort)}</th>
          <th scope="col">{t(texts.nakshatra)}</th>
        </tr>
      </thead>
      <tbody>
        {chart.lagna && <Row name={t(texts.lagna)} point={chart.lagna} house={1} states={[]} />}
        {grahas.map((graha) => {
          const placed = chart.grahas[graha];
          const isNode = graha === 'rahu' || graha === 'ketu';
          const states = [
            ...(isNode || placed.dignity === 'neutral' ? [] : [dignityNames[placed.dignity][language]]),
            ...(placed.isRetrograde && !isNode ? [t(texts.retrograde)] : []),
            ...(placed.isCombust ? [t(texts.combust)] : []),
          ];
          return (
            <Row
              key={graha}
              name={namesOfGrahas[graha][language]}
              point={placed}
              house={placed.house}
              states={states}
            />
          );
        })}
      </tbody>
    </WideTable>
  );
}

interface RowProps {
  name: string;
  point: ChartPoint;
  house: number;
  states: readonly string[];
}

function Row({ name, point, house, states }: RowProps) {
  const { language } = useI18n();
  return (
    <tr>
      <th scope="row">
        {name}
        {states.length > 0 && <span className={classes.states}>{states.join(', ')}</span>}
      </th>
      <td>
        {rashiName(point.sign, language)}{' '}
        <span className={classes.figures}>{degreesText(point.degrees)}</span>
      </td>
      <td className={classes.figures}>{house}</td>
      <td>
        {nakshatraName(point.nakshatra, language)} {point.pada}
      </td>
    </tr>
  );
}
