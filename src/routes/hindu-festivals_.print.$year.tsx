import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { YearOnPaper } from '#features/festivals/year-on-paper.tsx';

const CalendarChoices = lazy(async () => ({
  default: (await import('#features/preferences/calendar-choices.tsx')).CalendarChoices,
}));

export const Route = createFileRoute('/hindu-festivals_/print/$year')({ component: YearOnPaperPage });

function YearOnPaperPage() {
  const { year } = Route.useParams();
  return <YearOnPaper year={year} choices={<CalendarChoices />} />;
}
