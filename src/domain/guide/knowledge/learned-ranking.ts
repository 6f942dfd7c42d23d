/** Learned from the topics' own ways of asking and from rounds of questions by `npm run learn:guide`, which writes this file. */
export const learned: Readonly<Record<'rank' | 'certainty', readonly number[]>> = {
  /** Of what `rankFeatures` gives, in its order. */
  rank: [0.426, 0.058, 0.331, 0.051, 0.135],
  /** Of what `certaintyFeatures` gives. */
  certainty: [
    -1.942, 0.82, 0.552, 1.164, 0.617, -0.41, 0.456, -0.225, 0.668, 0.842, 0.47, 0.709, 0.233, 1.144, -1.249,
  ],
};
