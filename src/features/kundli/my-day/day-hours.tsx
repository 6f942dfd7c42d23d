import { useMemo } from 'react';
import { dayConventions, type DayTableId } from '#domain/jyotish/day/day-conventions.ts';
import { dayTablesOf, type DayTables } from '#domain/jyotish/day/day-tables.ts';
import { choghadiyaName } from '#domain/panchang/names.ts';
import type { Settings } from '#domain/panchang/settings.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import type { Interval } from '#domain/time/zone.ts';
import { muhuratTexts } from '#i18n/catalogue/muhurat.ts';
import { myDayTexts as texts } from '#i18n/catalogue/my-day.ts';
import type { Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { saySpan } from '#session/say-instant.ts';
import classes from '../kundli.module.css';
import { SourceLine } from '../source-line.tsx';
import styles from './my-day.module.css';

/** The better hours of a day and those that many leave out, which are the same for everybody at a place. */
export function DayHours({ date, settings }: { date: CivilDate; settings: Settings }) {
  const { t, language } = useI18n();
  const tables = useMemo(() => dayTablesOf(date, settings), [date, settings]);
  const span = (of: Interval) => saySpan(of, date, settings.place.timeZone, language);
  return (
    <>
      <h3 className={styles.title}>{t(texts.goodHours)}</h3>
      <p className={classes.quiet}>{t(tables.choghadiya === null ? texts.polar : texts.allHours)}</p>
      <Hours hours={goodHours(tables, language)} span={span} />
      <h3 className={styles.title}>{t(texts.passedHours)}</h3>
      <Hours hours={passedHours(tables)} span={span} />
      <p>
        {t(texts.dishaShool)}: {t(texts.dishaShoolLine, { direction: t(muhuratTexts[tables.dishaShool]) })}
      </p>
    </>
  );
}

interface Hour {
  id: DayTableId;
  /** Of a choghadiya. */
  name?: string;
  spans: readonly Interval[];
}

const titles = {
  abhijit: texts.abhijit,
  amritKaal: texts.amritKaal,
  brahmaMuhurta: texts.brahmaMuhurta,
  choghadiya: texts.choghadiya,
  rahuKaal: texts.rahuKaal,
  yamaganda: texts.yamaganda,
  durmuhurta: texts.durmuhurta,
  varjyam: texts.varjyam,
  bhadra: texts.bhadra,
} as const satisfies Partial<Record<DayTableId, unknown>>;

function Hours({ hours, span }: { hours: readonly Hour[]; span(of: Interval): string }) {
  const { t, language } = useI18n();
  if (hours.length === 0) return <p>{t(texts.noHours)}</p>;
  return (
    <ul className={classes.periods}>
      {hours.map(({ id, name, spans }) => {
        const { says, source, isVerified } = dayConventions[id];
        return (
          <li key={`${id} ${name}`}>
            <details>
              <summary className={styles.hour}>
                <span>{t(titles[id as keyof typeof titles], { name: name ?? '' })}</span>
                <span className={styles.spans}>{spans.map(span).join(', ')}</span>
              </summary>
              <p>{says[language]}</p>
              <SourceLine source={source} isVerified={isVerified} />
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function goodHours(tables: DayTables, language: Language): Hour[] {
  const { brahmaMuhurta, abhijit, amritKaal, choghadiya } = tables;
  const hours: Hour[] = [
    { id: 'brahmaMuhurta', spans: brahmaMuhurta ? [brahmaMuhurta] : [] },
    { id: 'abhijit', spans: abhijit?.isHeld ? [abhijit] : [] },
    { id: 'amritKaal', spans: amritKaal },
    ...(['amrit', 'shubh', 'labh'] as const).map((kind) => ({
      id: 'choghadiya' as const,
      name: choghadiyaName(kind, language),
      spans: choghadiya?.day.filter(({ id }) => id === kind) ?? [],
    })),
  ];
  return hours.filter(({ spans }) => spans.length > 0);
}

function passedHours({ rahuKaal, yamaganda, durmuhurta, varjyam, bhadra }: DayTables): Hour[] {
  const hours: Hour[] = [
    { id: 'rahuKaal', spans: rahuKaal ? [rahuKaal] : [] },
    { id: 'yamaganda', spans: yamaganda ? [yamaganda] : [] },
    { id: 'durmuhurta', spans: durmuhurta ?? [] },
    { id: 'varjyam', spans: varjyam },
    {
      id: 'bhadra',
      spans: bhadra.flatMap(({ places }) => places.filter(({ loka }) => loka === 'prithvi')),
    },
  ];
  return hours.filter(({ spans }) => spans.length > 0);
}
