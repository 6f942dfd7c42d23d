import type { RitualWords } from '../words.ts';

export const lampRituals: RitualWords[] = [
  {
    festival: 'karwa_chauth',
    name: { en: 'Karwa puja and the Moon', hi: 'करवा पूजा और चंद्र-दर्शन' },
    description: {
      en: 'A story in the evening, and water to the Moon when it rises.',
      hi: 'संध्या में कथा और चंद्रोदय पर चाँद को अर्घ्य।',
    },
    timing: { en: 'Puja before sunset; arghya at moonrise', hi: 'पूजा सूर्यास्त से पहले; अर्घ्य चंद्रोदय पर' },
    duration: { en: '1 hour, and until moonrise', hi: '1 घंटा, और चंद्रोदय तक' },
    steps: {
      en: [
        'Eat the sargi before sunrise; drink water through the day if you need it or wish to.',
        'In the evening set the karwa with water before Parvati, Shiv, Ganesh and Kartikeya.',
        'Sit together and listen to the story while the thalis are passed around.',
        'At moonrise look at the Moon through a sieve and pour water towards it.',
        'Offer each other the first sip and bite, and eat together.',
      ],
      hi: [
        'सूर्योदय से पहले सरगी लें; आवश्यकता या इच्छा हो तो दिन में जल पिएँ।',
        'संध्या में पार्वती, शिव, गणेश और कार्तिकेय के सामने जल भरा करवा रखें।',
        'साथ बैठकर कथा सुनें और थालियाँ फेरें।',
        'चंद्रोदय पर छलनी से चाँद देखें और अर्घ्य दें।',
        'एक-दूसरे को पहला घूँट और कौर दें और साथ भोजन करें।',
      ],
    },
    materials: {
      en: ['Karwa', 'Sieve', 'Lamp', 'Roli and rice', 'Sweets', 'Water'],
      hi: ['करवा', 'छलनी', 'दीप', 'रोली और अक्षत', 'मिठाई', 'जल'],
    },
  },
  {
    festival: 'dhanteras',
    name: { en: 'Dhanvantari puja and the lamp for Yama', hi: 'धन्वंतरि पूजा और यम-दीप' },
    description: {
      en: 'An evening for health, and the first lamps of Diwali.',
      hi: 'स्वास्थ्य के नाम एक संध्या और दीवाली के पहले दीप।',
    },
    timing: { en: 'Pradosh, after sunset', hi: 'प्रदोष काल, सूर्यास्त के बाद' },
    duration: { en: '45 minutes', hi: '45 मिनट' },
    steps: {
      en: [
        'Clean the house and draw small footprints of Lakshmi inward from the door.',
        'Set Dhanvantari, Lakshmi and Kuber on a clean cloth and light a lamp.',
        'Offer coriander seeds, flowers and sweets; place a vessel or tool of the house before them.',
        'Pray for the health of everybody at home.',
        'Set a four-wicked lamp of oil outside the door, facing south, for Yama.',
      ],
      hi: [
        'घर स्वच्छ करें और द्वार से भीतर की ओर लक्ष्मी के छोटे चरण-चिह्न बनाएँ।',
        'स्वच्छ वस्त्र पर धन्वंतरि, लक्ष्मी और कुबेर को रखकर दीप जलाएँ।',
        'धनिया, फूल और मिठाई अर्पित करें; घर का कोई बरतन या औज़ार सामने रखें।',
        'घर के सब लोगों के स्वास्थ्य की प्रार्थना करें।',
        'यम के लिए द्वार के बाहर दक्षिण मुख चार बत्ती का तेल का दीप रखें।',
      ],
    },
    materials: {
      en: ['Lamps and oil', 'Coriander seeds', 'Flowers', 'Sweets', 'A vessel'],
      hi: ['दीप और तेल', 'धनिया', 'फूल', 'मिठाई', 'एक बरतन'],
    },
  },
  {
    festival: 'naraka_chaturdashi',
    name: { en: 'Abhyanga snan, the oil bath before dawn', hi: 'अभ्यंग स्नान' },
    description: {
      en: 'Warm oil and ubtan before sunrise, then new clothes and sweets.',
      hi: 'सूर्योदय से पहले गुनगुना तेल और उबटन, फिर नए वस्त्र और मिठाई।',
    },
    timing: { en: 'Before sunrise, while the Moon is up', hi: 'सूर्योदय से पहले, चंद्रमा के रहते' },
    duration: { en: '45 minutes', hi: '45 मिनट' },
    steps: {
      en: [
        'Rise early and light a lamp.',
        'Rub warm sesame oil into the skin, elders blessing the young.',
        'Use ubtan of gram flour, turmeric and sandal, and bathe.',
        'Put on fresh clothes and eat something sweet with a little bitter, as is the custom of the house.',
        'In the evening light fourteen lamps around the house.',
      ],
      hi: [
        'तड़के उठकर दीप जलाएँ।',
        'गुनगुना तिल का तेल मलें, बड़े छोटों को आशीर्वाद दें।',
        'बेसन, हल्दी और चंदन का उबटन लगाकर स्नान करें।',
        'नए वस्त्र पहनें और घर की रीति से थोड़े कड़वे के साथ मीठा खाएँ।',
        'संध्या को घर के चारों ओर चौदह दीप जलाएँ।',
      ],
    },
    materials: {
      en: ['Sesame oil', 'Gram flour, turmeric, sandal', 'Fresh clothes', 'Fourteen lamps'],
      hi: ['तिल का तेल', 'बेसन, हल्दी, चंदन', 'नए वस्त्र', 'चौदह दीप'],
    },
  },
  {
    festival: 'diwali',
    name: { en: 'Lakshmi and Ganesh Puja', hi: 'लक्ष्मी-गणेश पूजा' },
    description: {
      en: 'The puja at the heart of the night of lamps.',
      hi: 'दीपों की रात की मुख्य पूजा।',
    },
    timing: { en: 'Pradosh, the time after sunset', hi: 'प्रदोष काल, सूर्यास्त के बाद का समय' },
    duration: { en: '1 to 2 hours', hi: '1 से 2 घंटे' },
    steps: {
      en: [
        'Clean the house, draw a rangoli and light lamps at the door.',
        'Lay a red cloth on a board; set Ganesh and Lakshmi on it, Lakshmi to the right of Ganesh.',
        'Fill a kalash with water, mango leaves and a coconut and place it beside them.',
        'Worship Ganesh first, then Lakshmi, with roli, rice, flowers, lamp and incense.',
        'Offer puffed rice, batasha, fruit and sweets; place the account book and pens before them.',
        'Sing the aartis of Ganesh and Lakshmi.',
        'Set lamps in every room and at the tulsi, and share sweets. Keep flames away from curtains and children’s clothes.',
      ],
      hi: [
        'घर स्वच्छ करें, रंगोली बनाएँ और द्वार पर दीप जलाएँ।',
        'चौकी पर लाल वस्त्र बिछाकर गणेश और उनके दाहिनी ओर लक्ष्मी को रखें।',
        'जल, आम के पत्तों और नारियल के साथ कलश स्थापित करें।',
        'पहले गणेश, फिर लक्ष्मी की रोली, अक्षत, फूल, दीप और धूप से पूजा करें।',
        'खील, बताशे, फल और मिठाई का भोग लगाएँ; बही-खाता और कलम सामने रखें।',
        'गणेश और लक्ष्मी की आरती गाएँ।',
        'हर कमरे और तुलसी के पास दीप रखें और मिठाई बाँटें। लौ को परदों और बच्चों के कपड़ों से दूर रखें।',
      ],
    },
    materials: {
      en: [
        'Images of Ganesh and Lakshmi',
        'Red cloth',
        'Kalash and coconut',
        'Roli and rice',
        'Flowers',
        'Puffed rice and batasha',
        'Lamps and oil',
      ],
      hi: [
        'गणेश-लक्ष्मी की प्रतिमाएँ',
        'लाल वस्त्र',
        'कलश और नारियल',
        'रोली और अक्षत',
        'फूल',
        'खील-बताशे',
        'दीप और तेल',
      ],
    },
  },
  {
    festival: 'govardhan_puja',
    name: { en: 'Govardhan and Annakut', hi: 'गोवर्धन और अन्नकूट' },
    description: {
      en: 'A small hill in the courtyard, and many dishes shared.',
      hi: 'आँगन में छोटी पहाड़ी और बाँटने को अनेक व्यंजन।',
    },
    timing: { en: 'Morning, or the evening in some homes', hi: 'सुबह, कुछ घरों में संध्या' },
    duration: { en: '1 hour', hi: '1 घंटा' },
    steps: {
      en: [
        'Shape a hill of cow dung or earth in the courtyard and set grass and flowers on it.',
        'Place Krishna beside it with a lamp.',
        'Offer milk, curd, puffed rice and a dish of mixed vegetables and kadhi-rice.',
        'Walk around the hill with songs.',
        'Feed cattle and share the annakut with neighbours and helpers.',
      ],
      hi: [
        'आँगन में गोबर या मिट्टी की पहाड़ी बनाकर घास और फूलों से सजाएँ।',
        'पास में कृष्ण को रखकर दीप जलाएँ।',
        'दूध, दही, खील और मिली-जुली सब्ज़ी तथा कढ़ी-चावल का भोग लगाएँ।',
        'गीत गाते हुए परिक्रमा करें।',
        'गायों को खिलाएँ और अन्नकूट पड़ोसियों तथा सहयोगियों में बाँटें।',
      ],
    },
    materials: {
      en: ['Cow dung or earth', 'Grass and flowers', 'Milk and curd', 'Puffed rice', 'Seasonal vegetables'],
      hi: ['गोबर या मिट्टी', 'घास और फूल', 'दूध और दही', 'खील', 'ऋतु की सब्ज़ियाँ'],
    },
  },
  {
    festival: 'bhai_dooj',
    name: { en: 'Tilak and a meal together', hi: 'तिलक और साथ का भोजन' },
    description: {
      en: 'Brothers and sisters bless each other.',
      hi: 'भाई-बहन एक-दूसरे को आशीष देते हैं।',
    },
    timing: { en: 'Aparahna, the afternoon', hi: 'अपराह्न काल' },
    duration: { en: '1 hour', hi: '1 घंटा' },
    steps: {
      en: [
        'Draw a small chowk on the floor and seat the brother or sister there.',
        'Light a lamp and put on the tilak with rice.',
        'Offer dry coconut, betel or a sweet, and circle the lamp.',
        'Say a wish for each other and exchange gifts.',
        'Eat together; light a lamp for Yama at dusk facing south.',
      ],
      hi: [
        'भूमि पर छोटा चौक पूरकर भाई या बहन को बिठाएँ।',
        'दीप जलाएँ और अक्षत सहित तिलक करें।',
        'सूखा नारियल, पान या मिठाई दें और आरती उतारें।',
        'एक-दूसरे के लिए शुभकामना कहें और भेंट दें।',
        'साथ भोजन करें; संध्या को दक्षिण मुख यम-दीप जलाएँ।',
      ],
    },
    materials: {
      en: ['Roli and rice', 'Dry coconut', 'Sweets', 'Lamp'],
      hi: ['रोली और अक्षत', 'सूखा नारियल', 'मिठाई', 'दीप'],
    },
  },
  {
    festival: 'chhath_puja',
    name: { en: 'The two arghyas', hi: 'दो अर्घ्य' },
    description: {
      en: 'Water is offered to the setting and to the rising Sun from a river, pond or tub.',
      hi: 'नदी, तालाब या घर के कुंड में डूबते और उगते सूर्य को अर्घ्य दिया जाता है।',
    },
    timing: { en: 'Sunset of the sixth, sunrise of the seventh', hi: 'षष्ठी का सूर्यास्त और सप्तमी का सूर्योदय' },
    duration: { en: 'Four days in all', hi: 'कुल चार दिन' },
    steps: {
      en: [
        'Nahay-khay: bathe, clean the kitchen and eat one simple meal of rice, gram dal and gourd.',
        'Kharna: eat jaggery kheer and roti after sunset; the long fast begins for those who keep it.',
        'Prepare thekua, and arrange fruit, sugarcane and lamps in bamboo baskets.',
        'At sunset of the third day stand in shallow water and offer arghya with milk and water.',
        'Before sunrise return to the water and offer arghya to the rising Sun.',
        'End the fast with ginger, jaggery and water, and share the prasad with everybody.',
        'Watch children near water, and sit down at once if you feel faint.',
      ],
      hi: [
        'नहाय-खाय: स्नान करें, रसोई स्वच्छ करें और चावल, चना दाल, लौकी का एक सादा भोजन लें।',
        'खरना: सूर्यास्त के बाद गुड़ की खीर और रोटी लें; व्रत रखने वालों का लंबा व्रत आरंभ होता है।',
        'ठेकुआ बनाएँ और बाँस की टोकरियों में फल, गन्ना और दीप सजाएँ।',
        'तीसरे दिन सूर्यास्त पर उथले जल में खड़े होकर दूध और जल से अर्घ्य दें।',
        'सूर्योदय से पहले फिर जल पर आएँ और उगते सूर्य को अर्घ्य दें।',
        'अदरक, गुड़ और जल से व्रत पूरा करें और प्रसाद सबमें बाँटें।',
        'जल के पास बच्चों का ध्यान रखें और कमज़ोरी लगे तो तुरंत बैठ जाएँ।',
      ],
    },
    materials: {
      en: ['Bamboo baskets and soop', 'Thekua', 'Fruit and coconut', 'Sugarcane', 'Milk and water', 'Lamps'],
      hi: ['बाँस की टोकरी और सूप', 'ठेकुआ', 'फल और नारियल', 'गन्ना', 'दूध और जल', 'दीप'],
    },
  },
  {
    festival: 'tulsi_vivah',
    name: { en: 'Wedding of Tulsi', hi: 'तुलसी का विवाह' },
    description: {
      en: 'A small wedding in the courtyard.',
      hi: 'आँगन में छोटा सा विवाह।',
    },
    timing: { en: 'Evening', hi: 'संध्या' },
    duration: { en: '1 hour', hi: '1 घंटा' },
    steps: {
      en: [
        'Clean the tulsi pot, paint it and build a canopy of four sugarcanes.',
        'Dress the plant with a red cloth, bangles and flowers.',
        'Place Shaligram or a picture of Vishnu beside it.',
        'Join the two with a thread, sing the wedding songs and shower rice.',
        'Light lamps, sing the aarti and share sweets, amla and sugarcane.',
      ],
      hi: [
        'तुलसी का गमला स्वच्छ करके रँगें और चार गन्नों का मंडप बनाएँ।',
        'पौधे को लाल चुनरी, चूड़ियों और फूलों से सजाएँ।',
        'पास में शालिग्राम या विष्णु का चित्र रखें।',
        'दोनों को सूत से जोड़ें, मंगल-गीत गाएँ और अक्षत बरसाएँ।',
        'दीप जलाएँ, आरती करें और मिठाई, आँवला तथा गन्ना बाँटें।',
      ],
    },
    materials: {
      en: ['Tulsi plant', 'Sugarcane', 'Red cloth', 'Shaligram or picture', 'Amla', 'Lamps'],
      hi: ['तुलसी का पौधा', 'गन्ना', 'लाल चुनरी', 'शालिग्राम या चित्र', 'आँवला', 'दीप'],
    },
  },
  {
    festival: 'kartik_purnima',
    name: { en: 'Lamps on the water', hi: 'दीपदान' },
    description: {
      en: 'Lamps at a river, pond or balcony on the full moon of Kartika.',
      hi: 'कार्तिक पूर्णिमा पर नदी, तालाब या छज्जे पर दीप।',
    },
    timing: { en: 'Bath in the morning; lamps after sunset', hi: 'सुबह स्नान; सूर्यास्त के बाद दीप' },
    duration: { en: '1 hour', hi: '1 घंटा' },
    steps: {
      en: [
        'Bathe in the morning and give grain, clothes or a lamp.',
        'In the evening set lamps at the door, the tulsi and a place of worship.',
        'At the river use cups of leaf and a cotton wick, without plastic or foil.',
        'Sing the Ganga aarti or a hymn to Shiv or Vishnu.',
        'Gather what is left over and take it home.',
      ],
      hi: [
        'सुबह स्नान करें और अन्न, वस्त्र या दीप का दान करें।',
        'संध्या को द्वार, तुलसी और मंदिर में दीप रखें।',
        'नदी पर पत्ते के दोने और रुई की बत्ती लें, प्लास्टिक या पन्नी नहीं।',
        'गंगा आरती या शिव अथवा विष्णु का स्तोत्र गाएँ।',
        'बचा हुआ सामान समेटकर घर ले आएँ।',
      ],
    },
    materials: {
      en: ['Clay lamps', 'Cotton wicks', 'Oil or ghee', 'Leaf cups', 'Flowers'],
      hi: ['मिट्टी के दीप', 'रुई की बत्ती', 'तेल या घी', 'पत्ते के दोने', 'फूल'],
    },
  },
];
