import type { Message } from '#i18n/messages.ts';

/** A version that people are told of. Most versions mend and tell nothing. */
export interface Release {
  /** The day on which it came out, YYYY-MM-DD; no two have the same. */
  day: string;
  /** What is new, one sentence each, in the words of those who use it. */
  notes: readonly Message[];
}

/** Newest first. What is waiting is shown with the ones above the newest that the running version knows. */
export const releases: readonly Release[] = [
  {
    day: '2026-11-22',
    notes: [
      {
        en: 'Disha can be installed like an app, and tells you what is new before it updates.',
        hi: 'दिशा अब ऐप की तरह इंस्टॉल होती है, और अपडेट से पहले बताती है कि नया क्या है।',
      },
      {
        en: 'The blog, the calendar, aartis and your own things open without a network.',
        hi: 'ब्लॉग, पंचांग, आरतियाँ और आपकी अपनी चीज़ें बिना इंटरनेट के भी खुलती हैं।',
      },
      {
        en: 'If a part of the app is damaged it mends itself, and nothing you wrote is lost.',
        hi: 'ऐप का कोई हिस्सा बिगड़ जाए तो वह अपने-आप ठीक हो जाता है, और आपका लिखा कुछ नहीं खोता।',
      },
    ],
  },
];

/**
 * Versions from before this moment are not to be used any more, for example because they harm what they write: they take
 * the newest one by themselves, at the next moment at which that disturbs nobody. ISO; empty while all may be used.
 */
export const oldestUsable = '';
