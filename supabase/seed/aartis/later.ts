import type { AartiText } from '../words.ts';

/** Hymns that came after the seeds before were given out; the next ones may stand here until these are given out too. */
export const laterHymns: AartiText[] = [
  {
    key: 'shanaishchara-ashtakam',
    title: { en: 'Shanaishchara Ashtakam: Shani Stotra', hi: 'शनैश्चराष्टकम्: शनि स्तोत्र' },
    deity: 'shani',
    language: 'sa',
    festivals: ['shani_jayanti'],
    words: [
      'Sanskrit',
      'Shani Ashtakam',
      'Dasharatha',
      'Saturday',
      'Ten names of Shani',
      'संस्कृत',
      'शनि अष्टक',
      'दशरथकृत',
      'शनिवार',
      'शनि के दस नाम',
    ],
    origin: {
      en: 'Prints give it to the Brahmanda Purana, as spoken by King Dasharatha; the real author and year are not known. Sanskrit, with the ten names that Pippalada said.',
      hi: 'मुद्रित पाठ इसे ब्रह्मांड पुराण का, राजा दशरथ का कहा बताते हैं; वास्तविक रचनाकार और समय ज्ञात नहीं। संस्कृत, पिप्पलाद के कहे दस नामों के साथ।',
    },
    benefits: {
      en: 'By tradition it is said on Saturdays, in the morning or at dusk, with a lamp of sesame oil. It calls the slow planet by his own names, and greets as the Sun’s son him of whom many are afraid.',
      hi: 'परंपरा से इसे शनिवार को, सुबह या साँझ, तिल के तेल के दीप के साथ पढ़ते हैं। यह धीमे ग्रह को उसी के नामों से पुकारता है, और जिससे बहुत लोग डरते हैं उसे सूर्य का पुत्र कहकर प्रणाम करता है।',
    },
    stanzas: [
      {
        text: `कोणोऽन्तको रौद्रयमोऽथ बभ्रुः कृष्णः शनिः पिङ्गलमन्दसौरिः।
नित्यं स्मृतो यो हरते च पीडां तस्मै नमः श्रीरविनन्दनाय॥`,
        meaning: {
          en: 'Kona, Antaka, Raudra, Yama and Babhru, Krishna, Shani, Pingala, Manda, Sauri: who takes trouble away when he is remembered day by day, to him, the Sun’s son, I bow.',
          hi: 'कोण, अंतक, रौद्र, यम और बभ्रु, कृष्ण, शनि, पिंगल, मंद, सौरि: प्रतिदिन स्मरण करने पर जो पीड़ा हर लेते हैं, उन श्री सूर्यपुत्र को नमन है।',
        },
      },
      {
        text: `सुरासुराः किम्पुरुषोरगेन्द्रा गन्धर्वविद्याधरपन्नगाश्च।
पीड्यन्ति सर्वे विषमस्थितेन तस्मै नमः श्रीरविनन्दनाय॥`,
        meaning: {
          en: 'Gods and demons, kimpurushas and lords of serpents, gandharvas, vidyadharas and snakes, all are hard pressed when he stands crosswise: to the Sun’s son I bow.',
          hi: 'देव-असुर, किम्पुरुष, नागराज, गंधर्व, विद्याधर और सर्प, उनके विषम होने पर सब कष्ट पाते हैं: उन सूर्यपुत्र को नमन है।',
        },
      },
      {
        text: `नरा नरेन्द्राः पशवो मृगेन्द्रा वन्याश्च ये कीटपतङ्गभृङ्गाः।
पीड्यन्ति सर्वे विषमस्थितेन तस्मै नमः श्रीरविनन्दनाय॥`,
        meaning: {
          en: 'People and kings, cattle and lions, and what lives in the woods, worms, moths and bees, none is spared when he stands crosswise: to the Sun’s son I bow.',
          hi: 'मनुष्य और राजा, पशु और सिंह, वन के जीव, कीट, पतंगे और भौंरे, उनके विषम होने पर कोई नहीं छूटता: उन सूर्यपुत्र को नमन है।',
        },
      },
      {
        text: `देशाश्च दुर्गाणि वनानि यत्र सेनानिवेशाः पुरपत्तनानि।
पीड्यन्ति सर्वे विषमस्थितेन तस्मै नमः श्रीरविनन्दनाय॥`,
        meaning: {
          en: 'Countries, forts and forests, camps of armies, towns and harbours, all feel it when he stands crosswise: to the Sun’s son I bow.',
          hi: 'देश, दुर्ग और वन, सेनाओं के पड़ाव, नगर और पत्तन, उनके विषम होने का असर सब पर होता है: उन सूर्यपुत्र को नमन है।',
        },
      },
      {
        text: `तिलैर्यवैर्माषगुडान्नदानैर्लोहेन नीलाम्बरदानतो वा।
प्रीणाति मन्त्रैर्निजवासरे च तस्मै नमः श्रीरविनन्दनाय॥`,
        meaning: {
          en: 'Whom sesame, barley, urad, jaggery and food given away please, or iron, or a blue cloth that is given, and mantras on his own day: to the Sun’s son I bow.',
          hi: 'तिल, जौ, उड़द, गुड़ और अन्न के दान से, लोहे या नीले वस्त्र के दान से, और अपने दिन मंत्रों से जो प्रसन्न होते हैं: उन सूर्यपुत्र को नमन है।',
        },
      },
      {
        text: `प्रयागकूले यमुनातटे च सरस्वतीपुण्यजले गुहायाम्।
यो योगिनां ध्यानगतोऽपि सूक्ष्मस्तस्मै नमः श्रीरविनन्दनाय॥`,
        meaning: {
          en: 'Who, subtle as he is, comes into the meditation of yogis on the bank at Prayag, on the shore of the Yamuna, by the holy water of the Saraswati, in a cave: to the Sun’s son I bow.',
          hi: 'जो सूक्ष्म होकर भी प्रयाग के तट पर, यमुना के किनारे, सरस्वती के पुण्य जल पर और गुफा में योगियों के ध्यान में आते हैं: उन सूर्यपुत्र को नमन है।',
        },
      },
      {
        text: `अन्यप्रदेशात्स्वगृहं प्रविष्टस्तदीयवारे स नरः सुखी स्यात्।
गृहाद्गतो यो न पुनः प्रयाति तस्मै नमः श्रीरविनन्दनाय॥`,
        meaning: {
          en: 'Who comes home from another land on his day is happy, and who has left the house on it need not set out again: to the Sun’s son I bow.',
          hi: 'जो परदेश से उनके वार को अपने घर में प्रवेश करे वह सुखी होता है, और जो उस दिन घर से निकले उसे फिर जाना नहीं पड़ता: उन सूर्यपुत्र को नमन है।',
        },
      },
      {
        text: `स्रष्टा स्वयम्भूर्भुवनत्रयस्य त्राता हरीशो हरते पिनाकी।
एकस्त्रिधा ऋग्यजुःसाममूर्तिस्तस्मै नमः श्रीरविनन्दनाय॥`,
        meaning: {
          en: 'The self-born who makes the three worlds, Hari the lord who keeps them, the bearer of the Pinaka bow who takes them back: one in three, whose form is Rik, Yajus and Saman: to the Sun’s son I bow.',
          hi: 'तीनों लोकों के रचने वाले स्वयंभू, पालने वाले हरि, समेटने वाले पिनाकी: जो एक होकर तीन हैं, ऋक्, यजुः और साम जिनके रूप हैं: उन सूर्यपुत्र को नमन है।',
        },
      },
      {
        text: `शन्यष्टकं यः प्रयतः प्रभाते नित्यं सुपुत्रैः पशुबान्धवैश्च।
पठेत्तु सौख्यं भुवि भोगयुक्तः प्राप्नोति निर्वाणपदं तदन्ते॥`,
        meaning: {
          en: 'Who reads these eight verses of Shani each morning with a collected mind, it is said, is glad on earth with good children, cattle and kin, and reaches the place of peace at the end.',
          hi: 'जो संयत मन से प्रतिदिन सवेरे यह शनि-अष्टक पढ़े, कहा है कि वह अच्छी संतान, पशु और बंधुओं के साथ पृथ्वी पर सुख पाता है और अंत में निर्वाण-पद।',
        },
      },
      {
        text: `कोणस्थः पिङ्गलो बभ्रुः कृष्णो रौद्रोऽन्तको यमः।
सौरिः शनैश्चरो मन्दः पिप्पलादेन संस्तुतः॥`,
        meaning: {
          en: 'He who stands in the corner, the tawny, the brown, the dark, the fierce, the ender, the restrainer, the Sun’s son, the slow-goer, the gentle: so Pippalada praised him.',
          hi: 'कोणस्थ, पिंगल, बभ्रु, कृष्ण, रौद्र, अंतक, यम, सौरि, शनैश्चर, मंद: पिप्पलाद ने इन नामों से उनकी स्तुति की।',
        },
      },
      {
        text: `एतानि दश नामानि प्रातरुत्थाय यः पठेत्।
शनैश्चरकृता पीडा न कदाचिद्भविष्यति॥`,
        meaning: {
          en: 'Who rises in the morning and says these ten names has, as the verse puts it, no trouble from Shani at any time.',
          hi: 'जो सवेरे उठकर ये दस नाम पढ़े, श्लोक के अनुसार उसे शनैश्चर से कभी पीड़ा नहीं होती।',
        },
      },
    ],
  },
];
