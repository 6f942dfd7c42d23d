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
import { hanuman, rama, salutation } from '../verses.ts';

const name = salutation('ॐ हनुमते नमः।', 'Salutations to Hanuman.', 'हनुमान जी को प्रणाम।');

export const guide: PujaGuide = {
  who: {
    en: 'Whoever needs courage and a steady mind: women, men, children. Hanuman is strength that serves, and he is at home wherever Rama is spoken of.',
    hi: 'जिसे साहस और स्थिर मन चाहिए: स्त्री, पुरुष, बच्चे। हनुमान वह बल हैं जो सेवा करता है, और जहाँ राम की बात हो वहीं रहते हैं।',
  },
  when: {
    en: 'On Tuesdays, in many homes Saturdays too, in the morning or at dusk.',
    hi: 'मंगलवार को, कई घरों में शनिवार को भी, सुबह या साँझ।',
  },
  time: { en: '20 to 30 minutes', hi: '20 से 30 मिनट' },
  items: [
    items.picture({ en: 'Hanuman, if possible with Rama', hi: 'हनुमान जी, हो सके तो राम जी के साथ' }),
    items.lamp,
    items.water,
    { name: { en: 'Red flowers', hi: 'लाल फूल' }, amount: { en: 'a few', hi: 'थोड़े' } },
    { name: { en: 'Sindoor with a little oil', hi: 'थोड़े तेल में सिंदूर' }, isOptional: true },
    {
      name: { en: 'Boondi, besan laddu, or jaggery and gram', hi: 'बूँदी, बेसन के लड्डू, या गुड़-चना' },
      amount: { en: 'a little', hi: 'थोड़ा' },
    },
    items.tulsi,
    items.fruit,
    items.incense,
    items.camphor,
  ],
  steps: [
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I remember Hanuman today, and ask for courage to do what is right and kind.',
      hi: 'आज हनुमान जी का स्मरण, और सही व दयालु काम का साहस, मेरा संकल्प है।',
    }),
    {
      title: { en: 'Greet Rama first', hi: 'पहले राम जी का स्मरण' },
      text: {
        en: 'He likes to hear Rama’s name before his own.',
        hi: 'उन्हें अपने से पहले राम का नाम सुनना भाता है।',
      },
      say: [rama],
    },
    {
      title: { en: 'Worship Hanuman', hi: 'हनुमान पूजन' },
      text: {
        en: 'Offer a little sindoor if that is your custom, red flowers and tulsi, each with the name.',
        hi: 'रीति हो तो थोड़ा सिंदूर, लाल फूल और तुलसी नाम लेकर चढ़ाएँ।',
      },
      say: [hanuman, name],
    },
    {
      title: { en: 'Read the Hanuman Chalisa', hi: 'हनुमान चालीसा' },
      text: {
        en: 'Read it once, aloud, alone or in turns; it is among the aartis of this app. Who has ten minutes more reads a part of the Sundar Kand.',
        hi: 'एक बार ज़ोर से, अकेले या बारी-बारी पढ़ें; वह इसी ऐप की आरतियों में है। दस मिनट और हों तो सुंदरकांड का एक भाग।',
      },
    },
    offerFood({ en: 'boondi, laddu or jaggery and gram', hi: 'बूँदी, लड्डू या गुड़-चना' }),
    singAarti({ en: '“Aarti Kije Hanuman Lala Ki”', hi: '“आरती कीजै हनुमान लला की”' }),
    askForgiveness,
    {
      title: { en: 'Serve', hi: 'सेवा' },
      text: {
        en: 'Share the prasad, and lift a load for somebody today: that is his own way of praying.',
        hi: 'प्रसाद बाँटें, और आज किसी का बोझ उठाएँ: यही उनकी अपनी पूजा है।',
      },
    },
  ],
  food: {
    eaten: [
      {
        en: 'Who fasts eats once, with wheat and jaggery, without salt in many homes.',
        hi: 'व्रत वाले एक बार, गेहूँ और गुड़ का, कई घरों में बिना नमक भोजन करते हैं।',
      },
    ],
    avoided: [{ en: 'Meat, eggs, alcohol on this day.', hi: 'इस दिन मांस, अंडा, मदिरा।' }],
    end: { en: 'After the puja with the prasad.', hi: 'पूजा के बाद प्रसाद से।' },
  },
  regions: [
    {
      where: { en: 'Lucknow and Awadh', hi: 'लखनऊ और अवध' },
      how: {
        en: 'Bada Mangal: on the Tuesdays of Jyeshtha everybody is given water and food in the street.',
        hi: 'बड़ा मंगल: ज्येष्ठ के मंगलवारों को राह में सबको जल और भोजन।',
      },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'A garland of vada or betel leaves; butter on the image; Saturdays and Thursdays.',
        hi: 'वड़े या पान की माला; मूर्ति पर मक्खन; शनिवार और गुरुवार।',
      },
    },
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Maruti on Saturdays with oil and leaves of aak (rui); Maruti Stotra of Ramdas.',
        hi: 'शनिवार को मारुति, तेल और आक (रुई) के पत्ते; रामदास का मारुति स्तोत्र।',
      },
    },
  ],
  withoutPriest: {
    en: 'The Chalisa in your own voice is the whole of it.',
    hi: 'अपने स्वर में चालीसा ही पूरी पूजा है।',
  },
  optional: {
    en: 'Sindoor, oil, the fast, many Tuesdays. Women may worship him as men do; some houses keep other customs.',
    hi: 'सिंदूर, तेल, व्रत, कई मंगलवार। महिलाएँ भी पुरुषों की तरह पूजा कर सकती हैं; कुछ घरों की रीति अलग है।',
  },
  cautions: [...fasting, flame],
  sources: [
    { en: 'Hanuman Chalisa of Tulsidas; household custom', hi: 'तुलसीदास की हनुमान चालीसा; घर-घर की रीति' },
  ],
};
