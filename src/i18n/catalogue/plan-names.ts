import { defineMessages } from '../messages.ts';

/** The plans of a new installation; any other goes by the name that its owner gave it. */
export const planNames = defineMessages({
  'Starter Plan': { en: 'Starter Plan', hi: 'स्टार्टर प्लान' },
  'Standard Plan': { en: 'Standard Plan', hi: 'स्टैंडर्ड प्लान' },
  'Family Plan': { en: 'Family Plan', hi: 'फ़ैमिली प्लान' },
});
