import { defineMessages } from '../messages.ts';

export const session = defineMessages({
  signedOut: { en: 'Signed out', hi: 'आप साइन आउट हो गए' },
  signOutFailed: { en: 'Error during sign out', hi: 'साइन आउट में गड़बड़ हुई' },
});
