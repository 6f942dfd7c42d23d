import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { totalNote } from '#domain/jyotish/matching/koota-notes.ts';
import {
  agreesNames,
  kootaNames,
  poruthamNames,
  variantNames,
} from '#domain/jyotish/matching/koota-names.ts';
import { matchWithin, type Match, type UncertainMatch } from '#domain/jyotish/matching/match.ts';
import type { MatchedMoon } from '#domain/jyotish/matching/moon-of.ts';
import { poruthamIds } from '#domain/jyotish/matching/porutham.ts';
import { nakshatraName, rashiName } from '#domain/panchang/names.ts';
import { milanTexts as texts } from '#i18n/catalogue/milan.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useIsPrinting } from '#ui/use-is-printing.ts';
import classes from '../kundli.module.css';
import { clockText } from '../birth-form.tsx';
import { moonsOf, type Person } from '../person.ts';
import { SourceLine } from '../source-line.tsx';
import { KootaList } from './koota-list.tsx';
import { MangalCompared } from './mangal-compared.tsx';
import styles from './milan.module.css';

export interface MatchResultProps {
  groom: Person;
  bride: Person;
  isExample?: boolean;
}

/** All that the matching of two says: the points with their reasons, what softens them, and who counts otherwise. */
export function MatchResult({ groom, bride, isExample = false }: MatchResultProps) {
  const { t } = useI18n();
  const told = useMemo(() => {
    const [boys, girls] = [moonsOf(groom), moonsOf(bride)];
    return boys.length > 0 && girls.length > 0 ? matchWithin(boys, girls) : undefined;
  }, [groom, bride]);
  if (!told) return null;
  return (
    <section
      className={`${classes.section} ${classes.sheet} ${styles.result}`}
      aria-label={t(isExample ? texts.example : texts.title)}
    >
      {isExample && <h2 className={styles.title}>{t(texts.example)}</h2>}
      <PrintedNames groom={groom} bride={bride} />
      <Total told={told} />
      <h2 className={styles.title}>{t(texts.kootas)}</h2>
      <KootaList match={told.match} holds={told.holds} />
      <Exceptions told={told} />
      <OtherTables match={told.match} />
      <MangalCompared groom={groom} bride={bride} />
      <Poruthams match={told.match} />
      <Onward groom={groom} bride={bride} />
    </section>
  );
}

/** On paper nothing else says whose matching it is. */
function PrintedNames({ groom, bride }: MatchResultProps) {
  const { t, language } = useI18n();
  const isPrinting = useIsPrinting();
  const named = (person: Person, side: string) => {
    if (person.kind !== 'birth') return [];
    const { name, date, minutesOfDay, place } = person.birth;
    const time = minutesOfDay === null ? undefined : clockText(minutesOfDay);
    const born = [civilDateText(date, language), time, place.name].filter(Boolean).join(', ');
    return [`${side}: ${[name, born].filter(Boolean).join(' · ')}`];
  };
  if (!isPrinting) return null;
  return [...named(groom, t(texts.groom)), ...named(bride, t(texts.bride))].map((line) => (
    <p key={line}>{line}</p>
  ));
}

function Total({ told: { match, isCertain, totals } }: { told: UncertainMatch }) {
  const { t, language } = useI18n();
  const say = (points: number) => formatNumber(points, language);
  const all = totals.map(({ total }) => total);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const likely = totals[0];
  const star = ({ nakshatra, pada, sign }: MatchedMoon) =>
    t(texts.starAndSign, {
      star: nakshatraName(nakshatra, language),
      pada,
      sign: rashiName(sign, language),
    });
  return (
    <div className={styles.total} data-testid="milan-total">
      <p className={styles.points}>
        {low === high
          ? t(texts.result, { points: say(match.total) })
          : t(texts.resultBetween, { low: say(low), high: say(high) })}
      </p>
      <p>{t(texts.exampleIntro, { groom: star(match.boy), bride: star(match.girl) })}</p>
      {!isCertain && low === high && <p className={classes.note}>{t(texts.unsureSame)}</p>}
      {low !== high && likely && (
        <p className={classes.note}>
          {t(texts.unsure, {
            low: say(low),
            high: say(high),
            likely: say(likely.total),
            share: `${formatNumber(likely.share * 100, language, { decimals: 0 })} %`,
          })}
        </p>
      )}
      <p className={classes.quiet}>{totalNote.says[language]}</p>
    </div>
  );
}

function Exceptions({ told: { match, isCertain, exceptionsThatHold } }: { told: UncertainMatch }) {
  const { t, language } = useI18n();
  return (
    <>
      <h2 className={styles.title}>{t(texts.exceptions)}</h2>
      {match.exceptions.length === 0 ? (
        <p>{t(texts.noExceptions)}</p>
      ) : (
        <>
          <p>{t(texts.exceptionsIntro, { total: formatNumber(match.totalWithExceptions, language) })}</p>
          <ul className={classes.rules}>
            {match.exceptions.map(({ id, koota, says, source, isVerified }) => (
              <li key={id} className={classes.rule}>
                <h3>
                  {t(texts.lifts, { koota: kootaNames[koota][language] })}
                  {!isCertain && !exceptionsThatHold.includes(id) && (
                    <span className={classes.states}>{t(texts.dependsOnTime)}</span>
                  )}
                </h3>
                <p>{says[language]}</p>
                <SourceLine source={source} isVerified={isVerified} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function OtherTables({ match: { byOtherTables } }: { match: Match }) {
  const { t, language } = useI18n();
  if (byOtherTables.length === 0) return null;
  return (
    <>
      <h2 className={styles.title}>{t(texts.otherTables)}</h2>
      <p className={classes.quiet}>{t(texts.otherTablesIntro)}</p>
      <dl className={classes.facts}>
        {byOtherTables.map(({ table, total }) => (
          <div key={table}>
            <dt>{variantNames[table][language]}</dt>
            <dd>{t(texts.result, { points: formatNumber(total, language) })}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Onward({ groom, bride }: MatchResultProps) {
  const { t } = useI18n();
  return (
    <nav className={classes.acts} aria-label={t(texts.next)} data-print="no">
      {groom.kind === 'birth' && (
        <LinkButton to="/kundli/$id" params={{ id: groom.birth.id }} variant="default" size="sm">
          {t(texts.chartOfGroom)}
        </LinkButton>
      )}
      {bride.kind === 'birth' && (
        <LinkButton to="/kundli/$id" params={{ id: bride.birth.id }} variant="default" size="sm">
          {t(texts.chartOfBride)}
        </LinkButton>
      )}
      <Button variant="default" size="sm" onClick={() => window.print()}>
        {t(texts.print)}
      </Button>
      <LinkButton to="/muhurat" search={{ for: 'vivah' }} variant="default" size="sm">
        {t(texts.wedding)}
      </LinkButton>
    </nav>
  );
}

function Poruthams({ match }: { match: Match }) {
  const { t, language } = useI18n();
  const isPrinting = useIsPrinting();
  return (
    <>
      <h2 className={styles.title}>{t(texts.porutham)}</h2>
      <p>{t(texts.poruthamIntro, { agrees: match.poruthamsAgreeing, partly: match.poruthamsPartly })}</p>
      <details className={styles.all} open={isPrinting || undefined}>
        <summary>{t(texts.poruthamList)}</summary>
        <dl className={classes.facts}>
          {poruthamIds.map((id) => (
            <div key={id}>
              <dt>{poruthamNames[id][language]}</dt>
              <dd>{agreesNames[match.poruthams[id].agrees][language]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
