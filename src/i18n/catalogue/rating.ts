import { defineMessages } from '../messages.ts';

/** What a rating is called, by its band. */
export const ratingLabels = defineMessages({
  excellent: { en: 'Excellent', hi: 'बहुत अच्छा' },
  good: { en: 'Good', hi: 'अच्छा' },
  fair: { en: 'Fair', hi: 'ठीक-ठाक' },
  'needs-improvement': { en: 'Needs Improvement', hi: 'सुधार की ज़रूरत' },
  'not-rated': { en: 'Not Rated', hi: 'रेटिंग नहीं' },
});

export const ratingTexts = defineMessages({
  outOf: { en: '{score}/{highest}', hi: '{score}/{highest}' },
  outOfSpoken: { en: '{score} out of {highest}', hi: '{highest} में से {score}' },
});
