import type { Verse } from './puja-guide.ts';

/**
 * Traditional verses that several guides say, each in one spelling. Only what is the same in the prints: a verse of which
 * there are several readings in use is left out, and the guide has the plain salutation (ॐ … नमः) in its place.
 */

/** ॐ … नमः: a salutation by name. */
export function salutation(text: string, en: string, hi: string): Verse {
  return { text, language: 'sa', meaning: { en, hi } };
}

export const sipping: Verse = {
  text: 'ॐ केशवाय नमः।\nॐ नारायणाय नमः।\nॐ माधवाय नमः।',
  language: 'sa',
  meaning: {
    en: 'Salutations to Keshava, to Narayana, to Madhava: three names of Vishnu, one with each sip.',
    hi: 'केशव, नारायण और माधव को प्रणाम: विष्णु के तीन नाम, हर आचमन के साथ एक।',
  },
};

export const purifying: Verse = {
  text: 'ॐ अपवित्रः पवित्रो वा सर्वावस्थां गतोऽपि वा।\nयः स्मरेत् पुण्डरीकाक्षं स बाह्याभ्यन्तरः शुचिः॥',
  language: 'sa',
  meaning: {
    en: 'Pure or not, in whatever state one is: who remembers the lotus-eyed one is clean without and within.',
    hi: 'पवित्र हो या अपवित्र, जिस भी अवस्था में हो: जो कमलनयन भगवान का स्मरण करता है, वह बाहर और भीतर से शुद्ध है।',
  },
};

export const lamp: Verse = {
  text: 'दीपज्योतिः परं ब्रह्म दीपज्योतिर्जनार्दनः।\nदीपो हरतु मे पापं दीपज्योतिर्नमोऽस्तु ते॥',
  language: 'sa',
  meaning: {
    en: 'The light of the lamp is the highest, the light of the lamp is Vishnu. May it take away what I have done wrong; light of the lamp, I bow to you.',
    hi: 'दीप की ज्योति परब्रह्म है, दीप की ज्योति जनार्दन है। दीप मेरे दोष हरे; हे दीपज्योति, आपको प्रणाम।',
  },
};

export const ganesha: Verse = {
  text: 'वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ।\nनिर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा॥',
  language: 'sa',
  meaning: {
    en: 'You of the curved trunk and the great body, bright as ten million suns: make all my undertakings free of hindrance, always.',
    hi: 'टेढ़ी सूँड़ और विशाल शरीर वाले, करोड़ों सूर्यों जैसे तेजस्वी देव: मेरे सब काम सदा निर्विघ्न करें।',
  },
};

export const ganeshaName = salutation('ॐ गं गणपतये नमः।', 'Salutations to Ganapati.', 'गणपति को प्रणाम।');

export const rivers: Verse = {
  text: 'गङ्गे च यमुने चैव गोदावरि सरस्वति।\nनर्मदे सिन्धु कावेरि जलेऽस्मिन् सन्निधिं कुरु॥',
  language: 'sa',
  meaning: {
    en: 'Ganga, Yamuna, Godavari, Saraswati, Narmada, Sindhu, Kaveri: be present in this water.',
    hi: 'गंगा, यमुना, गोदावरी, सरस्वती, नर्मदा, सिंधु, कावेरी: इस जल में विराजें।',
  },
};

export const kalash: Verse = {
  text: 'कलशस्य मुखे विष्णुः कण्ठे रुद्रः समाश्रितः।\nमूले तत्र स्थितो ब्रह्मा मध्ये मातृगणाः स्मृताः॥',
  language: 'sa',
  meaning: {
    en: 'Vishnu is at the mouth of the kalash, Rudra at its neck, Brahma at its base, and the Mothers in the middle.',
    hi: 'कलश के मुख में विष्णु, कंठ में रुद्र, मूल में ब्रह्मा और मध्य में मातृगण माने गए हैं।',
  },
};

export const vishnu: Verse = {
  text: 'शान्ताकारं भुजगशयनं पद्मनाभं सुरेशं\nविश्वाधारं गगनसदृशं मेघवर्णं शुभाङ्गम्।\nलक्ष्मीकान्तं कमलनयनं योगिभिर्ध्यानगम्यं\nवन्दे विष्णुं भवभयहरं सर्वलोकैकनाथम्॥',
  language: 'sa',
  meaning: {
    en: 'I bow to Vishnu, calm, resting on the serpent, lotus-naveled, lord of the gods; support of the world, wide as the sky, cloud-coloured, fair of limb; Lakshmi’s beloved, lotus-eyed, reached by yogis in meditation, who takes away the fear of becoming, the one lord of all worlds.',
    hi: 'शांत स्वरूप, शेष पर शयन करने वाले, कमलनाभ, देवों के स्वामी; विश्व के आधार, आकाश जैसे व्यापक, मेघवर्ण, सुंदर अंगों वाले; लक्ष्मी के प्रिय, कमलनयन, योगियों को ध्यान में मिलने वाले, संसार का भय हरने वाले, सब लोकों के एक नाथ विष्णु को प्रणाम।',
  },
};

export const vasudeva = salutation(
  'ॐ नमो भगवते वासुदेवाय।',
  'Salutations to the Lord Vasudeva.',
  'भगवान वासुदेव को प्रणाम।',
);

export const narayana = salutation('ॐ नमो नारायणाय।', 'Salutations to Narayana.', 'नारायण को प्रणाम।');

export const shiva = salutation('ॐ नमः शिवाय।', 'Salutations to Shiva.', 'शिव को प्रणाम।');

export const mrityunjaya: Verse = {
  text: 'ॐ त्र्यम्बकं यजामहे सुगन्धिं पुष्टिवर्धनम्।\nउर्वारुकमिव बन्धनान्मृत्योर्मुक्षीय माऽमृतात्॥',
  language: 'sa',
  meaning: {
    en: 'We worship the three-eyed one, fragrant, who makes all thrive. As a ripe cucumber leaves its stalk, may I be freed from death, not from the deathless.',
    hi: 'हम सुगंधित, पुष्टि बढ़ाने वाले त्रिनेत्र शिव की उपासना करते हैं। जैसे पकी ककड़ी डंठल से छूटती है, वैसे मैं मृत्यु से छूटूँ, अमृत से नहीं।',
  },
};

export const camphor: Verse = {
  text: 'कर्पूरगौरं करुणावतारं संसारसारं भुजगेन्द्रहारम्।\nसदा वसन्तं हृदयारविन्दे भवं भवानीसहितं नमामि॥',
  language: 'sa',
  meaning: {
    en: 'White as camphor, compassion itself, essence of the world, garlanded with the king of serpents, dwelling always in the lotus of the heart: to Shiva with Bhavani I bow.',
    hi: 'कपूर जैसे गौर, करुणा के अवतार, संसार के सार, नागराज का हार पहने, हृदय-कमल में सदा बसने वाले भवानी सहित शिव को प्रणाम।',
  },
};

export const devi: Verse = {
  text: 'सर्वमङ्गलमाङ्गल्ये शिवे सर्वार्थसाधिके।\nशरण्ये त्र्यम्बके गौरि नारायणि नमोऽस्तु ते॥',
  language: 'sa',
  meaning: {
    en: 'Auspiciousness of all that is auspicious, kind one who fulfils every aim, refuge, three-eyed Gauri, Narayani: salutations to you.',
    hi: 'सब मंगलों की मंगल, कल्याणी, सब कार्य साधने वाली, शरण देने वाली, त्रिनेत्री गौरी, नारायणी, आपको प्रणाम।',
  },
};

export const deviInAll: Verse = {
  text: 'या देवी सर्वभूतेषु शक्तिरूपेण संस्थिता।\nनमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥',
  language: 'sa',
  meaning: {
    en: 'To the Devi who stands in all beings as strength: salutations to her, again and again.',
    hi: 'जो देवी सब प्राणियों में शक्ति के रूप में स्थित हैं, उन्हें बारंबार प्रणाम।',
  },
};

export const durgaName = salutation('ॐ दुं दुर्गायै नमः।', 'Salutations to Durga.', 'दुर्गा को प्रणाम।');
export const gauriName = salutation('ॐ गौर्यै नमः।', 'Salutations to Gauri.', 'गौरी को प्रणाम।');
export const umaMaheshvara = salutation(
  'ॐ उमामहेश्वराभ्यां नमः।',
  'Salutations to Uma and Maheshvara together.',
  'उमा और महेश्वर दोनों को प्रणाम।',
);

export const sheetala: Verse = {
  text: 'शीतले त्वं जगन्माता शीतले त्वं जगत्पिता।\nशीतले त्वं जगद्धात्री शीतलायै नमो नमः॥',
  language: 'sa',
  meaning: {
    en: 'Sheetala, you are mother of the world, you are its father, you are its nurse: salutations to Sheetala, again and again.',
    hi: 'हे शीतला, आप जगत की माता हैं, आप जगत के पिता हैं, आप जगत को धारण करने वाली हैं: शीतला को बारंबार प्रणाम।',
  },
};

export const sheetalaName = salutation('ॐ शीतलायै नमः।', 'Salutations to Sheetala.', 'शीतला माता को प्रणाम।');
export const gangaName = salutation('ॐ गङ्गायै नमः।', 'Salutations to Ganga.', 'गंगा जी को प्रणाम।');

export const lakshmi: Verse = {
  text: 'नमस्तेऽस्तु महामाये श्रीपीठे सुरपूजिते।\nशङ्खचक्रगदाहस्ते महालक्ष्मि नमोऽस्तु ते॥',
  language: 'sa',
  meaning: {
    en: 'Salutations to you, great power, enthroned in splendour, whom the gods worship, who hold conch, discus and mace: Mahalakshmi, I bow to you.',
    hi: 'हे महामाया, श्रीपीठ पर विराजी, देवों से पूजित, शंख, चक्र और गदा धारण करने वाली महालक्ष्मी, आपको प्रणाम।',
  },
};

export const lakshmiName = salutation('ॐ महालक्ष्म्यै नमः।', 'Salutations to Mahalakshmi.', 'महालक्ष्मी को प्रणाम।');
export const sunName = salutation('ॐ सूर्याय नमः।', 'Salutations to the Sun.', 'सूर्य को प्रणाम।');
export const moonName = salutation('ॐ चन्द्राय नमः।', 'Salutations to the Moon.', 'चंद्रमा को प्रणाम।');

export const sun: Verse = {
  text: 'जपाकुसुमसङ्काशं काश्यपेयं महाद्युतिम्।\nतमोऽरिं सर्वपापघ्नं प्रणतोऽस्मि दिवाकरम्॥',
  language: 'sa',
  meaning: {
    en: 'Red as a hibiscus, son of Kashyapa, of great light, enemy of darkness, who takes away all wrong: I bow to the maker of day.',
    hi: 'गुड़हल के फूल जैसे लाल, कश्यप के पुत्र, महातेजस्वी, अंधकार के शत्रु, सब दोष हरने वाले दिवाकर को प्रणाम।',
  },
};

export const gayatri: Verse = {
  text: 'ॐ भूर्भुवः स्वः।\nतत्सवितुर्वरेण्यं भर्गो देवस्य धीमहि।\nधियो यो नः प्रचोदयात्॥',
  language: 'sa',
  meaning: {
    en: 'Earth, air, heaven. We meditate on that adorable light of the divine Savitri; may it quicken our thoughts.',
    hi: 'पृथ्वी, अंतरिक्ष, स्वर्ग। हम सविता देव के उस श्रेष्ठ तेज का ध्यान करते हैं; वह हमारी बुद्धि को प्रेरित करे।',
  },
};

export const saraswati: Verse = {
  text: 'या कुन्देन्दुतुषारहारधवला या शुभ्रवस्त्रावृता\nया वीणावरदण्डमण्डितकरा या श्वेतपद्मासना।\nया ब्रह्माच्युतशङ्करप्रभृतिभिर्देवैः सदा वन्दिता\nसा मां पातु सरस्वती भगवती निःशेषजाड्यापहा॥',
  language: 'sa',
  meaning: {
    en: 'White as jasmine, moon and snow, clad in white, the vina in her hands, seated on a white lotus, always honoured by Brahma, Vishnu, Shiva and all gods: may Saraswati, who removes all dullness, protect me.',
    hi: 'कुंद, चंद्र और हिम-हार जैसी उज्ज्वल, श्वेत वस्त्र पहने, वीणा से शोभित हाथों वाली, श्वेत कमल पर विराजी, ब्रह्मा, विष्णु, शंकर आदि देवों से सदा वंदित, सारी जड़ता हरने वाली भगवती सरस्वती मेरी रक्षा करें।',
  },
};

export const learning: Verse = {
  text: 'सरस्वति नमस्तुभ्यं वरदे कामरूपिणि।\nविद्यारम्भं करिष्यामि सिद्धिर्भवतु मे सदा॥',
  language: 'sa',
  meaning: {
    en: 'Saraswati, giver of boons, I bow to you. I begin to learn; may I always succeed.',
    hi: 'वर देने वाली सरस्वती, आपको प्रणाम। विद्या का आरंभ होता है; मुझे सदा सफलता मिले।',
  },
};

export const guru: Verse = {
  text: 'गुरुर्ब्रह्मा गुरुर्विष्णुर्गुरुर्देवो महेश्वरः।\nगुरुः साक्षात् परं ब्रह्म तस्मै श्रीगुरवे नमः॥',
  language: 'sa',
  meaning: {
    en: 'The teacher is Brahma, Vishnu and Maheshvara; the teacher is the highest itself. To that teacher I bow.',
    hi: 'गुरु ब्रह्मा हैं, गुरु विष्णु हैं, गुरु महेश्वर हैं; गुरु साक्षात् परब्रह्म हैं। उन श्रीगुरु को प्रणाम।',
  },
};

export const guruLight: Verse = {
  text: 'अज्ञानतिमिरान्धस्य ज्ञानाञ्जनशलाकया।\nचक्षुरुन्मीलितं येन तस्मै श्रीगुरवे नमः॥',
  language: 'sa',
  meaning: {
    en: 'Who opened my eyes, blind with the darkness of not knowing, with the ointment of knowledge: to that teacher I bow.',
    hi: 'अज्ञान के अंधकार से ढकी मेरी आँखों को जिन्होंने ज्ञान के अंजन से खोला, उन श्रीगुरु को प्रणाम।',
  },
};

export const vyasa: Verse = {
  text: 'व्यासाय विष्णुरूपाय व्यासरूपाय विष्णवे।\nनमो वै ब्रह्मनिधये वासिष्ठाय नमो नमः॥',
  language: 'sa',
  meaning: {
    en: 'To Vyasa, who is Vishnu in form, to Vishnu in the form of Vyasa, treasure of the sacred word, of Vasishtha’s line: salutations again and again.',
    hi: 'विष्णु-रूप व्यास को, व्यास-रूप विष्णु को, वेद-निधि, वसिष्ठ के वंशज को बारंबार प्रणाम।',
  },
};

export const krishna: Verse = {
  text: 'वसुदेवसुतं देवं कंसचाणूरमर्दनम्।\nदेवकीपरमानन्दं कृष्णं वन्दे जगद्गुरुम्॥',
  language: 'sa',
  meaning: {
    en: 'Son of Vasudeva, who overcame Kamsa and Chanura, Devaki’s great joy: I bow to Krishna, teacher of the world.',
    hi: 'वसुदेव के पुत्र, कंस और चाणूर का अंत करने वाले, देवकी के परम आनंद, जगद्गुरु कृष्ण को प्रणाम।',
  },
};

export const rama: Verse = {
  text: 'रामाय रामभद्राय रामचन्द्राय वेधसे।\nरघुनाथाय नाथाय सीतायाः पतये नमः॥',
  language: 'sa',
  meaning: {
    en: 'Salutations to Rama, Ramabhadra, Ramachandra, the ordainer, lord of the Raghus, our lord, the husband of Sita.',
    hi: 'राम, रामभद्र, रामचंद्र, विधाता, रघुनाथ, हमारे नाथ, सीता के पति को प्रणाम।',
  },
};

export const hanuman: Verse = {
  text: 'मनोजवं मारुततुल्यवेगं जितेन्द्रियं बुद्धिमतां वरिष्ठम्।\nवातात्मजं वानरयूथमुख्यं श्रीरामदूतं शरणं प्रपद्ये॥',
  language: 'sa',
  meaning: {
    en: 'Quick as the mind, swift as the wind, master of his senses, first among the wise, son of the wind, head of the vanaras: with Rama’s messenger I take refuge.',
    hi: 'मन जैसे गतिमान, वायु जैसे वेगवान, जितेंद्रिय, बुद्धिमानों में श्रेष्ठ, वायुपुत्र, वानर-समूह के प्रमुख श्रीराम-दूत की शरण में हूँ।',
  },
};

export const shani: Verse = {
  text: 'नीलाञ्जनसमाभासं रविपुत्रं यमाग्रजम्।\nछायामार्तण्डसम्भूतं तं नमामि शनैश्चरम्॥',
  language: 'sa',
  meaning: {
    en: 'Dark as blue collyrium, son of the Sun, elder brother of Yama, born of Chhaya and Martanda: I bow to the slow-moving one.',
    hi: 'नीले अंजन जैसी आभा वाले, सूर्यपुत्र, यम के बड़े भाई, छाया और मार्तंड से जन्मे शनैश्चर को प्रणाम।',
  },
};

export const ancestors: Verse = {
  text: 'देवताभ्यः पितृभ्यश्च महायोगिभ्य एव च।\nनमः स्वाहायै स्वधायै नित्यमेव नमो नमः॥',
  language: 'sa',
  meaning: {
    en: 'To the gods, to the ancestors and to the great yogis, to Svaha and to Svadha: salutations, always and again.',
    hi: 'देवताओं, पितरों और महायोगियों को, स्वाहा और स्वधा को, सदा बारंबार प्रणाम।',
  },
};

export const ancestorsName = salutation('ॐ पितृभ्यो नमः।', 'Salutations to the ancestors.', 'पितरों को प्रणाम।');

export const vastu = salutation(
  'ॐ वास्तोष्पतये नमः।',
  'Salutations to the guardian of the dwelling.',
  'वास्तु-देव को प्रणाम।',
);

export const offeringFood: Verse = {
  text: 'ॐ प्राणाय स्वाहा। ॐ अपानाय स्वाहा।\nॐ व्यानाय स्वाहा। ॐ उदानाय स्वाहा।\nॐ समानाय स्वाहा॥',
  language: 'sa',
  meaning: {
    en: 'An offering to each of the five breaths, with which the deity is asked to accept the food.',
    hi: 'पाँचों प्राणों को आहुति: इन शब्दों से भगवान से भोग स्वीकार करने की प्रार्थना की जाती है।',
  },
};

export const forgiveness: Verse = {
  text: 'आवाहनं न जानामि न जानामि विसर्जनम्।\nपूजां चैव न जानामि क्षमस्व परमेश्वर॥\nमन्त्रहीनं क्रियाहीनं भक्तिहीनं सुरेश्वर।\nयत्पूजितं मया देव परिपूर्णं तदस्तु मे॥',
  language: 'sa',
  meaning: {
    en: 'I do not know how to call you, how to bid you farewell, nor how to worship: forgive me. What I offered without the right words, acts or devotion, may it be whole.',
    hi: 'मुझे न आवाहन आता है, न विसर्जन, न पूजा: हे परमेश्वर, क्षमा करें। मंत्र, क्रिया या भक्ति में जो कमी रही, वह पूजा पूर्ण हो।',
  },
};

export const youAreAll: Verse = {
  text: 'त्वमेव माता च पिता त्वमेव त्वमेव बन्धुश्च सखा त्वमेव।\nत्वमेव विद्या द्रविणं त्वमेव त्वमेव सर्वं मम देवदेव॥',
  language: 'sa',
  meaning: {
    en: 'You are mother and father, kin and friend, knowledge and wealth; you are everything to me, god of gods.',
    hi: 'आप ही माता हैं, पिता हैं, बंधु और सखा हैं, विद्या और धन हैं; हे देवों के देव, आप ही मेरे सब कुछ हैं।',
  },
};

export const happiness: Verse = {
  text: 'सर्वे भवन्तु सुखिनः सर्वे सन्तु निरामयाः।\nसर्वे भद्राणि पश्यन्तु मा कश्चिद्दुःखभाग्भवेत्॥',
  language: 'sa',
  meaning: {
    en: 'May all be happy, may all be free of illness, may all see what is good, may nobody suffer.',
    hi: 'सब सुखी हों, सब नीरोग हों, सब मंगल देखें, किसी को दुःख न मिले।',
  },
};

export const peace: Verse = {
  text: 'ॐ शान्तिः शान्तिः शान्तिः॥',
  language: 'sa',
  meaning: { en: 'Peace, peace, peace.', hi: 'शांति, शांति, शांति।' },
};
