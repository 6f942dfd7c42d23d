import type { Text } from './types.ts';

/** Which rules a reading is made by: one more with every correction that changes a verdict or a rating. */
export const rulesVersion = 2;

/** Why a reading by earlier rules would be another one now. Version 1 was not written into readings. */
const corrections: Readonly<Record<number, Text>> = {
  2: {
    en: 'a home is now read by the fields of its own ground, and no longer by angles alone',
    hi: 'अब घर को उसकी अपनी ज़मीन के पदों से पढ़ा जाता है, केवल कोण से नहीं',
  },
};

/** What was corrected after a version, as the end of a sentence. */
export function correctionsSince(version: number): Text {
  const since = Object.entries(corrections).filter(([of]) => Number(of) > version);
  return {
    en: since.map(([, { en }]) => en).join('; '),
    hi: since.map(([, { hi }]) => hi).join('; '),
  };
}
