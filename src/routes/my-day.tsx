import { createFileRoute } from '@tanstack/react-router';
import { MyDayScreen, type MyDaySearch } from '#features/kundli/my-day/my-day-screen.tsx';
import { presentParams } from './-search.ts';

export const Route = createFileRoute('/my-day')({
  validateSearch: ({ day }): MyDaySearch => presentParams({ day }),
  component: MyDayPage,
});

function MyDayPage() {
  return <MyDayScreen search={Route.useSearch()} />;
}
