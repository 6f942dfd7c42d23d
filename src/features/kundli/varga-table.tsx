import type { Chart } from '#domain/jyotish/chart.ts';
import { namesOfGrahas } from '#domain/jyotish/graha-names.ts';
import { grahas } from '#domain/jyotish/grahas.ts';
import { vargas } from '#domain/jyotish/vargas.ts';
import { rashiName } from '#domain/panchang/names.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { vargaNames } from './varga-names.ts';
import { WideTable } from './wide-table.tsx';

/** In which sign each stands, in the sixteen divisions of Parashara. */
export function VargaTable({ chart }: { chart: Chart }) {
  const { t, language } = useI18n();
  const { lagna } = chart;
  return (
    <WideTable label={t(texts.viewVargas)}>
      <thead>
        <tr>
          <th scope="col">{t(texts.division)}</th>
          {lagna && <th scope="col">{t(texts.lagna)}</th>}
          {grahas.map((graha) => (
            <th key={graha} scope="col">
              {namesOfGrahas[graha][language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {vargas.map((varga) => (
          <tr key={varga}>
            <th scope="row">
              {varga} {vargaNames[varga][language]}
            </th>
            {lagna && <td>{rashiName(lagna.vargas[varga], language)}</td>}
            {grahas.map((graha) => (
              <td key={graha}>{rashiName(chart.grahas[graha].vargas[varga], language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
