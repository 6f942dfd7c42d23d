import {
  askForgiveness,
  cleanPlace,
  fasting,
  flame,
  items,
  lightLamp,
  offerFood,
  purify,
  readKatha,
  resolve,
  singAarti,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { narayana, salutation, vishnu } from '../verses.ts';

const brihaspati = salutation(
  'ॐ बृहस्पतये नमः।',
  'Salutations to Brihaspati, teacher of the gods.',
  'देवगुरु बृहस्पति को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Men and women who turn to Vishnu and to Brihaspati, the teacher: for learning, for a good match, for a calmer home.',
    hi: 'विष्णु और देवगुरु बृहस्पति के उपासक स्त्री-पुरुष: विद्या, अच्छे संबंध और शांत घर के लिए।',
  },
  when: {
    en: 'On Thursdays, from a Thursday of a bright half on; sixteen are usual. In the forenoon.',
    hi: 'गुरुवार को, शुक्ल पक्ष के किसी गुरुवार से; प्रायः सोलह। पूर्वाह्न में।',
  },
  time: { en: '30 minutes', hi: '30 मिनट' },
  items: [
    items.picture({ en: 'Vishnu', hi: 'विष्णु' }),
    { name: { en: 'Yellow flowers', hi: 'पीले फूल' }, amount: { en: 'a few', hi: 'थोड़े' } },
    {
      name: { en: 'Soaked chana dal and jaggery', hi: 'भीगी चना दाल और गुड़' },
      amount: { en: 'a handful', hi: 'एक मुट्ठी' },
    },
    { name: { en: 'Turmeric', hi: 'हल्दी' }, amount: { en: 'a pinch', hi: 'एक चुटकी' } },
    { name: { en: 'Bananas to give away', hi: 'दान के लिए केले' }, amount: { en: '2', hi: '2' } },
    items.lamp,
    items.water,
    items.sandal,
    { name: { en: 'Yellow clothes', hi: 'पीले वस्त्र' }, isOptional: true },
    { name: { en: 'A banana plant, or a leaf of it', hi: 'केले का पौधा, या पत्ता' }, isOptional: true },
    items.incense,
  ],
  steps: [
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep this Thursday for Vishnu and Brihaspati, and wish to listen well to those who teach me.',
      hi: 'यह गुरुवार विष्णु और बृहस्पति के लिए, और सिखाने वालों को ध्यान से सुनना, मेरा संकल्प है।',
    }),
    {
      title: { en: 'Worship Vishnu and Brihaspati', hi: 'विष्णु और बृहस्पति पूजन' },
      text: {
        en: 'Offer sandal or turmeric, yellow flowers, chana dal and jaggery, each with the name.',
        hi: 'चंदन या हल्दी, पीले फूल, चना दाल और गुड़ हर बार नाम लेकर चढ़ाएँ।',
      },
      say: [vishnu, narayana, brihaspati],
    },
    {
      title: { en: 'Water the banana plant', hi: 'केले को जल' },
      text: {
        en: 'Where there is a plant, pour water with a pinch of turmeric at its root, put a little dal there, and walk around it once. Many who keep the vow do not eat bananas on this day.',
        hi: 'पौधा हो तो जड़ में हल्दी वाला जल दें, थोड़ी दाल रखें और एक परिक्रमा करें। व्रत रखने वाले बहुत लोग इस दिन केला नहीं खाते।',
      },
    },
    readKatha,
    offerFood({ en: 'chana dal with jaggery', hi: 'गुड़-चना दाल' }),
    singAarti({ en: '“Om Jai Jagdish Hare”', hi: '“ॐ जय जगदीश हरे”' }),
    {
      title: { en: 'Give, and thank a teacher', hi: 'दान और गुरु को प्रणाम' },
      text: {
        en: 'Give bananas, dal or a book away. Call or write to somebody who taught you something.',
        hi: 'केले, दाल या कोई पुस्तक दें। जिसने कुछ सिखाया उसे फ़ोन करें या लिखें।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'One meal, without salt in many homes, with something yellow: besan, chana dal, kadhi, saffron rice.',
        hi: 'एक भोजन, कई घरों में बिना नमक, कुछ पीला: बेसन, चना दाल, कढ़ी, केसरिया चावल।',
      },
    ],
    avoided: [
      {
        en: 'Bananas, onion, garlic, meat, alcohol; some do not wash hair or clothes on this day.',
        hi: 'केला, प्याज़, लहसुन, मांस, मदिरा; कुछ लोग इस दिन सिर या कपड़े नहीं धोते।',
      },
    ],
    end: { en: 'After the puja with the one meal of the day.', hi: 'पूजा के बाद दिन के एक भोजन से।' },
  },
  regions: [
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: {
        en: 'The katha of the queen and the mendicant is read below a banana plant.',
        hi: 'केले के नीचे रानी और साधु की कथा पढ़ी जाती है।',
      },
    },
    {
      where: { en: 'Maharashtra, Odisha, Bengal', hi: 'महाराष्ट्र, ओडिशा, बंगाल' },
      how: {
        en: 'Thursdays of Margashirsha belong to Lakshmi: a kalash in Maharashtra, Manabasa in Odisha.',
        hi: 'मार्गशीर्ष के गुरुवार लक्ष्मी के हैं: महाराष्ट्र में कलश, ओडिशा में माणबसा।',
      },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'Guru, Dakshinamurti, Sai Baba or Raghavendra are remembered with a lamp.',
        hi: 'गुरु, दक्षिणामूर्ति, साईं बाबा या राघवेंद्र का दीप से स्मरण।',
      },
    },
  ],
  withoutPriest: { en: 'You keep it yourself.', hi: 'यह आप स्वयं रखते हैं।' },
  optional: {
    en: 'Yellow clothes, the plant, salt or no salt, the number sixteen.',
    hi: 'पीले वस्त्र, पौधा, नमक, सोलह की संख्या।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Washing and bathing are for health: no vow asks you to leave out what you need.',
      hi: 'नहाना-धोना स्वास्थ्य के लिए है: कोई व्रत ज़रूरी सफ़ाई छोड़ने को नहीं कहता।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The queen who had too much', hi: 'रानी, जिसके पास बहुत था' },
    short: {
      en: 'A king gave gladly, but his queen was tired of all who came to the door. To Brihaspati, who came as a mendicant, she said: “Tell me a way to be rid of this wealth, that I may have peace.” He was astonished. “You could dig wells with it, plant trees, help girls to marry.” She would not hear of it. So it went; and the king had to go away to cut wood. In her hunger she learned what it is that a handful of grain means. She kept Thursdays with gram and jaggery, and when things grew better, she remembered: she had wells dug. The mendicant passed by and drank from one.',
      hi: 'राजा प्रसन्न होकर दान देता, पर रानी द्वार पर आने वालों से थक गई थी। साधु बनकर आए बृहस्पति से बोली, “इस धन से छूटने का उपाय बताइए, कि शांति मिले।” वे चकित हुए। “इससे कुएँ खुदवा सकती हो, पेड़ लगा सकती हो, कन्याओं के विवाह में सहायता कर सकती हो।” उसने न सुना। धन चला गया; राजा परदेस में लकड़ी काटने लगा। भूख में रानी ने जाना कि मुट्ठी भर अन्न क्या होता है। उसने गुड़-चने से गुरुवार रखे, और दिन सँवरे तो याद रखा: कुएँ खुदवाए। वही साधु उधर से निकले और एक से जल पिया।',
    },
    long: [
      {
        en: 'In a kingdom lived a king who kept Thursdays and let nobody go from his gate with an empty hand. His queen did not like it. Once, when he had gone hunting, Brihaspati came as a mendicant and asked for alms. “Holy man,” said the queen, “all day long they come. Tell me some way by which all this wealth goes, and I can sleep.” “That nobody has ever asked me,” said he. “If it is too much for you, feed the hungry, dig ponds, plant an orchard by the road.” “I have no need of wealth that has to be carried out by me in baskets.” “As you like,” he said and told her what to leave undone; and she did even less.',
        hi: 'एक राज्य में राजा गुरुवार रखता और किसी को द्वार से ख़ाली न लौटाता। रानी को यह न भाता। राजा शिकार पर गया था कि बृहस्पति साधु बनकर भिक्षा को आए। रानी बोली, “महाराज, दिन भर लोग आते हैं। ऐसा उपाय बताइए कि सारा धन चला जाए और मैं सो सकूँ।” वे बोले, “यह मुझसे किसी ने कभी नहीं माँगा। अधिक हो तो भूखों को खिलाओ, तालाब खुदवाओ, राह में बाग़ लगाओ।” “मुझे ऐसा धन नहीं चाहिए जिसे टोकरियों में ढोकर बाँटना पड़े।” “जैसी इच्छा,” कहकर उन्होंने बताया कि क्या-क्या न करना; उसने उससे भी कम किया।',
      },
      {
        en: 'Before long there was nothing to eat. The king went to another country, where nobody knew him, and cut wood for the market. The queen and her maid sat by a cold hearth. “My sister lives in the next town,” said the queen, “go and ask her for a little flour.” The maid came just when the sister was at her Thursday puja and could not speak; so she went home and said: she gave no answer. When the puja was over the sister came running herself. “One does not get up in the middle of the story. What is it?” And she taught them: gram, jaggery, a lamp, a leaf of the banana; hear the katha, and give from what there is.',
        hi: 'थोड़े ही दिनों में खाने को कुछ न रहा। राजा परदेस गया, जहाँ कोई न जानता था, और लकड़ी काटकर बेचने लगा। रानी और दासी ठंडे चूल्हे के पास बैठी रहतीं। रानी बोली, “मेरी बहन पास के नगर में है, थोड़ा आटा माँग ला।” दासी पहुँची तो बहन गुरुवार की पूजा में थी और बोल न सकी; दासी लौटकर बोली, उत्तर ही न दिया। पूजा के बाद बहन स्वयं दौड़ी आई। “कथा के बीच उठते नहीं। बताओ क्या हुआ?” और उसने सिखाया: चना, गुड़, दीप, केले का पत्ता; कथा सुनो, और जो हो उसमें से दो।',
      },
      {
        en: '“What have we to give?” asked the maid. “On Thursday we fast in any case,” said the queen; and for the first time in her life she laughed at herself. They found seven grains of gram on the floor of the store and offered those. From then on there was always enough for the two, and one who came to the door. In the forest the king sat under a tree and thought of home; a sadhu asked why he was sad, heard all, and gave him a lump of jaggery: “Keep the day again that you used to keep.” He did, and the king of that land, whose own wish it was to give, sent him home with honour. The queen met him at the gate. “What shall we do with the new wealth?” he asked. She already had a list, and at the top of it stood: a well.',
        hi: 'दासी बोली, “हमारे पास देने को क्या है?” रानी बोली, “गुरुवार को हम वैसे भी भूखे ही हैं;” और जीवन में पहली बार अपने पर हँसी। भंडार के फ़र्श पर चने के सात दाने मिले, वही चढ़ाए। तब से दोनों के लिए, और द्वार पर आए एक के लिए, सदा पर्याप्त रहा। वन में राजा पेड़ तले बैठा घर को याद करता था; एक साधु ने कारण पूछा, सब सुना, और गुड़ की डली दी: “जो दिन पहले रखते थे, फिर रखो।” उसने रखा, और वहाँ के राजा ने, जो स्वयं देना चाहता था, उसे आदर से घर भेजा। रानी द्वार पर मिली। राजा ने पूछा, “नए धन का क्या करें?” उसके पास सूची थी, और सबसे ऊपर लिखा था: एक कुआँ।',
      },
    ],
  },
  sources: [{ en: 'Oral Brihaspativar Vrat Katha of north India', hi: 'उत्तर भारत की बृहस्पतिवार व्रत लोक-कथा' }],
};
