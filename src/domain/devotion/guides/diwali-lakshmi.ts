import {
  askForgiveness,
  fasting,
  flame,
  items,
  lightLamp,
  offerFood,
  purify,
  readKatha,
  resolve,
  setKalash,
  singAarti,
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { devi, lakshmiName, learning, salutation } from '../verses.ts';

const kubera = salutation(
  'ॐ कुबेराय नमः।',
  'Salutations to Kubera, keeper of stores.',
  'भंडार के रक्षक कुबेर को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Every household and shop: Lakshmi is asked into a home that is clean and lit, with Ganesh, who clears the way, and Saraswati, who knows how to use what comes.',
    hi: 'हर घर और दुकान: स्वच्छ, उजले घर में लक्ष्मी का स्वागत, साथ में राह खोलने वाले गणेश और जो मिले उसका सदुपयोग सिखाने वाली सरस्वती।',
  },
  when: {
    en: 'On the new moon of Kartik (Ashvin by southern months), in the evening hours after sunset (pradosh). The calendar shows the day for your place.',
    hi: 'कार्तिक (दक्षिण की गणना में आश्विन) अमावस्या को, सूर्यास्त के बाद प्रदोष काल में। पंचांग आपके स्थान का दिन बताता है।',
  },
  time: { en: '1 hour', hi: '1 घंटा' },
  items: [
    items.picture({ en: 'Lakshmi, Ganesh and Saraswati', hi: 'लक्ष्मी, गणेश और सरस्वती' }),
    { name: { en: 'Low table with a red cloth', hi: 'चौकी और लाल कपड़ा' }, amount: { en: '1', hi: '1' } },
    {
      name: { en: 'Clay lamps, oil or ghee, wicks', hi: 'मिट्टी के दीये, तेल या घी, बत्ती' },
      amount: { en: '11, 21 or what you like', hi: '11, 21 या जितने चाहें' },
    },
    items.kalash,
    items.coconut,
    items.water,
    items.rice,
    items.turmeric,
    items.thread,
    {
      name: { en: 'Lotus, marigold or other flowers', hi: 'कमल, गेंदा या अन्य फूल' },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    {
      name: { en: 'Kheel, batasha and sweets', hi: 'खील, बताशे और मिठाई' },
      amount: { en: '1 plate', hi: '1 थाली' },
    },
    {
      name: { en: 'Coins, account book, pen, keys of the shop', hi: 'सिक्के, बही या खाता, क़लम, दुकान की चाबी' },
      isOptional: true,
    },
    { name: { en: 'Coriander seed, lotus seed, cowries', hi: 'धनिया, कमलगट्टा, कौड़ी' }, isOptional: true },
    items.panchamrit,
    items.fruit,
    items.betel,
    items.incense,
    items.camphor,
    items.bell,
  ],
  steps: [
    {
      title: { en: 'Before dusk', hi: 'साँझ से पहले' },
      text: {
        en: 'Sweep the house, above all the threshold. Draw rangoli and small footprints leading inwards. Fill the lamps and set them ready at doors, windows, tulsi, kitchen and water.',
        hi: 'घर, विशेषकर देहरी साफ़ करें। रंगोली और भीतर आते छोटे पदचिह्न बनाएँ। दीये भरकर द्वार, खिड़की, तुलसी, रसोई और जल के पास रखने को तैयार करें।',
      },
    },
    {
      title: { en: 'Set the chowki', hi: 'चौकी सजाएँ' },
      text: {
        en: 'Spread the red cloth. Put Ganesh and Lakshmi in the middle, Lakshmi on the right of Ganesh, a heap of rice with the kalash beside, and books, coins and pens in front.',
        hi: 'लाल कपड़ा बिछाएँ। बीच में गणेश-लक्ष्मी, गणेश जी के दाहिने लक्ष्मी जी, पास में अक्षत पर कलश, आगे बही, सिक्के और क़लम।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'I welcome Lakshmi into this home. May what comes be honestly earned and well used, and be enough for us and for others.',
      hi: 'इस घर में लक्ष्मी का स्वागत मेरा संकल्प है। जो आए ईमानदारी से आए, अच्छे काम में लगे, हमारे और औरों के लिए पर्याप्त हो।',
    }),
    worshipGanesh,
    setKalash,
    {
      title: { en: 'Worship Lakshmi', hi: 'लक्ष्मी पूजन' },
      text: {
        en: 'Offer water, a few drops of panchamrit, kumkum, turmeric, rice, lotus or marigold, each with her name. Lay a coin at her feet.',
        hi: 'जल, पंचामृत की कुछ बूँदें, कुमकुम, हल्दी, अक्षत, कमल या गेंदा हर बार नाम लेकर चढ़ाएँ। चरणों में एक सिक्का रखें।',
      },
      say: [devi, lakshmiName],
    },
    {
      title: { en: 'Books, pen and store', hi: 'बही, क़लम और भंडार' },
      text: {
        en: 'Put a tilak on book, pen or computer, and on the shelf with grain. Write “Shri” and “Shubh Labh” on the first page of the new account book.',
        hi: 'बही, क़लम या कंप्यूटर और अन्न के भंडार पर तिलक करें। नई बही के पहले पन्ने पर “श्री” और “शुभ लाभ” लिखें।',
      },
      say: [learning, kubera],
    },
    readKatha,
    offerFood({ en: 'kheel, batasha, sweets and fruit', hi: 'खील, बताशे, मिठाई और फल' }),
    singAarti({ en: '“Jai Ganesh Deva” and “Om Jai Lakshmi Mata”', hi: '“जय गणेश देवा” और “ॐ जय लक्ष्मी माता”' }),
    {
      title: { en: 'Light all lamps', hi: 'दीपमाला' },
      text: {
        en: 'Light the lamps from the one on the chowki and carry them out, the first to the door. Greet elders and neighbours, and take a lamp and sweets to a house that is dark.',
        hi: 'चौकी के दीप से सब दीये जलाकर बाहर ले जाएँ, पहला द्वार पर। बड़ों और पड़ोसियों को प्रणाम करें, और किसी अँधेरे घर में दीप और मिठाई पहुँचाएँ।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Sweets, kheel and a festive vegetarian meal after the puja.',
        hi: 'पूजा के बाद मिठाई, खील और त्योहार का शाकाहारी भोजन।',
      },
      {
        en: 'Some fast until the puja and take only fruit and milk.',
        hi: 'कुछ लोग पूजा तक व्रत रखते हैं और फल-दूध लेते हैं।',
      },
    ],
    avoided: [{ en: 'Meat and alcohol in most homes.', hi: 'अधिकतर घरों में मांस और मदिरा।' }],
    end: {
      en: 'With the prasad, shared with everybody who comes to the door.',
      hi: 'प्रसाद से, जो द्वार पर आए सबके साथ।',
    },
  },
  regions: [
    {
      where: { en: 'Bengal, Odisha, Assam', hi: 'बंगाल, ओडिशा, असम' },
      how: {
        en: 'The night belongs to Kali; Lakshmi was worshipped on Sharad Purnima. In Odisha jute stalks are lit for the ancestors.',
        hi: 'यह रात काली की है; लक्ष्मी पूजा शरद पूर्णिमा को होती है। ओडिशा में पितरों के लिए कउँरिया जलाते हैं।',
      },
    },
    {
      where: { en: 'Gujarat', hi: 'गुजरात' },
      how: {
        en: 'Chopda pujan: the new account books are opened, and the year begins on the morrow.',
        hi: 'चोपड़ा पूजन: नई बही खुलती है, और अगले दिन नया वर्ष।',
      },
    },
    {
      where: { en: 'Tamil Nadu, Karnataka, Andhra', hi: 'तमिलनाडु, कर्नाटक, आंध्र' },
      how: {
        en: 'The great day is the dawn of Naraka Chaturdashi, with an oil bath.',
        hi: 'मुख्य दिन नरक चतुर्दशी की भोर है, तेल-स्नान के साथ।',
      },
    },
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'A new broom is honoured as Lakshmi; kheel and dhane with jaggery are offered.',
        hi: 'नई झाड़ू लक्ष्मी मानकर पूजी जाती है; लाह्या-बताशे, धने-गुड़ का भोग।',
      },
    },
  ],
  withoutPriest: {
    en: 'It is a family puja; the eldest or the youngest may lead it.',
    hi: 'यह परिवार की पूजा है; घर के बड़े या छोटे, कोई भी करा सकता है।',
  },
  optional: {
    en: 'Silver, new things, a large display, crackers. One lamp lit with a friendly heart is Diwali.',
    hi: 'चाँदी, नई वस्तुएँ, बड़ी सजावट, पटाखे। अच्छे मन से जला एक दीप ही दीवाली है।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Lamps on firm, fireproof ground, away from curtains and rangoli paper; loose sleeves tied up; a bucket of water near; somebody at home while they burn.',
      hi: 'दीये पक्की, न जलने वाली जगह पर, परदों और रंगोली के काग़ज़ से दूर; ढीले कपड़े समेटकर; पास में पानी की बाल्टी; जलते समय घर में कोई रहे।',
    },
    {
      en: 'Crackers frighten babies, animals and the sick, and burn eyes and hands: leave them out, or use few, outside, with an adult.',
      hi: 'पटाखे शिशुओं, पशुओं और रोगियों को डराते हैं, आँख और हाथ जलाते हैं: न चलाएँ, या थोड़े, खुले में, बड़ों के साथ।',
    },
    { en: 'Nobody needs to gamble or to buy gold for this night.', hi: 'इस रात न जुआ ज़रूरी है, न सोना लेना।' },
    flame,
  ],
  katha: {
    title: { en: 'The one lamp in the dark city', hi: 'अँधेरे नगर में एक दीप' },
    short: {
      en: 'A queen lost her necklace while she bathed; a bird carried it off and dropped it on the roof of a poor old woman. The king promised a reward, and she brought it back. “Ask what you like.” “On the night of Diwali,” she said, “let no lamp be lit but mine.” He wondered, and had it so ordered. She swept her hut and set a single lamp at the door. At midnight there was a knock. “Let me in,” said Lakshmi, “the whole city is dark.” “Only if you do not leave me when you please,” said the old woman. Lakshmi laughed and went in. The next year the old woman asked the king that from now on every house be lit: “I have seen how she looks for a door.”',
      hi: 'रानी का हार स्नान के समय एक चिड़िया ले उड़ी और एक निर्धन वृद्धा की छत पर गिरा गई। राजा ने इनाम कहा; वृद्धा हार लौटा लाई। “जो चाहो माँगो।” वह बोली, “दीवाली की रात मेरे सिवा कहीं दीप न जले।” राजा चकित हुआ, पर आज्ञा दे दी। उसने कुटिया बुहारी और द्वार पर एक दीप रखा। आधी रात को दस्तक हुई। लक्ष्मी बोलीं, “भीतर आने दो, सारा नगर अँधेरा है।” वृद्धा बोली, “तभी, जब मनमाने छोड़कर न जाओ।” लक्ष्मी हँसीं और भीतर आ गईं। अगले वर्ष वृद्धा ने राजा से कहा कि अब से हर घर में दीप जले: “मैंने देखा है, वे द्वार कैसे ढूँढ़ती हैं।”',
    },
    long: [
      {
        en: 'In a city by a river the queen bathed at dawn and laid her necklace on the step. A kite saw it shine and took it for a snake; it flew up, found that it was neither food nor danger, and let it fall upon a thatched roof. Below lived a washerwoman who was old and had nobody. She found the necklace in the straw, and at the same hour heard the drummer: whoever brings it may ask for what he will.',
        hi: 'नदी किनारे एक नगर में रानी ने भोर में स्नान करते समय हार सीढ़ी पर रख दिया। एक चील ने चमक देखकर साँप समझा, ले उड़ी, और जब न भोजन निकला न ख़तरा, तो एक छप्पर पर गिरा दिया। नीचे एक वृद्धा धोबिन रहती थी, जिसका कोई न था। उसे घास में हार मिला, और उसी घड़ी मुनादी सुनी: जो लाए, जो चाहे माँगे।',
      },
      {
        en: 'She wrapped it in a cloth and carried it up to the palace. The king looked at her feet, which were bare. “Gold? A house? A village?” “My lord, it will soon be Diwali. Let nobody in the city light a lamp on that night but me.” He thought that age had confused her; but he had given his word. So on the night of the new moon the palace was dark, the bazaar was dark, and the river had not one light to carry.',
        hi: 'उसने हार कपड़े में लपेटा और महल ले गई। राजा ने उसके नंगे पैर देखे। “सोना? घर? गाँव?” “महाराज, दीवाली आने वाली है। उस रात नगर में मेरे सिवा कोई दीप न जलाए।” राजा ने सोचा बुढ़ापे का भ्रम है; पर वचन दे चुका था। अमावस्या की रात महल अँधेरा, बाज़ार अँधेरा, और नदी के पास ले जाने को एक भी रोशनी नहीं।',
      },
      {
        en: 'She had swept her hut, smeared the floor, drawn two small feet on the threshold, and set one clay lamp there with the oil she had saved all month. Then she sat behind the door. Towards midnight somebody came down the lane, stumbling. “Open, mother! I go from house to house in this night, and there is no light anywhere by which to find a door.” “Who are you?” “Lakshmi.” “I have heard of you,” said the old woman. “You come, and you go. I am too old to grieve for one more who goes. Come in, if you will stay as long as this house is swept, and its lamp lit, and its bread shared.” There was a silence, and then a laugh like coins. “Nobody has ever bargained with me so well,” said Lakshmi, and stepped over the little feet.',
        hi: 'उसने कुटिया बुहारी, फ़र्श लीपा, देहरी पर दो छोटे पैर बनाए, और महीने भर बचाए तेल का एक दीप रखा। फिर द्वार के पीछे बैठ गई। आधी रात के पास कोई गली में ठोकर खाता आया। “खोलो माँ! आज रात घर-घर जाती हूँ, और कहीं रोशनी नहीं कि द्वार दिखे।” “कौन?” “लक्ष्मी।” वृद्धा बोली, “सुना है तुम्हारे बारे में। आती हो और चली जाती हो। मेरी उम्र अब किसी और के जाने का दुःख सहने की नहीं। आओ, यदि तब तक ठहरो जब तक यह घर बुहारा जाए, दीप जले और रोटी बँटे।” क्षण भर मौन, फिर सिक्कों-सी हँसी। लक्ष्मी बोलीं, “मुझसे किसी ने इतना अच्छा सौदा नहीं किया,” और छोटे पैरों पर से भीतर आ गईं।',
      },
      {
        en: 'From then on the old woman lacked nothing; and, as she shared, neither did the lane. The next year she went to the king once more. “This time I ask that every house be lit, and the streets between. She should not have to stumble.” So it has been since. And because she comes to the swept house first, people begin with the broom.',
        hi: 'तब से वृद्धा को किसी बात की कमी न रही; और वह बाँटती थी, इसलिए गली को भी नहीं। अगले वर्ष वह फिर राजा के पास गई। “इस बार यह माँगती हूँ कि हर घर में और बीच की गलियों में दीप जले। उन्हें ठोकर न लगे।” तब से ऐसा ही है। और क्योंकि वे बुहारे घर में पहले आती हैं, लोग झाड़ू से शुरू करते हैं।',
      },
    ],
  },
  sources: [
    {
      en: 'Folk tale of north India; the order of the puja by household custom',
      hi: 'उत्तर भारत की लोक-कथा; पूजा-क्रम घर-घर की रीति से',
    },
    { en: 'Pradosha as the hour of Lakshmi puja: Dharmasindhu', hi: 'लक्ष्मी पूजा का प्रदोष काल: धर्मसिंधु' },
  ],
};
