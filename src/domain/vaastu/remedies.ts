import type { RemedyId, SourceId, Text } from './types.ts';

export interface RemedyFacts {
  text: Text;
  provenance:
    | 'classical'
    | 'classical and modern'
    | 'traditional'
    | 'practical'
    | 'modern'
    | 'modern and commercial'
    | 'older tantric, modern use';
  /** 1 comes first; equal ranks are of equal worth. Only rank 1 changes the outcome of a rule. */
  rank: number;
  sources: readonly SourceId[];
}

// prettier-ignore
export const remedies: Readonly<Record<RemedyId, RemedyFacts>> = {
  layout_change: { text: { en: 'Change the layout or the use of the room. Nothing else changes what the rule says about the place.', hi: 'नक़्शा या कमरे का उपयोग बदलें। नियम का नतीजा केवल इसी से बदलता है।' }, provenance: 'classical and modern', rank: 1, sources: ['VF'] },
  vastu_shanti: { text: { en: 'A vaastu shanti pooja or the rites of entering a new house: the old custom, without a promised effect.', hi: 'वास्तु शांति पूजा या गृह प्रवेश के संस्कार: यह पुरानी परंपरा है, किसी असर का वादा नहीं।' }, provenance: 'classical', rank: 2, sources: ['VF', 'MP'] },
  in_room_orientation: { text: { en: 'Turn the stove, bed, desk, idol or safe within the same room. This is modern advice; it has no classical source as a remedy.', hi: 'उसी कमरे में चूल्हा, पलंग, मेज़, मूर्ति या तिजोरी की दिशा बदलें। यह आधुनिक सलाह है; उपाय के रूप में इसका कोई शास्त्रीय स्रोत नहीं है।' }, provenance: 'modern', rank: 3, sources: ['AJ', 'FS', 'SA'] },
  hygiene_light_air: { text: { en: 'Keep the room clean, dry, lit and aired, and its door closed. It is plain good housekeeping and has no classical source as a remedy.', hi: 'कमरा साफ़, सूखा, रोशन और हवादार रखें और दरवाज़ा बंद रखें। यह घर की आम देखभाल है; उपाय के रूप में इसका कोई शास्त्रीय स्रोत नहीं है।' }, provenance: 'practical', rank: 3, sources: ['ITV'] },
  weight_shift: { text: { en: 'Move heavy things to south and west, and clear the north-east and the centre. This is modern advice without a classical source as a remedy.', hi: 'भारी सामान दक्षिण और पश्चिम में रखें, ईशान और बीच का भाग ख़ाली करें। यह आधुनिक सलाह है; उपाय के रूप में इसका कोई शास्त्रीय स्रोत नहीं है।' }, provenance: 'modern', rank: 3, sources: ['FS', 'IVS'] },
  tulsi_plant: { text: { en: 'A tulsi plant in north, north-east, east or the courtyard: a household custom; we know no classical source for it as a remedy.', hi: 'उत्तर, ईशान, पूर्व या आँगन में तुलसी: यह घरेलू परंपरा है; उपाय के रूप में इसका कोई शास्त्रीय स्रोत हमें ज्ञात नहीं।' }, provenance: 'traditional', rank: 4, sources: ['VF'] },
  colour_metal_strip: { text: { en: 'Colours by direction and metal strips are modern and commercial and have no classical source. No effect can be promised, and nobody needs to buy them.', hi: 'दिशा के रंग और धातु की पट्टियाँ आधुनिक और बाज़ार की चीज़ें हैं; इनका कोई शास्त्रीय स्रोत नहीं है। किसी असर का वादा नहीं किया जा सकता, और इन्हें ख़रीदना ज़रूरी नहीं।' }, provenance: 'modern and commercial', rank: 9, sources: ['VF', 'ITV'] },
  pyramid_crystal_salt: { text: { en: 'Pyramids, crystals, salt bowls, mirrors and wind chimes are modern and commercial, partly from feng shui, and have no classical source. They never stand in for a change of layout.', hi: 'पिरामिड, क्रिस्टल, नमक की कटोरी, दर्पण और पवन-घंटी आधुनिक और बाज़ार की चीज़ें हैं, इनमें से कुछ फेंगशुई से आई हैं; इनका कोई शास्त्रीय स्रोत नहीं है। ये नक़्शा बदलने की जगह नहीं लेतीं।' }, provenance: 'modern and commercial', rank: 9, sources: ['VF'] },
  yantra: { text: { en: 'A yantra on the wall comes from older tantric practice, and its use for houses is modern; the vaastu texts cited here do not prescribe it. Take it as devotion only.', hi: 'दीवार पर लगाया जाने वाला यंत्र पुरानी तांत्रिक परंपरा से आया है, घर के लिए उसका उपयोग आधुनिक है; यहाँ दिए वास्तु ग्रंथ इसे नहीं बताते। इसे केवल श्रद्धा की चीज़ मानें।' }, provenance: 'older tantric, modern use', rank: 8, sources: ['VF'] },
};
