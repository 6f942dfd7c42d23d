import {
  askForgiveness,
  cleanPlace,
  flame,
  items,
  lightLamp,
  offerFood,
  purify,
  resolve,
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide, Verse } from '../puja-guide.ts';
import { gayatri, happiness } from '../verses.ts';

const hundredAutumns: Verse = {
  text: 'शतं जीव शरदो वर्धमानः\nशतं हेमन्ताञ्छतमु वसन्तान्॥',
  language: 'sa',
  meaning: {
    en: 'Live, growing, a hundred autumns, a hundred winters and a hundred springs.',
    hi: 'बढ़ते हुए सौ शरद, सौ हेमंत और सौ वसंत जियो।',
  },
};

export const guide: PujaGuide = {
  who: {
    en: 'Parents with a small child, boy or girl as the family keeps it, and the elders. The hair from before birth is given back with thanks, and the child is wished a long and bright life.',
    hi: 'नन्हे बच्चे के माता-पिता और बड़े; बेटा हो या बेटी, जैसी घर की रीति हो। जन्म के केश आभार के साथ लौटाए जाते हैं और बच्चे को लंबे, उज्ज्वल जीवन का आशीर्वाद मिलता है।',
  },
  when: {
    en: 'In the first or third year by most books, also in the fifth or seventh, by day and in the Sun’s northern half; the muhurat page finds days. At a place of pilgrimage or before the family deity many go by no other day. If the time has passed, a later day is as good.',
    hi: 'अधिकतर ग्रंथों में पहले या तीसरे वर्ष, पाँचवें या सातवें में भी, दिन में और उत्तरायण में; मुहूर्त पन्ना दिन खोज देता है। तीर्थ या कुलदेवता के यहाँ बहुत लोग और कोई दिन नहीं देखते। समय निकल गया हो तो बाद का दिन भी उतना ही अच्छा है।',
  },
  time: { en: '45 minutes, the shaving 10', hi: '45 मिनट, मुंडन के 10' },
  items: [
    items.picture({ en: 'Ganesh and your family deity', hi: 'गणेश जी और कुलदेवता' }),
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.thread,
    items.flowers,
    items.fruit,
    {
      name: { en: 'A new blade or a cleaned trimmer', hi: 'नया ब्लेड या साफ़ किया ट्रिमर' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: {
        en: 'Lukewarm water in a bowl, soft towel, old sheet',
        hi: 'कटोरे में गुनगुना जल, नरम तौलिया, पुरानी चादर',
      },
      amount: { en: '1 each', hi: 'एक-एक' },
    },
    {
      name: {
        en: 'Curd or butter to soften the hair, as the old books have it',
        hi: 'केश नरम करने को दही या मक्खन, जैसा पुराने ग्रंथों में है',
      },
      isOptional: true,
    },
    { name: { en: 'A few blades of kusha or durva', hi: 'कुश या दूर्वा के कुछ तिनके' }, isOptional: true },
    {
      name: { en: 'Dough of flour, or a cloth, to receive the hair', hi: 'केश रखने को आटे की लोई या कपड़ा' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Sandalwood or coconut oil for the head', hi: 'सिर के लिए चंदन या नारियल का तेल' },
      amount: { en: 'a little', hi: 'थोड़ा' },
    },
    {
      name: { en: 'Clean or new clothes and a soft cap', hi: 'साफ़ या नए कपड़े और नरम टोपी' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'The child’s favourite toy and food', hi: 'बच्चे का प्रिय खिलौना और भोजन' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'A gift and a meal for the barber', hi: 'नाई के लिए भेंट और भोजन' },
      amount: { en: 'with thanks', hi: 'आभार सहित' },
    },
  ],
  steps: [
    {
      title: { en: 'A rested child', hi: 'बच्चा आराम में हो' },
      text: {
        en: 'Choose an hour in which the child has slept and eaten. Let it hold the closed trimmer or watch somebody’s beard being cut; a child that is not well waits for another day.',
        hi: 'ऐसा समय लें जब बच्चा सो और खा चुका हो। उसे बंद ट्रिमर पकड़ने दें या किसी की दाढ़ी बनते देखने दें; तबीयत ठीक न हो तो किसी और दिन करें।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'We give our child’s first hair, with thanks for its birth and a wish for health, strength and a clear mind.',
      hi: 'बच्चे का मुंडन हमारा संकल्प है, उसके जन्म के आभार और स्वास्थ्य, बल, निर्मल बुद्धि की कामना के साथ।',
    }),
    worshipGanesh,
    {
      title: { en: 'Bless the head', hi: 'सिर पर आशीर्वाद' },
      text: {
        en: 'The child sits in the lap of mother, aunt or uncle, as your house has it. Each elder lays a hand on the hair and says a good word; the parents say the verse.',
        hi: 'बच्चा माँ, बुआ या मामा की गोद में, जैसी घर की रीति हो, बैठे। हर बड़ा केशों पर हाथ रखकर शुभ बात कहे; माता-पिता श्लोक बोलें।',
      },
      say: [hundredAutumns],
    },
    {
      title: { en: 'Wet the hair', hi: 'केश भिगोएँ' },
      text: {
        en: 'Moisten the hair with lukewarm water, with curd or butter where that is the custom, from right to left, while you speak or sing to the child.',
        hi: 'गुनगुने जल से, जहाँ रीति हो वहाँ दही या मक्खन से, दाएँ से बाएँ केश भिगोएँ, और बच्चे से बात करते या गाते रहें।',
      },
    },
    {
      title: { en: 'The first lock', hi: 'पहली लट' },
      text: {
        en: 'Father, or whoever has this honour, holds one lock with a blade of grass and cuts it with blunt scissors, away from the skin, and lays it into the dough. Some take one from each side.',
        hi: 'पिता, या जिसे यह मान मिले, तिनके के साथ एक लट पकड़कर गोल नोक की कैंची से, त्वचा से दूर, काटे और लोई में रखे। कुछ लोग हर ओर से एक लट लेते हैं।',
      },
      say: [gayatri],
    },
    {
      title: { en: 'The barber shaves', hi: 'नाई मुंडन करे' },
      text: {
        en: 'One person holds the head gently still, another shows the toy. The barber, hands washed, works with the new blade or the trimmer, and leaves a tuft (shikha) where that is your custom. If the child cries hard, pause; short hair is enough.',
        hi: 'एक जन सिर को प्यार से स्थिर रखे, दूसरा खिलौना दिखाए। नाई हाथ धोकर नए ब्लेड या ट्रिमर से मुंडन करे, और जहाँ रीति हो शिखा छोड़े। बच्चा बहुत रोए तो रुकें; छोटे केश भी काफ़ी हैं।',
      },
    },
    {
      title: { en: 'Bathe and dress', hi: 'स्नान और वस्त्र' },
      text: {
        en: 'Wash the head with lukewarm water, pat it dry, rub in a little oil or sandal, draw a swastika with sandal or kumkum if the skin is whole. Put on the new clothes, and hold the child up to a mirror.',
        hi: 'गुनगुने जल से सिर धोएँ, थपथपाकर सुखाएँ, थोड़ा तेल या चंदन लगाएँ; त्वचा ठीक हो तो चंदन या कुमकुम से स्वस्तिक बनाएँ। नए कपड़े पहनाएँ और बच्चे को आईना दिखाएँ।',
      },
    },
    {
      title: { en: 'Gifts and blessings', hi: 'भेंट और आशीर्वाद' },
      text: {
        en: 'Aunt and uncles give their gift; everybody drops a petal before the child. Thank the barber with gift and meal.',
        hi: 'बुआ, मामा अपनी भेंट दें; सब बच्चे के आगे एक पंखुड़ी रखें। नाई को भेंट और भोजन से धन्यवाद दें।',
      },
      say: [hundredAutumns, happiness],
    },
    offerFood({ en: 'sweets and fruit', hi: 'मिठाई और फल' }),
    {
      title: { en: 'Give the hair back', hi: 'केश लौटाएँ' },
      text: {
        en: 'Fold dough or cloth over the hair and bury it under a tree or in the garden. Where a river is the custom, lay a little of it there without cloth or plastic; never in a drain.',
        hi: 'लोई या कपड़े में लपेटकर केश किसी पेड़ के नीचे या बग़ीचे में दबाएँ। जहाँ नदी की रीति हो वहाँ थोड़े-से, बिना कपड़े या प्लास्टिक के; नाली में कभी नहीं।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'A festive meal for the guests; for the child what it likes and knows.',
        hi: 'अतिथियों का उत्सव भोजन; बच्चे के लिए जो उसे पसंद और परिचित हो।',
      },
    ],
    avoided: [
      {
        en: 'No honey for a child under one year, no whole nuts under five. Meat and alcohol not on this day in most homes.',
        hi: 'एक वर्ष से छोटे बच्चे को शहद नहीं, पाँच वर्ष तक साबुत मेवे नहीं। अधिकतर घरों में इस दिन मांस-मदिरा नहीं।',
      },
    ],
    end: { en: 'There is no fast.', hi: 'कोई व्रत नहीं।' },
  },
  regions: [
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: {
        en: 'At the Ganga, at Vindhyachal, Vaishno Devi or the shrine of the family’s Devi; the hair is laid in dough in the aunt’s hands or lap.',
        hi: 'गंगा तट पर, विंध्याचल, वैष्णो देवी या कुलदेवी के यहाँ; केश बुआ के हाथ या आँचल में आटे की लोई पर लिए जाते हैं।',
      },
    },
    {
      where: { en: 'Tamil Nadu, Andhra, Karnataka', hi: 'तमिलनाडु, आंध्र, कर्नाटक' },
      how: {
        en: 'Mottai at the temple of the family deity, at Tirupati or Palani, for boys and girls, often together with ear piercing on the maternal uncle’s lap.',
        hi: 'कुलदेवता के मंदिर, तिरुपति या पळनि में मोट्टै, बेटे-बेटी दोनों का, प्रायः मामा की गोद में कर्णवेध के साथ।',
      },
    },
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Javal: locks are cut on the maternal uncle’s lap, a tuft is left.',
        hi: 'जावळ: मामा की गोद में केश काटे जाते हैं, शिखा छोड़ी जाती है।',
      },
    },
    {
      where: { en: 'Gujarat', hi: 'गुजरात' },
      how: {
        en: 'Babri or chaul before the family Devi; the father’s sister receives the hair.',
        hi: 'कुलदेवी के आगे बाबरी या चौल; केश फोई (बुआ) लेती हैं।',
      },
    },
  ],
  withoutPriest: {
    en: 'A blessing of the elders, a lock cut by the parents and a careful barber are enough. A priest offers the fire and says the verses of the Grihya Sutra, if you wish.',
    hi: 'बड़ों का आशीर्वाद, माता-पिता की काटी एक लट और सावधान नाई काफ़ी हैं। चाहें तो पुरोहित हवन और गृह्यसूत्र के मंत्र करें।',
  },
  optional: {
    en: 'Pilgrimage, fire, shaving quite bald, a feast. One lock, cut with a blessing, is a mundan; whoever keeps the hair does the child no wrong.',
    hi: 'तीर्थ, हवन, पूरा सिर मुँड़ाना, भोज। आशीर्वाद के साथ काटी एक लट ही मुंडन है; केश रखने वाले भी बच्चे का कुछ नहीं बिगाड़ते।',
  },
  cautions: [
    {
      en: 'A new blade for this child alone, clean hands; on small heads a trimmer is safer than a razor. Keep off the soft spot on the top, and off pimples and wounds. A cut is washed and pressed with clean cotton; if it bleeds on, see a doctor.',
      hi: 'नया ब्लेड केवल इसी बच्चे के लिए, हाथ साफ़; छोटे सिर पर उस्तरे से ट्रिमर सुरक्षित है। सिर के ऊपर के कोमल भाग, फुंसी और घाव को न छुएँ। कटे तो धोकर साफ़ रुई से दबाएँ; ख़ून न रुके तो डॉक्टर को दिखाएँ।',
    },
    {
      en: 'No child with fever, cold, skin disease or low weight, and in the first months rather not. Ask the child’s doctor when in doubt.',
      hi: 'बुख़ार, ज़ुकाम, त्वचा-रोग या कम वज़न में नहीं, और पहले कुछ महीनों में बेहतर है न करें। संदेह हो तो बच्चे के डॉक्टर से पूछें।',
    },
    {
      en: 'Afterwards cap and shade: a bare head burns and cools quickly. Turmeric, camphor or ash do not belong on a cut. At a river keep the child away from the water.',
      hi: 'बाद में टोपी और छाया: खुला सिर जल्दी जलता और ठंडा होता है। कटे पर हल्दी, कपूर या राख न लगाएँ। नदी पर बच्चे को जल से दूर रखें।',
    },
    flame,
  ],
  sources: [
    {
      en: 'Chudakarana among the samskaras: Grihya Sutras, Manusmriti',
      hi: 'संस्कारों में चूड़ाकरण: गृह्यसूत्र, मनुस्मृति',
    },
    { en: 'The blessing of a hundred autumns: Rigveda 10.161.4', hi: 'सौ शरद का आशीर्वाद: ऋग्वेद 10.161.4' },
  ],
};
