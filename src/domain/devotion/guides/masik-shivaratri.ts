import {
  askForgiveness,
  cleanPlace,
  fasting,
  flame,
  items,
  lightLamp,
  offerFood,
  purify,
  resolve,
  singAarti,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { camphor, mrityunjaya, shiva, umaMaheshvara } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Whoever loves Shiva and likes a still hour at night: it returns each month, the small sister of Maha Shivaratri.',
    hi: 'शिव के उपासक, जिन्हें रात की शांत घड़ी भाती है: हर महीने लौटने वाली, महाशिवरात्रि की छोटी बहन।',
  },
  when: {
    en: 'On the fourteenth of each dark half, around midnight (Nishita); who goes to bed early holds it at dusk.',
    hi: 'हर कृष्ण पक्ष की चतुर्दशी को, आधी रात (निशीथ) के आसपास; जल्दी सोने वाले साँझ को करें।',
  },
  time: { en: '20 to 30 minutes', hi: '20 से 30 मिनट' },
  items: [
    items.picture({ en: 'Shiva, or a Shivling', hi: 'शिव, या शिवलिंग' }),
    items.lamp,
    items.water,
    {
      name: { en: 'Bel leaf, or another leaf', hi: 'बेलपत्र, या कोई पत्ता' },
      amount: { en: '1 or 3', hi: '1 या 3' },
    },
    { name: { en: 'White flower', hi: 'सफ़ेद फूल' }, amount: { en: '1', hi: '1' } },
    { name: { en: 'Milk, honey', hi: 'दूध, शहद' }, amount: { en: '1 spoon', hi: '1 चम्मच' }, isOptional: true },
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
      en: 'I keep this Shivaratri for Shiva, as far as my health allows, and sit with him for a while.',
      hi: 'स्वास्थ्य के अनुसार यह शिवरात्रि और कुछ देर शिव के साथ बैठना मेरा संकल्प है।',
    }),
    {
      title: { en: 'Bathe the Shivling', hi: 'अभिषेक' },
      text: {
        en: 'Let water run in a thin stream over the Shivling, with a little milk or honey in between if you like. A picture is sprinkled with a flower.',
        hi: 'शिवलिंग पर पतली धार से जल, चाहें तो बीच में थोड़ा दूध या शहद चढ़ाएँ। चित्र पर फूल से छिड़कें।',
      },
      say: [shiva],
    },
    {
      title: { en: 'Leaf, flower, light', hi: 'पत्र, पुष्प, दीप' },
      text: {
        en: 'Offer sandal, the leaf and the flower. Greet Parvati beside him.',
        hi: 'चंदन, पत्र और पुष्प चढ़ाएँ। साथ में पार्वती जी को प्रणाम करें।',
      },
      say: [umaMaheshvara],
    },
    {
      title: { en: 'Sit in silence', hi: 'मौन' },
      text: {
        en: 'Say the Mahamrityunjaya three times, then let the words go and sit for five minutes in silence.',
        hi: 'महामृत्युंजय तीन बार बोलें, फिर शब्द छोड़ पाँच मिनट मौन बैठें।',
      },
      say: [mrityunjaya],
    },
    offerFood({ en: 'fruit', hi: 'फल' }),
    { ...singAarti({ en: '“Om Jai Shiv Omkara”', hi: '“ॐ जय शिव ओंकारा”' }), say: [camphor] },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Fruit and milk, or one meal without grain before dusk; many eat as always and only worship.',
        hi: 'फल-दूध, या संध्या से पहले बिना अन्न का एक भोजन; बहुत लोग सामान्य भोजन कर केवल पूजा करते हैं।',
      },
    ],
    avoided: [{ en: 'Meat, onion, garlic and alcohol on this day.', hi: 'इस दिन मांस, प्याज़, लहसुन और मदिरा।' }],
    end: { en: 'After the puja, or next morning after bathing.', hi: 'पूजा के बाद, या अगली सुबह स्नान करके।' },
  },
  regions: [
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: {
        en: 'The one in Shravan is kept by those who carry water from the Ganga.',
        hi: 'श्रावण की शिवरात्रि गंगा से जल लाने वाले रखते हैं।',
      },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: { en: 'Abhishekam in the evening at Shiva temples.', hi: 'शिव मंदिरों में साँझ का अभिषेक।' },
    },
  ],
  withoutPriest: { en: 'One person, one leaf, one name.', hi: 'एक व्यक्ति, एक पत्र, एक नाम।' },
  optional: {
    en: 'The fast, the late hour, milk and honey. The story of the hunter is in the guide to Maha Shivaratri.',
    hi: 'व्रत, देर की घड़ी, दूध-शहद। शिकारी की कथा महाशिवरात्रि की विधि में है।',
  },
  cautions: [...fasting, flame],
  sources: [
    { en: 'Shiva Purana; household custom', hi: 'शिव पुराण; घर-घर की रीति' },
    { en: 'Mahamrityunjaya: Rigveda 7.59.12', hi: 'महामृत्युंजय: ऋग्वेद 7.59.12' },
  ],
};
