/**
 * How the app comes onto this device. installed: it runs as one · prompt: the browser asks at our word · else somebody
 * does it by hand, where their browser has it: ios-safari: the share button of Safari on iPhone and iPad · ios-other:
 * the share button of another browser there · mac-safari: the File menu · android-menu: the menu of a browser that does
 * not let pages ask · desktop-menu: the address bar or menu of a Chromium that does not offer the prompt now ·
 * in-app: a window inside another app, which cannot · none: a browser that cannot, as Firefox on a desktop.
 */
export type InstallWay =
  | 'installed'
  | 'prompt'
  | 'ios-safari'
  | 'ios-other'
  | 'mac-safari'
  | 'android-menu'
  | 'desktop-menu'
  | 'in-app'
  | 'none';

export interface InstallDevice {
  userAgent: string;
  /** An iPad says that it is a Mac, and has fingers on it. */
  maxTouchPoints: number;
  /** Whether this window is the installed app's. */
  isStandalone: boolean;
  /** Whether the browser has said that it would ask. */
  hasPrompt: boolean;
}

/** What a browser lets people do is nowhere to be asked for: its name says it. */
export function installWay({
  userAgent,
  maxTouchPoints,
  isStandalone,
  hasPrompt,
}: InstallDevice): InstallWay {
  if (isStandalone) return 'installed';
  if (hasPrompt) return 'prompt';
  if (/\bFB(?:AN|AV)\b|\bInstagram\b|\bLine\/|\bWhatsApp\b|; wv\)/.test(userAgent)) return 'in-app';
  const isMac = /\bMacintosh\b/.test(userAgent);
  if (/\b(?:iPhone|iPod|iPad)\b/.test(userAgent) || (isMac && maxTouchPoints > 1)) {
    if (/\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|GSA)\b/.test(userAgent)) return 'ios-other';
    // A window inside another app has WebKit's name without Safari's.
    return /\bVersion\/[\d.]+.*\bSafari\//.test(userAgent) ? 'ios-safari' : 'in-app';
  }
  if (/\bAndroid\b/.test(userAgent)) return 'android-menu';
  if (/\bFirefox\//.test(userAgent)) return 'none';
  if (/\b(?:Chrome|Chromium)\//.test(userAgent)) return 'desktop-menu';
  return isMac && /\bSafari\//.test(userAgent) ? 'mac-safari' : 'none';
}
