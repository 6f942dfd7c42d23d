export type RatingBand = 'excellent' | 'good' | 'fair' | 'needs-improvement' | 'not-rated';
/** The colour a band is known by; a screen shows the band's word beside it. */
export type RatingTone = 'green' | 'yellow' | 'orange' | 'red' | 'grey';

export interface Rating {
  band: RatingBand;
  tone: RatingTone;
  /** Out of `highestRating`; null where there is none. */
  score: number | null;
}

export const highestRating = 10;

/** What an analysis' `overall_rating` stands for. Whatever is no number from 0 to 10 counts as none. */
export function ratingOf(overallRating: unknown): Rating {
  if (typeof overallRating !== 'number' || !(overallRating >= 0 && overallRating <= highestRating))
    return { band: 'not-rated', tone: 'grey', score: null };
  const { band, tone } = bands.find(({ from }) => overallRating >= from) ?? lowest;
  return { band, tone, score: overallRating };
}

const lowest = { from: 0, band: 'needs-improvement', tone: 'red' } as const;

/** Highest first. */
const bands = [
  { from: 8, band: 'excellent', tone: 'green' },
  { from: 6, band: 'good', tone: 'yellow' },
  { from: 4, band: 'fair', tone: 'orange' },
  lowest,
] as const;
