import { expect, test } from 'vitest';
import { installWay, type InstallWay } from './install-way.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

const browsers: [string, InstallWay, string, number?][] = [
  ['Safari on an iPhone', 'ios-safari', `${iPhone} Version/18.3 Mobile/15E148 Safari/604.1`, 5],
  ['Safari on an iPad', 'ios-safari', `${mac} Version/18.3 Safari/605.1.15`, 5],
  ['Chrome on an iPhone', 'ios-other', `${iPhone} CriOS/133.0.6943.84 Mobile/15E148 Safari/604.1`, 5],
  ['Firefox on an iPhone', 'ios-other', `${iPhone} FxiOS/135.0 Mobile/15E148 Safari/605.1.15`, 5],
  ['Instagram on an iPhone', 'in-app', `${iPhone} Mobile/15E148 Instagram 368.0.0.24.82`, 5],
  ['another app on an iPhone', 'in-app', `${iPhone} Mobile/15E148`, 5],
  [
    'Facebook on Android',
    'in-app',
    `${android} Version/4.0 Chrome/133.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500;]`,
  ],
  [
    'another app on Android',
    'in-app',
    `${android.replace('K)', 'K; wv)')} Chrome/133.0 Mobile Safari/537.36`,
  ],
  ['Chrome on Android without an event', 'android-menu', `${android} Chrome/133.0.0.0 Mobile Safari/537.36`],
  [
    'Firefox on Android',
    'android-menu',
    'Mozilla/5.0 (Android 14; Mobile; rv:135.0) Gecko/135.0 Firefox/135.0',
  ],
  [
    'Samsung Internet',
    'android-menu',
    `${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  ],
  ['Safari on a Mac', 'mac-safari', `${mac} Version/18.3 Safari/605.1.15`],
  [
    'Chrome on Windows without an event',
    'desktop-menu',
    `${windows} ${webKit} Chrome/133.0.0.0 Safari/537.36`,
  ],
  [
    'Edge on Windows without an event',
    'desktop-menu',
    `${windows} ${webKit} Chrome/133.0.0.0 Safari/537.36 Edg/133.0`,
  ],
  [
    'Firefox on Windows',
    'none',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:135.0) Gecko/20100101 Firefox/135.0',
  ],
];

test.each(browsers)('%s: %s', (_name, way, userAgent, maxTouchPoints = 0) => {
  const device = { userAgent, maxTouchPoints, isStandalone: false };
  expect(installWay({ ...device, hasPrompt: false })).toBe(way);
  expect(installWay({ ...device, hasPrompt: true })).toBe('prompt');
  expect(installWay({ ...device, hasPrompt: false, isStandalone: true })).toBe('installed');
});
