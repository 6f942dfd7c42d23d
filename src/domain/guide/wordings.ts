import type { Agreement, Basis, Verdict } from '#domain/vaastu/types.ts';
import type { FacingSubject } from './facings.ts';
import type { Saying } from './say.ts';
import type { Relation } from './understanding.ts';

/** Every sentence of the guide that is not a rule. Values come in the language of the answer already. */

export const footer: Saying = {
  en: '_Disha’s built-in guide._',
  hi: '_दिशा की अपनी गाइड।_',
  hinglish: '_Disha ki built-in guide._',
};

/** The nearest topics, where none is near enough to be told. */
export function didYouMean(names: string): Saying {
  return {
    en: `I am not sure that I understand, so I would rather not guess. Did you mean ${names}?`,
    hi: `मुझे यक़ीन नहीं कि मैं समझी, इसलिए अंदाज़ा नहीं लगाती। क्या आप यह पूछ रहे हैं: ${names}?`,
    hinglish: `Mujhe yakeen nahi ki main samjhi, isliye andaza nahi lagati. Kya aap yeh pooch rahe hain: ${names}?`,
  };
}

/** After what tradition looks at in a chart. */
export const withBirth: Saying = {
  en: 'Tell me the **date, time and place of birth** and I show what stands in that chart.',
  hi: '**जन्म की तारीख़, समय और स्थान** बताएँ तो मैं दिखाऊँगी कि उस कुंडली में क्या है।',
  hinglish: '**Janm ki tareekh, samay aur jagah** batayein to main dikhaungi ki us kundli me kya hai.',
};

export const care: Saying = {
  en: 'Traditional guidance, not science or a promise. For health, money, law or safety please ask a qualified person.',
  hi: 'यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं। स्वास्थ्य, धन, क़ानून या सुरक्षा के लिए किसी योग्य व्यक्ति से पूछें।',
  hinglish:
    'Yeh paramparik margdarshan hai, vigyan ya vaada nahi. Swasthya, dhan, kanoon ya suraksha ke liye kisi yogya vyakti se poochhein.',
};

export const crisis: Saying = {
  en: '**You matter, and you do not have to carry this alone.** Please talk to someone now: **Tele-MANAS 14416** (free, day and night, in many Indian languages). If you or somebody else is in danger, call **112**. If you can, tell a person you trust how you feel and stay near them.\n\nNothing about a house or a horoscope decides this. We can talk about other things whenever you like.',
  hi: '**आपका होना मायने रखता है, और यह सब आपको अकेले नहीं सहना है।** कृपया अभी किसी से बात करें: **टेली-मानस 14416** (निःशुल्क, दिन-रात, कई भारतीय भाषाओं में)। आप या कोई और ख़तरे में हो तो **112** पर फ़ोन करें। हो सके तो किसी भरोसेमंद व्यक्ति को अपने मन की बात बताएँ और उनके पास रहें।\n\nयह किसी घर या कुंडली से तय नहीं होता। बाक़ी बातें हम जब आप चाहें, कर सकते हैं।',
  hinglish:
    '**Aapka hona maayne rakhta hai, aur yeh sab aapko akele nahi sehna hai.** Kripya abhi kisi se baat karein: **Tele-MANAS 14416** (free, din-raat, kai bharatiya bhashaon mein). Aap ya koi aur khatre mein ho to **112** par phone karein. Ho sake to kisi bharose ke vyakti ko apne mann ki baat batayein aur unke paas rahein.\n\nYeh kisi ghar ya kundli se tay nahi hota. Baaki baatein hum jab aap chahein, kar sakte hain.',
};

export const greeting: Saying = {
  en: 'Namaste! I can answer questions about vaastu: rooms and directions, the main door, water, sleep, trees and more. Try: “Is a kitchen in the south-west fine?”',
  hi: 'नमस्ते! मैं वास्तु के सवालों के जवाब देती हूँ: कमरे और दिशाएँ, मुख्य द्वार, पानी, सोने की दिशा, पेड़ और भी बहुत कुछ। ऐसे पूछें: “क्या दक्षिण-पश्चिम में रसोई ठीक है?”',
  hinglish:
    'Namaste! Main vaastu ke sawalon ke jawab deti hoon: kamre aur dishayein, main door, paani, sone ki disha, ped aur bhi bahut kuch. Aise poochhein: “Kya south-west me kitchen theek hai?”',
};

export const thanks: Saying = {
  en: 'You are welcome. Ask whenever you like.',
  hi: 'ख़ुशी हुई। जब चाहें, पूछें।',
  hinglish: 'Khushi hui. Jab chahein, poochhein.',
};

export const aboutGuide: Saying = {
  en: 'I am the built-in guide of Disha, a program and not a person. I read questions in English, Hindi and Hinglish and answer from a table of vaastu rules, with sources. What the table does not hold, I do not know, and I say so.',
  hi: 'मैं दिशा की अपनी गाइड हूँ: एक प्रोग्राम, कोई व्यक्ति नहीं। मैं हिन्दी, अंग्रेज़ी और हिंग्लिश में सवाल समझती हूँ और वास्तु नियमों की तालिका से, स्रोतों के साथ, जवाब देती हूँ। जो तालिका में नहीं है, वह मुझे नहीं पता, और मैं यह साफ़ कह देती हूँ।',
  hinglish:
    'Main Disha ki built-in guide hoon: ek program, koi vyakti nahi. Main Hindi, English aur Hinglish sawal samajhti hoon aur vaastu niyamon ki table se, sources ke saath, jawab deti hoon. Jo table me nahi hai, woh mujhe nahi pata, aur main yeh saaf keh deti hoon.',
};

export const injection: Saying = {
  en: 'I answer only from my table of vaastu rules, and nothing in a message changes that. Ask me about a room, a door or a direction.',
  hi: 'मैं केवल वास्तु नियमों की अपनी तालिका से जवाब देती हूँ; संदेश में लिखी कोई बात इसे नहीं बदलती। किसी कमरे, द्वार या दिशा के बारे में पूछें।',
  hinglish:
    'Main sirf apni vaastu niyamon ki table se jawab deti hoon; message me likhi koi baat ise nahi badalti. Kisi kamre, door ya disha ke baare me poochhein.',
};

export const offTopic: Saying = {
  en: 'I do not know this one. I answer questions about vaastu: which room belongs in which direction, the place of the main door, sleep, water, trees. Please ask with a room and a direction, for example “toilet in the north-east”.',
  hi: 'यह मुझे नहीं पता। मैं वास्तु के सवालों के जवाब देती हूँ: कौन सा कमरा किस दिशा में हो, मुख्य द्वार का स्थान, सोने की दिशा, पानी, पेड़। कृपया कमरा और दिशा लिखकर पूछें, जैसे “उत्तर-पूर्व में शौचालय”।',
  hinglish:
    'Yeh mujhe nahi pata. Main vaastu ke sawalon ke jawab deti hoon: kaunsa kamra kis disha me ho, main door ki jagah, sone ki disha, paani, ped. Kripya kamra aur disha likhkar poochhein, jaise “north-east me toilet”.',
};

export const astrology: Saying = {
  en: 'I do not read horoscopes, charts or stones: as the built-in guide I have no verified rules for them and I do not guess. I can answer vaastu questions with their sources.',
  hi: 'मैं राशिफल, कुंडली या रत्न नहीं बताती: मेरे पास इनके जाँचे हुए नियम नहीं हैं, और मैं अंदाज़ा नहीं लगाती। वास्तु के सवालों के जवाब मैं स्रोतों के साथ दे सकती हूँ।',
  hinglish:
    'Main rashifal, kundli ya ratna nahi batati: mere paas inke jaanche hue niyam nahi hain, aur main andaza nahi lagati. Vaastu ke sawalon ke jawab main sources ke saath de sakti hoon.',
};

export const panchang: Saying = {
  en: 'A tithi, a nakshatra or the day of a festival is computed from the sun and the moon for one day and one place. I have no computed panchang in this answer, so I name no date or hour rather than guess one.',
  hi: 'तिथि, नक्षत्र या त्योहार का दिन सूर्य और चंद्र की गणना से, एक दिन और एक स्थान के लिए निकलता है। इस जवाब में मेरे पास पंचांग की गणना नहीं है, इसलिए मैं अंदाज़े से कोई तारीख़ या समय नहीं बताती।',
  hinglish:
    'Tithi, nakshatra ya tyohar ka din surya aur chandra ki ganana se, ek din aur ek jagah ke liye nikalta hai. Is jawab me mere paas panchang ki ganana nahi hai, isliye main andaze se koi tareekh ya samay nahi batati.',
};

export function muhurta(city: string | undefined): Saying {
  return {
    en: `A muhurat is computed, not guessed: from tithi, weekday, nakshatra, yoga and karana of the day, and from sunrise at your place${city ? ` (${city}, Indian Standard Time, IST)` : ' (times in Indian Standard Time, IST)'}. I have no computed panchang in this answer, so I name no date rather than guess one.`,
    hi: `मुहूर्त गणना से निकलता है, अंदाज़े से नहीं: उस दिन की तिथि, वार, नक्षत्र, योग और करण से, और आपके स्थान के सूर्योदय से${city ? ` (${city}, भारतीय मानक समय, IST)` : ' (समय भारतीय मानक समय, IST में)'}। इस जवाब में मेरे पास पंचांग की गणना नहीं है, इसलिए मैं अंदाज़े से कोई तारीख़ नहीं बताती।`,
    hinglish: `Muhurat ganana se nikalta hai, andaze se nahi: us din ki tithi, vaar, nakshatra, yog aur karan se, aur aapki jagah ke suryoday se${city ? ` (${city}, Indian Standard Time, IST)` : ' (samay Indian Standard Time, IST me)'}. Is jawab me mere paas panchang ki ganana nahi hai, isliye main andaze se koi tareekh nahi batati.`,
  };
}

export const missingMonth: Saying = {
  en: 'the month and year (please confirm)',
  hi: 'महीना और वर्ष (पक्का करें)',
  hinglish: 'mahina aur saal (pakka karein)',
};
export const askMonth: Saying = {
  en: 'Which month and year do you mean exactly?',
  hi: 'कौन सा महीना और वर्ष? कृपया ठीक-ठीक बताएँ।',
  hinglish: 'Kaunsa mahina aur saal? Kripya theek-theek batayein.',
};
export const missingCity: Saying = { en: 'the city', hi: 'शहर', hinglish: 'sheher' };
export const askCity: Saying = {
  en: 'For which city?',
  hi: 'किस शहर के लिए?',
  hinglish: 'Kis sheher ke liye?',
};
export const missingRoom: Saying = {
  en: 'the room and its direction',
  hi: 'कमरा और उसकी दिशा',
  hinglish: 'kamra aur uski disha',
};
export const askRoom: Saying = {
  en: 'Which room is it, and in which direction of the house does it lie?',
  hi: 'कौन सा कमरा है, और वह घर की किस दिशा में है?',
  hinglish: 'Kaunsa kamra hai, aur woh ghar ki kis disha me hai?',
};

export function missingPlace(room: string): Saying {
  return {
    en: `the direction of the ${room} in the house`,
    hi: `घर में दिशा – ${room}`,
    hinglish: `ghar me disha – ${room}`,
  };
}
export function askPlace(room: string): Saying {
  return {
    en: `In which direction of the house, seen from its middle, does the ${room} lie? Tell me and I can judge it.`,
    hi: `घर के बीच से देखने पर ${room} किस दिशा में है? आप बताएँ तो मैं राय दे सकती हूँ।`,
    hinglish: `Ghar ke beech se dekhne par ${room} kis disha me hai? Aap batayein to main rai de sakti hoon.`,
  };
}
export function missingDoor(wall: string | undefined): Saying {
  return wall
    ? {
        en: `door position on the ${wall} wall`,
        hi: `${wall} की दीवार पर द्वार का स्थान`,
        hinglish: `${wall} ki deewar par door ki jagah`,
      }
    : {
        en: 'direction of the main door and its position on the wall',
        hi: 'मुख्य द्वार की दिशा और दीवार पर उसका स्थान',
        hinglish: 'main door ki disha aur deewar par uski jagah',
      };
}
export function askDoor(wall: string | undefined): Saying {
  return wall
    ? {
        en: `Where on the ${wall} wall is the door? Measure how far it is from the end of the wall, or give its angle from the middle of the plan.`,
        hi: `${wall} की दीवार पर द्वार कहाँ है? दीवार के सिरे से उसकी दूरी नापें, या नक़्शे के बीच से उसका कोण बताएँ।`,
        hinglish: `${wall} ki deewar par door kahan hai? Deewar ke sire se uski doori naapein, ya nakshe ke beech se uska angle batayein.`,
      }
    : {
        en: 'On which wall is the main door, and where along that wall?',
        hi: 'मुख्य द्वार किस दीवार पर है, और उस दीवार पर कहाँ?',
        hinglish: 'Main door kis deewar par hai, aur us deewar par kahan?',
      };
}

export function verdictLead(verdict: Verdict): Saying {
  switch (verdict) {
    case 'ideal':
      return { en: 'Yes,', hi: 'हाँ,', hinglish: 'Haan,' };
    case 'acceptable':
      return { en: 'It will do,', hi: 'चलेगा,', hinglish: 'Chalega,' };
    case 'avoid':
      return { en: 'Rather not,', hi: 'हो सके तो नहीं,', hinglish: 'Ho sake to nahi,' };
    case 'severe':
      return { en: 'No,', hi: 'नहीं,', hinglish: 'Nahi,' };
  }
}

export function placed({ room, place }: { room: string; place: string }): Saying {
  return { en: `${room} in the ${place}`, hi: `${place} में ${room}`, hinglish: `${place} me ${room}` };
}

export function padaIs({
  id,
  name,
  wall,
  from,
  to,
}: {
  id: string;
  name: string;
  wall: string;
  from: number;
  to: number;
}): Saying {
  return {
    en: `door at ${id} (${name}), ${from}°–${to}° from north, on the ${wall} wall`,
    hi: `${id} (${name}) पर द्वार, उत्तर से ${from}°–${to}°, ${wall} की दीवार पर`,
    hinglish: `${id} (${name}) par door, north se ${from}°–${to}°, ${wall} ki deewar par`,
  };
}

export function padaViews(classical: 'good' | 'bad', modern: 'good' | 'bad' | 'mixed'): Saying {
  const en = { good: 'good', bad: 'not good', mixed: 'mixed' };
  const hi = { good: 'अच्छा', bad: 'अच्छा नहीं', mixed: 'मिला-जुला' };
  return {
    en: `**Two views.** The old texts: ${en[classical]}; modern charts: ${en[modern]}.`,
    hi: `**दो मत।** पुराने ग्रंथ: ${hi[classical]}; आधुनिक तालिकाएँ: ${hi[modern]}।`,
  };
}

export function goodDoors(wall: string, doors: string): Saying {
  return {
    en: `Good door places on the ${wall} wall: ${doors}.`,
    hi: `${wall} की दीवार पर अच्छे द्वार-पद: ${doors}।`,
    hinglish: `${wall} ki deewar par achhe door pada: ${doors}.`,
  };
}

export function facingLead(place: string): Saying {
  return {
    en: `**A house facing ${place} is not a fault by that alone.** What counts is where the door stands on the wall (its pada).`,
    hi: `**घर का ${place} मुखी होना अपने आप में दोष नहीं है।** असली बात यह है कि द्वार दीवार पर किस स्थान (पद) पर है।`,
    hinglish: `**Ghar ka ${place} facing hona apne aap me dosh nahi hai.** Asli baat yeh hai ki door deewar par kis jagah (pada) par hai.`,
  };
}

const basisNames: Readonly<Record<Basis, Saying>> = {
  classical: { en: 'a classical text', hi: 'शास्त्रीय ग्रंथ', hinglish: 'shastriya granth (classical)' },
  modern: {
    en: 'modern practice, no verse',
    hi: 'आधुनिक चलन, कोई श्लोक नहीं',
    hinglish: 'modern chalan, koi shlok nahi',
  },
  derived: {
    en: 'our own deduction, weak',
    hi: 'हमारा निष्कर्ष, कमज़ोर आधार',
    hinglish: 'hamara nishkarsh, kamzor aadhaar',
  },
};
const agreementNames: Readonly<Record<Agreement, Saying>> = {
  high: {
    en: 'nearly all sources agree',
    hi: 'लगभग सब स्रोत सहमत हैं',
    hinglish: 'lagbhag sab sources sehmat hain',
  },
  medium: {
    en: 'most sources agree, or there are few',
    hi: 'ज़्यादातर स्रोत सहमत हैं, या स्रोत कम हैं',
    hinglish: 'zyadatar sources sehmat hain, ya sources kam hain',
  },
  low: {
    en: 'sources are split or single',
    hi: 'स्रोतों में मतभेद है, या स्रोत एक ही है',
    hinglish: 'sources me matbhed hai, ya source ek hi hai',
  },
};

export function rest(basis: Basis, agreement: Agreement, disputed: boolean): Saying {
  const [b, a] = [basisNames[basis], agreementNames[agreement]];
  return {
    en: `Basis: ${b.en}; ${a.en}${disputed ? '; disputed' : ''}.`,
    hi: `आधार: ${b.hi}; ${a.hi}${disputed ? '; विवादित' : ''}।`,
    hinglish: `Aadhaar: ${b.hinglish}; ${a.hinglish}${disputed ? '; vivadit' : ''}.`,
  };
}

export function agreementOnly(agreement: Agreement): Saying {
  const a = agreementNames[agreement];
  return {
    en: `How far sources agree: ${a.en}.`,
    hi: `सहमति: ${a.hi}।`,
    hinglish: `Sehmati: ${a.hinglish ?? ''}.`,
  };
}

export function twoViews(text: string): Saying {
  return { en: `**Two views.** ${text}`, hi: `**दो मत।** ${text}`, hinglish: `**Do mat.** ${text}` };
}

export function border({
  place,
  a,
  aVerdict,
  b,
  bVerdict,
}: {
  place: string;
  a: string;
  aVerdict: string;
  b: string;
  bVerdict: string;
}): Saying {
  return {
    en: `${place} lies on the border of two directions. ${a}: ${aVerdict}; ${b}: ${bVerdict}. What sources support on both sides counts here, or else the stricter one.`,
    hi: `${place} दो दिशाओं की सीमा पर है। ${a}: ${aVerdict}; ${b}: ${bVerdict}। यहाँ वह मत माना गया है जो दोनों ओर चलता है, नहीं तो ज़्यादा कड़ा।`,
    hinglish: `${place} do dishaon ki seema par hai. ${a}: ${aVerdict}; ${b}: ${bVerdict}. Yahan vah mat maana gaya hai jo dono or chalta hai, nahin to zyada kada.`,
  };
}

export function zoneUse({ place, good, avoid }: { place: string; good: string; avoid: string }): Saying {
  return {
    en: `${place} in the 16-zone practice: good for ${good}; avoid ${avoid}.`,
    hi: `16-ज़ोन पद्धति में ${place}: इनके लिए अच्छा – ${good}; टालें – ${avoid}।`,
    hinglish: `16-zone paddhati me ${place}: inke liye achha – ${within(good)}; taalein – ${within(avoid)}.`,
  };
}

export function zoneIs({
  place,
  from,
  to,
  stands,
}: {
  place: string;
  from: number;
  to: number;
  stands: string;
}): Saying {
  return {
    en: `**${place}** is one of sixteen zones, ${from}°–${to}° from north; it stands for ${stands}.`,
    hi: `**${place}** सोलह ज़ोन में से एक है, उत्तर से ${from}°–${to}°; इसका भाव: ${stands}।`,
    hinglish: `**${place}** solah zones me se ek hai, north se ${from}°–${to}°; iska bhaav: ${within(stands)}.`,
  };
}

export function directionIs({
  place,
  deity,
  planet,
  element,
  stands,
}: {
  place: string;
  deity: string;
  planet: string | undefined;
  element: string;
  stands: string;
}): Saying {
  return {
    en: `**${place}**: deity ${deity}${planet ? `, planet ${planet}` : ''}; element: ${element}. It stands for ${stands}.`,
    hi: `**${place}**: देवता ${deity}${planet ? `, ग्रह ${planet}` : ''}; तत्व: ${element}। इसका भाव: ${stands}।`,
    hinglish: `**${place}**: devta ${deity}${planet ? `, grah ${planet}` : ''}; tatva: ${within(element)}. Iska bhaav: ${within(stands)}.`,
  };
}

export function suits({ good, bad }: { good: string; bad: string }): Saying {
  return {
    en: `${good ? `Suits: ${good}. ` : ''}${bad ? `Keep out: ${bad}.` : ''}`.trim(),
    hi: `${good ? `उपयुक्त: ${good}। ` : ''}${bad ? `न रखें: ${bad}।` : ''}`.trim(),
    hinglish: `${good ? `Upyukt: ${good}. ` : ''}${bad ? `Na rakhein: ${bad}.` : ''}`.trim(),
  };
}

export function inside(text: string): Saying {
  return {
    en: `Also mind: ${text}`,
    hi: `यह भी ध्यान रखें: ${text}`,
    hinglish: `Yeh bhi dhyan rakhein: ${text}`,
  };
}

export function helps(text: string): Saying {
  return { en: `**What helps.** ${text}`, hi: `**क्या करें।** ${text}`, hinglish: `**Kya karein.** ${text}` };
}

export function bestPlaces({ room, ideal, fine }: { room: string; ideal: string; fine: string }): Saying {
  return {
    en: `Places for the ${room}: ${ideal ? `ideal – ${ideal}` : 'no ideal one in the table'}${fine ? `; acceptable – ${fine}` : ''}.`,
    hi: `${room} कहाँ हो: ${ideal ? `उत्तम – ${ideal}` : 'तालिका में कोई उत्तम स्थान नहीं'}${fine ? `; मान्य – ${fine}` : ''}।`,
    hinglish: `${room} kahan ho: ${ideal ? `uttam – ${ideal}` : 'table me koi uttam jagah nahi'}${fine ? `; theek – ${fine}` : ''}.`,
  };
}

export function keepOut({ room, places }: { room: string; places: string }): Saying {
  return {
    en: `Keep the ${room} out of: ${places}.`,
    hi: `${room} यहाँ न रखें: ${places}।`,
    hinglish: `${room} yahan na rakhein: ${places}.`,
  };
}

export function rejected({ room, place, verdict }: { room: string; place: string; verdict: string }): Saying {
  return {
    en: `The place you ruled out, ${place}, would be ${verdict} for the ${room}.`,
    hi: `जो स्थान आपने छोड़ा, ${place}, वहाँ ${room}: ${verdict}।`,
    hinglish: `Jo jagah aapne chhodi, ${place}, wahan ${room}: ${verdict}.`,
  };
}

export const subjects: Readonly<Record<FacingSubject, Saying>> = {
  cook: { en: 'the cook', hi: 'खाना बनाने वाले का मुँह', hinglish: 'khana banane wale ka munh' },
  head: { en: 'the sleeper’s head', hi: 'सोते समय सिर', hinglish: 'sote samay sir' },
  worshipper: { en: 'the worshipper', hi: 'पूजा करने वाले का मुँह', hinglish: 'pooja karne wale ka munh' },
  idol: { en: 'the idol', hi: 'मूर्ति का मुख', hinglish: 'murti ka mukh' },
  reader: {
    en: 'the person at the desk',
    hi: 'मेज़ पर बैठने वाले का मुँह',
    hinglish: 'desk par baithne wale ka munh',
  },
  eater: { en: 'the person eating', hi: 'खाने वाले का मुँह', hinglish: 'khane wale ka munh' },
  seat: {
    en: 'the person on the seat',
    hi: 'सीट पर बैठने वाले का मुँह',
    hinglish: 'seat par baithne wale ka munh',
  },
  owner: {
    en: 'the person in the cabin',
    hi: 'केबिन में बैठने वाले का मुँह',
    hinglish: 'cabin me baithne wale ka munh',
  },
  safe: { en: 'the door of the safe', hi: 'तिजोरी का दरवाज़ा', hinglish: 'tijori ka darwaza' },
  vehicle: { en: 'the vehicle', hi: 'गाड़ी का मुख', hinglish: 'gaadi ka mukh' },
};

export function turned({ name, place }: { name: string; place: string }): Saying {
  return {
    en: `${name} towards ${place}`,
    hi: `${name} ${place} की ओर`,
    hinglish: `${name} ${place} ki taraf`,
  };
}

export function turnBest({ name, best }: { name: string; best: string }): Saying {
  return {
    en: `**Best: ${name} towards ${best}.**`,
    hi: `**सबसे अच्छा: ${name} ${best} की ओर।**`,
    hinglish: `**Sabse achha: ${name} ${best} ki taraf.**`,
  };
}

export function partOfRoom({ place, room }: { place: string; room: string | undefined }): Saying {
  return {
    en: `I take ${place} as a part of ${room ? `the ${room}` : 'that room'}, not of the house, so no rule about the place of the room applies to it.`,
    hi: `${place} को मैं ${room ? `कमरे (${room})` : 'उस कमरे'} का भाग मानती हूँ, घर का नहीं; इसलिए कमरे के स्थान का नियम इस पर लागू नहीं होता।`,
    hinglish: `${place} ko main ${room ? `kamre (${room})` : 'us kamre'} ka hissa maanti hoon, ghar ka nahi; isliye kamre ki jagah ka niyam is par lagu nahi hota.`,
  };
}

export function stoveCorner(place: string): Saying {
  return {
    en: `Within the kitchen the stove goes to its ${place} part.`,
    hi: `रसोई के भीतर चूल्हा उसके ${place} भाग में रहे।`,
    hinglish: `Kitchen ke andar chulha uske ${place} hisse me rahe.`,
  };
}

export const noRuleInside: Saying = {
  en: 'The table has no rule about the inside of this room.',
  hi: 'इस कमरे के भीतर की चीज़ों पर तालिका में कोई नियम नहीं है।',
  hinglish: 'Is kamre ke andar ki cheezon par table me koi niyam nahi hai.',
};
export const noRuleFor: Saying = {
  en: 'My table has no rule about this, so I give no verdict.',
  hi: 'इस विषय पर मेरी तालिका में कोई नियम नहीं है, इसलिए मैं कोई राय नहीं देती।',
  hinglish: 'Is vishay par meri table me koi niyam nahi hai, isliye main koi rai nahi deti.',
};
export const whatIsHeld: Saying = {
  en: 'It holds where rooms, the main door, stairs, water and trees belong, and which way to sleep, cook, pray and sit.',
  hi: 'उसमें यह है: कमरे, मुख्य द्वार, सीढ़ी, पानी और पेड़ कहाँ हों, और सोते, खाना बनाते, पूजा करते या बैठते समय सिर या मुँह किधर हो।',
  hinglish:
    'Usme yeh hai: kamre, main door, seedhi, paani aur ped kahan hon, aur sote, khana banate, pooja karte ya baithte samay sir ya munh kidhar ho.',
};

export const relations: Readonly<Record<Relation, Saying>> = {
  below: { en: 'one below the other', hi: 'एक के नीचे दूसरा', hinglish: 'ek ke neeche doosra' },
  above: { en: 'one above the other', hi: 'एक के ऊपर दूसरा', hinglish: 'ek ke upar doosra' },
  opposite: { en: 'facing each other', hi: 'आमने-सामने', hinglish: 'aamne-saamne' },
  together: { en: 'in one place', hi: 'एक ही जगह', hinglish: 'ek hi jagah' },
  beside: { en: 'side by side', hi: 'साथ-साथ', hinglish: 'saath-saath' },
};

export function related({ names, relation }: { names: string; relation: string }): Saying {
  return { en: `${names} ${relation}`, hi: `${names} ${relation}`, hinglish: `${names} ${relation}` };
}

export function noRelationRule(names: string): Saying {
  return {
    en: `My table has no rule about ${names} beside, above or below each other, so I give no verdict on that.`,
    hi: `${names}: इनके पास-पास या ऊपर-नीचे होने पर मेरी तालिका में कोई नियम नहीं है, इसलिए इस पर मैं राय नहीं देती।`,
    hinglish: `${names}: inke paas-paas ya upar-neeche hone par meri table me koi niyam nahi hai, isliye is par main rai nahi deti.`,
  };
}

export const brahmasthan: Saying = {
  en: 'The brahmasthan is the middle of the plan: the nine central fields of a grid of 81, the seat of Brahma. The Brihat Samhita asks to guard it.',
  hi: 'ब्रह्मस्थान नक़्शे के बीच का भाग है: 81 पदों में बीच के नौ पद, ब्रह्मा का स्थान। बृहत्संहिता इसे बचाकर रखने को कहती है।',
  hinglish:
    'Brahmasthan nakshe ke beech ka hissa hai: 81 padon me beech ke nau pada, Brahma ka sthan. Brihat Samhita ise bachakar rakhne ko kehti hai.',
};
export const cutShare: Saying = {
  en: 'How many per cent of a side may be missing is a rule of thumb of consultants; no text gives a number.',
  hi: 'कितने प्रतिशत कटना चलेगा, यह सलाहकारों का मोटा नियम है; किसी ग्रंथ में संख्या नहीं है।',
  hinglish:
    'Kitne pratishat katna chalega, yeh consultants ka mota niyam hai; kisi granth me number nahi hai.',
};
export const padasAre: Saying = {
  en: 'A pada is one of 32 places of a door on the outer wall, eight on each side. E1 begins at the north-east corner, and they run clockwise. Each has its own verdict: E3, E4, N3, N4, S4 and W4 are among the good ones.',
  hi: 'पद बाहरी दीवार पर द्वार के 32 स्थानों में से एक है, हर ओर आठ। E1 ईशान कोने से शुरू होता है और क्रम घड़ी की दिशा में चलता है। हर पद का अपना नतीजा है: E3, E4, N3, N4, S4 और W4 अच्छे पदों में हैं।',
  hinglish:
    'Pada bahari deewar par door ki 32 jaghon me se ek hai, har taraf aath. E1 north-east kone se shuru hota hai aur clockwise chalta hai. Har pada ka apna nateeja hai: E3, E4, N3, N4, S4 aur W4 achhe padon me hain.',
};
export function zonesAre(ids: string): Saying {
  return {
    en: `The 16-zone practice divides the circle around the middle of the plan into sectors of 22.5°: ${ids}.`,
    hi: `16-ज़ोन पद्धति नक़्शे के बीच से बने वृत्त को 22.5° के भागों में बाँटती है: ${ids}।`,
    hinglish: `16-zone paddhati nakshe ke beech se bane gole ko 22.5° ke hisson me baantti hai: ${ids}.`,
  };
}
export const mandalaIs: Saying = {
  en: 'The vaastu purusha mandala is the grid of 81 fields (or 64) in which the texts draw a figure lying face down, head to the north-east and feet to the south-west, with 45 deities.',
  hi: 'वास्तु पुरुष मंडल 81 (या 64) पदों का जाल है, जिसमें ग्रंथ औंधे लेटे एक पुरुष को दिखाते हैं: सिर ईशान में, पैर नैर्ऋत्य में; साथ में 45 देवता।',
  hinglish:
    'Vaastu purush mandal 81 (ya 64) padon ka jaal hai, jisme granth aundhe lete ek purush ko dikhate hain: sir north-east me, pair south-west me; saath me 45 devta.',
};
export const elementsAre: Saying = {
  en: 'The common table: water north-east, fire south-east, earth south-west, air north-west, space in the centre.',
  hi: 'आम तालिका: ईशान में जल, आग्नेय में अग्नि, नैर्ऋत्य में पृथ्वी, वायव्य में वायु, बीच में आकाश।',
  hinglish:
    'Aam table: north-east me jal, south-east me agni, south-west me prithvi, north-west me vayu, beech me aakash.',
};
export const findNorth: Saying = {
  en: 'Stand in the middle of the plan, hold the compass flat and away from iron and magnets, read it a few times and take the middle value.',
  hi: 'नक़्शे के बीच में खड़े हों, कंपास को समतल और लोहे-चुंबक से दूर रखें, कई बार देखें और बीच का मान लें।',
  hinglish:
    'Nakshe ke beech me khade hon, compass ko samtal aur lohe-chumbak se dur rakhein, kai baar dekhein aur beech ka maan lein.',
};
export const vaastuIs: Saying = {
  en: 'Vaastu is the Indian tradition of laying out houses by the directions, the sun and a grid of deities. It is tradition, not tested science; its rules come from old texts, from modern practice and from deduction, and each answer here says which.',
  hi: 'वास्तु दिशाओं, सूर्य और देवताओं के पदों के अनुसार भवन बनाने की भारतीय परंपरा है। यह परंपरा है, जाँचा हुआ विज्ञान नहीं; इसके नियम पुराने ग्रंथों, आधुनिक चलन और निष्कर्ष से आते हैं, और यहाँ हर जवाब बताता है कि उसका आधार कौन सा है।',
  hinglish:
    'Vaastu dishaon, surya aur devtaon ke padon ke anusar ghar banane ki bharatiya parampara hai. Yeh parampara hai, jaancha hua vigyan nahi; iske niyam purane granthon, modern chalan aur nishkarsh se aate hain, aur yahan har jawab batata hai ki uska aadhaar kaunsa hai.',
};

export const atAGlance: Readonly<Record<'house' | 'office' | 'shop', Saying>> = {
  house: {
    en: 'Where the main parts of a home do best:',
    hi: 'घर के मुख्य हिस्से कहाँ सबसे अच्छे रहते हैं:',
    hinglish: 'Ghar ke mukhya hisse kahan sabse achhe rehte hain:',
  },
  office: {
    en: 'Where the main parts of an office do best:',
    hi: 'दफ़्तर के मुख्य हिस्से कहाँ सबसे अच्छे रहते हैं:',
    hinglish: 'Office ke mukhya hisse kahan sabse achhe rehte hain:',
  },
  shop: {
    en: 'Where the main parts of a shop do best:',
    hi: 'दुकान के मुख्य हिस्से कहाँ सबसे अच्छे रहते हैं:',
    hinglish: 'Dukan ke mukhya hisse kahan sabse achhe rehte hain:',
  },
};
export const beyondRooms: Saying = {
  en: 'Keep the middle open, the north-east light and clean, and the weight in the south-west; have more windows on north and east.',
  hi: 'बीच का भाग खुला, ईशान हल्का और साफ़ रहे, और भार नैर्ऋत्य में हो; उत्तर और पूर्व में खिड़कियाँ ज़्यादा हों।',
  hinglish:
    'Beech ka hissa khula, north-east halka aur saaf rahe, aur bhaar south-west me ho; north aur east me khidkiyan zyada hon.',
};
export const wholePlan: Saying = {
  en: 'Hardly any building has all of this. Ask about one room with its direction, or upload the plan: its score shows what counts most there.',
  hi: 'शायद ही किसी भवन में यह सब हो। किसी कमरे के बारे में उसकी दिशा लिखकर पूछें, या नक़्शा अपलोड करें: उसका अंक दिखाता है कि वहाँ सबसे ज़रूरी क्या है।',
  hinglish:
    'Shayad hi kisi building me yeh sab ho. Kisi kamre ke baare me uski disha likhkar poochhein, ya naksha upload karein: uska score dikhata hai ki wahan sabse zaroori kya hai.',
};

export function remedySteps(steps: readonly string[]): Saying {
  const lines = steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
  return {
    en: `What can be done, in this order:\n\n${lines}`,
    hi: `क्या किया जा सकता है, इसी क्रम में:\n\n${lines}`,
    hinglish: `Kya kiya ja sakta hai, isi kram me:\n\n${lines}`,
  };
}

export function equal(verdict: string): Saying {
  return {
    en: `Both stand alike: ${verdict}.`,
    hi: `दोनों बराबर हैं: ${verdict}।`,
    hinglish: `Dono barabar hain: ${verdict}.`,
  };
}
export function preferred({ room, place }: { room: string; place: string }): Saying {
  return {
    en: `Of these the table prefers: ${room} in the ${place}.`,
    hi: `इनमें तालिका के अनुसार बेहतर: ${place} में ${room}।`,
    hinglish: `Inme table ke anusar behtar: ${place} me ${room}.`,
  };
}

export const scoreNeedsPlan: Saying = {
  en: 'A score needs the whole plan: all rooms, their directions and the door. I cannot give a number without it, but I can show what the two rules say before and after.',
  hi: 'अंक के लिए पूरा नक़्शा चाहिए: सब कमरे, उनकी दिशाएँ और द्वार। उसके बिना मैं कोई संख्या नहीं बता सकती, पर यह दिखा सकती हूँ कि पहले और बाद में नियम क्या कहते हैं।',
  hinglish:
    'Score ke liye poora naksha chahiye: sab kamre, unki dishayein aur door. Uske bina main koi number nahi bata sakti, par yeh dikha sakti hoon ki pehle aur baad me niyam kya kehte hain.',
};
export function beforeAfter({ before, after }: { before: string; after: string }): Saying {
  return {
    en: `**Before:** ${before}\n\n**After:** ${after}`,
    hi: `**पहले:** ${before}\n\n**बाद में:** ${after}`,
    hinglish: `**Pehle:** ${before}\n\n**Baad me:** ${after}`,
  };
}

export const mythPlaced: Saying = {
  en: 'Vaastu is a tradition, not a cause of events: no rule here foretells luck, illness or loss. This is what the rules say about the place itself:',
  hi: 'वास्तु परंपरा है, घटनाओं का कारण नहीं: यहाँ कोई नियम भाग्य, बीमारी या हानि की भविष्यवाणी नहीं करता। स्थान के बारे में नियम यह कहते हैं:',
  hinglish:
    'Vaastu parampara hai, ghatnaon ka karan nahi: yahan koi niyam bhagya, bimari ya haani ki bhavishyavani nahi karta. Jagah ke baare me niyam yeh kehte hain:',
};
export const mythGeneral: Saying = {
  en: 'Vaastu is a tradition, not tested science: no rule here foretells luck, illness or loss, and there is no reason to be afraid of a house.',
  hi: 'वास्तु परंपरा है, जाँचा हुआ विज्ञान नहीं: यहाँ कोई नियम भाग्य, बीमारी या हानि की भविष्यवाणी नहीं करता, और किसी घर से डरने की कोई वजह नहीं है।',
  hinglish:
    'Vaastu parampara hai, jaancha hua vigyan nahi: yahan koi niyam bhagya, bimari ya haani ki bhavishyavani nahi karta, aur kisi ghar se darne ki koi wajah nahi hai.',
};

export const engineer: Saying = {
  en: 'Before you move walls, stairs, water, gas or wires, ask an engineer.',
  hi: 'दीवार, सीढ़ी, पानी, गैस या बिजली के तार हटाने से पहले इंजीनियर से पूछें।',
  hinglish: 'Deewar, seedhi, paani, gas ya bijli ke taar hatane se pehle engineer se poochhein.',
};

/** A phrase amid a sentence begins small. */
function within(phrase: string): string {
  return phrase.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}

export const noOtherRule: Saying = {
  en: 'I know no rule of its own for that. What is said in general:',
  hi: 'उसके लिए अलग नियम मुझे नहीं पता। सामान्य बात यह है:',
  hinglish: 'Uske liye alag niyam mujhe nahi pata. Aam baat yeh hai:',
};
