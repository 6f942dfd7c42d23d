import type { RitualWords } from '../words.ts';

export const autumnRituals: RitualWords[] = [
  {
    festival: 'sarva_pitru_amavasya',
    name: { en: 'Tarpan for the ancestors', hi: 'पितरों का तर्पण' },
    description: {
      en: 'Water with sesame in the names of those who have gone. Any member of the family may offer it.',
      hi: 'दिवंगतों के नाम तिल मिला जल। परिवार का कोई भी सदस्य दे सकता है।',
    },
    timing: { en: 'Aparahna, the early afternoon', hi: 'अपराह्न काल' },
    duration: { en: '30 minutes', hi: '30 मिनट' },
    steps: {
      en: [
        'Bathe and sit facing south with water, black sesame and darbha grass.',
        'Name your parents, grandparents and others whom you wish to remember.',
        'Let water with sesame flow from the joined palms, three times for each.',
        'Set aside a portion of the meal for a cow, a dog, crows and ants.',
        'Give a meal or grain to somebody in their name, and tell the children a story about them.',
      ],
      hi: [
        'स्नान करके जल, काले तिल और कुश लेकर दक्षिण मुख बैठें।',
        'माता-पिता, दादा-दादी, नाना-नानी और जिन्हें याद करना चाहें उनके नाम लें।',
        'हर एक के लिए अंजलि से तिल मिला जल तीन बार छोड़ें।',
        'भोजन का अंश गाय, श्वान, कौओं और चींटियों के लिए निकालें।',
        'उनके नाम किसी को भोजन या अन्न दें और बच्चों को उनकी कोई बात सुनाएँ।',
      ],
    },
    materials: {
      en: ['Water', 'Black sesame', 'Darbha grass', 'Barley or rice', 'A simple meal'],
      hi: ['जल', 'काले तिल', 'कुश', 'जौ या चावल', 'सादा भोजन'],
    },
  },
  {
    festival: 'sharad_navratri',
    name: { en: 'Setting the kalash (Ghatasthapana)', hi: 'घटस्थापना' },
    description: {
      en: 'The kalash stands for the goddess through the nine days, and barley grows beside it.',
      hi: 'नौ दिन कलश देवी का प्रतीक रहता है और पास में जौ उगते हैं।',
    },
    timing: { en: 'First third of the day, or at Abhijit', hi: 'दिन का पहला तिहाई भाग या अभिजित मुहूर्त' },
    duration: { en: 'About 1 hour', hi: 'लगभग 1 घंटा' },
    steps: {
      en: [
        'Spread clean soil in a wide clay dish and sow barley in it.',
        'Fill a kalash with water, a coin, betel nut and durva.',
        'Put five mango leaves in its mouth and a coconut in red cloth on top.',
        'Place it on the soil, tie a mauli and draw a swastika with roli.',
        'Light a lamp and invite the goddess; read a chapter of the Devi Mahatmya or sing.',
        'Sprinkle the barley every day and sing the aarti morning and evening.',
      ],
      hi: [
        'चौड़े मिट्टी के पात्र में स्वच्छ मिट्टी बिछाकर जौ बोएँ।',
        'कलश में जल, सिक्का, सुपारी और दूर्वा रखें।',
        'मुख पर आम के पाँच पत्ते और लाल वस्त्र में लिपटा नारियल रखें।',
        'उसे मिट्टी पर स्थापित कर मौली बाँधें और रोली से स्वस्तिक बनाएँ।',
        'दीप जलाकर देवी का आवाहन करें; देवी माहात्म्य का अध्याय पढ़ें या भजन गाएँ।',
        'प्रतिदिन जौ पर जल छिड़कें और सुबह-शाम आरती करें।',
      ],
    },
    materials: {
      en: [
        'Clay dish and soil',
        'Barley',
        'Kalash',
        'Mango leaves',
        'Coconut and red cloth',
        'Mauli',
        'Lamp',
      ],
      hi: ['मिट्टी का पात्र और मिट्टी', 'जौ', 'कलश', 'आम के पत्ते', 'नारियल और लाल वस्त्र', 'मौली', 'दीप'],
    },
  },
  {
    festival: 'maha_ashtami',
    name: { en: 'Kanya Pujan', hi: 'कन्या पूजन' },
    description: {
      en: 'Girls of the neighbourhood are welcomed as guests of honour. Some homes do this on Navami.',
      hi: 'पड़ोस की कन्याओं का सम्मानित अतिथि के रूप में स्वागत होता है। कुछ घरों में यह नवमी को होता है।',
    },
    timing: { en: 'Morning', hi: 'सुबह' },
    duration: { en: '1 to 2 hours', hi: '1 से 2 घंटे' },
    steps: {
      en: [
        'Invite girls, and a boy as Batuk if it is your custom, from every home alike.',
        'Wash their feet or offer water, and seat them comfortably.',
        'Put on tilak and tie a mauli.',
        'Serve halwa, puri and gram, and let them eat in peace.',
        'Give a small useful gift such as a book or pencils, and bow.',
      ],
      hi: [
        'बिना भेद के हर घर की कन्याओं को और रीति हो तो बटुक रूप में एक बालक को बुलाएँ।',
        'उनके पाँव धोएँ या जल दें और आराम से बिठाएँ।',
        'तिलक करें और मौली बाँधें।',
        'हलवा, पूरी और चने परोसें और शांति से खाने दें।',
        'पुस्तक या पेंसिल जैसी छोटी उपयोगी भेंट दें और प्रणाम करें।',
      ],
    },
    materials: {
      en: ['Halwa, puri and gram', 'Roli and rice', 'Mauli', 'Small gifts'],
      hi: ['हलवा, पूरी और चने', 'रोली और अक्षत', 'मौली', 'छोटी भेंट'],
    },
  },
  {
    festival: 'maha_navami',
    name: { en: 'Ayudha and Saraswati Puja', hi: 'आयुध और सरस्वती पूजा' },
    description: {
      en: 'Tools, vehicles, books and instruments are cleaned and given a day of rest.',
      hi: 'औज़ार, वाहन, पुस्तकें और वाद्य स्वच्छ करके एक दिन विश्राम को रखे जाते हैं।',
    },
    timing: { en: 'Forenoon', hi: 'पूर्वाह्न' },
    duration: { en: '1 hour', hi: '1 घंटा' },
    steps: {
      en: [
        'Clean the tools of your work, and your vehicle or machine with the power off.',
        'Lay books and instruments before a picture of Saraswati.',
        'Mark them with sandal paste and kumkum and offer flowers.',
        'Light a lamp, offer sundal or fruit, and sing.',
        'Leave them untouched until the next morning, then begin again with thanks.',
      ],
      hi: [
        'अपने काम के औज़ार, वाहन या मशीन को बंद करके स्वच्छ करें।',
        'पुस्तकें और वाद्य सरस्वती के चित्र के सामने रखें।',
        'चंदन-कुमकुम लगाकर फूल अर्पित करें।',
        'दीप जलाएँ, सुंडल या फल का भोग लगाएँ और गाएँ।',
        'अगली सुबह तक न छुएँ, फिर आभार के साथ आरंभ करें।',
      ],
    },
    materials: {
      en: ['Sandal paste and kumkum', 'Flowers', 'Lamp', 'Sundal or fruit'],
      hi: ['चंदन और कुमकुम', 'फूल', 'दीप', 'सुंडल या फल'],
    },
  },
  {
    festival: 'dussehra',
    name: { en: 'Shami puja and a beginning', hi: 'शमी पूजा और शुभारंभ' },
    description: {
      en: 'The shami or apta tree is honoured, and something new is begun.',
      hi: 'शमी या आपटा वृक्ष का पूजन होता है और कुछ नया आरंभ किया जाता है।',
    },
    timing: { en: 'Aparahna, with the Vijaya muhurta', hi: 'अपराह्न काल, विजय मुहूर्त में' },
    duration: { en: '30 minutes', hi: '30 मिनट' },
    steps: {
      en: [
        'Clean the tools and books that were at rest and take them up again.',
        'Offer water, rice and flowers at a shami or apta tree, or to a few fallen leaves at home.',
        'Begin a lesson, a craft or a journey, however small.',
        'Exchange leaves or sweets with neighbours and touch the feet of elders.',
        'See the Ramlila or Durga’s farewell in the evening, at a safe distance from the fire.',
      ],
      hi: [
        'विश्राम में रखे औज़ार और पुस्तकें स्वच्छ करके फिर उठाएँ।',
        'शमी या आपटा वृक्ष पर, या घर में गिरे हुए पत्तों पर जल, अक्षत और फूल चढ़ाएँ।',
        'कोई पाठ, शिल्प या यात्रा आरंभ करें, चाहे छोटी ही हो।',
        'पड़ोसियों से पत्ते या मिठाई बाँटें और बड़ों के चरण छुएँ।',
        'संध्या में आग से सुरक्षित दूरी पर रामलीला या दुर्गा-विदाई देखें।',
      ],
    },
    materials: {
      en: ['Shami or apta leaves', 'Rice', 'Flowers', 'Tools or books', 'Sweets'],
      hi: ['शमी या आपटा के पत्ते', 'अक्षत', 'फूल', 'औज़ार या पुस्तकें', 'मिठाई'],
    },
  },
  {
    festival: 'sharad_purnima',
    name: { en: 'Kheer in the moonlight', hi: 'चाँदनी में खीर' },
    description: {
      en: 'Rice is cooked in milk and set under the full moon, covered with a thin cloth.',
      hi: 'दूध में चावल पकाकर पतले कपड़े से ढककर पूर्णिमा की चाँदनी में रखे जाते हैं।',
    },
    timing: { en: 'After moonrise', hi: 'चंद्रोदय के बाद' },
    duration: { en: '2 to 3 hours', hi: '2 से 3 घंटे' },
    steps: {
      en: [
        'Cook a light kheer of rice, milk and sugar.',
        'Offer it to Lakshmi or Krishna with a lamp.',
        'Set it in the moonlight under a thin cloth or sieve.',
        'Sing, tell stories or play quietly together.',
        'Eat it the same night while it is fresh; where it is warm, keep it cold.',
      ],
      hi: [
        'चावल, दूध और शक्कर की हल्की खीर बनाएँ।',
        'दीप के साथ लक्ष्मी या कृष्ण को भोग लगाएँ।',
        'पतले कपड़े या छलनी से ढककर चाँदनी में रखें।',
        'साथ में भजन, कथा या शांत खेल करें।',
        'उसी रात ताज़ी खाएँ; गरमी हो तो ठंडे स्थान पर रखें।',
      ],
    },
    materials: {
      en: ['Rice', 'Milk', 'Sugar', 'Thin cloth', 'Lamp'],
      hi: ['चावल', 'दूध', 'शक्कर', 'पतला कपड़ा', 'दीप'],
    },
  },
];
