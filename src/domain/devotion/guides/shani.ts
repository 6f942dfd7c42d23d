import { askForgiveness, cleanPlace, fasting, flame, items, purify, resolve } from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { hanuman, happiness, salutation, shani } from '../verses.ts';

const name = salutation('ॐ शनैश्चराय नमः।', 'Salutations to the slow-moving one.', 'शनैश्चर को प्रणाम।');

export const guide: PujaGuide = {
  who: {
    en: 'Whoever would like more patience, and honours those who do hard work: Shani is their lord. He is just, not cruel; nobody needs to be afraid of him.',
    hi: 'जो अधिक धैर्य चाहे और कठिन श्रम करने वालों का मान करे: शनि उनके देवता हैं। वे न्यायी हैं, क्रूर नहीं; उनसे डरने की ज़रूरत नहीं।',
  },
  when: {
    en: 'On Saturdays at dusk; Shani Jayanti and Saturday Amavasya are special.',
    hi: 'शनिवार को साँझ में; शनि जयंती और शनिवारी अमावस्या विशेष हैं।',
  },
  time: { en: '20 minutes', hi: '20 मिनट' },
  items: [
    {
      name: { en: 'Lamp with sesame or mustard oil', hi: 'तिल या सरसों के तेल का दीपक' },
      amount: { en: '1', hi: '1' },
    },
    { name: { en: 'Black sesame', hi: 'काले तिल' }, amount: { en: 'a pinch', hi: 'एक चुटकी' } },
    {
      name: { en: 'Blue or dark flowers, or any', hi: 'नीले या गहरे फूल, या जो हों' },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    {
      name: {
        en: 'Black gram, khichdi, oil, a blanket or shoes to give',
        hi: 'दान के लिए उड़द, खिचड़ी, तेल, कंबल या जूते',
      },
      amount: { en: 'what you can', hi: 'सामर्थ्य अनुसार' },
    },
    items.water,
    items.incense,
    { name: { en: 'Picture of Shani or Hanuman', hi: 'शनिदेव या हनुमान जी का चित्र' }, isOptional: true },
  ],
  steps: [
    cleanPlace,
    purify,
    resolve({
      en: 'I keep this Saturday for Shani, and will do my work with patience and treat those who work for me fairly.',
      hi: 'यह शनिवार शनिदेव के लिए, और धैर्य से काम व साथ काम करने वालों से न्याय, मेरा संकल्प है।',
    }),
    {
      title: { en: 'Light the lamp of oil', hi: 'तेल का दीप' },
      text: {
        en: 'Light the lamp before the picture, in a temple, or below a peepal where it cannot set leaves on fire.',
        hi: 'चित्र के आगे, मंदिर में, या पीपल के नीचे दीप रखें, जहाँ पत्ते न जलें।',
      },
      say: [shani],
    },
    {
      title: { en: 'Offer sesame and flowers', hi: 'तिल और फूल' },
      text: {
        en: 'Offer sesame, flowers and water with the name, eleven times or 108.',
        hi: 'तिल, फूल और जल नाम लेकर ग्यारह या 108 बार चढ़ाएँ।',
      },
      say: [name],
    },
    {
      title: { en: 'Remember Hanuman', hi: 'हनुमान स्मरण' },
      text: {
        en: 'Many read the Hanuman Chalisa on Saturdays: the story says that Shani promised to be kind to those who remember him.',
        hi: 'शनिवार को बहुत लोग हनुमान चालीसा पढ़ते हैं: कथा है कि शनि ने हनुमान-भक्तों पर कृपा का वचन दिया।',
      },
      say: [hanuman],
    },
    {
      title: { en: 'Help somebody who works hard', hi: 'किसी मेहनतकश की सहायता' },
      text: {
        en: 'Pay a wage that is due, give food, shoes or a blanket to whoever works outside, or do a piece of heavy work for an elder. This is the offering he likes best.',
        hi: 'बाक़ी मज़दूरी दें, बाहर काम करने वाले को भोजन, जूते या कंबल दें, या किसी बुज़ुर्ग का भारी काम कर दें। यही अर्पण उन्हें सबसे प्रिय है।',
      },
    },
    { ...askForgiveness, say: [happiness] },
  ],
  food: {
    eaten: [
      {
        en: 'One meal after dusk, as khichdi of black gram; fruit and milk before.',
        hi: 'साँझ के बाद एक भोजन, जैसे उड़द की खिचड़ी; उससे पहले फल-दूध।',
      },
    ],
    avoided: [{ en: 'Meat and alcohol; some leave out salt.', hi: 'मांस और मदिरा; कुछ लोग नमक भी।' }],
    end: { en: 'After the puja at dusk.', hi: 'साँझ की पूजा के बाद।' },
  },
  regions: [
    {
      where: { en: 'Maharashtra: Shani Shingnapur', hi: 'महाराष्ट्र: शनि शिंगणापुर' },
      how: { en: 'A stone under the open sky is bathed with oil.', hi: 'खुले आकाश के नीचे शिला का तेल से अभिषेक।' },
    },
    {
      where: { en: 'Tamil Nadu: Thirunallar', hi: 'तमिलनाडु: तिरुनल्लार' },
      how: { en: 'Lamps of sesame tied in cloth; sesame rice.', hi: 'कपड़े में बँधे तिल के दीप; तिल-चावल।' },
    },
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: {
        en: 'Oil is given with one’s face seen in it (chhaya daan); lamps under the peepal.',
        hi: 'तेल में अपना मुख देखकर छाया-दान; पीपल तले दीप।',
      },
    },
  ],
  withoutPriest: {
    en: 'None is needed. Whoever sells you a remedy against Shani sells you your own fear.',
    hi: 'पुरोहित की ज़रूरत नहीं। जो शनि का उपाय बेचे, वह आपका ही भय आपको बेचता है।',
  },
  optional: {
    en: 'Oil on a statue, iron, blue stones, temples far away. An honest week and a lamp are complete.',
    hi: 'मूर्ति पर तेल, लोहा, नीलम, दूर के मंदिर। एक ईमानदार सप्ताह और एक दीप पूरा है।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Sade Sati and Dhaiya are stretches of time that everybody has. They foretell no harm; for worries about health or money ask a doctor or a person who knows the matter.',
      hi: 'साढ़ेसाती और ढैया समय के ऐसे भाग हैं जो सबके जीवन में आते हैं। वे किसी हानि की भविष्यवाणी नहीं; स्वास्थ्य या धन की चिंता में डॉक्टर या जानकार से पूछें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'King Vikrama and the slow one', hi: 'राजा विक्रम और शनैश्चर' },
    short: {
      en: 'The planets quarrelled over who is the greatest and asked King Vikrama. He had nine seats made, of gold down to iron, and each sat down where he would; Shani came last, to the iron. “So you judge by the seat,” he said, and went. Then Vikrama lost everything: a horse carried him off, he was taken for a thief and left lame, and pressed oil for his bread, and sang at night. A princess heard the song and would have no other. In his dream Shani came. “Now you know it from below,” he said, and gave him back his strength and his kingdom. “Ask.” “That you trouble nobody as you have troubled me.” Shani was silent for long; then he promised to be mild to all who remember this story.',
      hi: 'ग्रहों में विवाद हुआ कि बड़ा कौन, और राजा विक्रम से पूछा। उन्होंने सोने से लोहे तक नौ आसन बनवाए; सब अपनी इच्छा से बैठे, शनि अंत में आए और लोहे पर बैठे। बोले, “तो तुम आसन से न्याय करते हो,” और चले गए। फिर विक्रम का सब गया: घोड़ा उड़ा ले गया, चोर समझे गए, चलने से रह गए, कोल्हू चलाकर रोटी खाते और रात को गाते। एक राजकुमारी ने गीत सुना और उन्हीं को वरा। स्वप्न में शनि आए, “अब तुमने नीचे से देखा,” और बल व राज्य लौटाया। “माँगो।” “जैसा कष्ट मुझे दिया, किसी को न दें।” शनि देर तक चुप रहे; फिर वचन दिया कि यह कथा याद रखने वालों पर कोमल रहेंगे।',
    },
    long: [
      {
        en: 'The nine planets once disputed who among them was first. They went to Indra, who did not wish to have an enemy among them, and sent them on to Vikrama of Ujjain, the justest king on earth. Vikrama thought, and had nine seats made: gold, silver, bronze, brass, lead, tin, zinc, mica and iron, and set them in a row. “Sit,” he said, “and whoever sits first is first.” Shani, whose way is long, came last, and the iron was left.',
        hi: 'एक बार नवग्रहों में विवाद हुआ कि प्रथम कौन। वे इंद्र के पास गए; इंद्र किसी को शत्रु न बनाना चाहते थे, उन्होंने पृथ्वी के सबसे न्यायी राजा, उज्जैन के विक्रम के पास भेजा। विक्रम ने सोचा, और नौ आसन बनवाए: सोना, चाँदी, काँसा, पीतल, सीसा, राँगा, जस्ता, अभ्रक और लोहा, क्रम से रखे। बोले, “बैठिए, जो पहले बैठे वही प्रथम।” शनि का मार्ग लंबा है; वे अंत में आए, और लोहा बचा था।',
      },
      {
        en: '“The Sun is in a sign for a month,” said Shani, “the Moon for two days and a little. I stay for two and a half years. I do not come quickly, and I do not forget. You have measured us by metal; you shall learn to measure from below.” Vikrama bowed. Years passed. Then a merchant came with horses; the king mounted one, and it carried him through the sky into a forest and was gone. He came to a strange town, sat in a shop, and the shop sold more than ever; the merchant took him home. A necklace hung on a peg; a painted peacock, so the story tells, swallowed it before Vikrama’s eyes. Who would believe that? He was held to be the thief, and was left lame in the road.',
        hi: 'शनि बोले, “सूर्य एक राशि में मास भर रहते हैं, चंद्र दो दिन और कुछ। मैं ढाई वर्ष रहता हूँ। मैं जल्दी नहीं आता, और भूलता नहीं। तुमने हमें धातु से नापा; अब नीचे से नापना सीखोगे।” विक्रम ने प्रणाम किया। वर्ष बीते। फिर एक व्यापारी घोड़े लाया; राजा एक पर चढ़े, वह आकाश से उड़ाकर वन में छोड़ गया। वे अनजाने नगर में एक दुकान पर बैठे, और बिक्री बढ़ गई; सेठ घर ले गया। खूँटी पर हार टँगा था; कथा कहती है, भीत पर बना मोर उसे विक्रम की आँखों के सामने निगल गया। कौन मानता? वे चोर ठहराए गए और मार्ग पर असहाय छोड़ दिए गए।',
      },
      {
        en: 'An oil presser took pity on him and set him on the beam of his mill, where he drove the ox with his voice. There he learned who makes the oil for the lamps of kings. At night he sang of it. The king’s daughter heard it from her roof and would marry nobody but the singer, whoever he might be. On the night of the wedding Shani stood before him. “Was I unjust?” “No,” said Vikrama, “I had judged without waiting until everybody was there. Only I beg you: do to nobody else what you did to me.” “You ask nothing for yourself,” said Shani, “so you have it all.” In the morning his limbs were whole, and the peacock on the merchant’s wall let the necklace fall. He went home to Ujjain, and had it called out in the streets that the slow one is the greatest of all; and then he went down to the mill and asked the oil presser what he was paid.',
        hi: 'एक तेली को दया आई; उसने कोल्हू पर बिठा लिया, जहाँ वे आवाज़ से बैल हाँकते। वहाँ उन्होंने जाना कि राजाओं के दीपों का तेल कौन बनाता है। रात को वही गाते। राजकुमारी ने छत से सुना और कहा कि विवाह उसी गायक से करेगी, वह जो भी हो। विवाह की रात शनि सामने थे। “क्या मैं अन्यायी था?” विक्रम बोले, “नहीं, मैंने सबके आने की प्रतीक्षा किए बिना न्याय किया। बस यह प्रार्थना है: जो मेरे साथ किया, किसी और के साथ न करें।” शनि बोले, “अपने लिए कुछ नहीं माँगते, इसलिए सब तुम्हारा है।” सुबह अंग पूरे थे, और सेठ की भीत के मोर ने हार उगल दिया। वे उज्जैन लौटे और मुनादी कराई कि शनैश्चर सबसे बड़े हैं; फिर कोल्हू पर गए और तेली से पूछा कि उसे मज़दूरी कितनी मिलती है।',
      },
    ],
  },
  sources: [
    {
      en: 'Oral Shani Katha (Shani Mahatmya) of Maharashtra, Gujarat and the north',
      hi: 'महाराष्ट्र, गुजरात और उत्तर की शनि कथा (शनि माहात्म्य)',
    },
    { en: 'The verse: Navagraha Stotra ascribed to Vyasa', hi: 'श्लोक: व्यास के नाम से प्रसिद्ध नवग्रह स्तोत्र' },
  ],
};
