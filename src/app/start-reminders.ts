import { readPageMessage } from '#pwa/messages.ts';
import { followReminders } from '#session/reminders.ts';
import { router } from './router.ts';

/** Keeps the reminders of this device in step, and goes where its notifications lead. */
export function startReminders(): void {
  followNotifications();
  followReminders();
}

/** By the router, as by a link, so that nothing on the page is lost. */
function followNotifications(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const message = readPageMessage(data);
    if (message?.type !== 'open') return;
    ports[0]?.postMessage('gone');
    // A page that was slow to begin may hear the same more than once.
    if (router.history.location.href !== message.url) router.history.push(message.url);
  });
}
