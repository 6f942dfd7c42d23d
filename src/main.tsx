import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSession } from '#session/start-session.ts';
import { afterFirstPaint } from '#app/after-first-paint.ts';
import { Providers } from '#app/providers.tsx';
import { router } from '#app/router.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

void startSession();
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
afterFirstPaint(async () => {
  const { startSync } = await import('#sync/start-sync.ts');
  startSync();
});
afterFirstPaint(async () => {
  const { followPreferences } = await import('#session/follow-preferences.ts');
  followPreferences();
});
afterFirstPaint(async () => {
  const { registerWorker } = await import('#pwa/register-worker.ts');
  await registerWorker();
});
