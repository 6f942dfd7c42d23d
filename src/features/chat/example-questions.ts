/** One in each language that Disha answers in, as somebody would really type it. */
export const exampleQuestions = [
  { lang: 'en', text: 'Which direction is good for the main door?' },
  { lang: 'hi', text: 'क्या ईशान में शौचालय दोष है?' },
  { lang: 'hi-Latn', text: 'mera kitchen south west me hai, kya ye theek hai?' },
] as const;
