import { readPushPayload } from '#domain/reminders/push-payload.ts';
import { withNotifications } from '#lib/notifications.ts';
import { keepPutOff } from '#lib/put-off-store.ts';
import type { PageMessage } from '#pwa/messages.ts';
import { sendOrWait } from './background-sync.ts';
import { leadTo } from './lead-to.ts';
import { clickTarget, fallback, words } from './notification.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows what is pushed here, and follows what somebody does with it. */
export function showReminders(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { id, url } = clickTarget(event.notification.data);
    event.waitUntil(
      Promise.all([
        event.action === 'tomorrow' && id !== undefined ? putOff(id) : open(url),
        withNotifications(countBadge),
      ]),
    );
  });
  self.addEventListener('notificationclose', (event) => event.waitUntil(withNotifications(countBadge)));
}

/** A browser takes back the permission of a worker that shows nothing for a push, so that anything gets a notification. */
async function show(data: PushMessageData | null): Promise<void> {
  const { title, body, tag, url, id, language } = readPushPayload(parsed(data)) ?? fallback;
  const options: NotificationOptions & { actions: { action: string; title: string }[] } = {
    body,
    tag,
    lang: language,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { id, url },
    actions: [
      { action: 'open', title: words.open[language] },
      ...(id === null ? [] : [{ action: 'tomorrow', title: words.tomorrow[language] }]),
    ],
  };
  await withNotifications(async () => {
    await self.registration.showNotification(title, options);
    await countBadge();
  });
}

function parsed(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** To be reminded once more tomorrow. It is on the disk before it is sent, and goes as soon as the server is reached. */
async function putOff(id: string): Promise<void> {
  await keepPutOff(id, Date.now());
  await sendOrWait();
}

function open(url: string): Promise<void> {
  return leadTo(url, {
    windows: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
    ask: hasGone,
    openWindow: (address) => self.clients.openWindow(address),
  });
}

/** So long a page may take to answer; one that is still starting is asked again. */
const answerMs = 1500;

function hasGone(window: WindowClient, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), answerMs);
    const message: PageMessage = { type: 'open', url };
    window.postMessage(message, [port2]);
  });
}

/** The number on the app's icon, where there is one: what stands in the device's list of notifications. */
async function countBadge(): Promise<void> {
  const { navigator } = self as { navigator: { setAppBadge?(count: number): Promise<void> } };
  const shown = await self.registration.getNotifications();
  await navigator.setAppBadge?.(shown.length).catch(() => {});
}
