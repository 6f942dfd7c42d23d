import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { nextDays } from '#domain/devotion/next-days.ts';
import type { ListedPuja, PujaGuide, Words } from '#domain/devotion/puja-guide.ts';
import { festivalName } from '#domain/festivals/festivals.ts';
import { pujaGuide as texts } from '#i18n/catalogue/puja.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { civilDateInFull, civilDateText } from '#i18n/format-civil.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { BackIcon } from '#ui/icons.tsx';
import { Screen } from '#ui/screen.tsx';
import { KathaText } from './katha-text.tsx';
import type { PujaCalendar } from './puja-calendar.ts';
import { PujaItems } from './puja-items.tsx';
import { useProgress } from './puja-store.ts';
import classes from './puja.module.css';
import { sayDaysUntil, sayRule } from './say-days.ts';
import { VerseText } from './verse-text.tsx';

interface GuideProps {
  listed: ListedPuja;
  guide: PujaGuide;
  calendar: PujaCalendar;
}

/** Everything that a guide has, on one page. */
export function PujaOverview({ listed, guide, calendar }: GuideProps) {
  const { t, language } = useI18n();
  const { id, names, line } = listed;
  const other = language === 'hi' ? 'en' : 'hi';
  const parts = [
    'needed',
    'steps',
    ...(guide.days ? (['days'] as const) : []),
    'food',
    ...(guide.katha ? (['katha'] as const) : []),
    'regions',
    'cautions',
  ] as const;
  return (
    <Screen
      documentTitle={`${t(guide.katha ? texts.documentTitle : texts.documentTitlePlain, { name: names[language] })} · ${t(ui.productName)}`}
      head={{ path: `/puja/${id}`, description: `${line[language]} ${guide.when[language]}` }}
    >
      <article className={classes.guide} data-testid="puja-guide">
        <header className={classes.hero}>
          <Link to="/puja" className={classes.up}>
            <BackIcon size="1.125rem" />
            {t(texts.all)}
          </Link>
          <h1 tabIndex={-1} className={classes.title}>
            {names[language]}
          </h1>
          {names[other] !== names[language] && (
            <p className={classes.otherName} lang={other}>
              {names[other]}
            </p>
          )}
          <p className={classes.lead}>{line[language]}</p>
          <Next listed={listed} calendar={calendar} />
          <Begin id={id} all={guide.steps.length} />
        </header>
        <nav className={classes.parts} aria-label={t(texts.onThisPage)} data-print="no">
          {parts.map((part) => (
            <Link
              key={part}
              to="/puja/$id"
              params={{ id }}
              hash={part}
              replace
              resetScroll={false}
              className={classes.part}
            >
              {t(texts[part])}
            </Link>
          ))}
        </nav>
        <Part title={texts.about}>
          <dl className={classes.facts}>
            <Fact name={texts.who} words={guide.who} />
            <Fact name={texts.when} words={guide.when} />
            <Fact name={texts.time} words={guide.time} />
          </dl>
        </Part>
        <Part id="needed" title={texts.needed}>
          <PujaItems id={id} name={names[language]} items={guide.items} />
        </Part>
        <Part id="steps" title={texts.steps}>
          <ol className={classes.steps}>
            {guide.steps.map(({ title }, index) => (
              <li key={title.en}>
                <Link
                  to="/puja/$id"
                  params={{ id }}
                  search={{ step: String(index + 1) }}
                  className={classes.stepLink}
                  data-testid="step-link"
                >
                  <span className={classes.stepNumber} aria-hidden="true">
                    {formatNumber(index + 1, language)}
                  </span>
                  <span>{title[language]}</span>
                </Link>
              </li>
            ))}
          </ol>
        </Part>
        {guide.days && (
          <Part id="days" title={texts.days}>
            <ol className={classes.days}>
              {guide.days.map(({ name, text, say = [] }) => (
                <li key={name.en} className={classes.day}>
                  <h3 className={classes.small}>{name[language]}</h3>
                  <p>{text[language]}</p>
                  {say.map((verse) => (
                    <VerseText key={verse.text} id={name.en} verse={verse} />
                  ))}
                </li>
              ))}
            </ol>
          </Part>
        )}
        <Part id="food" title={texts.food}>
          <div className={classes.food}>
            <div>
              <h3 className={classes.small}>{t(texts.eaten)}</h3>
              <List of={guide.food.eaten} />
            </div>
            {guide.food.avoided.length > 0 && (
              <div>
                <h3 className={classes.small}>{t(texts.avoided)}</h3>
                <List of={guide.food.avoided} />
              </div>
            )}
          </div>
          <h3 className={classes.small}>{t(texts.end)}</h3>
          <p>{guide.food.end[language]}</p>
        </Part>
        {guide.katha && (
          <Part id="katha" title={texts.katha}>
            <h3 className={classes.kathaTitle}>{guide.katha.title[language]}</h3>
            <KathaText katha={guide.katha} />
          </Part>
        )}
        <Part id="regions" title={texts.regions}>
          <dl className={classes.facts}>
            {guide.regions.map(({ where, how }) => (
              <div key={where.en}>
                <dt>{where[language]}</dt>
                <dd>{how[language]}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title={texts.freedom}>
          <dl className={classes.facts}>
            <Fact name={texts.withoutPriest} words={guide.withoutPriest} />
            <Fact name={texts.optional} words={guide.optional} />
          </dl>
        </Part>
        <Part id="cautions" title={texts.cautions}>
          <List of={guide.cautions} />
        </Part>
        <footer className={classes.foot}>
          <p>
            {t(texts.sources)}: {guide.sources.map((source) => source[language]).join('; ')}
          </p>
          <p>{t(texts.custom)}</p>
        </footer>
      </article>
    </Screen>
  );
}

/** When it is next, where somebody is. */
function Next({ listed: { days }, calendar }: Pick<GuideProps, 'listed' | 'calendar'>) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const { today, placeName, festivals } = calendar;
  const [next, ...later] = festivals || days.kind === 'weekday' ? nextDays(days, today, festivals ?? []) : [];
  if (!next)
    return days.kind === 'festivals' ? (
      <p className={classes.nextRoom} />
    ) : (
      <p className={classes.nextRule}>
        {sayRule(days, i18n)}
        {days.kind === 'chosen' && days.purpose && (
          <Link to="/muhurat" search={{ for: days.purpose }} className={classes.link}>
            {t(texts.findDay)}
          </Link>
        )}
      </p>
    );
  const name = next.festival && festivalName(next.festival, language);
  return (
    <div className={classes.next} data-testid="puja-when" data-of-the-day>
      <p className={classes.nextDay}>
        <span className={classes.nextLabel}>{t(texts.next)}</span>
        <time dateTime={next.date}>{civilDateInFull(next.date, language)}</time>
        <span className={classes.until}>{sayDaysUntil(next.date, today, i18n)}</span>
      </p>
      <p className={classes.quiet}>
        {[name, t(texts.at, { place: placeName })].filter(Boolean).join(' · ')}
        {later.length > 0 && (
          <>
            <br />
            {t(texts.after, { dates: later.map(({ date }) => civilDateText(date, language)).join(' · ') })}
          </>
        )}
      </p>
      <Link
        to="/hindu-festivals"
        search={{
          month: next.date.slice(0, 7),
          day: next.date,
          ...(next.festival !== undefined && { festival: next.festival }),
        }}
        className={classes.link}
      >
        {t(texts.inCalendar)}
      </Link>
    </div>
  );
}

function Begin({ id, all }: { id: string; all: number }) {
  const { t, language } = useI18n();
  const { step } = useProgress(id);
  const isUnderWay = step !== undefined && step > 1 && step <= all;
  return (
    <div className={classes.acts} data-print="no">
      {isUnderWay && (
        <LinkButton to="/puja/$id" params={{ id }} search={{ step: String(step) }} data-testid="resume-puja">
          {t(texts.resume, { step: formatNumber(step, language) })}
        </LinkButton>
      )}
      <LinkButton
        to="/puja/$id"
        params={{ id }}
        search={{ step: '1' }}
        variant={isUnderWay ? 'default' : 'filled'}
        data-testid="begin-puja"
      >
        {t(texts.begin)}
      </LinkButton>
    </div>
  );
}

function Part({ id, title, children }: { id?: string; title: Words; children: ReactNode }) {
  const { t } = useI18n();
  const headingId = useId();
  return (
    <section id={id} className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {t(title)}
      </h2>
      {children}
    </section>
  );
}

function Fact({ name, words }: { name: Words; words: Words }) {
  const { t, language } = useI18n();
  return (
    <div>
      <dt>{t(name)}</dt>
      <dd>{words[language]}</dd>
    </div>
  );
}

function List({ of }: { of: readonly Words[] }) {
  const { language } = useI18n();
  return (
    <ul className={classes.plain}>
      {of.map((words) => (
        <li key={words.en}>{words[language]}</li>
      ))}
    </ul>
  );
}
