import { lazy, Suspense } from 'react';
import { myDayLine as texts } from '#i18n/catalogue/my-day-line.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useBirths } from '#session/use-births.ts';
import { useMyPerson } from './use-my-person.ts';

/** What reckons a day comes only for those for whom one is told. */
const DayInShort = lazy(async () => ({ default: (await import('./day-in-short.tsx')).DayInShort }));

/** The way from a day (YYYY-MM-DD) of the calendar to the same day for one's own Moon, with what it says in short. */
export function MyDayLine({ date }: { date: string }) {
  const { t } = useI18n();
  const { person } = useMyPerson(useBirths());
  const ask = t(texts.ask);
  return (
    <LinkButton to="/my-day" search={{ day: date }} variant="subtle">
      {person ? (
        <Suspense fallback={ask}>
          <DayInShort person={person} date={date} />
        </Suspense>
      ) : (
        ask
      )}
    </LinkButton>
  );
}
