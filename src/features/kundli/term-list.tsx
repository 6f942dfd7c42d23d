import { namesOfGrahas } from '#domain/jyotish/graha-names.ts';
import { grahas, type Graha } from '#domain/jyotish/grahas.ts';
import type { Chart, PlacedGraha } from '#domain/jyotish/chart.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { termTexts } from '#i18n/catalogue/terms.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './kundli.module.css';

type Term = keyof typeof termTexts;

/** Near the end of a water sign and the beginning of the next, within a pada of a nakshatra. */
function isGandanta({ longitude }: PlacedGraha): boolean {
  const fromKnot = ((longitude + 60) % 120) - 60;
  return Math.abs(fromKnot) < 360 / 27 / 4;
}

const holds: Readonly<Record<Term, (placed: PlacedGraha, graha: Graha) => boolean>> = {
  retrograde: ({ isRetrograde }, graha) => isRetrograde && graha !== 'rahu' && graha !== 'ketu',
  combust: ({ isCombust }) => isCombust,
  exalted: ({ dignity }) => dignity === 'exalted',
  debilitated: ({ dignity }) => dignity === 'debilitated',
  own: ({ dignity }) => dignity === 'own' || dignity === 'moolatrikona',
  vargottama: ({ vargas }) => vargas.D1 === vargas.D9,
  gandanta: isGandanta,
};

/** The words of the trade that this chart gives rise to: each opened, what it is and of whom it holds here. */
export function TermList({ chart }: { chart: Chart }) {
  const { t, language } = useI18n();
  const found = (Object.keys(holds) as Term[]).flatMap((term) => {
    const of = grahas.filter((graha) => {
      const isNode = graha === 'rahu' || graha === 'ketu';
      const isDignity = term === 'exalted' || term === 'debilitated' || term === 'own';
      return !(isNode && isDignity) && holds[term](chart.grahas[graha], graha);
    });
    return of.length === 0 ? [] : [{ term, of }];
  });
  if (found.length === 0) return null;
  return (
    <ul className={classes.periods} data-print="no" aria-label={t(texts.terms)}>
      {found.map(({ term, of }) => (
        <li key={term}>
          <details>
            <summary>
              <strong>{t(termTexts[term].name)}</strong>{' '}
              <span className={classes.quiet}>
                {of.map((graha) => namesOfGrahas[graha][language]).join(', ')}
              </span>
            </summary>
            <p>{t(termTexts[term].is)}</p>
            <p>{t(termTexts[term].here)}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
