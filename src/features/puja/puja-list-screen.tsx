import { Link } from '@tanstack/react-router';
import { useDeferredValue, useId, useState } from 'react';
import { foundByWords } from '#domain/devotion/found-by-words.ts';
import { nextDays } from '#domain/devotion/next-days.ts';
import type { ListedPuja, PujaKind } from '#domain/devotion/puja-guide.ts';
import { pujas } from '#domain/devotion/puja-list.ts';
import { addDays, weekdayOf, type CivilDate } from '#domain/time/civil-date.ts';
import { pujaList as texts } from '#i18n/catalogue/puja.ts';
import { civilDateText, weekdayName } from '#i18n/format-civil.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Screen } from '#ui/screen.tsx';
import { SearchField } from '#ui/search-field.tsx';
import type { PujaCalendar } from './puja-calendar.ts';
import classes from './puja.module.css';
import { sayDaysUntil, sayRule } from './say-days.ts';

const kinds: readonly PujaKind[] = ['returning', 'yearly', 'daily', 'life'];
/** What comes next is told of the weeks ahead. */
const horizonDays = 45;
const mostNext = 6;

/** All guides: what comes next where somebody is, and then by kind. */
export function PujaListScreen({ calendar }: { calendar: PujaCalendar }) {
  const { t, language } = useI18n();
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const countId = useId();
  const isSearching = sought.trim() !== '';
  const found = foundByWords(pujas, wordsOf, sought);
  return (
    <Screen
      title={t(texts.title)}
      intro={t(texts.intro)}
      head={{ path: '/puja', description: t(texts.description) }}
    >
      <div className={classes.page}>
        <SearchField
          label={t(texts.searchLabel)}
          placeholder={t(texts.search)}
          clearLabel={t(texts.clearSearch)}
          statusId={countId}
          testId="puja-search"
          typed={typed}
          onType={setTyped}
        />
        <output id={countId} className={isSearching ? classes.quiet : 'visually-hidden'}>
          {isSearching &&
            (found.length === 0
              ? t(texts.nothingFound)
              : t(found.length === 1 ? texts.oneFound : texts.manyFound, {
                  count: formatNumber(found.length, language),
                }))}
        </output>
        {!isSearching && <Coming calendar={calendar} />}
        {kinds.map((kind) => (
          <Shelf
            key={kind}
            kind={kind}
            listed={inOrder(
              kind,
              found.filter((puja) => puja.kind === kind),
              calendar,
            )}
            calendar={calendar}
          />
        ))}
      </div>
    </Screen>
  );
}

function wordsOf({ names, line, aliases = [] }: ListedPuja): string[] {
  return [names.en, names.hi, line.en, line.hi, ...aliases];
}

interface Coming {
  puja: ListedPuja;
  date: CivilDate;
}

function Coming({ calendar }: { calendar: PujaCalendar }) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const { today, placeName, festivals, hasFailed } = calendar;
  const coming = festivals && comingOf(festivals, today);
  return (
    <section className={classes.section} aria-labelledby="puja-next" data-of-the-day>
      <h2 id="puja-next" className={classes.heading}>
        {t(texts.next)}
      </h2>
      {!coming && <p className={classes.room}>{t(hasFailed ? texts.failed : texts.loading)}</p>}
      {coming && (
        <ol className={classes.coming}>
          {coming.map(({ puja, date }) => (
            <li key={puja.id}>
              <Link
                to="/puja/$id"
                params={{ id: puja.id }}
                className={classes.comingPuja}
                data-testid="puja-next"
              >
                <span className={classes.name}>{puja.names[language]}</span>
                <span className={classes.date}>
                  {weekdayName(weekdayOf(date), language)},{' '}
                  <time dateTime={date}>{civilDateText(date, language)}</time>
                </span>
                <span className={classes.until}>{sayDaysUntil(date, today, i18n)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <p className={classes.quiet}>
        {t(texts.nextAt, { place: placeName })}{' '}
        <Link to="/hindu-festivals" className={classes.link}>
          {t(texts.changePlace)}
        </Link>
      </p>
    </section>
  );
}

/** Each puja once, with its first day; what returns every week would push out everything else. */
function comingOf(festivals: NonNullable<PujaCalendar['festivals']>, today: CivilDate): Coming[] {
  const until = addDays(today, horizonDays);
  return pujas
    .filter(({ days }) => days.kind === 'festivals')
    .flatMap((puja) => nextDays(puja.days, today, festivals, 1).map(({ date }) => ({ puja, date })))
    .filter(({ date }) => date <= until)
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .slice(0, mostNext);
}

/** What comes once a year stands by its day, once that is known. */
function inOrder(
  kind: PujaKind,
  listed: readonly ListedPuja[],
  { festivals, today }: PujaCalendar,
): readonly ListedPuja[] {
  if (kind !== 'yearly' || !festivals) return listed;
  return listed
    .map((puja) => ({ puja, date: nextDays(puja.days, today, festivals, 1)[0]?.date ?? '9999' }))
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .map(({ puja }) => puja);
}

interface ShelfProps {
  kind: PujaKind;
  listed: readonly ListedPuja[];
  calendar: PujaCalendar;
}

function Shelf({ kind, listed, calendar }: ShelfProps) {
  const { t } = useI18n();
  if (listed.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={`pujas-${kind}`}>
      <h2 id={`pujas-${kind}`} className={classes.heading}>
        {t(texts[kind])}
      </h2>
      <ul className={classes.shelf}>
        {listed.map((puja) => (
          <li key={puja.id}>
            <Card puja={puja} calendar={calendar} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ puja, calendar: { festivals, today } }: { puja: ListedPuja; calendar: PujaCalendar }) {
  const i18n = useI18n();
  const { language } = i18n;
  const [next] = festivals ? nextDays(puja.days, today, festivals, 1) : [];
  return (
    <Link to="/puja/$id" params={{ id: puja.id }} className={classes.card} data-testid="puja-card">
      <span className={classes.name}>{puja.names[language]}</span>
      <span className={classes.line}>{puja.line[language]}</span>
      <span className={classes.cardDay}>
        {sayRule(puja.days, i18n) ??
          (next
            ? [civilDateText(next.date, language), sayDaysUntil(next.date, today, i18n)]
                .filter(Boolean)
                .join(' · ')
            : '\u00a0')}
      </span>
    </Link>
  );
}
