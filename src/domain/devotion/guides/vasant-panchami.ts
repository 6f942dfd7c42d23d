import {
  askForgiveness,
  cleanPlace,
  flame,
  items,
  lightLamp,
  offerFood,
  purify,
  resolve,
  singAarti,
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { learning, saraswati } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Whoever learns, teaches, writes, sings or makes things with skill, and small children who are to write their first letters. Spring begins, and all is yellow.',
    hi: 'जो भी सीखता, सिखाता, लिखता, गाता या हुनर से कुछ बनाता है, और वे नन्हे जो पहले अक्षर लिखेंगे। वसंत आरंभ होता है, और सब पीला है।',
  },
  when: { en: 'On the fifth of the bright half of Magh, in the forenoon.', hi: 'माघ शुक्ल पंचमी को, पूर्वाह्न में।' },
  time: { en: '45 minutes', hi: '45 मिनट' },
  items: [
    items.picture({ en: 'Saraswati', hi: 'सरस्वती' }),
    {
      name: { en: 'Books, pens, instruments, tools', hi: 'पुस्तकें, क़लम, वाद्य, औज़ार' },
      amount: { en: 'yours', hi: 'अपने' },
    },
    {
      name: { en: 'Yellow flowers, as marigold or mustard', hi: 'पीले फूल, जैसे गेंदा या सरसों' },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    { name: { en: 'White or yellow cloth', hi: 'सफ़ेद या पीला वस्त्र' }, amount: { en: '1', hi: '1' } },
    {
      name: { en: 'Saffron or yellow rice, boondi, ber', hi: 'केसरिया मीठे चावल, बूँदी, बेर' },
      amount: { en: '1 bowl', hi: '1 कटोरी' },
    },
    { name: { en: 'Slate and chalk, or a plate of rice', hi: 'स्लेट-चॉक, या चावल की थाली' }, isOptional: true },
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.sandal,
    items.fruit,
    items.incense,
    items.camphor,
  ],
  steps: [
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I worship Saraswati, and take up one thing that I want to learn well this year.',
      hi: 'सरस्वती पूजन, और इस वर्ष एक बात अच्छी तरह सीखना, मेरा संकल्प है।',
    }),
    worshipGanesh,
    {
      title: { en: 'Invite Saraswati', hi: 'सरस्वती का ध्यान' },
      text: {
        en: 'Look at the picture and say the verse slowly, line by line; children repeat it.',
        hi: 'चित्र को देखते हुए श्लोक पंक्ति-पंक्ति धीरे बोलें; बच्चे दोहराएँ।',
      },
      say: [saraswati],
    },
    {
      title: { en: 'Offer flowers, and books', hi: 'फूल और पुस्तकें' },
      text: {
        en: 'Offer sandal, yellow flowers, rice and fruit. Lay books, pens and instruments before her with a tilak and a flower on each.',
        hi: 'चंदन, पीले फूल, अक्षत और फल चढ़ाएँ। पुस्तकें, क़लम, वाद्य आगे रखकर हर एक पर तिलक और फूल रखें।',
      },
      say: [learning],
    },
    {
      title: { en: 'A child’s first letters', hi: 'पहले अक्षर' },
      text: {
        en: 'Take the child on your lap, hold its hand, and write Om or the first letter in rice or on the slate. One letter is plenty: clap, and give it a sweet.',
        hi: 'बच्चे को गोद में लेकर हाथ पकड़ें और चावल या स्लेट पर ॐ या अ लिखें। एक अक्षर बहुत है: ताली बजाएँ और मीठा दें।',
      },
    },
    offerFood({ en: 'sweet yellow rice and fruit', hi: 'मीठे पीले चावल और फल' }),
    singAarti({ en: '“Jai Saraswati Mata”', hi: '“जय सरस्वती माता”' }),
    {
      title: { en: 'Rest the books for a day', hi: 'पुस्तकों का विश्राम' },
      text: {
        en: 'In many homes books lie before her until the next morning. Then read one good page aloud.',
        hi: 'कई घरों में पुस्तकें अगली सुबह तक आगे रहती हैं। फिर एक अच्छा पन्ना ज़ोर से पढ़ें।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Saffron rice, khichuri, boondi, malpua; some eat only after the offering of flowers.',
        hi: 'केसरिया चावल, खिचुड़ी, बूँदी, मालपुआ; कुछ लोग पुष्पांजलि के बाद ही खाते हैं।',
      },
    ],
    avoided: [
      {
        en: 'Meat in most homes; in Bengal students do not eat ber before this day.',
        hi: 'अधिकतर घरों में मांस; बंगाल में विद्यार्थी इस दिन से पहले बेर नहीं खाते।',
      },
    ],
    end: { en: 'With the prasad after the offering of flowers.', hi: 'पुष्पांजलि के बाद प्रसाद से।' },
  },
  regions: [
    {
      where: { en: 'Bengal, Odisha, Assam, Bihar', hi: 'बंगाल, ओडिशा, असम, बिहार' },
      how: {
        en: 'Saraswati Puja in schools and lanes; hate khori; the image leaves the next day.',
        hi: 'विद्यालयों और मोहल्लों में सरस्वती पूजा; हाते खोड़ी; अगले दिन विसर्जन।',
      },
    },
    {
      where: { en: 'Punjab, Rajasthan', hi: 'पंजाब, राजस्थान' },
      how: { en: 'Kites, mustard fields, yellow turbans.', hi: 'पतंग, सरसों के खेत, पीली पगड़ियाँ।' },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'The great day for books is Saraswati Puja in Navratri; Shri Panchami is kept in temples such as Basar.',
        hi: 'पुस्तकों का मुख्य दिन नवरात्रि की सरस्वती पूजा है; श्रीपंचमी बासर जैसे मंदिरों में मनाते हैं।',
      },
    },
  ],
  withoutPriest: {
    en: 'Teacher, parent or child can lead it.',
    hi: 'शिक्षक, माता-पिता या बच्चा, कोई भी करा सकता है।',
  },
  optional: {
    en: 'An image of clay, yellow clothes, the slate. A flower on a book is Saraswati Puja.',
    hi: 'मिट्टी की मूर्ति, पीले वस्त्र, स्लेट। पुस्तक पर रखा एक फूल ही सरस्वती पूजा है।',
  },
  cautions: [
    {
      en: 'A child that does not want to write yet is in good time: letters come by play. Marks in examinations come from learning and rest, not from a rite.',
      hi: 'जो बच्चा अभी लिखना न चाहे उसे समय दें: अक्षर खेल में आते हैं। परीक्षा के अंक पढ़ाई और विश्राम से आते हैं, विधि से नहीं।',
    },
    flame,
  ],
  sources: [
    {
      en: 'Saraswati dhyana of the tradition; Shri Panchami in Nirnayasindhu',
      hi: 'परंपरा का सरस्वती ध्यान; निर्णयसिंधु में श्रीपंचमी',
    },
  ],
};
