import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { FestivalContent } from '#db/queries/content-aartis.ts';
import { readCivilDate } from '#domain/time/civil-date.ts';
import type { FestivalNames } from '#domain/festivals/types.ts';
import { festivalDetails as texts } from '#i18n/catalogue/festival-details.ts';
import { civilDateInFull } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { usePlaceName } from '#session/use-place-name.ts';
import classes from './ritual-sheet.module.css';
import { RitualCard } from './rituals.tsx';
import { useReckoning } from './use-calendar-years.ts';

interface RitualSheetProps {
  names: FestivalNames;
  /** YYYY-MM-DD. */
  date: string | undefined;
  content: FestivalContent;
  /** Once it has been printed, or was not. */
  onDone(): void;
}

/** What is done on a festival, on paper and nothing beside it. It is printed as soon as it is drawn. */
export function RitualSheet({ names, date, content: { festival, rituals }, onDone }: RitualSheetProps) {
  const { t, language } = useI18n();
  const { reckoning } = useReckoning();
  const placeName = usePlaceName(reckoning.place);
  const day = readCivilDate(date);
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is printed once
  }, []);
  return createPortal(
    <div className={classes.sheet} aria-hidden="true" data-testid="ritual-sheet">
      <h1 className={classes.name}>{names[language]}</h1>
      {day && <p className={classes.day}>{civilDateInFull(day, language)}</p>}
      {festival?.description && <p>{festival.description[language]}</p>}
      {rituals.map((ritual) => (
        <RitualCard key={ritual.id} ritual={ritual} />
      ))}
      <p className={classes.foot}>{t(texts.printedAt, { place: placeName })}</p>
    </div>,
    document.body,
  );
}
