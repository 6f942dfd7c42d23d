import { useId, useState, type ReactNode } from 'react';
import type { ChoghadiyaId } from '#domain/panchang/day-parts.ts';
import type { DayPanchang, Limb } from '#domain/panchang/day.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { civilDateAt, type Instant, type Interval } from '#domain/time/zone.ts';
import { festivalTexts as texts } from '#i18n/catalogue/festivals.ts';
import { dayAndMonthText } from '#i18n/format-civil.ts';
import type { Language } from '#i18n/messages.ts';
import {
  ayanaName,
  choghadiyaName,
  kaalaName,
  karanaName,
  lunarMonthLabel,
  nakshatraName,
  pakshaName,
  rashiName,
  rituName,
  samvatName,
  tithiName,
  tithiWithPaksha,
  varaName,
  yogaName,
  type KaalaName,
} from '#domain/panchang/names.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { sayInstant } from '#session/say-instant.ts';
import { ShareCardButton } from '#ui/share-card/share-card-button.tsx';
import type { AlmanacAnswer } from './almanac.ts';
import type { Reckoning } from './almanac-task.ts';
import { MoonPhase } from './moon-phase.tsx';
import classes from './panchang-card.module.css';

export interface PanchangCardProps {
  date: CivilDate;
  asked: AlmanacAnswer<'day'>;
  reckoning: Reckoning;
  /** As the language calls it. */
  placeName: string;
}

/** The panchang of a day: its five limbs with their ends, Sun and Moon, month and year, and its better and worse hours. */
export function PanchangCard({ date, asked, reckoning, placeName }: PanchangCardProps) {
  const { t, language } = useI18n();
  const titleId = useId();
  return (
    <section
      className={classes.card}
      aria-labelledby={titleId}
      aria-busy={asked.state === 'asked'}
      data-testid="panchang"
    >
      <h2 id={titleId} className={classes.title}>
        {t(texts.panchangOf, { date: dayAndMonthText(date, language) })}
      </h2>
      {asked.state === 'asked' && <Shape />}
      {asked.state === 'failed' && <p className={classes.quiet}>{t(texts.panchangFailed)}</p>}
      {asked.state === 'known' && (
        <Day day={asked.answer} reckoning={reckoning} placeName={placeName} language={language} />
      )}
    </section>
  );
}

/** As much room as the limbs will take. */
function Shape() {
  return (
    <div className={classes.shape} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7].map((line) => (
        <span key={line} />
      ))}
    </div>
  );
}

interface DayProps {
  day: DayPanchang;
  reckoning: Reckoning;
  placeName: string;
  language: Language;
}

function Day({ day, reckoning, placeName, language }: DayProps) {
  const { t } = useI18n();
  const { place, monthSystem } = reckoning;
  const { timeZone } = place;
  const when = (at: Instant) => sayInstant(at, day.date, timeZone, language);
  const limbs = (list: readonly Limb[], nameOf: (number: number) => string) => (
    <Limbs limbs={list} nameOf={nameOf} when={when} />
  );
  const { number: first, isVriddhi, isBorderline } = day.tithiAtSunrise;
  const month = lunarMonthLabel(day.month[monthSystem], day.month.isAdhika, language);
  return (
    <>
      <div className={classes.crown}>
        <span className={classes.moon}>
          <MoonPhase elongation={day.elongation} isSouthern={place.latitude < 0} />
        </span>
        <p className={classes.tithi}>
          {tithiWithPaksha(first, language)}
          <span className={classes.month}>
            {t(texts.lunarMonthOf, { month, paksha: pakshaName(day.paksha, language) })}
          </span>
        </p>
      </div>
      {day.sun !== 'rises' && (
        <p className={classes.polar} role="note">
          {t(day.sun === 'never-rises' ? texts.neverRises : texts.neverSets)}
        </p>
      )}
      <dl className={classes.suns}>
        {(['sunrise', 'sunset', 'moonrise', 'moonset'] as const).map((event) => (
          <div key={event}>
            <dt>{t(texts[event])}</dt>
            <dd>{sayRise(day[event])}</dd>
          </div>
        ))}
      </dl>
      <dl className={classes.facts}>
        <Fact name={t(texts.tithi)}>
          {limbs(day.tithis, (number) => tithiName(number, language))}
          {isVriddhi && <span className={classes.quiet}>{t(texts.vriddhi)}</span>}
          {day.kshayaTithis.map((number) => (
            <span key={number} className={classes.quiet}>
              {t(texts.kshaya, { tithi: tithiWithPaksha(number, language) })}
            </span>
          ))}
          {isBorderline && <span className={classes.quiet}>{t(texts.borderline)}</span>}
        </Fact>
        <Fact name={t(texts.nakshatra)}>
          {limbs(day.nakshatras, (number) => nakshatraName(number, language))}
        </Fact>
        <Fact name={t(texts.yoga)}>{limbs(day.yogas, (number) => yogaName(number, language))}</Fact>
        <Fact name={t(texts.karana)}>{limbs(day.karanas, (number) => karanaName(number, language))}</Fact>
        <Fact name={t(texts.vara)}>{varaName(day.vara, language)}</Fact>
        <Fact name={t(texts.lunarMonth)}>
          <LunarMonth day={day} reckoning={reckoning} language={language} />
        </Fact>
        <Fact name={t(texts.samvat)}>
          {(['vikram', 'shaka', 'gujarati'] as const).map((samvat) => (
            <span key={samvat} className={classes.line}>
              {samvatName(samvat, language)} {day.samvat[samvat]}
            </span>
          ))}
        </Fact>
        <Fact name={t(texts.ritu)}>{rituName(day.ritu, language)}</Fact>
        <Fact name={t(texts.ayana)}>{ayanaName(day.ayana, language)}</Fact>
        <Fact name={t(texts.sunRashi)}>{limbs(day.sunRashis, (number) => rashiName(number, language))}</Fact>
        <Fact name={t(texts.moonRashi)}>
          {limbs(day.moonRashis, (number) => rashiName(number, language))}
        </Fact>
      </dl>
      {(day.brahmaMuhurta ?? day.abhijit) && (
        <>
          <h3 className={classes.heading}>{t(texts.goodTimes)}</h3>
          <dl className={classes.facts}>
            {spanFact('brahmaMuhurta', day.brahmaMuhurta)}
            {spanFact('abhijit', day.abhijit, day.vara === 3 ? t(texts.noAbhijit) : undefined)}
          </dl>
        </>
      )}
      {day.rahuKalam && (
        <>
          <h3 className={classes.heading}>{t(texts.avoidedTimes)}</h3>
          <dl className={classes.facts}>
            {spanFact('rahuKalam', day.rahuKalam)}
            {spanFact('yamaganda', day.yamaganda)}
            {spanFact('gulika', day.gulika)}
          </dl>
        </>
      )}
      {day.choghadiya && (
        <ChoghadiyaTable choghadiya={day.choghadiya} saySpan={saySpan} language={language} />
      )}
      <p className={classes.quiet}>{t(texts.reckonedSo, { place: placeName, zone: timeZone })}</p>
      <ShareCardButton
        cardOf={async (inLanguage) => {
          const { panchangShare } = await import('./panchang-share.ts');
          return panchangShare(day, reckoning, placeName, inLanguage);
        }}
      />
    </>
  );

  function sayRise(at: Instant | null): string {
    return at === null ? t(texts.noMoonrise) : when(at);
  }

  /** A date that is another than the day's is said once where both ends have it. */
  function saySpan({ from, to }: Interval): string {
    const [begins, ends] = [civilDateAt(from, timeZone), civilDateAt(to, timeZone)];
    const known = begins === ends ? ends : day.date;
    return t(texts.span, { from: sayInstant(from, known, timeZone, language), to: when(to) });
  }

  function spanFact(kaala: KaalaName, span: Interval | null, otherwise?: string) {
    if (!span && otherwise === undefined) return null;
    return <Fact name={kaalaName(kaala, language)}>{span ? saySpan(span) : otherwise}</Fact>;
  }
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Each limb with its end; the last one ends after the next sunrise. */
function Limbs({
  limbs,
  nameOf,
  when,
}: {
  limbs: readonly Limb[];
  nameOf(number: number): string;
  when(at: Instant): string;
}) {
  const { t } = useI18n();
  return limbs.map(({ number, from, to }) => (
    <span key={from} className={classes.line}>
      <strong>{nameOf(number)}</strong>{' '}
      <span className={classes.until}>{t(texts.until, { time: when(to) })}</span>
    </span>
  ));
}

/** In the chosen month system, and in the other one where it calls the month otherwise. */
function LunarMonth({ day, reckoning, language }: Pick<DayProps, 'day' | 'reckoning' | 'language'>) {
  const { t } = useI18n();
  const { month } = day;
  const chosen = reckoning.monthSystem;
  const other = chosen === 'amanta' ? 'purnimanta' : 'amanta';
  const label = (number: number) => {
    const name = lunarMonthLabel(number, month.isAdhika, language);
    return month.isKshaya ? t(texts.kshayaMonth, { month: name }) : name;
  };
  const systems = { amanta: texts.amanta, purnimanta: texts.purnimanta };
  if (month.amanta === month.purnimanta) return <span className={classes.line}>{label(month[chosen])}</span>;
  return ([chosen, other] as const).map((system) => (
    <span key={system} className={classes.line}>
      {label(month[system])} <span className={classes.until}>({t(systems[system])})</span>
    </span>
  ));
}

interface ChoghadiyaTableProps {
  choghadiya: NonNullable<DayPanchang['choghadiya']>;
  saySpan(span: Interval): string;
  language: Language;
}

function ChoghadiyaTable({ choghadiya, saySpan, language }: ChoghadiyaTableProps) {
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes.more} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t(texts.choghadiya)}</summary>
      {isOpen &&
        (['day', 'night'] as const).map((half) => (
          <div key={half} className={classes.half}>
            <h3 className={classes.heading}>
              {t(half === 'day' ? texts.choghadiyaDay : texts.choghadiyaNight)}
            </h3>
            <ul className={classes.parts}>
              {choghadiya[half].map(({ id, ...span }) => (
                <li key={span.from} data-good={isFavoured(id) || undefined}>
                  <span>
                    <strong>{choghadiyaName(id, language)}</strong>
                    {isFavoured(id) && <span className={classes.good}> {t(texts.favoured)}</span>}
                  </span>
                  <span className={classes.until}>{saySpan(span)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </details>
  );
}

/** Amrit, shubh and labh are favoured, and chal for travel; the other three are avoided. */
function isFavoured(id: ChoghadiyaId): boolean {
  return id === 'amrit' || id === 'shubh' || id === 'labh' || id === 'chal';
}
