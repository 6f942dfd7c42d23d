/** Learned from the topics' own ways of asking and from rounds of questions by `npm run learn:guide`, which writes this file. */
export const learned: Readonly<Record<'rank' | 'certainty', readonly number[]>> = {
  /** Of what `rankFeatures` gives, in its order. */
  rank: [0.436, 0.079, 0.347, 0.138],
  /** Of what `certaintyFeatures` gives. */
  certainty: [-2.562, 0.913, 0.681, 0.666, 1.238, 1.035, 0.314, 0.933, 1.202, -0.114, 1.016, -1.124],
};
