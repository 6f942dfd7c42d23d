/** Learned from the topics' own ways of asking and from rounds of questions by `npm run learn:guide`, which writes this file. */
export const learned: Readonly<Record<'rank' | 'certainty' | 'place' | 'topic', readonly number[]>> = {
  /** Of what `rankFeatures` gives, in its order. */
  rank: [0.137, 0.068, 0.288, 0.09, 0.071, 0.346],
  /** Of what `certaintyFeatures` gives. */
  certainty: [
    -5.441, 1.005, 0.25, 0.964, 0.532, -0.12, 0.373, -0.753, 1.693, 1.085, 0.546, 1.434, -0.031, 1.52, -1.708,
    1.532, 1.138,
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
