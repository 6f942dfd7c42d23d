import { items } from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { gayatri, happiness, sun, sunName } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Anybody, every morning or on Sundays. It is the shortest puja there is: water, light, and a moment of thanks to the Sun, by whom we live.',
    hi: 'कोई भी, हर सुबह या रविवार को। यह सबसे छोटी पूजा है: जल, प्रकाश, और जिनसे हम जीते हैं उन सूर्य को एक क्षण का धन्यवाद।',
  },
  when: {
    en: 'At sunrise or within an hour of it. If you rise later, do it when you rise.',
    hi: 'सूर्योदय पर या उसके एक घंटे के भीतर। देर से उठें तो जब उठें तब।',
  },
  time: { en: '5 minutes', hi: '5 मिनट' },
  items: [
    {
      name: { en: 'Copper or any other small pot', hi: 'ताँबे का या कोई भी लोटा' },
      amount: { en: '1', hi: '1' },
    },
    { name: { en: 'Water', hi: 'जल' }, amount: { en: '1 pot', hi: '1 लोटा' } },
    { name: { en: 'A red flower', hi: 'लाल फूल' }, amount: { en: '1', hi: '1' }, isOptional: true },
    { ...items.rice, amount: { en: 'a pinch', hi: 'एक चुटकी' }, isOptional: true },
  ],
  steps: [
    {
      title: { en: 'Stand facing the sun', hi: 'सूर्य की ओर खड़े हों' },
      text: {
        en: 'After bathing stand where the sky is open: a yard, a roof, a balcony or a window to the east. Put flower and rice into the water.',
        hi: 'नहाकर खुले आकाश के नीचे खड़े हों: आँगन, छत, बालकनी या पूर्व की खिड़की। जल में फूल और अक्षत डालें।',
      },
    },
    {
      title: { en: 'Remember the Sun', hi: 'सूर्य का स्मरण' },
      text: {
        en: 'Close your eyes, feel the light on your face and say the verse once.',
        hi: 'आँखें बंद करें, चेहरे पर प्रकाश अनुभव करें और श्लोक एक बार बोलें।',
      },
      say: [sun],
    },
    {
      title: { en: 'Offer the water', hi: 'अर्घ्य दें' },
      text: {
        en: 'Hold the pot with both hands at the height of the chest and let the water run in a thin stream, in three parts. Catch it in a basin or let it fall on plants, not where people walk.',
        hi: 'लोटा दोनों हाथों से छाती की ऊँचाई पर पकड़ें और पतली धार से तीन बार में जल दें। जल किसी पात्र में या पौधों पर गिरे, चलने की जगह पर नहीं।',
      },
      say: [sunName],
    },
    {
      title: { en: 'Sit for a moment', hi: 'एक क्षण बैठें' },
      text: {
        en: 'Say the Gayatri three times or as often as you like, or simply breathe. Then wish everybody well.',
        hi: 'गायत्री तीन बार या जितनी बार चाहें बोलें, या केवल श्वास पर ध्यान दें। फिर सबके भले की कामना करें।',
      },
      say: [gayatri, happiness],
    },
  ],
  food: {
    eaten: [
      {
        en: 'There is no fast. Most drink or eat only after it.',
        hi: 'कोई उपवास नहीं। अधिकतर लोग इसके बाद ही कुछ लेते हैं।',
      },
    ],
    avoided: [
      {
        en: 'Some leave out salt on the Sundays of a vow; others one meal.',
        hi: 'रविवार का व्रत रखने वाले कुछ लोग नमक छोड़ते हैं, कुछ एक समय का भोजन।',
      },
    ],
    end: { en: 'There is nothing to break.', hi: 'पारण की ज़रूरत नहीं।' },
  },
  regions: [
    {
      where: { en: 'Bihar and eastern Uttar Pradesh', hi: 'बिहार और पूर्वी उत्तर प्रदेश' },
      how: {
        en: 'The great arghya to the evening and the morning sun is Chhath.',
        hi: 'डूबते और उगते सूर्य का बड़ा अर्घ्य छठ है।',
      },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'It is part of sandhya worship, with the Gayatri at dawn, noon and dusk.',
        hi: 'यह संध्यावंदन का भाग है, प्रातः, मध्याह्न और सायं गायत्री के साथ।',
      },
    },
  ],
  withoutPriest: {
    en: 'It has always been done without one.',
    hi: 'यह सदा से बिना पुरोहित के ही होता है।',
  },
  optional: {
    en: 'Everything but the water. In rain or without a view bow in the direction of the sun.',
    hi: 'जल के सिवा सब कुछ। बादल हों या सूर्य न दिखें तो उनकी दिशा में प्रणाम करें।',
  },
  cautions: [
    {
      en: 'Never look straight into the sun, nor through the stream of water: it harms the eyes. Keep them lowered or closed.',
      hi: 'सूर्य को सीधे न देखें, जल की धार से भी नहीं: इससे आँखों को हानि होती है। आँखें नीची या बंद रखें।',
    },
    { en: 'Do not lean over the rail of a balcony or a roof.', hi: 'छत या बालकनी की मुँडेर पर न झुकें।' },
  ],
  sources: [
    { en: 'Sandhya worship of the Grihya tradition', hi: 'गृह्य परंपरा का संध्या-वंदन' },
    { en: 'Gayatri: Rigveda 3.62.10', hi: 'गायत्री: ऋग्वेद 3.62.10' },
  ],
};
