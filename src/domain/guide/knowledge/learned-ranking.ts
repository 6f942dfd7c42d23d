/** Learned from the topics' own ways of asking and from rounds of questions by `npm run learn:guide`, which writes this file. */
export const learned: Readonly<Record<'rank' | 'certainty', readonly number[]>> = {
  /** Of what `rankFeatures` gives, in its order. */
  rank: [0.423, 0.059, 0.335, 0.049, 0.134],
  /** Of what `certaintyFeatures` gives. */
  certainty: [
    -1.609, 0.834, 0.548, 1.251, 0.57, -0.507, 0.415, -0.232, 0.509, 0.811, 0.405, 0.691, 0.326, 1.171,
    -1.134,
  ],
};
