import { flame, items } from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { ganesha, happiness, salutation } from '../verses.ts';

const yama = salutation(
  'ॐ यमाय नमः।',
  'Salutations to Yama, keeper of what is right.',
  'धर्म के रक्षक यम को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Sisters and brothers of every age. The brother comes to the sister’s house, as Yama came to Yamuna, and eats what she has cooked; today it goes both ways.',
    hi: 'हर उम्र के बहन-भाई। भाई बहन के घर आता है, जैसे यम यमुना के घर आए, और उसका बनाया खाता है; आज यह दोनों ओर से होता है।',
  },
  when: {
    en: 'On the second of the bright half of Kartik, two days after Diwali, in the afternoon (aparahna).',
    hi: 'कार्तिक शुक्ल द्वितीया को, दीवाली के दो दिन बाद, अपराह्न में।',
  },
  time: { en: '30 minutes and a meal', hi: '30 मिनट और भोजन' },
  items: [
    {
      name: { en: 'Plate with lamp, kumkum or sandal, rice', hi: 'दीप, कुमकुम या चंदन और अक्षत की थाली' },
      amount: { en: '1', hi: '1' },
    },
    items.thread,
    {
      name: { en: 'Sweets, dried coconut or betel leaf', hi: 'मिठाई, सूखा नारियल या पान' },
      amount: { en: 'a few', hi: 'थोड़ी' },
    },
    items.flowers,
    {
      name: { en: 'A seat, and a square drawn with rice flour', hi: 'आसन, और चावल के आटे का चौक' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Lamp for Yama at the door, towards the south', hi: 'द्वार पर दक्षिण की ओर यम-दीप' },
      isOptional: true,
    },
    { name: { en: 'Gifts for each other', hi: 'एक-दूसरे के लिए भेंट' }, isOptional: true },
  ],
  steps: [
    {
      title: { en: 'Cook and prepare', hi: 'भोजन और तैयारी' },
      text: {
        en: 'Cook what the other likes. Draw the square, put the seat on it, and set the plate.',
        hi: 'दूसरे की पसंद का भोजन बनाएँ। चौक पूरकर आसन रखें और थाली सजाएँ।',
      },
      say: [ganesha],
    },
    {
      title: { en: 'Seat the brother', hi: 'भाई को बिठाएँ' },
      text: {
        en: 'He sits facing east or north. Several brothers sit in a row, the eldest first. A sister without a brother near greets the moon, a cousin or a friend.',
        hi: 'वह पूर्व या उत्तर की ओर मुख करके बैठे। कई भाई हों तो क्रम से, बड़ा पहले। भाई पास न हो तो चंद्रमा, चचेरे भाई या मित्र को टीका करें।',
      },
    },
    {
      title: { en: 'Tilak and rice', hi: 'तिलक और अक्षत' },
      text: {
        en: 'Put the tilak of kumkum, sandal or rice paste on the forehead and a few grains of rice on it, with a wish.',
        hi: 'माथे पर कुमकुम, चंदन या ऐपन का तिलक और अक्षत लगाएँ, शुभकामना के साथ।',
      },
    },
    {
      title: { en: 'Thread, lamp and sweet', hi: 'मौली, आरती और मीठा' },
      text: {
        en: 'Tie the thread around the wrist, move the lamp before him, give him something sweet. Some pour a little water over his joined hands with a flower in them.',
        hi: 'कलाई पर मौली बाँधें, आरती उतारें, मीठा खिलाएँ। कुछ लोग फूल रखी अंजलि पर थोड़ा जल देती हैं।',
      },
      say: [happiness],
    },
    {
      title: { en: 'Hear the story', hi: 'कथा' },
      text: {
        en: 'Tell of Yama and Yamuna while all sit together.',
        hi: 'सब साथ बैठे हों तब यम और यमुना की कथा कहें।',
      },
      isKatha: true,
    },
    {
      title: { en: 'Eat together', hi: 'साथ भोजन' },
      text: {
        en: 'The brother eats at the sister’s table; gifts and promises go both ways.',
        hi: 'भाई बहन के यहाँ भोजन करे; भेंट और वचन दोनों ओर से।',
      },
    },
    {
      title: { en: 'A lamp at the door', hi: 'द्वार पर दीप' },
      text: {
        en: 'In the evening a lamp is set at the door towards the south, for Yama, who is a guest too on this day.',
        hi: 'शाम को द्वार पर दक्षिण की ओर यम के लिए दीप रखा जाता है, जो इस दिन अतिथि ही हैं।',
      },
      say: [yama],
    },
  ],
  food: {
    eaten: [
      {
        en: 'A feast; some sisters eat only after the tilak.',
        hi: 'उत्सव का भोजन; कुछ बहनें तिलक के बाद ही खाती हैं।',
      },
    ],
    avoided: [{ en: 'Nothing in particular.', hi: 'कुछ विशेष नहीं।' }],
    end: { en: 'With the meal that is eaten together.', hi: 'साथ के भोजन से।' },
  },
  regions: [
    {
      where: { en: 'Bengal', hi: 'बंगाल' },
      how: {
        en: 'Bhai Phonta: with the left little finger a dot of sandal, and a rhyme that bars the door of Yama.',
        hi: 'भाई फोंटा: बाएँ हाथ की कनिष्ठा से चंदन का टीका, और यम का द्वार रोकने वाला छंद।',
      },
    },
    {
      where: { en: 'Maharashtra, Goa', hi: 'महाराष्ट्र, गोवा' },
      how: {
        en: 'Bhau Beej: the brother sits in a square drawn on the floor, basundi is served.',
        hi: 'भाऊ बीज: भाई भूमि के चौक में बैठता है, बासुंदी परोसी जाती है।',
      },
    },
    {
      where: { en: 'Bihar, eastern Uttar Pradesh', hi: 'बिहार, पूर्वी उत्तर प्रदेश' },
      how: {
        en: 'Godhan is pounded, and bajri (small peas) given to swallow for strength; let small children leave that out.',
        hi: 'गोधन कूटते हैं, और बल के लिए बजरी (छोटे मटर) दी जाती है; छोटे बच्चे उसे छोड़ दें।',
      },
    },
    {
      where: { en: 'Nepal', hi: 'नेपाल' },
      how: {
        en: 'Bhai Tika with seven colours, walnuts and a garland of makhmali flowers.',
        hi: 'भाई टीका, सात रंग, अखरोट और मखमली फूलों की माला।',
      },
    },
  ],
  withoutPriest: { en: 'It is the sister who worships.', hi: 'पूजा बहन ही करती है।' },
  optional: {
    en: 'Gifts, the lamp for Yama, the journey: a tilak over the telephone is one too.',
    hi: 'भेंट, यम-दीप, यात्रा: फ़ोन पर किया तिलक भी तिलक है।',
  },
  cautions: [
    {
      en: 'Whole peas, nuts and betel are not for small children: they choke on them.',
      hi: 'साबुत मटर, मेवे और सुपारी छोटे बच्चों के लिए नहीं: गले में अटक सकते हैं।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Yama visits Yamuna', hi: 'यमुना के घर यम' },
    short: {
      en: 'Yama and Yamuna were twins, children of the Sun. She often asked him to her house, and he, whose work never ends, always put it off; and who asks Death to come? On the second of Kartik he stood at her door all the same. She bathed him, put a tilak on him, and gave him what she had cooked herself. Nobody had ever been glad to see him. “Ask for something,” he said. “Come each year on this day,” she said, “and let brothers who sit at their sisters’ table be without fear of you.” He promised. When he went back, they say, he set free whom he could, and on that day nobody was fetched.',
      hi: 'यम और यमुना जुड़वाँ थे, सूर्य की संतान। वह उन्हें बार-बार घर बुलाती, और वे, जिनका काम कभी पूरा नहीं होता, टालते रहते; और मृत्यु को बुलाता ही कौन है? कार्तिक की द्वितीया को वे फिर भी द्वार पर थे। उसने स्नान कराया, तिलक किया और अपने हाथ का बना खिलाया। उन्हें देखकर कभी कोई प्रसन्न न हुआ था। बोले, “कुछ माँगो।” वह बोली, “हर वर्ष इस दिन आना, और जो भाई बहन के यहाँ भोजन करें वे तुम्हारे भय से मुक्त रहें।” उन्होंने वचन दिया। कहते हैं, लौटकर जिसे छोड़ सके छोड़ा, और उस दिन किसी को न लाया गया।',
    },
    long: [
      {
        en: 'The Sun had a wife, Sanjna, and by her the twins Yama and Yami. When Sanjna could no longer bear his glow, she left her shadow in her place and went away; the shadow was not kind to the children. They had only each other. Then they grew up, and each was given a work. Yama was to judge the dead, for he was the most just of all; Yami was to be a river, and was called Yamuna.',
        hi: 'सूर्य की पत्नी संज्ञा से यम और यमी जुड़वाँ जन्मे। संज्ञा तेज न सह सकीं तो अपनी छाया छोड़कर चली गईं; छाया बच्चों पर स्नेहिल न थी। उनके पास बस एक-दूसरे थे। बड़े हुए तो सबको काम मिला। यम सबसे न्यायी थे, उन्हें मृतकों का न्याय मिला; यमी नदी बनीं और यमुना कहलाईं।',
      },
      {
        en: 'A river cannot leave its bed. So she sent word: come and eat with me. He meant to; but the way before his throne was never empty. Years went by. Then, on a bright day in autumn, two days after the night of lamps, he laid his staff aside and said to Chitragupta: “Today I am only a brother.”',
        hi: 'नदी अपना पाट नहीं छोड़ सकती। वह संदेश भेजती: आओ, साथ भोजन करें। वे चाहते; पर सिंहासन के आगे पाँत कभी ख़ाली न होती। वर्ष बीते। फिर शरद के एक उजले दिन, दीपों की रात के दो दिन बाद, उन्होंने दंड रखा और चित्रगुप्त से बोले, “आज मैं केवल भाई हूँ।”',
      },
      {
        en: 'She saw him come along the bank and ran to meet him, as she had when they were small. She poured water over his hands, put a tilak on his dark forehead, and set before him all that he had liked as a child. He ate, and did not speak for a long time. “Sister, everybody turns away when I come, and I take it amiss of nobody. You have cooked for me. What can I give you?” “Come again next year,” said Yamuna. “And wherever on this day a sister puts a tilak on her brother and gives him to eat, let there be no fear in that house.” “So it shall be.” He gave her cloth and jewels, and went back to his work. And it is told that he looked at those who stood before him, that evening, more mildly than before.',
        hi: 'उसने उन्हें तट पर आते देखा और दौड़ पड़ी, जैसे बचपन में दौड़ती थी। हाथ धुलाए, श्याम माथे पर तिलक किया, और बचपन की पसंद का सब परोसा। वे खाते रहे, और देर तक बोले नहीं। “बहन, मेरे आने पर सब मुँह फेर लेते हैं, और मैं किसी का बुरा नहीं मानता। तुमने मेरे लिए पकाया। क्या दूँ?” यमुना बोली, “अगले वर्ष फिर आना। और इस दिन जहाँ बहन भाई को तिलक कर भोजन कराए, उस घर में भय न रहे।” “ऐसा ही हो।” उन्होंने वस्त्र-आभूषण दिए और काम पर लौट गए। कहते हैं, उस साँझ उन्होंने सामने खड़े लोगों को पहले से अधिक कोमलता से देखा।',
      },
    ],
  },
  sources: [
    { en: 'Yama Dvitiya: Bhavishyottara Purana, Dharmasindhu', hi: 'यम द्वितीया: भविष्योत्तर पुराण, धर्मसिंधु' },
  ],
};
