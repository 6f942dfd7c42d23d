import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { appRouter } from '#app/app-router.ts';
import { Providers } from '#app/providers.tsx';
import { defaultPlace } from '#domain/time/place.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { languageStore } from '#i18n/language-store.ts';
import type { Language } from '#i18n/messages.ts';
import { sessionStore } from '#session/session-store.ts';
import { saidOfPage } from '#ui/use-document-head.ts';
import type { RenderedPage } from './drawer.ts';

/** As a drawer promises. */
export async function renderPage(address: string, language: Language): Promise<RenderedPage> {
  languageStore.setState({ language });
  sessionStore.setState({ status: 'guest' }, true);
  // Where there is no browser, components are given what a store began with.
  for (const store of [languageStore, sessionStore]) store.getInitialState = store.getState as never;
  delete saidOfPage.head;
  const router = appRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
    // Large parts would otherwise come later and be put in their places by a script.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${address} could not be drawn`);
  return {
    html: html
      // Marks for whoever goes on from here, and names for tests, which look for them in the app.
      .replaceAll(/<!--.*?-->| data-testid="[^"]*"/g, ''),
    head: saidOfPage.head,
    routeId: String(router.state.matches.at(-1)?.routeId),
    day: html.includes(' data-of-the-day') ? civilDateAt(Date.now(), defaultPlace.timeZone) : undefined,
  };
}
