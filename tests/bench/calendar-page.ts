/** The page of `calendar.bench.ts`: the festival calendar as it is, with nothing in the places of other parts. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '#app/providers.tsx';
import { readCalendarSearch } from '#features/festivals/calendar-search.ts';
import { FestivalCalendarScreen } from '#features/festivals/festival-calendar-screen.tsx';
import { startSession } from '#session/start-session.ts';

const empty = () => null;
const root = createRootRoute({ component: Outlet });
const calendar = createRoute({
  getParentRoute: () => root,
  path: '/hindu-festivals',
  validateSearch: readCalendarSearch,
  component: function CalendarPage() {
    return createElement(FestivalCalendarScreen, {
      search: calendar.useSearch(),
      choices: null,
      reader: null,
      renderDetails: empty,
      renderNext: empty,
      renderYearActs: empty,
      renderAssistant: empty,
      renderBell: empty,
    });
  },
});
const router = createRouter({
  routeTree: root.addChildren([calendar]),
  history: createMemoryHistory({ initialEntries: ['/hindu-festivals?month=2026-01'] }),
}) as unknown as AnyRouter;

void startSession();
const element = document.getElementById('root');
if (element)
  createRoot(element).render(createElement(Providers, null, createElement(RouterProvider, { router })));
