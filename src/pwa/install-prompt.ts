import { createStore } from 'zustand/vanilla';
import { installRecord, keepInstallRecord } from './install-record.ts';
import { installWay, type InstallWay } from './install-way.ts';

/** What Chromium browsers give a page that may ask for the app to be installed. It can be used once. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by first-paint.js, as it comes before anything else of the app does. */
    dishaInstall?: InstallEvent | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent;
  }
}

export interface InstallState {
  way: InstallWay;
  /** How it would be done by hand in a browser that asks, or may ask in a moment; undefined in one that never does. */
  otherwise: InstallWay | undefined;
  /** Whether the browser has said that the app was installed here, in this window or in its own. */
  wasInstalled: boolean;
}

export const installStore = createStore<InstallState>()(() => installState());

let isFollowing = false;

/** Follows what the browser says of installing, from the first call on. */
export function followInstall(): void {
  if (isFollowing) return;
  isFollowing = true;
  const look = () => installStore.setState(installState());
  // first-paint.js has kept the event by the time this hears of it.
  window.addEventListener('beforeinstallprompt', look);
  window.addEventListener('appinstalled', () => {
    window.dishaInstall = undefined;
    keepInstallRecord({ ...installRecord(), isInstalled: true });
    look();
  });
  ownWindow()?.addEventListener('change', look);
  look();
}

/** Lets the browser ask. In a click. gone: there is nothing to ask with any more. */
export async function askToInstall(): Promise<'accepted' | 'dismissed' | 'gone'> {
  const event = window.dishaInstall;
  if (!event) return 'gone';
  window.dishaInstall = undefined;
  try {
    const { outcome } = await event.prompt();
    if (outcome === 'dismissed') putOfferAway();
    return outcome;
  } catch {
    return 'gone'; // it was used, or the click is too long ago
  } finally {
    installStore.setState(installState());
  }
}

/** Somebody does not want it now. */
export function putOfferAway(): void {
  const record = installRecord();
  keepInstallRecord({ ...record, dismissedAt: [...record.dismissedAt, Date.now()] });
}

function installState(): InstallState {
  const device = {
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isStandalone: ownWindow()?.matches === true || isOnHomeScreen(),
  };
  return {
    way: installWay({ ...device, hasPrompt: window.dishaInstall !== undefined }),
    otherwise: 'onbeforeinstallprompt' in window ? installWay({ ...device, hasPrompt: false }) : undefined,
    wasInstalled: installRecord().isInstalled,
  };
}

function ownWindow(): MediaQueryList | undefined {
  return window.matchMedia?.('(display-mode: standalone), (display-mode: minimal-ui)');
}

/** Safari on iOS says it by a word of its own. */
function isOnHomeScreen(): boolean {
  return (navigator as { standalone?: boolean }).standalone === true;
}
