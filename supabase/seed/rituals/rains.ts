import type { RitualWords } from '../words.ts';

export const rainRituals: RitualWords[] = [
  {
    festival: 'guru_purnima',
    name: { en: 'Thanks to one’s teachers', hi: 'गुरुओं का आभार' },
    description: {
      en: 'Padukas, a picture or a book stand for the teacher who is not near.',
      hi: 'जो गुरु पास नहीं, उनके लिए पादुका, चित्र या पुस्तक रखी जाती है।',
    },
    timing: { en: 'Morning', hi: 'सुबह' },
    duration: { en: '30 minutes', hi: '30 मिनट' },
    steps: {
      en: [
        'Set a picture, padukas or a book on a clean cloth and light a lamp.',
        'Offer flowers and sandal paste, and remember Vyasa and your own teachers by name.',
        'Read a page of what they taught you.',
        'Visit, call or write to a teacher.',
        'Pass something on: teach somebody, or give a book.',
      ],
      hi: [
        'स्वच्छ वस्त्र पर चित्र, पादुका या पुस्तक रखें और दीप जलाएँ।',
        'फूल और चंदन अर्पित करें; व्यास और अपने गुरुओं को नाम लेकर याद करें।',
        'उनकी सिखाई बात का एक पृष्ठ पढ़ें।',
        'किसी गुरु से मिलें, बात करें या उन्हें लिखें।',
        'कुछ आगे बढ़ाएँ: किसी को सिखाएँ या पुस्तक दें।',
      ],
    },
    materials: {
      en: ['Picture or book', 'Clean cloth', 'Flowers', 'Sandal paste', 'Lamp'],
      hi: ['चित्र या पुस्तक', 'स्वच्छ वस्त्र', 'फूल', 'चंदन', 'दीप'],
    },
  },
  {
    festival: 'nag_panchami',
    name: { en: 'Drawing the serpents', hi: 'नाग-चित्र की पूजा' },
    description: {
      en: 'A drawing or clay image is honoured; living snakes are left alone.',
      hi: 'चित्र या मिट्टी की प्रतिमा की पूजा होती है; जीवित साँपों को नहीं छेड़ा जाता।',
    },
    timing: { en: 'Morning', hi: 'सुबह' },
    duration: { en: '30 minutes', hi: '30 मिनट' },
    steps: {
      en: [
        'Draw five serpents beside the door with turmeric, sandal or charcoal.',
        'Offer rice, turmeric, flowers and a lamp to the drawing.',
        'Place milk or kheer before it as an offering, and drink it as prasad.',
        'Tell the story of Astika, who stopped the burning of the snakes.',
        'Leave the soil undug for the day, and note the number of a snake rescuer.',
      ],
      hi: [
        'द्वार के पास हल्दी, चंदन या कोयले से पाँच नाग बनाएँ।',
        'चित्र पर अक्षत, हल्दी, फूल और दीप अर्पित करें।',
        'दूध या खीर का भोग चित्र के सामने रखें और प्रसाद रूप में लें।',
        'आस्तीक की कथा सुनाएँ, जिन्होंने सर्प-यज्ञ रुकवाया।',
        'इस दिन भूमि न खोदें और सर्प-मित्र का नंबर लिख रखें।',
      ],
    },
    materials: {
      en: ['Turmeric', 'Sandal paste', 'Rice', 'Flowers', 'Milk or kheer', 'Lamp'],
      hi: ['हल्दी', 'चंदन', 'अक्षत', 'फूल', 'दूध या खीर', 'दीप'],
    },
  },
  {
    festival: 'raksha_bandhan',
    name: { en: 'Tying the rakhi', hi: 'राखी बाँधना' },
    description: {
      en: 'A thread, a tilak and a sweet between brothers and sisters.',
      hi: 'भाई-बहन के बीच एक धागा, तिलक और मिठाई।',
    },
    timing: {
      en: 'In daytime after Bhadra, preferably in the afternoon',
      hi: 'भद्रा के बाद दिन में, हो सके तो अपराह्न में',
    },
    duration: { en: '20 minutes', hi: '20 मिनट' },
    steps: {
      en: [
        'Arrange a thali with rakhi, roli, rice, a lamp and sweets.',
        'Offer the first thread to the family’s deity.',
        'Let the brother or sister sit facing east; put on the tilak with rice.',
        'Tie the rakhi on the wrist with a wish for each other’s good.',
        'Circle the lamp, give a sweet and exchange small gifts.',
        'For one who lives far away, a call at the same hour does well.',
      ],
      hi: [
        'थाली में राखी, रोली, अक्षत, दीप और मिठाई सजाएँ।',
        'पहला धागा कुलदेवता को अर्पित करें।',
        'भाई या बहन को पूर्व की ओर बिठाकर अक्षत सहित तिलक करें।',
        'एक-दूसरे के भले की कामना के साथ कलाई पर राखी बाँधें।',
        'आरती उतारें, मिठाई खिलाएँ और छोटी भेंट दें।',
        'दूर रहने वाले से उसी समय बात कर लेना भी अच्छा है।',
      ],
    },
    materials: {
      en: ['Rakhi', 'Roli', 'Rice', 'Lamp', 'Sweets'],
      hi: ['राखी', 'रोली', 'अक्षत', 'दीप', 'मिठाई'],
    },
  },
  {
    festival: 'janmashtami',
    name: { en: 'Birth of Krishna at midnight', hi: 'मध्यरात्रि में कृष्ण-जन्म' },
    description: {
      en: 'The child is bathed, dressed and rocked at midnight.',
      hi: 'मध्यरात्रि में बाल-गोपाल को स्नान कराकर, सजाकर पालना झुलाया जाता है।',
    },
    timing: { en: 'Nishita, around midnight', hi: 'निशीथ काल, मध्यरात्रि के आसपास' },
    duration: { en: '1 hour', hi: '1 घंटा' },
    steps: {
      en: [
        'Decorate the cradle and the place of worship in the evening; sing bhajans.',
        'At midnight blow the conch, and bathe the image with milk, curd, ghee, honey and sugar, then water.',
        'Dress it in new yellow clothes with a peacock feather, flute and flowers.',
        'Offer butter, mishri, tulsi and panjiri.',
        'Rock the cradle in turn and sing the aarti.',
        'Share the prasad; children and the unwell eat earlier without hesitation.',
      ],
      hi: [
        'संध्या में पालना और पूजा-स्थल सजाएँ; भजन गाएँ।',
        'मध्यरात्रि में शंख बजाएँ और प्रतिमा को दूध, दही, घी, शहद, शक्कर और फिर जल से स्नान कराएँ।',
        'नए पीले वस्त्र, मोरपंख, बाँसुरी और फूलों से शृंगार करें।',
        'माखन, मिश्री, तुलसी और पंजीरी का भोग लगाएँ।',
        'बारी-बारी से पालना झुलाएँ और आरती गाएँ।',
        'प्रसाद बाँटें; बच्चे और अस्वस्थ लोग निःसंकोच पहले भोजन कर लें।',
      ],
    },
    materials: {
      en: [
        'Cradle',
        'Image of Bal Gopal',
        'Panchamrit',
        'Peacock feather and flute',
        'Butter and mishri',
        'Tulsi',
      ],
      hi: ['पालना', 'बाल गोपाल की प्रतिमा', 'पंचामृत', 'मोरपंख और बाँसुरी', 'माखन-मिश्री', 'तुलसी'],
    },
  },
  {
    festival: 'hartalika_teej',
    name: { en: 'Puja of the sand images', hi: 'बालू की प्रतिमाओं की पूजा' },
    description: {
      en: 'Parvati, Shiv and Ganesh are shaped by hand and worshipped together.',
      hi: 'पार्वती, शिव और गणेश को हाथ से गढ़कर साथ पूजा जाता है।',
    },
    timing: { en: 'Morning, or at dusk in some regions', hi: 'सुबह, कुछ क्षेत्रों में प्रदोष काल में' },
    duration: { en: '1 to 2 hours', hi: '1 से 2 घंटे' },
    steps: {
      en: [
        'Shape Parvati, Shiv and Ganesh of sand or clay on a clean board.',
        'Hang a canopy of flowers (phulera) above them.',
        'Offer water, bel, flowers, fruit and things of adornment to Parvati.',
        'Listen to the story of Parvati and her friends.',
        'Sing through the evening with neighbours.',
        'The next morning give the images to water and eat. Those who are unwell, expecting or nursing take water and fruit all day.',
      ],
      hi: [
        'स्वच्छ चौकी पर बालू या मिट्टी से पार्वती, शिव और गणेश बनाएँ।',
        'ऊपर फूलों का फुलेरा टाँगें।',
        'जल, बेलपत्र, फूल, फल और पार्वती को शृंगार अर्पित करें।',
        'पार्वती और उनकी सखियों की कथा सुनें।',
        'पड़ोसियों के साथ संध्या भर गीत गाएँ।',
        'अगली सुबह प्रतिमाएँ जल में विसर्जित कर भोजन करें। अस्वस्थ, गर्भवती या स्तनपान कराने वाली माताएँ दिन भर जल और फल लें।',
      ],
    },
    materials: {
      en: ['Clean sand or clay', 'Flowers', 'Bel leaves', 'Fruit', 'Bangles and mehndi', 'Lamp'],
      hi: ['स्वच्छ बालू या मिट्टी', 'फूल', 'बेलपत्र', 'फल', 'चूड़ियाँ और मेहँदी', 'दीप'],
    },
  },
  {
    festival: 'ganesh_chaturthi',
    name: { en: 'Welcoming Ganesh', hi: 'गणेश स्थापना' },
    description: {
      en: 'The guest is brought home, worshipped at midday, and seen off when his days are over.',
      hi: 'अतिथि को घर लाकर मध्याह्न में पूजा होती है और दिन पूरे होने पर विदा किया जाता है।',
    },
    timing: { en: 'Madhyahna, the middle part of the day', hi: 'मध्याह्न काल' },
    duration: { en: '1 to 2 hours', hi: '1 से 2 घंटे' },
    steps: {
      en: [
        'Bring an image of unfired clay home and set it on a board with a red cloth, facing east or west.',
        'Fill a kalash, light a lamp and invite Ganesh to stay.',
        'Offer water, sandal paste, red flowers and twenty-one blades of durva.',
        'Offer modaks or laddus.',
        'Sing the aarti in the morning and evening of each day he stays.',
        'At the farewell put curd on his hand, carry him out with song and immerse him in a bucket or a made pond.',
      ],
      hi: [
        'कच्ची मिट्टी की प्रतिमा लाकर लाल वस्त्र बिछी चौकी पर पूर्व या पश्चिम मुख रखें।',
        'कलश भरें, दीप जलाएँ और गणेश का आवाहन करें।',
        'जल, चंदन, लाल फूल और दूर्वा की इक्कीस पत्तियाँ अर्पित करें।',
        'मोदक या लड्डू का भोग लगाएँ।',
        'जितने दिन रहें, सुबह-शाम आरती गाएँ।',
        'विदाई में हाथ पर दही रखें, गीतों के साथ ले जाएँ और बाल्टी या कृत्रिम कुंड में विसर्जित करें।',
      ],
    },
    materials: {
      en: ['Clay image', 'Red cloth', 'Kalash and coconut', 'Durva', 'Red flowers', 'Modak or laddu', 'Lamp'],
      hi: ['मिट्टी की प्रतिमा', 'लाल वस्त्र', 'कलश और नारियल', 'दूर्वा', 'लाल फूल', 'मोदक या लड्डू', 'दीप'],
    },
  },
  {
    festival: 'onam',
    name: { en: 'Pookalam and sadya', hi: 'पूक्कळम और सद्या' },
    description: {
      en: 'A carpet of flowers at the door and a meal for everybody.',
      hi: 'द्वार पर फूलों की रंगोली और सबके लिए भोजन।',
    },
    timing: { en: 'Morning; the meal at midday', hi: 'सुबह; भोजन मध्याह्न में' },
    duration: { en: 'Half a day', hi: 'आधा दिन' },
    steps: {
      en: [
        'Gather flowers and lay the pookalam in rings at the door.',
        'Light the nilavilakku and set a small clay Onathappan beside it.',
        'Give and put on the new clothes, the onakkodi.',
        'Serve the sadya on plantain leaves, guests and elders first.',
        'Sing, swing and play together in the afternoon.',
      ],
      hi: [
        'फूल चुनकर द्वार पर वृत्तों में पूक्कळम सजाएँ।',
        'निलविळक्कु जलाएँ और पास में मिट्टी के ओणत्तप्पन रखें।',
        'नए वस्त्र “ओणक्कोडि” दें और पहनें।',
        'केले के पत्तों पर सद्या परोसें, अतिथियों और बड़ों को पहले।',
        'दोपहर बाद साथ गाएँ, झूलें और खेलें।',
      ],
    },
    materials: {
      en: ['Fresh flowers', 'Lamp', 'Clay Onathappan', 'Plantain leaves', 'New clothes'],
      hi: ['ताज़े फूल', 'दीप', 'मिट्टी के ओणत्तप्पन', 'केले के पत्ते', 'नए वस्त्र'],
    },
  },
  {
    festival: 'anant_chaturdashi',
    name: { en: 'The thread of Ananta', hi: 'अनंत सूत्र' },
    description: {
      en: 'A thread with fourteen knots is blessed and tied.',
      hi: 'चौदह गाँठों वाला सूत्र पूजकर बाँधा जाता है।',
    },
    timing: { en: 'Morning', hi: 'सुबह' },
    duration: { en: '45 minutes', hi: '45 मिनट' },
    steps: {
      en: [
        'Tie fourteen knots in a cotton thread and colour it with turmeric or kumkum.',
        'Set a kalash with a picture of Vishnu on Shesha.',
        'Offer tulsi, flowers, fruit and sweet bread.',
        'Listen to the story of Sushila and Kaundinya.',
        'Tie the thread on the arm and share the food.',
      ],
      hi: [
        'सूती धागे में चौदह गाँठें लगाकर हल्दी या कुमकुम से रँगें।',
        'कलश और शेषशायी विष्णु का चित्र रखें।',
        'तुलसी, फूल, फल और मीठे पुए अर्पित करें।',
        'सुशीला और कौंडिन्य की कथा सुनें।',
        'सूत्र बाँह पर बाँधें और प्रसाद बाँटें।',
      ],
    },
    materials: {
      en: ['Cotton thread', 'Turmeric or kumkum', 'Kalash', 'Tulsi', 'Fruit'],
      hi: ['सूती धागा', 'हल्दी या कुमकुम', 'कलश', 'तुलसी', 'फल'],
    },
  },
];
