import { flame, items, lightLamp } from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { ganesha, happiness } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Sisters and brothers, by birth or by heart; in many homes also sisters among themselves, nieces and aunts, students and teachers. A thread says: I think of you, and you can count on me.',
    hi: 'बहन-भाई, जन्म के या मन के; कई घरों में बहनें आपस में, भतीजी-बुआ, शिष्य-गुरु भी। एक धागा कहता है: मुझे तुम्हारा ध्यान है, और मुझ पर तुम्हारा भरोसा रहे।',
  },
  when: {
    en: 'On the full moon of Shravan, in the hours after Bhadra has ended; the calendar names them for your place.',
    hi: 'श्रावण पूर्णिमा को, भद्रा समाप्त होने के बाद; पंचांग आपके स्थान का समय बताता है।',
  },
  time: { en: '20 minutes', hi: '20 मिनट' },
  items: [
    {
      name: { en: 'Rakhi, or red and yellow thread', hi: 'राखी, या लाल-पीली मौली' },
      amount: { en: '1 for each', hi: 'हर एक के लिए 1' },
    },
    { name: { en: 'Plate', hi: 'थाली' }, amount: { en: '1', hi: '1' } },
    items.lamp,
    { name: { en: 'Kumkum or roli', hi: 'कुमकुम या रोली' }, amount: { en: 'a pinch', hi: 'एक चुटकी' } },
    { ...items.rice, amount: { en: 'a pinch', hi: 'एक चुटकी' } },
    { name: { en: 'Sweets', hi: 'मिठाई' }, amount: { en: 'a few', hi: 'थोड़ी' } },
    { name: { en: 'A cloth or cap for the head', hi: 'सिर के लिए रूमाल या टोपी' }, isOptional: true },
    items.flowers,
    { ...items.coconut, isOptional: true },
  ],
  steps: [
    {
      title: { en: 'Prepare the plate', hi: 'थाली सजाएँ' },
      text: {
        en: 'After bathing put lamp, kumkum, rice, sweets and the rakhi on the plate. Lay the first thread before the gods of the house.',
        hi: 'स्नान के बाद थाली में दीप, कुमकुम, अक्षत, मिठाई और राखी रखें। पहला धागा घर के देवताओं के आगे रखें।',
      },
      say: [ganesha],
    },
    {
      title: { en: 'Sit down facing each other', hi: 'आमने-सामने बैठें' },
      text: {
        en: 'Who receives the thread sits facing east, the head covered if that is the custom.',
        hi: 'जिसे राखी बँधनी है वह पूर्व की ओर मुख करके बैठे, रीति हो तो सिर ढककर।',
      },
    },
    {
      ...lightLamp,
      title: { en: 'Lamp and tilak', hi: 'दीप और तिलक' },
      text: {
        en: 'Light the lamp and move it once or three times before the other. Put the tilak on the forehead, a few grains of rice on it.',
        hi: 'दीप जलाकर एक या तीन बार आरती उतारें। माथे पर तिलक करें और अक्षत लगाएँ।',
      },
    },
    {
      title: { en: 'Tie the rakhi', hi: 'राखी बाँधें' },
      text: {
        en: 'Tie it around the right wrist, and say in your own words what you wish. By usage the old blessing of the thread is said, “as King Bali was bound by it”; the wish is what counts.',
        hi: 'दाहिनी कलाई पर बाँधें और अपने शब्दों में शुभकामना कहें। रीति में “येन बद्धो बली राजा” वाला आशीर्वाद बोला जाता है; शुभकामना ही मुख्य है।',
      },
      say: [happiness],
    },
    {
      title: { en: 'Sweets and a promise', hi: 'मिठाई और वचन' },
      text: {
        en: 'Give each other something sweet. The younger touches the elder’s feet. Say one thing that you promise the other: it goes both ways.',
        hi: 'एक-दूसरे को मीठा खिलाएँ। छोटा बड़े के चरण छुए। एक वचन कहें: वह दोनों ओर से होता है।',
      },
    },
    {
      title: { en: 'Far away', hi: 'दूर हों तो' },
      text: {
        en: 'Who gets the rakhi by post has somebody at home tie it, or ties it with the left hand, with the other on the telephone.',
        hi: 'डाक से आई राखी घर में कोई बाँध दे, या फ़ोन पर साथ रहते हुए स्वयं बाँध लें।',
      },
    },
  ],
  food: {
    eaten: [
      {
        en: 'A festive meal together; sewai, kheer or ghevar.',
        hi: 'साथ में त्योहार का भोजन; सेवई, खीर या घेवर।',
      },
      { en: 'Some sisters eat only after the rakhi has been tied.', hi: 'कुछ बहनें राखी बाँधकर ही खाती हैं।' },
    ],
    avoided: [
      { en: 'Nothing is forbidden; many cook vegetarian.', hi: 'कुछ वर्जित नहीं; बहुत लोग शाकाहारी बनाते हैं।' },
    ],
    end: { en: 'With the sweets, eaten together.', hi: 'मिठाई से, साथ-साथ।' },
  },
  regions: [
    {
      where: { en: 'Maharashtra and the coast', hi: 'महाराष्ट्र और तट' },
      how: {
        en: 'Narali Purnima: a coconut is given to the sea, coconut rice is cooked.',
        hi: 'नारली पूर्णिमा: समुद्र को नारियल, नारियल-भात बनता है।',
      },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'Avani Avittam or Upakarma: the sacred thread is changed.',
        hi: 'आवणि अवित्तम् या उपाकर्म: यज्ञोपवीत बदला जाता है।',
      },
    },
    {
      where: { en: 'Odisha', hi: 'ओडिशा' },
      how: {
        en: 'Gamha Purnima, Balabhadra’s birthday; cattle are honoured.',
        hi: 'गम्हा पूर्णिमा, बलभद्र का जन्मदिन; पशुओं का सम्मान।',
      },
    },
    {
      where: { en: 'Rajasthan', hi: 'राजस्थान' },
      how: { en: 'Lumba, a rakhi for the brother’s wife.', hi: 'लुंबा: भाभी के लिए राखी।' },
    },
  ],
  withoutPriest: { en: 'Brothers and sisters are all that it needs.', hi: 'इसमें बस भाई-बहन चाहिए।' },
  optional: {
    en: 'Gifts, a costly rakhi, the covered head. A cotton thread tied with love is the oldest form.',
    hi: 'उपहार, महँगी राखी, सिर ढकना। प्रेम से बँधा सूत ही सबसे पुराना रूप है।',
  },
  cautions: [
    {
      en: 'Small beads are not for babies; take the thread off a small child at night.',
      hi: 'छोटे मोती शिशुओं के लिए नहीं; छोटे बच्चे का धागा रात को उतार दें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Lakshmi’s thread for King Bali', hi: 'राजा बलि और लक्ष्मी का धागा' },
    short: {
      en: 'Vishnu had come to King Bali as a dwarf and asked for three steps of ground. With two he measured the worlds; for the third Bali offered his own head. Vishnu was moved, gave him the land of Sutala, and as Bali wished, stayed there himself as the keeper of his door. Lakshmi waited in Vaikuntha. In the end she went to Bali as a woman seeking shelter, and on the full moon of Shravan she tied a thread around his wrist. “Sister, what may I give you?” he asked. “The one who stands at your door,” she said. Bali understood and gave. A thread had asked for what no army could have taken.',
      hi: 'विष्णु वामन बनकर राजा बलि के पास आए और तीन पग भूमि माँगी। दो पग में लोक नाप लिए; तीसरे के लिए बलि ने अपना सिर दे दिया। विष्णु द्रवित हुए, उसे सुतल दिया और उसकी इच्छा से स्वयं द्वारपाल बनकर रह गए। लक्ष्मी वैकुंठ में प्रतीक्षा करती रहीं। अंत में वे आश्रय माँगती स्त्री बनकर बलि के पास गईं, और श्रावण पूर्णिमा को उसकी कलाई पर धागा बाँधा। बलि ने पूछा, “बहन, क्या दूँ?” वे बोलीं, “जो आपके द्वार पर खड़े हैं।” बलि समझ गया और दे दिया। एक धागे ने वह माँग लिया जो कोई सेना न ले सकती।',
    },
    long: [
      {
        en: 'Bali was an asura and the best of kings. Whoever came to his sacrifice received what he asked for. So came a small brahmin with an umbrella of leaves and asked for as much ground as he could cover in three steps. Bali’s teacher warned him who it was. “If it is he,” said Bali, “then I shall once have had something to give to him.” He poured the water over the small hands.',
        hi: 'बलि असुर थे और श्रेष्ठ राजा। उनके यज्ञ में जो आता, माँगा हुआ पाता। पत्तों का छाता लिए एक छोटा ब्राह्मण आया और तीन पग भूमि माँगी। गुरु ने सचेत किया कि वह कौन है। बलि बोले, “यदि वही हैं, तो एक बार मेरे पास उन्हें देने को कुछ तो होगा।” उन्होंने छोटे हाथों पर जल छोड़ दिया।',
      },
      {
        en: 'The dwarf grew. One step was the earth, the second the heavens. “And the third?” Bali knelt and offered his head. Then the foot that had measured the worlds rested on him quite lightly. Vishnu gave him Sutala, a realm fairer than heaven, and said: “Ask.” “That whenever I go out or in I may see you.” From then on the lord of the worlds stood at Bali’s door with a mace, as a keeper of doors does.',
        hi: 'वामन बढ़े। एक पग पृथ्वी, दूसरा आकाश। “और तीसरा?” बलि ने घुटने टेककर सिर दे दिया। लोकों को नापने वाला चरण उस पर बहुत हल्के से टिका। विष्णु ने उसे स्वर्ग से सुंदर सुतल दिया और कहा, “माँगो।” “आते-जाते सदा आपको देखूँ।” तब से लोकों के स्वामी गदा लिए बलि के द्वार पर खड़े रहे, जैसे द्वारपाल रहते हैं।',
      },
      {
        en: 'In Vaikuntha it was quiet. Lakshmi heard from Narada where he was. She put on the clothes of a poor woman and went to Bali: her husband was away on service, she said, and she had no brother. He took her in as his sister, and from that day his house was full of light. On the full moon of Shravan she brought a plate with a lamp, put a tilak on him, and tied a thread of cotton around his wrist. Bali was more moved than by all his victories. “Whatever I have is yours. What do you wish?” She looked to the door. “Him,” she said; and both were seen as they are. Bali laughed and wept. “Twice now,” he said, “you have come to me, the one and the other, and asked; and each time I was made richer.” And he let them go; but four months in the year, they say, Vishnu still keeps his door.',
        hi: 'वैकुंठ में सन्नाटा था। लक्ष्मी ने नारद से जाना कि वे कहाँ हैं। निर्धन स्त्री के वेश में बलि के पास गईं: पति दूर सेवा में हैं, और भाई कोई नहीं। बलि ने बहन मानकर रखा, और उस दिन से घर प्रकाश से भर गया। श्रावण पूर्णिमा को वे दीप की थाली लाईं, तिलक किया और कलाई पर सूत का धागा बाँधा। बलि इतने द्रवित अपनी किसी विजय पर न हुए थे। “मेरा सब तुम्हारा है। क्या चाहिए?” उन्होंने द्वार की ओर देखा। बोलीं, “वे।” और दोनों अपने रूप में दिखे। बलि हँसे और रो पड़े। “आप दोनों बारी-बारी से मेरे पास आए और माँगा; और हर बार मैं ही धनी हुआ।” उन्होंने विदा किया; पर कहते हैं, वर्ष में चार मास विष्णु आज भी उनके द्वार पर रहते हैं।',
      },
    ],
  },
  sources: [
    {
      en: 'Vamana and Bali: Bhagavata Purana, book 8; Lakshmi’s thread is told beside it in later tradition',
      hi: 'वामन और बलि: भागवत पुराण, स्कंध 8; लक्ष्मी के धागे की कथा बाद की परंपरा में',
    },
    { en: 'Rule of Bhadra: Dharmasindhu', hi: 'भद्रा का नियम: धर्मसिंधु' },
  ],
};
