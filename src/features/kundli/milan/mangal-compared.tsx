import { useMemo } from 'react';
import { compareMangal, mangalSideOf, type MangalSide } from '#domain/jyotish/matching/mangal.ts';
import { manglikExceptions } from '#domain/jyotish/rules/manglik.ts';
import { milanTexts as texts } from '#i18n/catalogue/milan.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { momentOfBirth } from '../birth-moment.ts';
import classes from '../kundli.module.css';
import type { Person } from '../person.ts';
import { SourceLine } from '../source-line.tsx';
import styles from './milan.module.css';

/** Mars on both sides as facts, which add nothing to the points. */
export function MangalCompared({ groom, bride }: { groom: Person; bride: Person }) {
  const { t, language } = useI18n();
  const compared = useMemo(() => {
    const [boy, girl] = [sideOf(groom), sideOf(bride)];
    return boy && girl && compareMangal(boy, girl);
  }, [groom, bride]);
  return (
    <>
      <h2 className={styles.title}>{t(texts.mangal)}</h2>
      {compared ? (
        <>
          <p>{compared.says[language]}</p>
          <div className={classes.sides}>
            <Side title={t(texts.groom)} side={compared.boy} />
            <Side title={t(texts.bride)} side={compared.girl} />
          </div>
          <SourceLine source={compared.source} isVerified={compared.isVerified} />
        </>
      ) : (
        <p>{t(texts.mangalMissing)}</p>
      )}
    </>
  );
}

function Side({ title, side }: { title: string; side: MangalSide }) {
  const { t, language } = useI18n();
  const { lagna, moon, venus } = side.houses;
  return (
    <div className={classes.rule}>
      <h3>
        {title}: {t(stateOf(side))}
      </h3>
      <p>
        {lagna === null
          ? t(texts.mangalHousesNoLagna, { moon: `${moon}`, venus: `${venus}` })
          : t(texts.mangalHouses, { lagna, moon: `${moon}`, venus: `${venus}` })}
      </p>
      {side.exceptions.map((id) => (
        <p key={id} className={classes.quiet}>
          {manglikExceptions[id][language]}
        </p>
      ))}
    </div>
  );
}

function stateOf({ holds, isManglik, countsFrom }: MangalSide) {
  if (!holds) return texts.mangalOpen;
  if (isManglik) return texts.mangalCounts;
  return countsFrom.length > 0 ? texts.mangalLifted : texts.mangalCountsNot;
}

function sideOf(person: Person): MangalSide | undefined {
  const read = person.kind === 'birth' ? momentOfBirth(person.birth) : undefined;
  return read && mangalSideOf(read.moment, read.range, { hasTime: read.hasTime });
}
