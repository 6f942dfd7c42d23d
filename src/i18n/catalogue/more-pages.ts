import { defineMessages } from '../messages.ts';

export const morePages = defineMessages({
  title: { en: 'More from jyotish', hi: 'ज्योतिष में और' },
});
