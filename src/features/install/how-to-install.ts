import { install } from '#i18n/catalogue/install.ts';
import type { Message } from '#i18n/messages.ts';
import type { InstallWay } from '#pwa/install-way.ts';

/** What somebody does by hand; nothing where the app is there or the browser asks. */
export const howToInstall: Readonly<Record<InstallWay, Message | undefined>> = {
  installed: undefined,
  prompt: undefined,
  'ios-safari': install.iosSafari,
  'ios-other': install.iosOther,
  'mac-safari': install.macSafari,
  'android-menu': install.androidMenu,
  'desktop-menu': install.desktopMenu,
  'in-app': install.inApp,
  none: install.none,
};
