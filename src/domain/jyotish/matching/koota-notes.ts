import type { Acceptance, Said } from '../said.ts';
import type { KootaId } from './kootas.ts';

export interface KootaNote {
  says: Said;
  source: string;
  isVerified: boolean;
  agreement: Acceptance;
}

/** What each koota compares, and where the tables in use differ. */
export const kootaNotes: Readonly<Record<KootaId, KootaNote>> = {
  varna: {
    says: {
      en: 'Compares the four varnas of the Moon signs, which stand here for leanings of mind and not for birth. One point where his is not below hers.',
      hi: 'चंद्र राशियों के चार वर्णों की तुलना, जो यहाँ मन के झुकाव हैं, जन्म की जाति नहीं। वर का वर्ण कन्या से नीचे न हो तो एक अंक।',
      hinglish:
        'Chandra rashiyon ke chaar varnon ki tulna, jo yahan mann ke jhukaav hain, janm ki jaati nahin. Var ka varna kanya se neeche na ho to ek ank.',
    },
    source: 'Muhurta Chintamani, chapter 6',
    isVerified: false,
    agreement: 'wide',
  },
  vashya: {
    says: {
      en: 'Compares five kinds of signs by who tends to yield to whom. Three tables of points are in use; the commonest is counted, the others are shown where they differ.',
      hi: 'पाँच प्रकार की राशियों की तुलना कि कौन किसके अनुकूल चलती है। अंकों की तीन तालिकाएँ चलती हैं; सबसे प्रचलित गिनी गई है, अंतर हो तो दूसरी भी दिखाई गई हैं।',
      hinglish:
        'Paanch prakaar ki rashiyon ki tulna ki kaun kiske anukool chalti hai. Ankon ki teen taalikayein chalti hain; sabse prachalit gini gayi hai, antar ho to doosri bhi dikhayi gayi hain.',
    },
    source: 'Muhurta Chintamani, chapter 6; points as almanacs print them',
    isVerified: false,
    agreement: 'disputed',
  },
  tara: {
    says: {
      en: 'Counts from each nakshatra to the other in rounds of nine; the 3rd, 5th and 7th give nothing, each side counts one and a half points.',
      hi: 'दोनों नक्षत्रों से एक-दूसरे तक नौ के चक्र में गिनती; 3रा, 5वाँ और 7वाँ कुछ नहीं देते, हर ओर के डेढ़ अंक।',
      hinglish:
        'Dono nakshatron se ek-doosre tak nau ke chakra mein ginti; 3ra, 5vaan aur 7vaan kuch nahin dete, har or ke dedh ank.',
    },
    source: 'Muhurta Chintamani, chapter 6',
    isVerified: false,
    agreement: 'wide',
  },
  yoni: {
    says: {
      en: 'Compares the animals of the nakshatras: four points for the same, none for the seven pairs held to be natural foes. Two entries of the table differ between prints.',
      hi: 'नक्षत्रों के पशुओं की तुलना: समान पर चार अंक, सात स्वाभाविक विरोधी जोड़ों पर शून्य। तालिका की दो प्रविष्टियाँ छपाई में भिन्न मिलती हैं।',
      hinglish:
        'Nakshatron ke pashuon ki tulna: samaan par chaar ank, saat swabhavik virodhi jodon par shoonya. Taalika ki do pravishtiyan chhapai mein alag milti hain.',
    },
    source: 'Muhurta Chintamani, chapter 6; points as almanacs print them',
    isVerified: false,
    agreement: 'most',
  },
  maitri: {
    says: {
      en: 'Compares the natural friendship of the lords of the two Moon signs, each as the other sees it.',
      hi: 'दोनों चंद्र राशियों के स्वामियों की नैसर्गिक मैत्री, दोनों ओर से।',
      hinglish: 'Dono chandra rashiyon ke swamiyon ki naisargik maitri, dono or se.',
    },
    source: 'Muhurta Chintamani, chapter 6; Brihat Parashara Hora Shastra 3.55',
    isVerified: false,
    agreement: 'most',
  },
  gana: {
    says: {
      en: 'Compares three temperaments of the nakshatras. The names deva, manushya and rakshasa are labels of the tradition and judge nobody.',
      hi: 'नक्षत्रों के तीन स्वभावों की तुलना। देव, मनुष्य और राक्षस परंपरा के नाम हैं, किसी व्यक्ति का निर्णय नहीं।',
      hinglish:
        'Nakshatron ke teen swabhavon ki tulna. Dev, manushya aur rakshas parampara ke naam hain, kisi vyakti ka nirnay nahin.',
    },
    source: 'Muhurta Chintamani, chapter 6',
    isVerified: false,
    agreement: 'most',
  },
  bhakoot: {
    says: {
      en: 'Looks at the distance of the two Moon signs: two and twelve, five and nine, six and eight give nothing, every other gives seven.',
      hi: 'दोनों चंद्र राशियों की दूरी: दो-बारह, पाँच-नौ और छह-आठ कुछ नहीं देतीं, शेष सात अंक देती हैं।',
      hinglish:
        'Dono chandra rashiyon ki doori: do-baarah, paanch-nau aur chhah-aath kuch nahin deti, baaki saat ank deti hain.',
    },
    source: 'Muhurta Chintamani, chapter 6',
    isVerified: false,
    agreement: 'wide',
  },
  nadi: {
    says: {
      en: 'Looks whether the two nakshatras belong to one of three nadis. Eight points where they differ; where they are alike the texts name several exceptions, which are shown.',
      hi: 'देखता है कि दोनों नक्षत्र एक ही नाड़ी के हैं या नहीं। भिन्न हों तो आठ अंक; समान हों तो ग्रंथ कई अपवाद बताते हैं, जो दिखाए गए हैं।',
      hinglish:
        'Dekhta hai ki dono nakshatra ek hi naadi ke hain ya nahin. Alag hon to aath ank; samaan hon to granth kai apvaad batate hain, jo dikhaye gaye hain.',
    },
    source: 'Muhurta Chintamani, chapter 6',
    isVerified: false,
    agreement: 'wide',
  },
};

/** How the sum is read. */
export const totalNote: KootaNote = {
  says: {
    en: 'Custom takes 18 of 36 as enough. The number compares two Moons only; it does not know the two people, and no text says that a marriage hangs on it.',
    hi: 'परंपरा 36 में से 18 को पर्याप्त मानती है। यह संख्या केवल दो चंद्रमाओं की तुलना है; यह दोनों व्यक्तियों को नहीं जानती, और कोई ग्रंथ नहीं कहता कि विवाह इसी पर टिका है।',
    hinglish:
      'Parampara 36 mein se 18 ko kaafi maanti hai. Yeh sankhya sirf do Chandramaon ki tulna hai; yeh dono vyaktiyon ko nahin jaanti, aur koi granth nahin kehta ki vivah isi par tika hai.',
  },
  source: 'Custom of the almanacs',
  isVerified: false,
  agreement: 'most',
};
