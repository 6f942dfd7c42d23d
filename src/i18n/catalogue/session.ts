import { defineMessages } from '../messages.ts';

export const session = defineMessages({
  signedOut: { en: 'Signed out', hi: 'साइन आउट हो गया' },
  signOutFailed: { en: 'Error during sign out', hi: 'साइन आउट करने में गड़बड़ हुई' },
});
