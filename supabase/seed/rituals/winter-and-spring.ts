import type { RitualWords } from '../words.ts';

export const winterAndSpringRituals: RitualWords[] = [
  {
    festival: 'lohri',
    name: { en: 'The Lohri fire', hi: 'लोहड़ी का अलाव' },
    description: {
      en: 'Neighbours gather around one fire, sing and share what winter has given.',
      hi: 'पड़ोसी एक अलाव के चारों ओर जुटते हैं, गाते हैं और जाड़े का प्रसाद बाँटते हैं।',
    },
    timing: { en: 'After sunset', hi: 'सूर्यास्त के बाद' },
    duration: { en: '1 to 2 hours', hi: '1 से 2 घंटे' },
    steps: {
      en: [
        'Choose an open place away from walls and wires, and keep water at hand.',
        'Stack dry wood and cow-dung cakes and light them together.',
        'Walk around the fire, offering a little sesame, peanuts and popcorn.',
        'Sing “Sundar mundriye” and other songs of the day.',
        'Share rewri, gajak and peanuts with everybody, the youngest first.',
      ],
      hi: [
        'दीवारों और तारों से दूर खुली जगह चुनें और पानी पास रखें।',
        'सूखी लकड़ी और उपले सजाकर सब मिलकर जलाएँ।',
        'थोड़े तिल, मूँगफली और मक्के के फुल्ले अर्पित करते हुए परिक्रमा करें।',
        '“सुंदर मुंदरिए” और दूसरे गीत गाएँ।',
        'रेवड़ी, गजक और मूँगफली सबमें बाँटें, सबसे छोटे को पहले।',
      ],
    },
    materials: {
      en: ['Dry wood', 'Sesame', 'Peanuts', 'Popcorn', 'Rewri and gajak'],
      hi: ['सूखी लकड़ी', 'तिल', 'मूँगफली', 'मक्के के फुल्ले', 'रेवड़ी और गजक'],
    },
  },
  {
    festival: 'makar_sankranti',
    name: { en: 'Bath, arghya and a gift of sesame', hi: 'स्नान, अर्घ्य और तिल-दान' },
    description: {
      en: 'A morning of thanks to the Sun, and of giving.',
      hi: 'सूर्य के आभार और दान की सुबह।',
    },
    timing: { en: 'Morning of the Sankranti, in its punya kaal', hi: 'संक्रांति की सुबह, पुण्यकाल में' },
    duration: { en: 'About 1 hour', hi: 'लगभग 1 घंटा' },
    steps: {
      en: [
        'Bathe early; a few sesame seeds may be added to the water.',
        'Face the Sun and pour water slowly from a copper pot.',
        'Offer sesame, jaggery and khichdi before the lamp.',
        'Give sesame, grain, a blanket or a meal to somebody who can use it.',
        'Share til-gud with the family and neighbours.',
      ],
      hi: [
        'सुबह स्नान करें; जल में थोड़े तिल मिला सकते हैं।',
        'सूर्य की ओर मुख करके ताँबे के लोटे से धीरे-धीरे जल दें।',
        'दीप के सामने तिल, गुड़ और खिचड़ी का भोग लगाएँ।',
        'तिल, अन्न, कंबल या भोजन किसी ज़रूरतमंद को दें।',
        'परिवार और पड़ोसियों में तिल-गुड़ बाँटें।',
      ],
    },
    materials: {
      en: ['Copper pot and water', 'Sesame', 'Jaggery', 'Rice and lentils', 'A lamp'],
      hi: ['ताँबे का लोटा और जल', 'तिल', 'गुड़', 'चावल और दाल', 'दीप'],
    },
  },
  {
    festival: 'pongal',
    name: { en: 'Boiling the Pongal', hi: 'पोंगल पकाना' },
    description: {
      en: 'New rice is cooked in the open before the Sun and shared.',
      hi: 'नया चावल सूर्य के सामने खुले में पकाकर बाँटा जाता है।',
    },
    timing: { en: 'Morning, after sunrise', hi: 'सुबह, सूर्योदय के बाद' },
    duration: { en: '1 to 2 hours', hi: '1 से 2 घंटे' },
    steps: {
      en: [
        'Draw a kolam in the courtyard and set the hearth on it.',
        'Tie fresh turmeric and ginger leaves around the pot.',
        'Boil milk and water until it rises over the rim, and call “Pongalo Pongal!”',
        'Add new rice, moong dal and jaggery, and cook it soft with ghee and cardamom.',
        'Offer it to the Sun on a plantain leaf with sugarcane and fruit.',
        'Eat together and take some to the neighbours.',
      ],
      hi: [
        'आँगन में कोलम बनाकर उस पर चूल्हा रखें।',
        'बरतन पर हल्दी और अदरक के ताज़े पत्ते बाँधें।',
        'दूध और पानी को उफनने तक उबालें और “पोंगलो पोंगल!” पुकारें।',
        'नया चावल, मूँग दाल और गुड़ डालकर घी और इलायची के साथ पकाएँ।',
        'केले के पत्ते पर गन्ने और फलों के साथ सूर्य को भोग लगाएँ।',
        'साथ बैठकर खाएँ और पड़ोसियों को भी दें।',
      ],
    },
    materials: {
      en: ['New pot', 'New rice', 'Moong dal', 'Milk', 'Jaggery', 'Turmeric plant', 'Sugarcane'],
      hi: ['नया बरतन', 'नया चावल', 'मूँग दाल', 'दूध', 'गुड़', 'हल्दी का पौधा', 'गन्ना'],
    },
  },
  {
    festival: 'basant_panchami',
    name: { en: 'Saraswati Puja', hi: 'सरस्वती पूजा' },
    description: {
      en: 'Books, pens and instruments are placed before the goddess of learning.',
      hi: 'विद्या की देवी के सामने पुस्तकें, कलम और वाद्य रखे जाते हैं।',
    },
    timing: { en: 'Forenoon, between sunrise and midday', hi: 'पूर्वाह्न, सूर्योदय और मध्याह्न के बीच' },
    duration: { en: '45 minutes', hi: '45 मिनट' },
    steps: {
      en: [
        'Lay a yellow cloth and set an image of Saraswati on it.',
        'Place books, pens and instruments beside her.',
        'Light a lamp and offer white or yellow flowers, sandal paste and fruit.',
        'Read or sing the Saraswati Vandana.',
        'Help a small child write a first letter in rice, if the family wishes.',
        'Offer yellow sweet rice and share it; the books are taken up again the next day.',
      ],
      hi: [
        'पीला वस्त्र बिछाकर उस पर सरस्वती का चित्र रखें।',
        'पास में पुस्तकें, कलम और वाद्य रखें।',
        'दीप जलाएँ और श्वेत या पीले फूल, चंदन और फल अर्पित करें।',
        'सरस्वती वंदना पढ़ें या गाएँ।',
        'परिवार चाहे तो छोटे बच्चे से चावल में पहला अक्षर लिखवाएँ।',
        'पीले मीठे चावल का भोग लगाकर बाँटें; पुस्तकें अगले दिन फिर उठाई जाती हैं।',
      ],
    },
    materials: {
      en: [
        'Yellow cloth',
        'Image of Saraswati',
        'Flowers',
        'Books and pens',
        'Sandal paste',
        'Sweet yellow rice',
      ],
      hi: ['पीला वस्त्र', 'सरस्वती का चित्र', 'फूल', 'पुस्तकें और कलम', 'चंदन', 'पीले मीठे चावल'],
    },
  },
  {
    festival: 'maha_shivaratri',
    name: { en: 'Puja of the four watches', hi: 'चार प्रहर की पूजा' },
    description: {
      en: 'The linga is bathed in each quarter of the night. One watch is enough for many homes.',
      hi: 'रात के हर प्रहर में शिवलिंग का अभिषेक होता है। बहुत से घरों में एक प्रहर ही पर्याप्त है।',
    },
    timing: {
      en: 'From sunset to sunrise; nishita, around midnight, above all',
      hi: 'सूर्यास्त से सूर्योदय तक; विशेषकर मध्यरात्रि का निशीथ काल',
    },
    duration: { en: '30 minutes in each watch', hi: 'हर प्रहर में 30 मिनट' },
    steps: {
      en: [
        'Bathe, light a lamp and sit facing north or east.',
        'Pour water over the linga, then milk, curd, ghee, honey and sugar in turn, and water again.',
        'Offer bel leaves, dhatura or any flower of the season, and sandal paste.',
        'Repeat “Om Namah Shivaya” at an easy pace.',
        'Sing the aarti and sit quietly for some minutes.',
        'Stay awake as long as is good for you; end the fast in the morning with fruit and water.',
      ],
      hi: [
        'स्नान करके दीप जलाएँ और उत्तर या पूर्व की ओर मुख करके बैठें।',
        'शिवलिंग पर जल, फिर क्रम से दूध, दही, घी, शहद और शक्कर, और पुनः जल चढ़ाएँ।',
        'बेलपत्र, धतूरा या ऋतु का कोई फूल और चंदन अर्पित करें।',
        'सहज गति से “ॐ नमः शिवाय” का जप करें।',
        'आरती करें और कुछ मिनट शांत बैठें।',
        'जितना स्वास्थ्य के अनुकूल हो उतना ही जागें; सुबह फल और जल से व्रत पूरा करें।',
      ],
    },
    materials: {
      en: [
        'Water',
        'Milk, curd, ghee, honey, sugar',
        'Bel leaves',
        'Flowers',
        'Sandal paste',
        'Lamp and incense',
      ],
      hi: ['जल', 'दूध, दही, घी, शहद, शक्कर', 'बेलपत्र', 'फूल', 'चंदन', 'दीप और धूप'],
    },
  },
  {
    festival: 'holika_dahan',
    name: { en: 'Lighting the Holika', hi: 'होलिका प्रज्वलन' },
    description: {
      en: 'One fire for the whole lane, lit in the evening of the full moon.',
      hi: 'पूरे मोहल्ले की एक होलिका, जो पूर्णिमा की संध्या को जलाई जाती है।',
    },
    timing: { en: 'After sunset, once Bhadra is over', hi: 'सूर्यास्त के बाद, भद्रा समाप्त होने पर' },
    duration: { en: 'About 1 hour', hi: 'लगभग 1 घंटा' },
    steps: {
      en: [
        'Gather fallen wood and cow-dung cakes; leave standing trees, plastic and tyres alone.',
        'Wind raw cotton thread around the pile and offer turmeric, flowers and water.',
        'Light it together and walk around it at a safe distance.',
        'Roast ears of wheat, barley or gram in the embers and share them.',
        'Let the fire burn down and pour water on it before going home.',
      ],
      hi: [
        'गिरी हुई लकड़ी और उपले जुटाएँ; हरे पेड़, प्लास्टिक और टायर न जलाएँ।',
        'ढेर पर कच्चा सूत लपेटें और हल्दी, फूल तथा जल अर्पित करें।',
        'मिलकर जलाएँ और सुरक्षित दूरी से परिक्रमा करें।',
        'गेहूँ, जौ या चने की बालियाँ अंगारों में भूनकर बाँटें।',
        'आग शांत होने दें और घर जाने से पहले पानी डालें।',
      ],
    },
    materials: {
      en: [
        'Fallen wood',
        'Cow-dung cakes',
        'Cotton thread',
        'Turmeric and flowers',
        'Ears of wheat or barley',
      ],
      hi: ['गिरी हुई लकड़ी', 'उपले', 'कच्चा सूत', 'हल्दी और फूल', 'गेहूँ या जौ की बालियाँ'],
    },
  },
  {
    festival: 'holi',
    name: { en: 'Gulal to the elders, then play', hi: 'बड़ों को गुलाल, फिर खेल' },
    description: {
      en: 'The morning of colours in many homes.',
      hi: 'बहुत से घरों में रंगों की सुबह।',
    },
    timing: { en: 'From morning to early afternoon', hi: 'सुबह से दोपहर तक' },
    duration: { en: '3 to 4 hours', hi: '3 से 4 घंटे' },
    steps: {
      en: [
        'Put a little oil on skin and hair beforehand.',
        'Offer the first gulal to Radha and Krishna or to the family’s deity.',
        'Touch the feet of elders with gulal and ask their blessing.',
        'Play with natural colours, and only with those who wish to play.',
        'Leave animals out of it, and use water with care.',
        'Bathe, put on fresh clothes and visit friends with gujiya.',
      ],
      hi: [
        'पहले त्वचा और बालों पर थोड़ा तेल लगा लें।',
        'पहला गुलाल राधा-कृष्ण या कुलदेवता को अर्पित करें।',
        'बड़ों के चरणों में गुलाल रखकर आशीर्वाद लें।',
        'प्राकृतिक रंगों से और केवल उन्हीं के साथ खेलें जो खेलना चाहें।',
        'पशुओं पर रंग न डालें और पानी सँभालकर बरतें।',
        'स्नान करके नए वस्त्र पहनें और गुझिया लेकर मित्रों से मिलें।',
      ],
    },
    materials: {
      en: ['Gulal', 'Natural colours of tesu flowers', 'Oil', 'Gujiya and thandai'],
      hi: ['गुलाल', 'टेसू के फूलों का रंग', 'तेल', 'गुझिया और ठंडाई'],
    },
  },
  {
    festival: 'gudi_padwa',
    name: { en: 'Raising the gudi', hi: 'गुड़ी खड़ी करना' },
    description: {
      en: 'The flag of the new year at the door or window.',
      hi: 'द्वार या खिड़की पर नव वर्ष की ध्वजा।',
    },
    timing: {
      en: 'Soon after sunrise; taken down before sunset',
      hi: 'सूर्योदय के तुरंत बाद; सूर्यास्त से पहले उतारी जाती है',
    },
    duration: { en: '30 minutes', hi: '30 मिनट' },
    steps: {
      en: [
        'Bathe with oil and ubtan, and draw a rangoli at the door.',
        'Tie a bright cloth, neem and mango leaves, flowers and the sugar garland to a bamboo.',
        'Turn a copper or silver pot over its top.',
        'Fix the gudi safely at the right side of the door and offer sandal paste, rice and flowers.',
        'Share neem leaves with jaggery and read the new year’s almanac.',
        'Take it down before sunset with a bow.',
      ],
      hi: [
        'तेल-उबटन लगाकर स्नान करें और द्वार पर रंगोली बनाएँ।',
        'बाँस पर रंगीन वस्त्र, नीम और आम के पत्ते, फूल और बताशों की माला बाँधें।',
        'ऊपर ताँबे या चाँदी का कलश उलटा रखें।',
        'गुड़ी को द्वार के दाहिनी ओर सुरक्षित बाँधें और चंदन, अक्षत, फूल चढ़ाएँ।',
        'गुड़ के साथ नीम के पत्ते बाँटें और नए वर्ष का पंचांग पढ़ें।',
        'सूर्यास्त से पहले प्रणाम करके उतार लें।',
      ],
    },
    materials: {
      en: ['Bamboo', 'Bright cloth', 'Copper pot', 'Neem and mango leaves', 'Sugar garland', 'Jaggery'],
      hi: ['बाँस', 'रंगीन वस्त्र', 'ताँबे का कलश', 'नीम और आम के पत्ते', 'बताशों की माला', 'गुड़'],
    },
  },
  {
    festival: 'ram_navami',
    name: { en: 'Birth of Ram at midday', hi: 'मध्याह्न में राम-जन्म' },
    description: {
      en: 'The child Ram is welcomed in a cradle at noon.',
      hi: 'दोपहर में बाल राम का पालने में स्वागत होता है।',
    },
    timing: { en: 'Madhyahna, the middle part of the day', hi: 'मध्याह्न काल' },
    duration: { en: 'About 1 hour', hi: 'लगभग 1 घंटा' },
    steps: {
      en: [
        'Clean the place of worship and hang a small cradle with flowers.',
        'Read the birth of Ram from the Ramcharitmanas or the Ramayana in the forenoon.',
        'At midday ring the bell and place the image in the cradle.',
        'Rock it in turn, with songs of the birth.',
        'Sing the aarti, offer panjiri, fruit and panakam, and share them.',
      ],
      hi: [
        'पूजा-स्थल स्वच्छ करें और फूलों से सजा छोटा पालना टाँगें।',
        'पूर्वाह्न में रामचरितमानस या रामायण से राम-जन्म का प्रसंग पढ़ें।',
        'मध्याह्न में घंटी बजाकर प्रतिमा को पालने में रखें।',
        'सोहर गाते हुए बारी-बारी से झुलाएँ।',
        'आरती करें, पंजीरी, फल और पानकम का भोग लगाकर बाँटें।',
      ],
    },
    materials: {
      en: ['Small cradle', 'Image of Ram', 'Flowers and tulsi', 'Panjiri', 'Fruit', 'Panakam'],
      hi: ['छोटा पालना', 'राम की प्रतिमा', 'फूल और तुलसी', 'पंजीरी', 'फल', 'पानकम'],
    },
  },
  {
    festival: 'hanuman_jayanti',
    name: { en: 'Reading for Hanuman', hi: 'हनुमान चालीसा का पाठ' },
    description: {
      en: 'A simple morning with the Chalisa.',
      hi: 'चालीसा के साथ एक सादी सुबह।',
    },
    timing: { en: 'Around sunrise', hi: 'सूर्योदय के आसपास' },
    duration: { en: '45 minutes', hi: '45 मिनट' },
    steps: {
      en: [
        'Bathe and light a lamp of sesame or jasmine oil.',
        'Offer sindoor with oil, red flowers and a garland of betel leaves.',
        'Read the Hanuman Chalisa once or as often as you like; some read the Sundar Kand.',
        'Sing the aarti.',
        'Share boondi, gram with jaggery or bananas, and help somebody with a task.',
      ],
      hi: [
        'स्नान करके तिल या चमेली के तेल का दीप जलाएँ।',
        'तेल में मिला सिंदूर, लाल फूल और पान के पत्तों की माला अर्पित करें।',
        'हनुमान चालीसा एक बार या जितनी इच्छा हो पढ़ें; कुछ लोग सुंदरकांड पढ़ते हैं।',
        'आरती करें।',
        'बूँदी, गुड़-चना या केले बाँटें और किसी के काम में हाथ बँटाएँ।',
      ],
    },
    materials: {
      en: ['Lamp and oil', 'Sindoor', 'Red flowers', 'Boondi or gram and jaggery'],
      hi: ['दीप और तेल', 'सिंदूर', 'लाल फूल', 'बूँदी या गुड़-चना'],
    },
  },
  {
    festival: 'akshaya_tritiya',
    name: { en: 'Gift of water', hi: 'जल-दान' },
    description: {
      en: 'In the heat of Vaishakha a pot of water is the old gift of this day.',
      hi: 'वैशाख की गरमी में जल का घड़ा इस दिन का पुराना दान है।',
    },
    timing: { en: 'Forenoon', hi: 'पूर्वाह्न' },
    duration: { en: '30 minutes', hi: '30 मिनट' },
    steps: {
      en: [
        'Offer tulsi, yellow flowers, barley or sattu and fruit to Vishnu and Lakshmi.',
        'Read a short hymn or sit in thanks for what the year has brought.',
        'Fill a clay pot with cool water and give it, or set up water for passers-by.',
        'Put out a bowl of water for birds.',
        'Give grain, a fan, an umbrella or a meal as you are able.',
      ],
      hi: [
        'विष्णु-लक्ष्मी को तुलसी, पीले फूल, जौ या सत्तू और फल अर्पित करें।',
        'एक छोटा स्तोत्र पढ़ें या वर्ष के लिए आभार में शांत बैठें।',
        'मिट्टी के घड़े में ठंडा जल भरकर दें या राहगीरों के लिए पानी रखें।',
        'पक्षियों के लिए पानी का बरतन रखें।',
        'सामर्थ्य अनुसार अन्न, पंखा, छाता या भोजन दें।',
      ],
    },
    materials: {
      en: ['Clay pot', 'Water', 'Tulsi', 'Sattu or barley', 'Fruit'],
      hi: ['मिट्टी का घड़ा', 'जल', 'तुलसी', 'सत्तू या जौ', 'फल'],
    },
  },
  {
    festival: 'vat_savitri',
    name: { en: 'Puja of the banyan', hi: 'वट-पूजन' },
    description: {
      en: 'The story of Savitri is read in the shade of a banyan.',
      hi: 'बरगद की छाया में सावित्री की कथा पढ़ी जाती है।',
    },
    timing: { en: 'Forenoon', hi: 'पूर्वाह्न' },
    duration: { en: '1 hour', hi: '1 घंटा' },
    steps: {
      en: [
        'Go to a banyan, or set a picture of one; a branch need not be cut.',
        'Pour water at its roots and offer flowers, soaked gram and fruit.',
        'Walk around it while winding cotton thread loosely on the trunk.',
        'Read or tell the story of Savitri and Satyavan.',
        'Share the fruit; eat and drink as your health asks.',
      ],
      hi: [
        'बरगद के पास जाएँ या उसका चित्र रखें; डाली काटना आवश्यक नहीं।',
        'जड़ में जल दें और फूल, भीगे चने तथा फल अर्पित करें।',
        'तने पर ढीला सूत लपेटते हुए परिक्रमा करें।',
        'सावित्री-सत्यवान की कथा पढ़ें या सुनाएँ।',
        'फल बाँटें; स्वास्थ्य के अनुसार खाएँ-पिएँ।',
      ],
    },
    materials: {
      en: ['Cotton thread', 'Water', 'Soaked gram', 'Fruit', 'Flowers', 'Lamp'],
      hi: ['कच्चा सूत', 'जल', 'भीगे चने', 'फल', 'फूल', 'दीप'],
    },
  },
];
