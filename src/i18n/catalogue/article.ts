import { defineMessages } from '../messages.ts';

export const article = defineMessages({
  table: { en: 'Table', hi: 'तालिका' },
  cutShort: {
    en: 'The text is longer than can be shown here.',
    hi: 'लेख इतना लंबा है कि यहाँ पूरा नहीं दिखाया जा सकता।',
  },
});
