import type { Acceptance, Said } from '../said.ts';
import type { DayTables } from './day-tables.ts';

export type DayTableId = Extract<
  keyof DayTables,
  | 'choghadiya'
  | 'hora'
  | 'rahuKaal'
  | 'yamaganda'
  | 'gulika'
  | 'abhijit'
  | 'brahmaMuhurta'
  | 'durmuhurta'
  | 'varjyam'
  | 'amritKaal'
  | 'dishaShool'
  | 'panchaka'
  | 'bhadra'
  | 'tarabala'
  | 'chandrabala'
>;

export interface Convention {
  says: Said;
  source: string;
  /** Whether the place in the source was compared with a text; where not, it is given as it is commonly cited. */
  isVerified: boolean;
  agreement: Acceptance;
}

/** How each table of the day is reckoned, by whose word, and who does otherwise. */
export const dayConventions: Readonly<Record<DayTableId, Convention>> = {
  choghadiya: {
    says: {
      en: 'Day and night are each cut into eight equal parts. Amrit, Shubh and Labh are favourable, Chal suits travel, the other three are passed over. A habit of Gujarat and the north-west that is now known everywhere; no classical text has it.',
      hi: 'दिन और रात के आठ-आठ बराबर भाग किए जाते हैं। अमृत, शुभ और लाभ अनुकूल हैं, चल यात्रा के लिए ठीक है, शेष तीन छोड़े जाते हैं। यह गुजरात और उत्तर-पश्चिम की परंपरा है जो अब सब जगह प्रचलित है; किसी प्राचीन ग्रंथ में नहीं मिलती।',
      hinglish:
        'Din aur raat ke aath-aath barabar bhaag hote hain. Amrit, Shubh aur Labh anukool hain, Chal yatra ke liye theek hai, baaki teen chhode jaate hain. Yeh Gujarat aur uttar-pashchim ki parampara hai jo ab har jagah chalti hai; kisi puraane granth mein nahin milti.',
    },
    source: 'Printed almanacs of Gujarat and Rajasthan',
    isVerified: false,
    agreement: 'regional',
  },
  hora: {
    says: {
      en: 'Twelve equal parts of the day and twelve of the night, each under a planet; the first belongs to the lord of the weekday. Some count even hours of sixty minutes from sunrise instead.',
      hi: 'दिन के बारह और रात के बारह बराबर भाग, हर एक का एक ग्रह स्वामी; पहला भाग वार के स्वामी का है। कुछ लोग सूर्योदय से साठ-साठ मिनट के घंटे गिनते हैं।',
      hinglish:
        'Din ke baarah aur raat ke baarah barabar bhaag, har ek ka ek grah swami; pehla bhaag vaar ke swami ka hai. Kuch log suryoday se saath-saath minute ke ghante ginte hain.',
    },
    source: 'Surya Siddhanta 12.78-79',
    isVerified: false,
    agreement: 'most',
  },
  rahuKaal: {
    says: {
      en: 'One eighth of the time from sunrise to sunset, by the weekday: the 8th on Sunday, then 2nd, 7th, 5th, 6th, 4th and 3rd. Most at home in the south; elsewhere many watch it only when they set out.',
      hi: 'सूर्योदय से सूर्यास्त तक का आठवाँ भाग, वार के अनुसार: रविवार को 8वाँ, फिर 2रा, 7वाँ, 5वाँ, 6ठा, 4था और 3रा। दक्षिण में अधिक माना जाता है; अन्यत्र बहुत लोग केवल यात्रा के समय देखते हैं।',
      hinglish:
        'Suryoday se suryast tak ka aathvaan bhaag, vaar ke hisaab se: Ravivar ko 8vaan, phir 2ra, 7vaan, 5vaan, 6tha, 4tha aur 3ra. Dakshin mein zyada maana jaata hai; baaki jagah kai log sirf yatra ke samay dekhte hain.',
    },
    source: 'Printed almanacs; Kalaprakashika',
    isVerified: false,
    agreement: 'wide',
  },
  yamaganda: {
    says: {
      en: 'Another eighth of the daytime: the 5th on Sunday, one earlier each day until Thursday, the 7th on Friday, the 6th on Saturday.',
      hi: 'दिन का एक और आठवाँ भाग: रविवार को 5वाँ, गुरुवार तक हर दिन एक पहले, शुक्रवार को 7वाँ, शनिवार को 6ठा।',
      hinglish:
        'Din ka ek aur aathvaan bhaag: Ravivar ko 5vaan, Guruvar tak har din ek pehle, Shukravar ko 7vaan, Shanivar ko 6tha.',
    },
    source: 'Printed almanacs; Kalaprakashika',
    isVerified: false,
    agreement: 'wide',
  },
  gulika: {
    says: {
      en: 'The eighth of the daytime that belongs to Saturn: the 7th on Sunday, one earlier each day. What is begun in it is said to come again, so that some choose it for what should be repeated.',
      hi: 'दिन का वह आठवाँ भाग जो शनि का है: रविवार को 7वाँ, फिर हर दिन एक पहले। कहते हैं कि इसमें आरंभ किया काम फिर आता है, इसलिए कुछ लोग इसे दोहराने योग्य कामों के लिए चुनते हैं।',
      hinglish:
        'Din ka woh aathvaan bhaag jo Shani ka hai: Ravivar ko 7vaan, phir har din ek pehle. Kehte hain ki ismein shuru kiya kaam phir aata hai, isliye kuch log ise dohrane laayak kaamon ke liye chunte hain.',
    },
    source: 'Brihat Parashara Hora Shastra, chapter on upagrahas',
    isVerified: false,
    agreement: 'wide',
  },
  abhijit: {
    says: {
      en: 'The eighth of the fifteen muhurtas of the day, around true noon; held favourable for nearly everything but a journey to the south. Not taken on Wednesday.',
      hi: 'दिन के पंद्रह मुहूर्तों में आठवाँ, ठीक मध्याह्न के आसपास; दक्षिण की यात्रा को छोड़ लगभग हर काम के लिए अनुकूल माना जाता है। बुधवार को नहीं लिया जाता।',
      hinglish:
        'Din ke pandrah muhurton mein aathvaan, theek madhyahn ke aas-paas; dakshin ki yatra ko chhodkar lagbhag har kaam ke liye anukool maana jaata hai. Budhvar ko nahin liya jaata.',
    },
    source: 'Muhurta Chintamani, chapters 1 and 6',
    isVerified: false,
    agreement: 'most',
  },
  brahmaMuhurta: {
    says: {
      en: 'The last muhurta but one of the night: one fifteenth of the night, which ends one such part before sunrise. Some take 96 to 48 minutes before sunrise by the clock.',
      hi: 'रात का अंतिम से पहला मुहूर्त: रात का पंद्रहवाँ भाग, जो सूर्योदय से एक भाग पहले समाप्त होता है। कुछ लोग घड़ी से सूर्योदय के 96 से 48 मिनट पहले लेते हैं।',
      hinglish:
        'Raat ka aakhiri se pehla muhurat: raat ka pandrahvaan bhaag, jo suryoday se ek bhaag pehle khatm hota hai. Kuch log ghadi se suryoday ke 96 se 48 minute pehle lete hain.',
    },
    source: 'Ashtanga Hridaya, Sutrasthana 2.1 with Arunadatta',
    isVerified: false,
    agreement: 'most',
  },
  durmuhurta: {
    says: {
      en: 'One or two fifteenths of the day that the weekday excludes, on Tuesday one of the night too.',
      hi: 'दिन के पंद्रहवें भागों में एक या दो, जिन्हें वार वर्जित करता है; मंगलवार को रात का भी एक।',
      hinglish:
        'Din ke pandrahven bhaagon mein ek ya do, jinhein vaar varjit karta hai; Mangalvar ko raat ka bhi ek.',
    },
    source: 'Muhurta Chintamani, chapter 6',
    isVerified: false,
    agreement: 'most',
  },
  varjyam: {
    says: {
      en: 'Four of the sixty parts of each nakshatra, at a place that a table gives. Ardra and Hasta differ between tables, and some add a second one in Mula.',
      hi: 'हर नक्षत्र के साठ भागों में चार, जिनका स्थान तालिका बताती है। आर्द्रा और हस्त में तालिकाएँ भिन्न हैं, और कुछ मूल में दूसरा भी मानते हैं।',
      hinglish:
        'Har nakshatra ke saath bhaagon mein chaar, jinka sthaan taalika batati hai. Ardra aur Hasta mein taalikayein alag hain, aur kuch Mool mein doosra bhi maante hain.',
    },
    source: 'Muhurta Chintamani, chapter 6 (visha ghatis)',
    isVerified: false,
    agreement: 'most',
  },
  amritKaal: {
    says: {
      en: 'Four of the sixty parts of each nakshatra again, by a table of their own; held favourable.',
      hi: 'हर नक्षत्र के साठ भागों में फिर चार, अपनी अलग तालिका से; अनुकूल माने जाते हैं।',
      hinglish:
        'Har nakshatra ke saath bhaagon mein phir chaar, apni alag taalika se; anukool maane jaate hain.',
    },
    source: 'Printed almanacs',
    isVerified: false,
    agreement: 'most',
  },
  dishaShool: {
    says: {
      en: 'A direction in which no longer journey is begun on this weekday. Daily ways are not meant.',
      hi: 'वह दिशा जिसमें इस वार को लंबी यात्रा आरंभ नहीं करते। रोज़ का आना-जाना इसमें नहीं आता।',
      hinglish:
        'Woh disha jismein is vaar ko lambi yatra shuru nahin karte. Roz ka aana-jaana ismein nahin aata.',
    },
    source: 'Muhurta Chintamani, chapter 11',
    isVerified: false,
    agreement: 'wide',
  },
  panchaka: {
    says: {
      en: 'The Moon in the last five nakshatras, from the middle of Dhanishtha on. Five acts are put off in it: gathering fuel and thatch, travelling south, making a bed, roofing a house, and the last rites without their added ritual. It does not concern other acts.',
      hi: 'चंद्रमा अंतिम पाँच नक्षत्रों में, धनिष्ठा के मध्य से। इसमें पाँच काम टाले जाते हैं: ईंधन और घास जुटाना, दक्षिण की यात्रा, खाट बनाना, छत डालना, और विशेष विधि के बिना अंत्येष्टि। अन्य कामों से इसका संबंध नहीं है।',
      hinglish:
        'Chandrama aakhiri paanch nakshatron mein, Dhanishtha ke beech se. Ismein paanch kaam taale jaate hain: indhan aur ghaas jutana, dakshin ki yatra, khaat banana, chhat daalna, aur vishesh vidhi ke bina antyeshti. Baaki kaamon se iska sambandh nahin hai.',
    },
    source: 'Muhurta Chintamani, chapter 2',
    isVerified: false,
    agreement: 'wide',
  },
  bhadra: {
    says: {
      en: 'The karana Vishti, the seventh of the moving ones. It is avoided where the Moon’s rashi places it on earth; in svarga and patala most let it pass. Its last part, the tail, is held harmless.',
      hi: 'विष्टि करण, चर करणों में सातवाँ। जब चंद्रमा की राशि से इसका वास पृथ्वी पर हो तब टाला जाता है; स्वर्ग और पाताल में अधिकतर लोग नहीं मानते। इसका अंतिम भाग, पुच्छ, दोषरहित माना जाता है।',
      hinglish:
        'Vishti karan, char karanon mein saatvaan. Jab Chandrama ki rashi se iska vaas prithvi par ho tab taala jaata hai; swarg aur paataal mein zyadatar log nahin maante. Iska aakhiri bhaag, puchchh, doshrahit maana jaata hai.',
    },
    source: 'Muhurta Chintamani, chapter 1',
    isVerified: false,
    agreement: 'most',
  },
  tarabala: {
    says: {
      en: 'The day’s nakshatra counted from that of birth, in rounds of nine; the 3rd, 5th and 7th are passed over, the 1st is taken either way.',
      hi: 'जन्म नक्षत्र से दिन के नक्षत्र की गिनती, नौ-नौ के चक्र में; 3रा, 5वाँ और 7वाँ छोड़े जाते हैं, 1ले पर मत भिन्न हैं।',
      hinglish:
        'Janm nakshatra se din ke nakshatra ki ginti, nau-nau ke chakra mein; 3ra, 5vaan aur 7vaan chhode jaate hain, 1le par mat alag hain.',
    },
    source: 'Muhurta Chintamani, chapter 4',
    isVerified: false,
    agreement: 'wide',
  },
  chandrabala: {
    says: {
      en: 'The Moon’s rashi counted from that of birth: the 1st, 3rd, 6th, 7th, 10th and 11th support, the 2nd, 5th and 9th in the bright half too; the 4th, 8th and 12th are passed over.',
      hi: 'जन्म राशि से चंद्रमा की राशि की गिनती: 1, 3, 6, 7, 10 और 11 बल देती हैं, शुक्ल पक्ष में 2, 5 और 9 भी; 4, 8 और 12 छोड़ी जाती हैं।',
      hinglish:
        'Janm rashi se Chandrama ki rashi ki ginti: 1, 3, 6, 7, 10 aur 11 bal deti hain, Shukla paksh mein 2, 5 aur 9 bhi; 4, 8 aur 12 chhodi jaati hain.',
    },
    source: 'Muhurta Chintamani, chapter 4',
    isVerified: false,
    agreement: 'wide',
  },
};
