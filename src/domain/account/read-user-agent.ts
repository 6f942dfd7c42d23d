/** What a browser says of itself, as far as a person would name it; undefined where it says nothing that is known. */
export interface NamedDevice {
  browser: string | undefined;
  system: string | undefined;
}

/**
 * The browser and the system of a `User-Agent`. Most browsers claim to be several others as well, so that the order of the
 * tables decides: the more particular name comes first.
 */
export function readUserAgent(userAgent: string): NamedDevice {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) };
}

type Names = readonly (readonly [mark: RegExp, name: string])[];

function firstIn(names: Names, userAgent: string): string | undefined {
  return names.find(([mark]) => mark.test(userAgent))?.[1];
}

const browsers: Names = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:EdgA?|EdgiOS|Edge)\//, 'Edge'],
  [/\b(?:OPR|OPT|OPX|Opera|Opera Mini)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:UCBrowser|UCWEB)/, 'UC Browser'],
  [/\b(?:MiuiBrowser|XiaoMi)\//, 'Mi Browser'],
  [/\b(?:DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\bBrave\//, 'Brave'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\bCriOS\//, 'Chrome'],
  [/\bGSA\//, 'Google app'],
  [/\bHeadlessChrome\//, 'Chrome'],
  [/\bChromium\//, 'Chromium'],
  [/; wv\).*\bChrome\//, 'Android app'],
  [/\bChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
  [/\b(?:iPhone|iPad|iPod).*AppleWebKit(?!.*Safari)/, 'Safari'],
];

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\biPod\b/, 'iPod'],
  [/\bKAIOS\//, 'KaiOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];
