import type { ManifestOptions } from 'vite-plugin-pwa';
import type { Language } from '#domain/language.ts';

/** The same words for whoever has their browser in the one language or in the other. */
type Words = Readonly<Record<Language, string>>;

/** Members that the plugin does not know yet, and Chromium reads from 2026 on; other browsers pass over them. */
interface Localized {
  name_localized: Words;
  short_name_localized: Words;
  description_localized: Words;
}

type Shortcut = NonNullable<ManifestOptions['shortcuts']>[number] &
  Pick<Localized, 'name_localized' | 'short_name_localized'>;

/**
 * What the device shows of the installed app, and what it hands to it.
 *
 * There is one theme colour, as browsers know no second one here: the page itself gives its own, light or dark, as soon
 * as it begins (public/first-paint.js).
 */
export const manifest: Partial<Omit<ManifestOptions, 'shortcuts'>> &
  Localized & { shortcuts: Shortcut[]; file_handlers: FileHandler[] } = {
  id: '/',
  // Where names are not read by language, both stand side by side.
  name: 'Disha · दिशा',
  name_localized: { en: 'Disha', hi: 'दिशा' },
  short_name: 'Disha दिशा',
  short_name_localized: { en: 'Disha', hi: 'दिशा' },
  description: 'Vaastu and astrology guidance, festivals and aartis, in English and Hindi.',
  description_localized: {
    en: 'Vaastu and astrology guidance, floor plans with reasons, festivals and aartis, also without a network.',
    hi: 'वास्तु और ज्योतिष की सलाह, कारण सहित घर के नक़्शे, त्योहार और आरतियाँ, इंटरनेट के बिना भी।',
  },
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/start',
  scope: '/',
  display: 'standalone',
  // A window of its own, with buttons for going back where the device has none.
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  // Shortcuts, shared things and opened files go to the window that is open. It is navigated and not only brought to the
  // front: what is shared comes as a form, which a window that stays as it is would never see. What somebody has written
  // is kept as it is typed, and stands there again.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  theme_color: '#fbf7ef',
  background_color: '#fbf7ef',
  categories: ['lifestyle', 'books', 'productivity'],
  prefer_related_applications: false,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    // For systems that give icons a colour of their own.
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    {
      name: 'Ask a question',
      name_localized: { en: 'Ask a question', hi: 'सवाल पूछें' },
      short_name: 'Ask',
      short_name_localized: { en: 'Ask', hi: 'पूछें' },
      url: '/chat',
      icons: shortcutIcons('ask'),
    },
    {
      name: 'Festival calendar',
      name_localized: { en: 'Festival calendar', hi: 'त्योहारों का कैलेंडर' },
      short_name: 'Calendar',
      short_name_localized: { en: 'Calendar', hi: 'कैलेंडर' },
      url: '/hindu-festivals',
      icons: shortcutIcons('calendar'),
    },
    {
      name: 'Scan a floor plan',
      name_localized: { en: 'Scan a floor plan', hi: 'घर का नक़्शा जाँचें' },
      short_name: 'Scan a plan',
      short_name_localized: { en: 'Scan a plan', hi: 'नक़्शा' },
      url: '/upload',
      icons: shortcutIcons('plan'),
    },
  ],
  // The worker takes it: sw/share-target.ts.
  share_target: {
    action: '/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'files', accept: ['image/*', 'application/pdf', '.pdf', '.heic', '.heif'] }],
    },
  },
  file_handlers: [
    {
      action: '/share?from=file',
      accept: {
        'image/jpeg': ['.jpg', '.jpeg'],
        'image/png': ['.png'],
        'image/webp': ['.webp'],
        'image/heic': ['.heic', '.heif'],
        'application/pdf': ['.pdf'],
      },
    },
  ],
  // Made by `npm run make:screenshots` from the running app.
  screenshots: [
    ...pictures('narrow', '780x1688', [
      ['chat', 'An answer about a home, with the texts that it rests on'],
      ['plan', 'A floor plan with its score, each verdict with its reason'],
      ['calendar', 'The festival calendar with moon phases and the days of a month'],
      ['aarti', 'An aarti in the reading mode'],
    ]),
    ...pictures('wide', '1280x800', [
      ['plan', 'A floor plan with its score, each verdict with its reason'],
      ['calendar', 'The festival calendar with moon phases and the days of a month'],
    ]),
  ],
};

interface FileHandler {
  action: string;
  accept: Readonly<Record<string, readonly string[]>>;
}

function shortcutIcons(name: string): { src: string; sizes: string; type: string }[] {
  return [96, 192].map((side) => ({
    src: `/icons/shortcut-${name}-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  }));
}

function pictures(formFactor: 'narrow' | 'wide', sizes: string, scenes: readonly [string, string][]) {
  return scenes.map(([name, label]) => ({
    src: `/screenshots/${name}-${formFactor}.png`,
    sizes,
    type: 'image/png',
    form_factor: formFactor,
    label,
  }));
}
