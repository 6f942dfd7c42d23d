/** Learned from rounds of questions by `npm run learn:guide`, which writes this file. */
export const learned: Readonly<Record<'rank' | 'certainty' | 'place' | 'topic', readonly number[]>> = {
  /** Of what `rankFeatures` gives, in its order. */
  rank: [0.081, 0.114, 0.06, 0.164, 0.189, 0.165, 0.227],
  /** Of what `certaintyFeatures` gives. */
  certainty: [
    -3.568, 1.154, 0.198, 0.809, 2.028, -0.354, -0.057, -1.34, 0.468, -0.02, 0.901, 1.178, -0.642, 0.946,
    0.167, 2.102, 0.237, 1.297, 0.521,
  ],
  /** Of what `besideFeatures` gives, for the rule table and for the first topic. */
  place: [
    -1.247, 0.894, 1.636, 0.181, 0.867, 0.886, 0.325, -1.37, -1.46, 0.026, -0.742, 0.108, -0.824, 1.492,
    -0.318, 0.141,
  ],
  topic: [
    -0.508, -0.371, -0.075, 0.121, -0.062, 0.086, -0.066, 3.034, 0.094, 1.269, 0.519, 0.007, 0.104, -0.473,
    -0.486, -0.271,
  ],
};
