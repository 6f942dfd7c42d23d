/** Learned from the topics' own ways of asking and from rounds of questions by `npm run learn:guide`, which writes this file. */
export const learned: Readonly<Record<'rank' | 'certainty', readonly number[]>> = {
  /** Of what `rankFeatures` gives, in its order. */
  rank: [0.429, 0.058, 0.329, 0.051, 0.133],
  /** Of what `certaintyFeatures` gives. */
  certainty: [-1.957, 0.811, 0.565, 1.146, 0.684, 0.436, -0.223, 0.668, 0.846, 0.487, 0.702, 0.24, 1.129, -1.272],
};
