/** Learned from the topics' own ways of asking and from rounds of questions by `npm run learn:guide`, which writes this file. */
export const learned: Readonly<Record<'rank' | 'certainty', readonly number[]>> = {
  /** Of what `rankFeatures` gives, in its order. */
  rank: [0.437, 0.096, 0.333, 0.134],
  /** Of what `certaintyFeatures` gives. */
  certainty: [-2.539, 1.048, 0.843, 0.9, 1.321, 1.236, 0.379, 0.82, 0.873, 0.587, 0.955, -1.144],
};
