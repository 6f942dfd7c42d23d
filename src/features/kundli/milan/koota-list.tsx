import { namesOfGrahas } from '#domain/jyotish/graha-names.ts';
import { taraNames } from '#domain/jyotish/day/bala.ts';
import {
  ganaNames,
  kootaNames,
  nadiNames,
  variantNames,
  varnaNames,
  vashyaNames,
  yoniNames,
} from '#domain/jyotish/matching/koota-names.ts';
import { kootaNotes } from '#domain/jyotish/matching/koota-notes.ts';
import { kootaIds, type KootaId } from '#domain/jyotish/matching/kootas.ts';
import type { Match } from '#domain/jyotish/matching/match.ts';
import { milanTexts as texts } from '#i18n/catalogue/milan.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from '../kundli.module.css';
import { SourceLine } from '../source-line.tsx';
import styles from './milan.module.css';

export interface KootaListProps {
  match: Match;
  /** Those that do not depend on an uncertain time. */
  holds: readonly KootaId[];
}

/** Each koota with its points; opened, what it looks at and what other tables give. */
export function KootaList({ match, holds }: KootaListProps) {
  const { t, language } = useI18n();
  const say = (points: number) => formatNumber(points, language);
  return (
    <ul className={classes.periods}>
      {kootaIds.map((id) => {
        const { points, of, boy, girl, variants } = match.kootas[id];
        const { says, source, isVerified } = kootaNotes[id];
        const isOpen = !holds.includes(id);
        return (
          <li key={id}>
            <details>
              <summary className={styles.koota}>
                <span className={styles.name}>{kootaNames[id][language]}</span>
                <span className={styles.sides}>
                  {sideText(id, boy, 'groom')} · {sideText(id, girl, 'bride')}
                  {isOpen && <span className={classes.states}>{t(texts.dependsOnTime)}</span>}
                </span>
                <span className={styles.score}>
                  {t(texts.pointsOf, { points: say(points), most: of })}
                  <span className={styles.bar} aria-hidden>
                    <span style={{ inlineSize: `${(points / of) * 100}%` }} />
                  </span>
                </span>
              </summary>
              <div className={styles.note}>
                <p>{says[language]}</p>
                {variants.map(({ table, points: other }) => (
                  <p key={table} className={classes.quiet}>
                    {t(texts.byOtherTable, { table: variantNames[table][language], points: say(other) })}
                  </p>
                ))}
                <SourceLine source={source} isVerified={isVerified} />
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );

  /** What a koota compares, on one side. */
  function sideText(id: KootaId, what: string, side: 'groom' | 'bride'): string {
    if (id === 'bhakoot')
      return t(side === 'groom' ? texts.countFromBride : texts.countFromGroom, { count: what });
    const names: Readonly<Record<string, { en: string; hi: string }>> = namesOf[id];
    return names[what]?.[language] ?? what;
  }
}

const namesOf = {
  varna: varnaNames,
  vashya: vashyaNames,
  tara: taraNames,
  yoni: yoniNames,
  maitri: namesOfGrahas,
  gana: ganaNames,
  nadi: nadiNames,
} as const;
