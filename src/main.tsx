import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { whenStorageKnown } from '#lib/device-storage.ts';
import { followTyping } from '#lib/undisturbed.ts';
import { wantNow, whenWanted } from '#lib/when-wanted.ts';
import { whenSessionKnown } from '#session/session-store.ts';
import { startSession } from '#session/start-session.ts';
import { afterFirstPaint } from '#app/after-first-paint.ts';
import { Providers } from '#app/providers.tsx';
import { router } from '#app/router.ts';

/** What the build has drawn of this page: the app begins beside the document, and src/app/take-over.ts puts it there. */
const drawn = document.getElementById('drawn');
const root = drawn ? document.createElement('div') : document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Before there is a field to write in: no other tab may load this one anew over the first words.
followTyping();
void startSession();
void whenWanted();
hurryForUsers().catch(() => {}); // what cannot be opened says so where it is asked for
if (drawn) void showBeside(drawn, root);
else void showAtOnce(root);
void afterFirstPaint(async () => {
  const { startLater } = await import('#app/start-later.ts');
  await startLater();
});

/** The rows of whoever is signed in do not wait for a touch, and are opened while the screen that asks for them is fetched. */
async function hurryForUsers(): Promise<void> {
  const session = await whenSessionKnown();
  if (session.status !== 'signed-in') return;
  wantNow();
  const { userDatabase } = await import('#db/database.ts');
  await userDatabase(session.user.id).open();
}

/** A screen that is soon there is shown in one piece; one that is not leaves the frame to look at meanwhile. */
const patienceMs = 300;

/** While the router fetches the page, the device says whether it keeps anything: what is shown may ask its databases. */
async function showAtOnce(element: HTMLElement): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.all([Promise.race([router.load(), patience]), whenStorageKnown()]);
  show(element);
}

/**
 * What the router finds later it shows in one piece. What is there from the start is drawn in small steps, so that whoever
 * already reads, scrolls or writes does not wait for it.
 */
async function showBeside(page: HTMLElement, element: HTMLElement): Promise<void> {
  await Promise.all([router.load(), whenStorageKnown()]);
  show(element);
  page.dispatchEvent(new CustomEvent('app', { detail: element }));
}

function show(element: HTMLElement): void {
  startTransition(() =>
    createRoot(element).render(
      <StrictMode>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
}
