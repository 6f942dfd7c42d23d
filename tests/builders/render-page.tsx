import { render, type RenderResult } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Frame } from '#app/frame/frame.tsx';
import { guardRoute } from '#app/guard.ts';
import { Providers } from '#app/providers.tsx';
import { routeAccess } from '#app/route-access.ts';
import { NotFoundScreen } from '#features/not-found/not-found-screen.tsx';
import { Screen } from '#ui/screen.tsx';

export interface RenderedApp extends RenderResult {
  router: AnyRouter;
}

/** The real frame, guard and addresses, each page showing only its own path as its heading. */
export async function renderApp(address: string): Promise<RenderedApp> {
  const root = createRootRoute({
    beforeLoad: ({ location, matches }) => guardRoute(location, matches),
    component: Frame,
    notFoundComponent: NotFoundScreen,
  });
  const pages = Object.keys(routeAccess).map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => (
        <Screen title={`page ${path}`} back>
          {null}
        </Screen>
      ),
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: [address] }),
    notFoundMode: 'root',
  });
  const rendered = render(
    <Providers>
      <RouterProvider router={router as AnyRouter} />
    </Providers>,
  );
  return { ...rendered, router };
}

/** One screen, whatever the address; the address starts as `/`. */
export async function renderScreen(part: ReactNode): Promise<RenderedApp> {
  const root = createRootRoute({ component: () => part, notFoundComponent: () => part });
  const router: AnyRouter = createRouter({ routeTree: root, history: createMemoryHistory() }) as AnyRouter;
  await router.load();
  return { ...renderPart(<RouterProvider router={router} />), router };
}

/** One part of the interface with the theme around it. */
export function renderPart(part: ReactNode): RenderResult {
  return render(<Providers>{part}</Providers>);
}
