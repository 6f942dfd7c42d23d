import { flame, items, resolve } from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { ganesha, ganeshaName, happiness, salutation } from '../verses.ts';

const durga = salutation(
  'ॐ दुं दुर्गायै नमः।',
  'Salutations to Durga, who protects.',
  'रक्षा करने वाली दुर्गा को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Whoever has a new or second-hand car, motorcycle, tractor, rickshaw or bicycle; and on Dussehra everybody, for the tools they work with.',
    hi: 'जिसके पास नई या पुरानी ली हुई कार, मोटरसाइकिल, ट्रैक्टर, रिक्शा या साइकिल हो; और दशहरे पर सब, अपने औज़ारों के लिए।',
  },
  when: {
    en: 'On the day it comes home, or a good day from the muhurat page, by daylight.',
    hi: 'जिस दिन घर आए, या मुहूर्त पन्ने से कोई शुभ दिन, दिन के उजाले में।',
  },
  time: { en: '15 minutes', hi: '15 मिनट' },
  items: [
    items.picture({ en: 'Ganesh', hi: 'गणेश जी' }),
    items.lamp,
    items.water,
    {
      name: { en: 'Turmeric, kumkum, rice', hi: 'हल्दी, कुमकुम, अक्षत' },
      amount: { en: 'a pinch each', hi: 'एक-एक चुटकी' },
    },
    { name: { en: 'Flower garland', hi: 'फूलों की माला' }, amount: { en: '1', hi: '1' } },
    { ...items.thread, name: { en: 'Red thread (mauli)', hi: 'मौली' } },
    { name: { en: 'Lemons', hi: 'नींबू' }, amount: { en: '4', hi: '4' }, isOptional: true },
    { ...items.coconut, isOptional: true },
    items.incense,
    { name: { en: 'Sweets', hi: 'मिठाई' }, amount: { en: 'a few', hi: 'थोड़ी' } },
  ],
  steps: [
    {
      title: { en: 'Park it safely', hi: 'सुरक्षित खड़ा करें' },
      text: {
        en: 'Park on level ground, engine off, handbrake on, away from the traffic. Wash or wipe it.',
        hi: 'समतल जगह पर, इंजन बंद, हैंडब्रेक लगाकर, सड़क से हटकर खड़ा करें। धोएँ या पोंछें।',
      },
    },
    resolve({
      en: 'May this vehicle carry us and everybody on the road safely, and may I drive with patience.',
      hi: 'यह वाहन हमें और सड़क पर सबको सुरक्षित ले जाए, और धैर्य से चलाना मेरा संकल्प है।',
    }),
    {
      title: { en: 'Remember Ganesh', hi: 'गणेश स्मरण' },
      text: {
        en: 'Light the lamp on a plate beside the vehicle, never on it, and offer a flower to Ganesh.',
        hi: 'वाहन के पास थाली में दीप जलाएँ, वाहन के ऊपर नहीं, और गणेश जी को फूल चढ़ाएँ।',
      },
      say: [ganesha, ganeshaName],
    },
    {
      title: { en: 'Mark and adorn', hi: 'तिलक और माला' },
      text: {
        en: 'Draw a swastika or Om with kumkum on the bonnet or the handlebar, put rice on it, tie the thread inside where it touches nothing, and hang the garland for the day.',
        hi: 'बोनट या हैंडल पर कुमकुम से स्वस्तिक या ॐ बनाएँ, अक्षत लगाएँ, मौली भीतर ऐसी जगह बाँधें जहाँ कुछ न छुए, और माला दिन भर के लिए लटकाएँ।',
      },
    },
    {
      title: { en: 'Lamp and prayer', hi: 'आरती और प्रार्थना' },
      text: {
        en: 'Move the lamp in small circles in front of it and walk around once with folded hands.',
        hi: 'सामने दीप छोटे घेरे में घुमाएँ और हाथ जोड़कर एक परिक्रमा करें।',
      },
      say: [durga, happiness],
    },
    {
      title: { en: 'Coconut or water', hi: 'नारियल या जल' },
      text: {
        en: 'Break a coconut on a stone beside it, or pour a little water before the wheels. Gather the shells.',
        hi: 'पास के पत्थर पर नारियल फोड़ें, या पहियों के आगे थोड़ा जल दें। टुकड़े समेट लें।',
      },
    },
    {
      title: { en: 'The first drive', hi: 'पहली यात्रा' },
      text: {
        en: 'Put out the flame, look whether anybody stands near, buckle up or put the helmet on. Some roll slowly over lemons; a short calm drive to a temple or to your elders is blessing enough.',
        hi: 'लौ बुझाएँ, देखें कोई पास न खड़ा हो, बेल्ट या हेलमेट लगाएँ। कुछ लोग धीरे से नींबू पर चलाते हैं; मंदिर या बड़ों तक छोटी शांत यात्रा ही पर्याप्त आशीर्वाद है।',
      },
    },
    {
      title: { en: 'Share the sweets', hi: 'मिठाई बाँटें' },
      text: {
        en: 'Give sweets to family, neighbours and whoever works at the petrol station or the workshop.',
        hi: 'परिवार, पड़ोसियों और पेट्रोल पंप या वर्कशॉप के लोगों को मिठाई दें।',
      },
    },
  ],
  food: {
    eaten: [{ en: 'Sweets and coconut; there is no fast.', hi: 'मिठाई और नारियल; कोई व्रत नहीं।' }],
    avoided: [{ en: 'No alcohol: somebody is going to drive.', hi: 'मदिरा नहीं: किसी को गाड़ी चलानी है।' }],
    end: { en: 'With the shared sweets.', hi: 'बाँटी हुई मिठाई से।' },
  },
  regions: [
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'Ayudha Puja on Maha Navami, with banana stalks and ash gourd.',
        hi: 'महानवमी को आयुध पूजा, केले के तने और पेठे के साथ।',
      },
    },
    {
      where: { en: 'Bengal, Odisha', hi: 'बंगाल, ओडिशा' },
      how: { en: 'Vishwakarma Puja in September, with kites.', hi: 'सितंबर में विश्वकर्मा पूजा, पतंगों के साथ।' },
    },
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: { en: 'On the day of delivery, and each Dussehra.', hi: 'जिस दिन वाहन मिले, और हर दशहरे पर।' },
    },
  ],
  withoutPriest: { en: 'The one who drives can do all of it.', hi: 'जो चलाता है वह सब कर सकता है।' },
  optional: {
    en: 'Coconut, lemons, garland. A flower, a thought for others on the road, and the seat belt are the puja.',
    hi: 'नारियल, नींबू, माला। एक फूल, सड़क के और लोगों का ख़याल, और सीट बेल्ट ही पूजा हैं।',
  },
  cautions: [
    {
      en: 'No flame near fuel, engine or battery. Take garland and thread off before you drive if they cover glass, lights, mirror or number plate.',
      hi: 'ईंधन, इंजन या बैटरी के पास लौ नहीं। माला और धागा काँच, बत्ती, शीशा या नंबर प्लेट ढकें तो चलाने से पहले उतारें।',
    },
    {
      en: 'Children and guests stand aside when it is started for the first time.',
      hi: 'पहली बार चलाते समय बच्चे और अतिथि एक ओर रहें।',
    },
    flame,
  ],
  sources: [{ en: 'Household custom; Ayudha Puja of Maha Navami', hi: 'घर-घर की रीति; महानवमी की आयुध पूजा' }],
};
