import { defineMessages } from '../messages.ts';

export const pwa = defineMessages({
  updateReady: { en: 'A new version is ready', hi: 'नया संस्करण तैयार है' },
  updateNow: { en: 'Update now', hi: 'अभी अपडेट करें' },
  updateLater: { en: 'Later', hi: 'बाद में' },
  updating: { en: 'Updating…', hi: 'अपडेट हो रहा है…' },
});
