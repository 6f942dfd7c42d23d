import { chat } from '#i18n/catalogue/chat.ts';

/** One in each language that Disha answers in, as somebody would really type it. */
export const exampleQuestions = [
  { lang: 'en', text: 'Which direction is good for the main door?' },
  { lang: 'hi', text: 'क्या ईशान में शौचालय दोष है?' },
  { lang: 'hi-Latn', text: 'mera kitchen south west me hai, kya ye theek hai?' },
] as const;

/** More to begin with, by what they are about, where a wide window has room for them. */
export const questionThemes = [
  {
    name: chat.themeHome,
    questions: [chat.askKitchen, chat.askMandir],
  },
  {
    name: chat.themeFestivals,
    questions: [chat.askDiwali, chat.askEkadashi],
  },
  {
    name: chat.themeStars,
    questions: [chat.askNakshatra, chat.askSadeSati],
  },
] as const;
