import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { CalendarSearch } from '#features/festivals/calendar-search.ts';
import type { FestivalDetailsProps } from '#features/festivals/details/festival-details.tsx';
import { FestivalCalendarScreen } from '#features/festivals/festival-calendar-screen.tsx';
import { ReaderHost } from '#features/reader/reader-host.tsx';
import { aartiParts, LazyOwnAartiDialog } from './-aarti-parts.tsx';
import { presentParams } from './-search.ts';

/** What other features put among the aartis of a festival. */
const aartiSlots: FestivalDetailsProps['aartis'] = {
  ...aartiParts,
  renderForm: (festival, part) => <LazyOwnAartiDialog task={{ kind: 'festival', ...festival }} {...part} />,
};

/** The month and its day are there at once; what stands around them comes after. */
const AddEventButton = lazy(async () => ({
  default: (await import('#features/events/add-event-button.tsx')).AddEventButton,
}));
const CalendarChoices = lazy(async () => ({
  default: (await import('#features/preferences/calendar-choices.tsx')).CalendarChoices,
}));
const FestivalDetails = lazy(async () => ({
  default: (await import('#features/festivals/details/festival-details.tsx')).FestivalDetails,
}));
const FestivalBell = lazy(async () => ({
  default: (await import('#features/reminders/festival-bell.tsx')).FestivalBell,
}));
const RuleFileButton = lazy(async () => ({
  default: (await import('#features/festivals/details/festival-file-button.tsx')).RuleFileButton,
}));
const MyDayLine = lazy(async () => ({
  default: (await import('#features/kundli/my-day/my-day-line.tsx')).MyDayLine,
}));
const EventsLink = lazy(async () => ({
  default: (await import('#features/events/events-link.tsx')).EventsLink,
}));
const NextFestivals = lazy(async () => ({
  default: (await import('#features/festivals/details/next-festivals.tsx')).NextFestivals,
}));
const YearFileButton = lazy(async () => ({
  default: (await import('#features/festivals/details/festival-file-button.tsx')).YearFileButton,
}));

export const Route = createFileRoute('/hindu-festivals')({
  // The screen reads them: what knows days and festivals comes with it.
  validateSearch: ({ month, day, festival, read }): CalendarSearch =>
    presentParams({ month, day, festival, read }),
  component: FestivalsPage,
});

function FestivalsPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FestivalCalendarScreen
      search={search}
      reader={
        <ReaderHost
          read={search.read}
          onClose={() =>
            void navigate({
              search: presentParams({ ...search, read: undefined }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      }
      choices={<CalendarChoices />}
      renderDetails={({ id, ...festival }) => (
        <FestivalDetails festivalId={id} {...festival} aartis={aartiSlots} />
      )}
      renderNext={(from) => <NextFestivals from={from} />}
      renderYearActs={(year) => <YearFileButton year={year} />}
      renderAssistant={(date) => (
        <>
          <AddEventButton date={date} variant="light" />
          <EventsLink />
          <MyDayLine date={date} />
        </>
      )}
      renderBell={(festivalId) => (
        <FestivalBell
          festivalId={festivalId}
          calendarFile={
            <Suspense>
              <RuleFileButton festival={festivalId} />
            </Suspense>
          }
        />
      )}
    />
  );
}
