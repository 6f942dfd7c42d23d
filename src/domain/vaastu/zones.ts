import type { Agreement, Degrees, SourceId, Text, Zone16 } from './types.ts';

/** One of sixteen sectors of 22.5°, measured from the middle of the plan; north wraps around 0°. */
export interface ZoneFacts {
  id: Zone16;
  centre: Degrees;
  from: Degrees;
  to: Degrees;
  name: Text;
  sanskrit: string;
  /** In the 16-zone schools; the common five-element table differs (see the conflicts). */
  element: string;
  rulers: string;
  standsFor: Text;
  /** Use in the sixteen-room verse. */
  verseUse: Text;
  goodFor: Text;
  avoid: Text;
  agreement: Agreement;
  sources: readonly SourceId[];
}

// prettier-ignore
export const zones: readonly ZoneFacts[] = [
  { id: 'N', centre: deg(0), from: deg(348.75), to: deg(11.25), name: { en: 'north', hi: 'उत्तर' }, sanskrit: 'Uttara', element: 'water', rulers: 'Kubera/Soma', standsFor: { en: 'treasury and opportunity', hi: 'धन-कोष और अवसर' }, verseUse: { en: 'treasury', hi: 'कोष' }, goodFor: { en: 'living room, safe, entrance', hi: 'बैठक, तिजोरी, द्वार' }, avoid: { en: 'toilet, kitchen (disputed)', hi: 'शौचालय, रसोई (विवादित)' }, agreement: 'high', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'NNE', centre: deg(22.5), from: deg(11.25), to: deg(33.75), name: { en: 'north-north-east', hi: 'उत्तर-ईशान' }, sanskrit: 'Uttara-Ishanya', element: 'water', rulers: 'Aditi-Diti padas', standsFor: { en: 'freshness and medicines', hi: 'ताज़गी और औषधि' }, verseUse: { en: 'medicine room', hi: 'औषधि कक्ष' }, goodFor: { en: 'medicines, light use', hi: 'औषधि, हल्का उपयोग' }, avoid: { en: 'toilet, heat, heavy store', hi: 'शौचालय, गर्मी, भारी सामान' }, agreement: 'medium', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'NE', centre: deg(45), from: deg(33.75), to: deg(56.25), name: { en: 'north-east', hi: 'ईशान' }, sanskrit: 'Ishanya', element: 'water', rulers: 'Ishana', standsFor: { en: 'clarity and prayer', hi: 'स्पष्टता और प्रार्थना' }, verseUse: { en: 'shrine', hi: 'देवस्थान' }, goodFor: { en: 'shrine, water source, open space', hi: 'पूजा, जल का स्रोत, खुला भाग' }, avoid: { en: 'toilet, kitchen, stairs, weight', hi: 'शौचालय, रसोई, सीढ़ी, भार' }, agreement: 'high', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'ENE', centre: deg(67.5), from: deg(56.25), to: deg(78.75), name: { en: 'east-north-east', hi: 'पूर्व-ईशान' }, sanskrit: 'Purva-Ishanya', element: 'air', rulers: 'Parjanya-Jayanta padas', standsFor: { en: 'recreation and freshness', hi: 'मनोरंजन और ताज़गी' }, verseUse: { en: 'reception and all goods', hi: 'स्वागत और सब सामान' }, goodFor: { en: 'family lounge', hi: 'परिवार की बैठक' }, avoid: { en: 'clutter', hi: 'कबाड़' }, agreement: 'medium', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'E', centre: deg(90), from: deg(78.75), to: deg(101.25), name: { en: 'east', hi: 'पूर्व' }, sanskrit: 'Purva', element: 'air', rulers: 'Indra/Surya', standsFor: { en: 'social life', hi: 'मेल-जोल' }, verseUse: { en: 'bath', hi: 'स्नान' }, goodFor: { en: 'living room, windows, entrance', hi: 'बैठक, खिड़की, द्वार' }, avoid: { en: 'toilet', hi: 'शौचालय' }, agreement: 'high', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'ESE', centre: deg(112.5), from: deg(101.25), to: deg(123.75), name: { en: 'east-south-east', hi: 'पूर्व-आग्नेय' }, sanskrit: 'Purva-Agneya', element: 'air', rulers: 'Satya-Bhrisha padas', standsFor: { en: 'churning and analysis', hi: 'मंथन और विश्लेषण' }, verseUse: { en: 'curd churning', hi: 'दही मथना' }, goodFor: { en: 'washing, WC in 16-zone schools', hi: 'धुलाई, 16-ज़ोन पद्धति में शौचालय' }, avoid: { en: 'bedroom', hi: 'शयनकक्ष' }, agreement: 'medium', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'SE', centre: deg(135), from: deg(123.75), to: deg(146.25), name: { en: 'south-east', hi: 'आग्नेय' }, sanskrit: 'Agneya', element: 'fire', rulers: 'Agni', standsFor: { en: 'fire', hi: 'अग्नि' }, verseUse: { en: 'kitchen', hi: 'रसोई' }, goodFor: { en: 'kitchen, electrical equipment', hi: 'रसोई, बिजली के उपकरण' }, avoid: { en: 'water tank, WC', hi: 'पानी की टंकी, शौचालय' }, agreement: 'high', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'SSE', centre: deg(157.5), from: deg(146.25), to: deg(168.75), name: { en: 'south-south-east', hi: 'दक्षिण-आग्नेय' }, sanskrit: 'Dakshina-Agneya', element: 'fire', rulers: 'Pusha-Vitatha padas', standsFor: { en: 'strength and confidence', hi: 'बल और आत्मविश्वास' }, verseUse: { en: 'ghee and oil', hi: 'घी-तेल' }, goodFor: { en: 'exercise room, part of the kitchen', hi: 'व्यायाम कक्ष, रसोई का कुछ भाग' }, avoid: { en: 'WC', hi: 'शौचालय' }, agreement: 'medium', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'S', centre: deg(180), from: deg(168.75), to: deg(191.25), name: { en: 'south', hi: 'दक्षिण' }, sanskrit: 'Dakshina', element: 'fire', rulers: 'Yama', standsFor: { en: 'rest and good name', hi: 'आराम और यश' }, verseUse: { en: 'bedroom', hi: 'शयनकक्ष' }, goodFor: { en: 'bedroom', hi: 'शयनकक्ष' }, avoid: { en: 'water, large openings', hi: 'जल, बड़े खुले भाग' }, agreement: 'high', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'SSW', centre: deg(202.5), from: deg(191.25), to: deg(213.75), name: { en: 'south-south-west', hi: 'दक्षिण-नैर्ऋत्य' }, sanskrit: 'Dakshina-Nairritya', element: 'earth', rulers: 'Gandharva-Bhringaraja padas', standsFor: { en: 'disposal and spending', hi: 'विसर्जन और ख़र्च' }, verseUse: { en: 'toilet', hi: 'शौचालय' }, goodFor: { en: 'WC, waste', hi: 'शौचालय, कचरा' }, avoid: { en: 'bedroom, safe, entrance', hi: 'शयनकक्ष, तिजोरी, द्वार' }, agreement: 'medium', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'SW', centre: deg(225), from: deg(213.75), to: deg(236.25), name: { en: 'south-west', hi: 'नैर्ऋत्य' }, sanskrit: 'Nairritya', element: 'earth', rulers: 'Nirriti/Pitr', standsFor: { en: 'stability and skill', hi: 'स्थिरता और कौशल' }, verseUse: { en: 'tools and heavy store', hi: 'औज़ार और भारी सामान' }, goodFor: { en: 'master bedroom, heavy store', hi: 'मुख्य शयनकक्ष, भारी सामान' }, avoid: { en: 'entrance, WC, water pit', hi: 'द्वार, शौचालय, पानी का गड्ढा' }, agreement: 'high', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'WSW', centre: deg(247.5), from: deg(236.25), to: deg(258.75), name: { en: 'west-south-west', hi: 'पश्चिम-नैर्ऋत्य' }, sanskrit: 'Paschima-Nairritya', element: 'space', rulers: 'Dauvarika-Sugriva padas', standsFor: { en: 'learning and savings', hi: 'विद्या और बचत' }, verseUse: { en: 'study', hi: 'विद्या' }, goodFor: { en: 'study', hi: 'पढ़ाई' }, avoid: { en: 'WC (disputed)', hi: 'शौचालय (विवादित)' }, agreement: 'medium', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'W', centre: deg(270), from: deg(258.75), to: deg(281.25), name: { en: 'west', hi: 'पश्चिम' }, sanskrit: 'Paschima', element: 'space', rulers: 'Varuna', standsFor: { en: 'gains', hi: 'लाभ' }, verseUse: { en: 'dining', hi: 'भोजन' }, goodFor: { en: 'dining, study, overhead tank', hi: 'भोजन, पढ़ाई, छत की टंकी' }, avoid: { en: 'nothing strongly', hi: 'कुछ ख़ास नहीं' }, agreement: 'high', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'WNW', centre: deg(292.5), from: deg(281.25), to: deg(303.75), name: { en: 'west-north-west', hi: 'पश्चिम-वायव्य' }, sanskrit: 'Paschima-Vayavya', element: 'space', rulers: 'Asura-Shosha padas', standsFor: { en: 'release', hi: 'मुक्ति और त्याग' }, verseUse: { en: 'weeping room', hi: 'रोदन कक्ष' }, goodFor: { en: 'WC, store', hi: 'शौचालय, भंडार' }, avoid: { en: 'bedroom', hi: 'शयनकक्ष' }, agreement: 'medium', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'NW', centre: deg(315), from: deg(303.75), to: deg(326.25), name: { en: 'north-west', hi: 'वायव्य' }, sanskrit: 'Vayavya', element: 'space (16-zone) / air (common)', rulers: 'Vayu', standsFor: { en: 'support and movement', hi: 'सहयोग और आना-जाना' }, verseUse: { en: 'grain and cattle', hi: 'अनाज और पशु' }, goodFor: { en: 'guest room, WC, garage, grain', hi: 'अतिथि कक्ष, शौचालय, गैराज, अनाज' }, avoid: { en: 'owner cabin', hi: 'मालिक का केबिन' }, agreement: 'high', sources: ['16R', 'MVZ', 'VJ'] },
  { id: 'NNW', centre: deg(337.5), from: deg(326.25), to: deg(348.75), name: { en: 'north-north-west', hi: 'उत्तर-वायव्य' }, sanskrit: 'Uttara-Vayavya', element: 'water (16-zone) / air (common)', rulers: 'Naga-Mukhya padas', standsFor: { en: 'attraction', hi: 'आकर्षण' }, verseUse: { en: 'room of the couple', hi: 'पति-पत्नी का कक्ष' }, goodFor: { en: 'bedroom of a couple', hi: 'पति-पत्नी का शयनकक्ष' }, avoid: { en: 'kitchen, septic tank', hi: 'रसोई, सेप्टिक टैंक' }, agreement: 'medium', sources: ['16R', 'MVZ', 'VJ'] },
];

function deg(value: number): Degrees {
  return value as Degrees;
}
