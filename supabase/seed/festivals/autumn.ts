import type { FestivalWords } from '../words.ts';

/** From the fortnight of the ancestors to the full moon of Ashvina. */
export const autumnFestivals: FestivalWords[] = [
  {
    rule: 'pitru_paksha',
    name: { en: 'Pitru Paksha begins', hi: 'पितृ पक्ष आरंभ' },
    type: 'Vrat',
    deity: null,
    region: { en: 'All India', hi: 'पूरा भारत' },
    description: {
      en: 'The fortnight from Bhadrapada’s full moon to the new moon, in which families remember their dead. Each is thought of on the tithi of the passing, with water, sesame and a simple meal.',
      hi: 'भाद्रपद पूर्णिमा से अमावस्या तक का पखवाड़ा, जिसमें परिवार अपने दिवंगतों को याद करते हैं। हर एक का स्मरण उनकी पुण्यतिथि पर जल, तिल और सादे भोजन से होता है।',
    },
    significance: {
      en: 'Remembering is what matters: a photograph, a story or a meal given in their name is enough.',
      hi: 'महत्व स्मरण का है: एक चित्र, एक कथा या उनके नाम पर दिया भोजन भी पर्याप्त है।',
    },
  },
  {
    rule: 'jivitputrika',
    name: { en: 'Jivitputrika Vrat (Jitiya)', hi: 'जीवित्पुत्रिका व्रत (जितिया)' },
    type: 'Vrat',
    deity: null,
    region: {
      en: 'Bihar, Jharkhand, eastern Uttar Pradesh, Nepal',
      hi: 'बिहार, झारखंड, पूर्वी उत्तर प्रदेश, नेपाल',
    },
    description: {
      en: 'The eighth of the dark fortnight of Ashvina (Bhadrapada in the amanta reckoning). Mothers pray for their children and hear the story of King Jimutavahana. The fast is long by custom; water and food come first for anybody who is unwell, expecting or nursing.',
      hi: 'आश्विन कृष्ण अष्टमी (अमांत गणना से भाद्रपद)। माताएँ बच्चों के लिए प्रार्थना करती हैं और राजा जीमूतवाहन की कथा सुनती हैं। परंपरा से व्रत लंबा है; अस्वस्थ, गर्भवती या स्तनपान कराने वाली माताओं के लिए जल और आहार पहले हैं।',
    },
    significance: {
      en: 'Jimutavahana offered himself in place of another mother’s child.',
      hi: 'जीमूतवाहन ने किसी और माँ के बच्चे के स्थान पर स्वयं को अर्पित किया।',
    },
  },
  {
    rule: 'sarva_pitru_amavasya',
    name: { en: 'Sarva Pitru Amavasya (Mahalaya)', hi: 'सर्वपितृ अमावस्या (महालया)' },
    type: 'Amavasya',
    deity: null,
    region: { en: 'All India; Mahalaya in Bengal and Odisha', hi: 'पूरा भारत; बंगाल और ओडिशा में महालया' },
    description: {
      en: 'The new moon of Ashvina (Bhadrapada in the amanta reckoning), which ends the fortnight of the ancestors, for all whose day is not known or was missed. In Bengal the recitation of Mahishasura Mardini before dawn opens the season of Durga.',
      hi: 'आश्विन अमावस्या (अमांत गणना से भाद्रपद), जिस पर पितृ पक्ष पूरा होता है, उन सबके लिए जिनकी तिथि ज्ञात नहीं या छूट गई। बंगाल में भोर से पहले महिषासुरमर्दिनी के पाठ से दुर्गा-पूजा की ऋतु आरंभ होती है।',
    },
    significance: {
      en: 'One day for everybody who came before us, known or unknown.',
      hi: 'हमसे पहले आए सब लोगों के लिए एक दिन, चाहे हम उन्हें जानते हों या नहीं।',
    },
  },
  {
    rule: 'sharad_navratri',
    name: { en: 'Sharad Navratri begins', hi: 'शारदीय नवरात्रि आरंभ' },
    type: 'Major',
    deity: 'durga',
    region: { en: 'All India and Nepal', hi: 'पूरा भारत और नेपाल' },
    description: {
      en: 'Ashvina Shukla Pratipada: the kalash is set, barley is sown, and nine nights for the goddess begin. Gujarat dances garba, Bengal prepares Durga Puja, the South arranges dolls in steps (Golu, Bommai Kolu).',
      hi: 'आश्विन शुक्ल प्रतिपदा: घटस्थापना होती है, जौ बोए जाते हैं और देवी की नौ रातें आरंभ होती हैं। गुजरात में गरबा, बंगाल में दुर्गा-पूजा की तैयारी और दक्षिण में गुड़ियों की सीढ़ियाँ (गोलु, बोम्मै कोलु) सजती हैं।',
    },
    significance: {
      en: 'The nine forms of Durga, from Shailputri to Siddhidatri, are remembered one day each.',
      hi: 'दुर्गा के नौ रूपों, शैलपुत्री से सिद्धिदात्री तक, का एक-एक दिन स्मरण होता है।',
    },
  },
  {
    rule: 'maha_saptami',
    name: { en: 'Maha Saptami (Kalaratri)', hi: 'महा सप्तमी (कालरात्रि)' },
    type: 'Major',
    deity: 'durga',
    region: { en: 'West Bengal, Assam, Odisha, Tripura, Bihar', hi: 'पश्चिम बंगाल, असम, ओडिशा, त्रिपुरा, बिहार' },
    description: {
      en: 'Ashvina Shukla Saptami, the first great day of Durga Puja. At dawn nine plants, the nabapatrika or Kola Bou, are bathed, dressed and placed beside Ganesh.',
      hi: 'आश्विन शुक्ल सप्तमी, दुर्गा-पूजा का पहला बड़ा दिन। भोर में नौ पौधों की नवपत्रिका (कोला बोउ) को स्नान कराकर, वस्त्र पहनाकर गणेश के पास स्थापित किया जाता है।',
    },
    significance: {
      en: 'The goddess is welcomed as the life in plants and as a daughter come home.',
      hi: 'देवी का स्वागत वनस्पति के प्राण और घर आई बेटी के रूप में होता है।',
    },
  },
  {
    rule: 'maha_ashtami',
    name: { en: 'Maha Ashtami (Durga Ashtami)', hi: 'महा अष्टमी (दुर्गाष्टमी)' },
    type: 'Major',
    deity: 'durga',
    region: { en: 'All India and Nepal', hi: 'पूरा भारत और नेपाल' },
    description: {
      en: 'Ashvina Shukla Ashtami. Pushpanjali is offered in the morning, the Sandhi Puja at the meeting of the eighth and ninth tithi lights a hundred and eight lamps, and many homes invite young girls to a meal.',
      hi: 'आश्विन शुक्ल अष्टमी। सुबह पुष्पांजलि दी जाती है, अष्टमी और नवमी की संधि पर संधि-पूजा में एक सौ आठ दीप जलते हैं और बहुत से घरों में कन्याओं को भोजन कराया जाता है।',
    },
    significance: {
      en: 'Strength joined with care is honoured in Durga and in every girl of the house.',
      hi: 'दुर्गा में और घर की हर बेटी में करुणा से जुड़ी शक्ति का सम्मान होता है।',
    },
  },
  {
    rule: 'maha_navami',
    name: { en: 'Maha Navami', hi: 'महा नवमी' },
    type: 'Major',
    deity: 'durga',
    region: { en: 'All India and Nepal', hi: 'पूरा भारत और नेपाल' },
    description: {
      en: 'Ashvina Shukla Navami, the ninth day of Sharad Navratri, with havan and Kanya Pujan. In the South it is the day of Ayudha and Saraswati Puja, when books and tools rest before the goddess.',
      hi: 'आश्विन शुक्ल नवमी, शारदीय नवरात्रि का नौवाँ दिन, हवन और कन्या-पूजन के साथ। दक्षिण में यह आयुध और सरस्वती पूजा का दिन है, जब पुस्तकें और औज़ार देवी के सामने विश्राम करते हैं।',
    },
    significance: {
      en: 'The days of effort come to rest and thanks are given.',
      hi: 'साधना के दिन पूरे होते हैं और आभार माना जाता है।',
    },
  },
  {
    rule: 'dussehra',
    name: { en: 'Dussehra (Vijayadashami)', hi: 'दशहरा (विजयादशमी)' },
    type: 'Major',
    deity: 'ram',
    region: { en: 'All India and Nepal', hi: 'पूरा भारत और नेपाल' },
    description: {
      en: 'Ashvina Shukla Dashami, in the afternoon hours. The North burns the effigies of Ravana after the Ramlila, Bengal sends Durga home with sindur khela, Mysuru rides in procession, and Maharashtra exchanges apta leaves.',
      hi: 'आश्विन शुक्ल दशमी, अपराह्न काल में। उत्तर में रामलीला के बाद रावण-दहन होता है, बंगाल सिंदूर-खेला के साथ दुर्गा को विदा करता है, मैसूरु में जंबू सवारी निकलती है और महाराष्ट्र में आपटा के पत्ते बाँटे जाते हैं।',
    },
    significance: {
      en: 'The victory of Ram and of Durga: what is right may take long, and it is worth the patience. Letters, tools and journeys are begun.',
      hi: 'राम और दुर्गा की विजय: सत्य की राह लंबी हो सकती है, पर धैर्य सार्थक है। इस दिन विद्या, काम और यात्रा का आरंभ किया जाता है।',
    },
  },
  {
    rule: 'durga_visarjan',
    name: { en: 'Durga Visarjan (Vijaya Dashami in Bengal)', hi: 'दुर्गा विसर्जन (बंगाल की विजया दशमी)' },
    type: 'Regional',
    deity: 'durga',
    region: { en: 'West Bengal, Assam, Odisha, Tripura', hi: 'पश्चिम बंगाल, असम, ओडिशा, त्रिपुरा' },
    description: {
      en: 'Ashvina Shukla Dashami, Vijayadashami, the end of Durga Puja. After sindur khela and sweets the goddess is taken to the water with drums, and people embrace with Shubho Bijoya.',
      hi: 'आश्विन शुक्ल दशमी, विजयादशमी, दुर्गा-पूजा की पूर्णता। सिंदूर-खेला और मिठाई के बाद देवी को ढाक के साथ जल तक ले जाया जाता है और लोग “शुभो बिजोया” कहकर गले मिलते हैं।',
    },
    significance: {
      en: 'The daughter goes back to Kailash and is asked to come again next year.',
      hi: 'बेटी कैलास लौटती है और अगले वर्ष फिर आने का निमंत्रण पाती है।',
    },
  },
  {
    rule: 'sharad_purnima',
    name: { en: 'Sharad Purnima (Kojagari)', hi: 'शरद पूर्णिमा (कोजागरी)' },
    type: 'Purnima',
    deity: 'lakshmi',
    region: { en: 'North, West and East India', hi: 'उत्तर, पश्चिम और पूर्व भारत' },
    description: {
      en: 'The full moon of Ashvina, the clearest of the year after the rains. Kheer is set in the moonlight and eaten together; Bengal, Odisha and Mithila worship Lakshmi that night, and Braj remembers the Raas.',
      hi: 'आश्विन पूर्णिमा, वर्षा के बाद वर्ष का सबसे निर्मल चाँद। चाँदनी में खीर रखकर मिलकर खाई जाती है; बंगाल, ओडिशा और मिथिला में लक्ष्मी-पूजा होती है और ब्रज में रास का स्मरण।',
    },
    significance: {
      en: '“Who is awake?” asks Lakshmi in the story: a night to sit together under the moon.',
      hi: 'कथा में लक्ष्मी पूछती हैं, “को जागर्ति?” (कौन जाग रहा है?)। यह चाँद तले साथ बैठने की रात है।',
    },
  },
  {
    rule: 'valmiki_jayanti',
    name: { en: 'Valmiki Jayanti', hi: 'वाल्मीकि जयंती' },
    type: 'Jayanti',
    deity: null,
    region: { en: 'North India', hi: 'उत्तर भारत' },
    description: {
      en: 'The full moon of Ashvina, birthday of Valmiki, the first poet, who composed the Ramayana in Sanskrit. Processions carry his image, and the Ramayana is read.',
      hi: 'आश्विन पूर्णिमा, आदिकवि वाल्मीकि का जन्मदिन, जिन्होंने संस्कृत में रामायण रची। शोभायात्राएँ निकलती हैं और रामायण पढ़ी जाती है।',
    },
    significance: {
      en: 'His first verse came from pity for a bird; poetry begins in compassion.',
      hi: 'उनका पहला श्लोक एक पक्षी के प्रति करुणा से निकला; कविता का आरंभ करुणा है।',
    },
  },
  {
    rule: 'meerabai_jayanti',
    name: { en: 'Meerabai Jayanti', hi: 'मीराबाई जयंती' },
    type: 'Jayanti',
    deity: 'krishna',
    region: { en: 'Rajasthan and North India', hi: 'राजस्थान और उत्तर भारत' },
    description: {
      en: 'The full moon of Ashvina, kept as the birthday of Meera of Merta. Her songs to Giridhar are sung at Chittor, Merta and Vrindavan.',
      hi: 'आश्विन पूर्णिमा, जो मेड़ता की मीरा का जन्मदिन मानी जाती है। चित्तौड़, मेड़ता और वृंदावन में गिरिधर के लिए उनके पद गाए जाते हैं।',
    },
    significance: {
      en: 'A princess who followed her own song, and whose words need no court.',
      hi: 'एक राजकुमारी, जो अपने गीत की राह चलीं और जिनके शब्दों को किसी दरबार की आवश्यकता नहीं।',
    },
  },
];
