/** Learned from the topics' own ways of asking by `npm run learn:guide`, which writes this file. */
export const learned: Readonly<Record<'rank' | 'certainty', readonly number[]>> = {
  /** Of what `rankFeatures` gives, in its order. */
  rank: [0.552, 0.124, 0.324],
  /** Of what `certaintyFeatures` gives. */
  certainty: [-5.23, 1.326, 4.183, 0.982, 1.496, 1.845, 1.062, 1.005],
};
