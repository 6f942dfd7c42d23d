/** Learned from the topics' own ways of asking and from rounds of questions by `npm run learn:guide`, which writes this file. */
export const learned: Readonly<Record<'rank' | 'certainty', readonly number[]>> = {
  /** Of what `rankFeatures` gives, in its order. */
  rank: [0.125, 0.069, 0.267, 0.101, 0.069, 0.369],
  /** Of what `certaintyFeatures` gives. */
  certainty: [
    -3.342, 0.68, 0.483, 0.647, 0.368, -0.48, 0.324, -0.475, 1.299, 1.062, 0.761, 0.795, -0.047, 1.091,
    -1.505, 0.881, 1.315,
  ],
};
