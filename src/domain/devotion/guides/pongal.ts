import { flame, items, offerFood, readKatha, resolve } from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { ganesha, ganeshaName, happiness, sun, sunName } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Everybody who eats rice, as one says in Tamil Nadu. New rice is boiled with milk under the open sky and the first of it goes to the Sun; then rain, earth, cattle and people are thanked.',
    hi: 'जो भी भात खाते हैं वे सब, जैसा तमिलनाडु में कहते हैं। नया चावल खुले आकाश के नीचे दूध में पकता है और पहला अंश सूर्य को जाता है; फिर वर्षा, धरती, पशुओं और लोगों को धन्यवाद।',
  },
  when: {
    en: 'On the first of the month Thai, when the Sun enters Makara: the pot is set up after sunrise, in the hour that your almanac names or simply in the forenoon. With the day before and the two after it there are four days.',
    hi: 'तै मास के पहले दिन, जब सूर्य मकर में आते हैं: सूर्योदय के बाद, पंचांग के समय या पूर्वाह्न में हाँडी चढ़ती है। एक दिन पहले और दो दिन बाद मिलाकर चार दिन।',
  },
  time: { en: '1½ hours with the cooking', hi: 'पकाने सहित डेढ़ घंटा' },
  items: [
    {
      name: {
        en: 'A pot for the pongal: new clay, bronze, brass or any you have',
        hi: 'पोंगल की हाँडी: नई मिट्टी, काँसे, पीतल की, या जो हो',
      },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'New raw rice', hi: 'नया कच्चा चावल' },
      amount: { en: '1 cup', hi: '1 कटोरी' },
    },
    {
      name: { en: 'Split moong dal, lightly roasted', hi: 'हल्की भुनी मूँग दाल' },
      amount: { en: '¼ cup', hi: 'चौथाई कटोरी' },
    },
    {
      name: { en: 'Milk, and water', hi: 'दूध, और जल' },
      amount: { en: '2 cups milk, 3 of water', hi: '2 कटोरी दूध, 3 जल' },
    },
    {
      name: {
        en: 'Jaggery, ghee, cashews, raisins, cardamom',
        hi: 'गुड़, घी, काजू, किशमिश, इलायची',
      },
      amount: { en: '1½ cups jaggery, the rest to taste', hi: 'डेढ़ कटोरी गुड़, बाक़ी स्वाद से' },
    },
    {
      name: {
        en: 'Turmeric plant with root and leaves, or a piece of turmeric',
        hi: 'जड़-पत्ते सहित हल्दी का पौधा, या हल्दी की गाँठ',
      },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Sugar cane', hi: 'गन्ना' },
      amount: { en: '2', hi: '2' },
      isOptional: true,
    },
    {
      name: { en: 'Rice flour for the kolam', hi: 'कोलम के लिए चावल का आटा' },
      amount: { en: 'a handful', hi: 'एक मुट्ठी' },
    },
    {
      name: { en: 'Banana leaf or plate', hi: 'केले का पत्ता या थाली' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Bananas, coconut, vegetables of the season', hi: 'केले, नारियल, मौसम की सब्ज़ियाँ' },
      amount: { en: 'what there is', hi: 'जो उपलब्ध हो' },
    },
    items.lamp,
    items.water,
    items.turmeric,
    items.flowers,
    items.betel,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'Clean, and draw the kolam', hi: 'सफ़ाई और कोलम' },
      text: {
        en: 'Rise early, bathe, and wash the yard, terrace, balcony or the kitchen by the window. Draw a kolam with rice flour, with a sun in it, and clear the place for the stove.',
        hi: 'सवेरे उठकर नहाएँ, आँगन, छत, बालकनी या खिड़की के पास की रसोई धोएँ। चावल के आटे से सूर्य वाला कोलम बनाएँ और चूल्हे की जगह रखें।',
      },
    },
    {
      title: { en: 'Dress the pot', hi: 'हाँडी सजाएँ' },
      text: {
        en: 'Wash the pot, tie turmeric leaves and root around its neck, above the reach of the fire, and mark it with turmeric and kumkum. Lean the sugar cane beside it like an arch.',
        hi: 'हाँडी धोकर गले में हल्दी के पत्ते-गाँठ बाँधें, आँच की पहुँच से ऊपर, और हल्दी-कुमकुम लगाएँ। गन्ने पास में मेहराब की तरह टिकाएँ।',
      },
    },
    {
      title: { en: 'Lamp and Ganesh', hi: 'दीप और गणेश' },
      text: {
        en: 'Light the lamp on the kolam. A pinch of wet turmeric shaped into a cone is Pillaiyar: offer a flower and a blade of durva.',
        hi: 'कोलम पर दीप जलाएँ। गीली हल्दी का छोटा शंकु पिळ्ळैयार (गणेश) है: फूल और दूर्वा चढ़ाएँ।',
      },
      say: [ganesha, ganeshaName],
    },
    resolve({
      en: 'We thank the Sun, the rain, the earth, the animals and all whose work has brought this rice to us.',
      hi: 'सूर्य, वर्षा, धरती, पशु और जिनके श्रम से यह अन्न आया उन सबका धन्यवाद हमारा संकल्प है।',
    }),
    {
      title: { en: 'Greet the Sun', hi: 'सूर्य को प्रणाम' },
      text: {
        en: 'Face east with lowered eyes, offer water in a thin stream and a flower.',
        hi: 'आँखें नीची रखकर पूर्व की ओर मुख करें, पतली धार में जल और एक फूल अर्पित करें।',
      },
      say: [sun, sunName],
    },
    {
      title: { en: 'Milk on the fire', hi: 'दूध चढ़ाएँ' },
      text: {
        en: 'Set the pot on the stove, or on three bricks in the open, and pour in milk and water. All stand around and wait.',
        hi: 'हाँडी चूल्हे पर, या खुले में तीन ईंटों पर रखें, दूध और जल डालें। सब चारों ओर खड़े होकर राह देखें।',
      },
    },
    {
      title: { en: '“Pongalo Pongal!”', hi: '“पोंगलो पोंगल!”' },
      text: {
        en: 'When the milk rises and foams over the rim, everybody calls “Pongalo Pongal!”, with conch or bell. Lower the flame, and each puts a handful of washed rice into the pot, elders first; children hand theirs to an adult.',
        hi: 'दूध उठकर किनारे से छलके तो सब “पोंगलो पोंगल!” बोलें, शंख या घंटी बजाएँ। आँच धीमी करें, फिर बड़ों से आरंभ कर सब मुट्ठी भर धुला चावल डालें; बच्चे अपनी मुट्ठी किसी बड़े को दें।',
      },
      say: [sunName],
    },
    {
      title: { en: 'Cook the sweet pongal', hi: 'मीठा पोंगल पकाएँ' },
      text: {
        en: 'Add the rest of the rice and the dal and cook it soft. Stir in melted, strained jaggery, cook until it is thick, then ghee, fried cashews and raisins, cardamom. In a second pot cook plain rice or ven pongal.',
        hi: 'बाक़ी चावल और दाल डालकर नरम पकाएँ। पिघला-छना गुड़ मिलाकर गाढ़ा करें, फिर घी, तले काजू-किशमिश, इलायची। दूसरी हाँडी में सादा भात या वेण पोंगल बनाएँ।',
      },
    },
    offerFood({
      en: 'some of each pot, with cane, banana, coconut and vegetables, on a banana leaf',
      hi: 'केले के पत्ते पर हर हाँडी का अंश, गन्ना, केला, नारियल और सब्ज़ियाँ',
    }),
    readKatha,
    {
      title: { en: 'Camphor, and a walk around', hi: 'कपूर और परिक्रमा' },
      text: {
        en: 'Light camphor on a plate, move it in a circle towards the Sun and the pot, and walk once around the kolam with folded hands.',
        hi: 'थाली में कपूर जलाकर सूर्य और हाँडी की ओर घुमाएँ, और हाथ जोड़कर कोलम की एक परिक्रमा करें।',
      },
      say: [happiness],
    },
    {
      title: { en: 'Share it', hi: 'बाँटें' },
      text: {
        en: 'Set a little aside for crows or cows, carry a bowl to neighbours and to whoever works for you, give the helpers of the year a gift, and eat together.',
        hi: 'थोड़ा कौओं या गाय के लिए निकालें, पड़ोसियों और काम में सहायता करने वालों तक कटोरा पहुँचाएँ, उन्हें भेंट दें, और साथ खाएँ।',
      },
    },
  ],
  days: [
    {
      name: { en: 'Bhogi: making room', hi: 'भोगी: जगह बनाना' },
      text: {
        en: 'The house is cleaned and whitewashed, old things go, and Indra is thanked for rain. By custom a fire burns before dawn: burn at most a little dry wood in the open, never plastic, rubber or cloth. What others can use is given away.',
        hi: 'घर की सफ़ाई-पुताई होती है, पुरानी चीज़ें जाती हैं, इंद्र को वर्षा का धन्यवाद। रीति से भोर में आग जलती है: खुले में थोड़ी सूखी लकड़ी ही, प्लास्टिक, रबर, कपड़ा कभी नहीं। जो औरों के काम आए वह दे दें।',
      },
    },
    {
      name: { en: 'Surya Pongal: the pot for the Sun', hi: 'सूर्य पोंगल: सूर्य की हाँडी' },
      text: {
        en: 'The day of the steps above.',
        hi: 'ऊपर की विधि का दिन।',
      },
      say: [sunName],
    },
    {
      name: { en: 'Mattu Pongal: for the cattle', hi: 'माट्टु पोंगल: पशुओं के लिए' },
      text: {
        en: 'Cows and oxen are washed, their horns painted, garlands put on; they eat pongal, banana and cane and rest from work. In the city bring fodder to a goshala or water for birds. Kanu: sisters lay small balls of coloured rice on turmeric leaves for the birds, and wish their brothers well.',
        hi: 'गाय-बैल नहलाए जाते हैं, सींग रँगे, माला पहनाई; वे पोंगल, केला, गन्ना खाते और विश्राम करते हैं। शहर में गोशाला को चारा दें या चिड़ियों को जल। कणु: बहनें हल्दी के पत्तों पर रंगीन भात की गोलियाँ चिड़ियों के लिए रखती और भाइयों का भला चाहती हैं।',
      },
    },
    {
      name: { en: 'Kaanum Pongal: seeing each other', hi: 'काणुम पोंगल: मिलना-जुलना' },
      text: {
        en: 'Visits to the elders of the family, packed food by the river or the sea, songs. Young ones bow to the old and are given a coin.',
        hi: 'परिवार के बड़ों से मिलना, नदी या समुद्र किनारे साथ लाया भोजन, गीत। छोटे बड़ों को प्रणाम करते हैं और सिक्का पाते हैं।',
      },
    },
  ],
  food: {
    eaten: [
      {
        en: 'Sakkarai (sweet) pongal, ven pongal with pepper, vada, a kuzhambu of many vegetables, cane, banana.',
        hi: 'सक्करै (मीठा) पोंगल, काली मिर्च का वेण पोंगल, वड़ा, कई सब्ज़ियों का कुळंबु, गन्ना, केला।',
      },
    ],
    avoided: [
      {
        en: 'There is no fast; many eat only when the Sun has had his share. The first three days are vegetarian in many homes.',
        hi: 'व्रत नहीं; बहुत लोग सूर्य को भोग लगाकर ही खाते हैं। कई घरों में पहले तीन दिन शाकाहार।',
      },
    ],
    end: { en: 'With a spoon of the sweet pongal first.', hi: 'पहले एक चम्मच मीठे पोंगल से।' },
  },
  regions: [
    {
      where: { en: 'Tamil Nadu, Puducherry, Sri Lanka', hi: 'तमिलनाडु, पुदुच्चेरी, श्रीलंका' },
      how: {
        en: 'The four days as above; brothers send their married sisters the pongal seer: rice, jaggery, cane, turmeric.',
        hi: 'ऊपर के चार दिन; भाई विवाहित बहनों को पोंगल-सीर भेजते हैं: चावल, गुड़, गन्ना, हल्दी।',
      },
    },
    {
      where: { en: 'Andhra, Telangana', hi: 'आंध्र, तेलंगाना' },
      how: {
        en: 'Bhogi, Pedda Panduga (Sankranti) and Kanuma: gobbemmalu in the muggu, ariselu, dolls; children are showered with berries on Bhogi.',
        hi: 'भोगी, पेद्द पंडुग (संक्रांति) और कनुमा: मुग्गु में गोब्बेम्मलु, अरिसेलु, गुड़ियाँ; भोगी पर बच्चों पर बेर बरसाए जाते हैं।',
      },
    },
    {
      where: { en: 'Karnataka', hi: 'कर्नाटक' },
      how: {
        en: 'Sankranti with ellu-bella and sweet huggi; cattle are led out adorned.',
        hi: 'संक्रांति पर एल्लु-बेल्ला और मीठी हुग्गि; सजे पशु निकाले जाते हैं।',
      },
    },
    {
      where: { en: 'Kerala', hi: 'केरल' },
      how: {
        en: 'Makaravilakku; pongala is cooked in the open at temples of the Devi, on days of their own.',
        hi: 'मकरविळक्कु; देवी के मंदिरों में खुले में पोंगाला, उनके अपने दिनों पर।',
      },
    },
  ],
  withoutPriest: {
    en: 'A priest has no part in it: whoever cooks, worships.',
    hi: 'इसमें पुरोहित का काम नहीं: जो पकाता है वही पूजा करता है।',
  },
  optional: {
    en: 'Clay pot, fire in the open, cane, cattle. A small pan on a gas stove by a sunny window, and the call, are Pongal. In a year of mourning it is cooked plainly or left out.',
    hi: 'मिट्टी की हाँडी, खुली आँच, गन्ना, पशु। धूप वाली खिड़की के पास गैस पर छोटा बर्तन और वह पुकार ही पोंगल है। शोक के वर्ष में सादा बनाते हैं या नहीं बनाते।',
  },
  cautions: [
    {
      en: 'Boiling milk scalds: it may run over only with an adult at the stove, children an arm’s length away, no loose sleeves or dupatta. If the flame goes out under it, turn the gas off and air the room.',
      hi: 'उबलता दूध जलाता है: उफान तभी आने दें जब कोई वयस्क चूल्हे के पास हो, बच्चे एक हाथ दूर, ढीले कपड़े या दुपट्टा नहीं। नीचे की लौ बुझ जाए तो गैस बंद कर कमरा हवादार करें।',
    },
    {
      en: 'An open fire only on bare ground, away from roofs and wires, with a bucket of water beside it; never on a closed balcony. Do not look straight into the sun.',
      hi: 'खुली आँच केवल नंगी ज़मीन पर, छप्पर और तारों से दूर, पास में पानी की बाल्टी; बंद बालकनी में कभी नहीं। सूर्य को सीधे न देखें।',
    },
    {
      en: 'No alcohol and no fright for animals, keep away from running bulls. With diabetes a spoonful of the sweet is enough; ven pongal fills you.',
      hi: 'पशुओं को न मदिरा, न डर; दौड़ते बैलों से दूर रहें। मधुमेह में मीठा एक चम्मच काफ़ी है; पेट वेण पोंगल से भरें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Nandi’s message', hi: 'नंदी का संदेश' },
    short: {
      en: 'Shiva once sent Nandi to the earth with a message: “Tell people to take an oil bath every day and to eat once a month.” Nandi trotted off, saying it over and over; but the way was long, there was so much grass and so many children to greet, and when he arrived it came out the other way around: “Eat every day, and take an oil bath once a month!” The people rejoiced. Shiva laughed. “And where shall so much food come from?” Nandi hung his head. “Then I will go and help them,” he said. So oxen came down to the fields and drew the plough, and there was rice for every day. Since then, people say, the Sun has his pot first, and on the next morning Nandi and all his kin are washed, adorned and fed.',
      hi: 'एक बार शिव ने नंदी को पृथ्वी पर संदेश देकर भेजा: “लोगों से कहो, रोज़ तेल-स्नान करें और महीने में एक बार भोजन।” नंदी रटते हुए चले; पर रास्ता लंबा था, इतनी घास, इतने बच्चे मिलने को, और पहुँचते-पहुँचते बात उलट गई: “रोज़ भोजन करो, और महीने में एक बार तेल-स्नान!” लोग प्रसन्न हो गए। शिव हँसे, “इतना अन्न आएगा कहाँ से?” नंदी ने सिर झुका लिया, “तो मैं जाकर उनकी सहायता करता हूँ।” तब बैल खेतों में उतरे, हल खींचा, और रोज़ के लिए चावल हुआ। कहते हैं तभी से पहली हाँडी सूर्य की, और अगली सुबह नंदी और उनके कुल को नहलाया, सजाया और खिलाया जाता है।',
    },
    long: [
      {
        en: 'Long ago, it is told in Tamil villages, people had not yet agreed how they should live: some ate all day, some forgot to. Shiva, who ate little himself and bathed in a river that came out of his hair, thought that he should give them a rule. “Go down, Nandi,” he said to his bull. “Tell them: an oil bath every day, a meal once a month. That will keep them well.”',
        hi: 'तमिल गाँवों में कहते हैं, बहुत पहले लोगों ने तय नहीं किया था कि कैसे रहें: कोई दिन भर खाता, कोई खाना भूल जाता। शिव स्वयं थोड़ा खाते और अपनी ही जटा से निकली नदी में नहाते थे; उन्होंने सोचा, लोगों को एक नियम दूँ। अपने नंदी से बोले, “नीचे जाओ। कहना: रोज़ तेल-स्नान, महीने में एक भोजन। इसी से स्वस्थ रहेंगे।”',
      },
      {
        en: '“Bath every day, meal once a month,” said Nandi at each step, “bath every day, meal once a month.” But it was the season when everything is green. A calf wanted to be licked. Children wanted to ride. At the river he drank and looked into the water for a while. And when he stood at last on the square before all the people, he lifted his head and called out in his great voice: “Shiva says: a meal every day, a bath once a month!”',
        hi: '“रोज़ स्नान, महीने में एक भोजन,” नंदी हर क़दम पर कहते चले, “रोज़ स्नान, महीने में एक भोजन।” पर वह ऋतु थी जब सब हरा होता है। एक बछड़ा दुलार चाहता था। बच्चे पीठ पर बैठना चाहते थे। नदी पर जल पिया और कुछ देर पानी को देखते रहे। और जब चौक में सबके आगे खड़े हुए, तो सिर उठाकर बड़े स्वर में बोले, “शिव कहते हैं: रोज़ भोजन, महीने में एक स्नान!”',
      },
      {
        en: 'Nobody had ever cheered a messenger so much. They hung flowers on his horns. On Kailash, though, it was quiet. “Nandi,” said Shiva, “what did you tell them?” Nandi thought it over, and his ears sank. “Every day!” said Shiva, but there was a smile in it. “Do you know how much rice that is? Who shall plough for it?” “They were so glad,” said Nandi. “I cannot take it back from them. Let me go and pull the plough.”',
        hi: 'किसी दूत का ऐसा स्वागत कभी न हुआ था। लोगों ने सींगों पर फूल लटकाए। पर कैलास पर शांति थी। शिव बोले, “नंदी, क्या कहा तुमने?” नंदी ने याद किया, और कान झुक गए। “रोज़!” शिव बोले, पर उसमें मुस्कान थी। “जानते हो कितना चावल लगेगा? जोतेगा कौन?” नंदी बोले, “वे इतने प्रसन्न थे। मैं उनसे वापस नहीं ले सकता। मुझे जाने दें, हल मैं खींचूँगा।”',
      },
      {
        en: 'So he went, and with him all his kin. It was hard work, in mud up to the knees, and at noon the Sun stood over them. But rain came in its time, and what had been mud was green, and then gold. When the first sheaves were in, people took new rice and milk, lit a fire in the yard, and as it boiled over they shouted, as they had once shouted at the good news. The first leaf of it they held up to the Sun. On the next morning they led the oxen to the river, washed their tired necks, painted their horns, and let them eat before anybody worked. “It was the best mistake that ever was,” they told their children.',
        hi: 'वे चले, और साथ उनका सारा कुल। काम कठिन था, घुटनों तक कीचड़, दोपहर में ऊपर सूर्य। पर वर्षा समय पर हुई, और जो कीचड़ था वह हरा हुआ, फिर सुनहरा। पहले पूले घर आए तो लोगों ने नया चावल और दूध लिया, आँगन में आग जलाई, और उफान आते ही वैसे ही पुकारे जैसे कभी अच्छे समाचार पर पुकारे थे। पहला पत्ता सूर्य की ओर उठाया। अगली सुबह बैलों को नदी ले गए, थकी गर्दनें धोईं, सींग रँगे, और काम से पहले उन्हें खाने दिया। बच्चों से कहते, “इससे अच्छी भूल कभी नहीं हुई।”',
      },
    ],
  },
  sources: [
    {
      en: 'Harvest custom of the Tamil country; village telling of Nandi',
      hi: 'तमिल प्रदेश की फ़सल-रीति; नंदी की लोक-कथा',
    },
    { en: 'The verse to the Sun: the Navagraha hymn of tradition', hi: 'सूर्य-श्लोक: परंपरा का नवग्रह स्तोत्र' },
  ],
};
