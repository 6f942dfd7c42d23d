import type { ManifestOptions } from 'vite-plugin-pwa';

/** What the device shows of the installed app. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Disha · दिशा',
  short_name: 'Disha',
  description: 'Vaastu and astrology guidance, festivals and aartis, in English and Hindi.',
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/start',
  scope: '/',
  display: 'standalone',
  theme_color: '#fbf7ef',
  background_color: '#fbf7ef',
  categories: ['lifestyle', 'books'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    {
      name: 'Ask a question',
      short_name: 'Ask',
      url: '/chat',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
    },
    {
      name: 'Festival calendar',
      short_name: 'Calendar',
      url: '/hindu-festivals',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
    },
  ],
};
