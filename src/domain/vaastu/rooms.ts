import type { Agreement, RoomId, SourceId, Text } from './types.ts';

/** How a thing or a person is best turned inside a room, wherever the room lies. */
export interface InRoomRule {
  id: string;
  text: Text;
  agreement: Agreement;
  sources: readonly SourceId[];
}

export interface RoomFacts {
  name: Text;
  /** How much the room counts beside the others: 0.4 (a tree) to 3 (kitchen, main bedroom, entrance). */
  weight: number;
  inRoom: readonly InRoomRule[];
  note?: Text;
}

// prettier-ignore
export const rooms: Readonly<Record<RoomId, RoomFacts>> = {
  kitchen: { name: { en: 'kitchen', hi: 'रसोई' }, weight: 3, inRoom: [
    { id: 'kitchen.facing', text: { en: 'The cook faces east; north is the usual second choice.', hi: 'खाना बनाने वाले का मुँह पूर्व की ओर हो; दूसरा आम विकल्प उत्तर है।' }, agreement: 'high', sources: ['AJ', 'ABO', 'ANA'] },
    { id: 'kitchen.sink', text: { en: 'Keep some distance between stove and sink, with the sink towards the north-east of the kitchen.', hi: 'चूल्हे और सिंक के बीच थोड़ी दूरी रखें; सिंक रसोई के ईशान भाग में हो।' }, agreement: 'medium', sources: ['AJ'] },
    { id: 'kitchen.neighbours', text: { en: 'The kitchen should not share a wall or door line with a toilet, nor open straight towards the main door.', hi: 'रसोई और शौचालय की दीवार एक न हो और उनके दरवाज़े एक सीध में न हों; रसोई मुख्य द्वार के ठीक सामने भी न खुले।' }, agreement: 'medium', sources: ['AJ', 'HT'] },
  ] },
  master_bedroom: { name: { en: 'master bedroom', hi: 'मुख्य शयनकक्ष' }, weight: 3, inRoom: [
    { id: 'master_bedroom.head', text: { en: 'Sleep with the head to south or east, not to north. The Brihat Samhita also rules out west; modern lists are neutral about it.', hi: 'सोते समय सिर दक्षिण या पूर्व की ओर हो, उत्तर की ओर नहीं। बृहत्संहिता पश्चिम से भी मना करती है; आज की सूचियाँ उसे सामान्य मानती हैं।' }, agreement: 'high', sources: ['BS', 'FS', 'ANA', 'RS'] },
    { id: 'master_bedroom.beam_mirror', text: { en: 'Modern lists want no beam above the bed and no mirror facing it; no old text is known for this.', hi: 'आज की सूचियाँ पलंग के ऊपर बीम और उसके सामने दर्पण से मना करती हैं; किसी पुराने ग्रंथ में इसका आधार ज्ञात नहीं है।' }, agreement: 'medium', sources: ['MAY', 'SA', 'JQ'] },
  ] },
  bedroom: { name: { en: 'bedroom', hi: 'शयनकक्ष' }, weight: 1.5, inRoom: [] },
  children_bedroom: { name: { en: 'children\'s room', hi: 'बच्चों का कमरा' }, weight: 1.2, inRoom: [
    { id: 'children_bedroom.facing', text: { en: 'Study facing east or north, and sleep with the head to east or south.', hi: 'पढ़ते समय मुँह पूर्व या उत्तर की ओर हो, और सोते समय सिर पूर्व या दक्षिण की ओर।' }, agreement: 'high', sources: ['SA', 'VSO', 'ITV'] },
  ] },
  guest_room: { name: { en: 'guest room', hi: 'अतिथि कक्ष' }, weight: 0.8, inRoom: [] },
  pooja: { name: { en: 'pooja room', hi: 'पूजा घर' }, weight: 2, inRoom: [
    { id: 'pooja.facing', text: { en: 'The worshipper faces east, or else north.', hi: 'पूजा करने वाले का मुँह पूर्व की ओर हो, नहीं तो उत्तर की ओर।' }, agreement: 'high', sources: ['AJ', 'OD'] },
    { id: 'pooja.idol', text: { en: 'Sources differ on the idol: some turn it west so that the worshipper faces east, some turn it east, and a few allow north.', hi: 'मूर्ति की दिशा पर मत अलग हैं: कुछ उसका मुख पश्चिम की ओर रखते हैं ताकि पूजा करने वाला पूर्व की ओर देखे, कुछ पूर्व की ओर, और कुछ उत्तर को भी मान लेते हैं।' }, agreement: 'low', sources: ['AJ', 'ANA'] },
    { id: 'pooja.neighbours', text: { en: 'Keep the shrine out from under stairs and away from a toilet beside, above or below it; use a bedroom only if there is no other place.', hi: 'पूजा स्थान सीढ़ी के नीचे न हो, न शौचालय के बगल में, ऊपर या नीचे; शयनकक्ष में तभी रखें जब कोई और जगह न हो।' }, agreement: 'high', sources: ['AJ', 'VR', 'FS'] },
  ] },
  toilet: { name: { en: 'toilet', hi: 'शौचालय' }, weight: 2.5, inRoom: [
    { id: 'toilet.axis', text: { en: 'The seat is set along the north–south line, so that one faces north or south; one Hindi book says east instead.', hi: 'सीट उत्तर-दक्षिण रेखा पर हो, यानी मुँह उत्तर या दक्षिण की ओर रहे; एक हिन्दी पुस्तक इसकी जगह पूर्व बताती है।' }, agreement: 'medium', sources: ['ANA', 'TB'] },
    { id: 'toilet.neighbours', text: { en: 'The toilet should not face the kitchen or lie above or below the pooja room.', hi: 'शौचालय रसोई के सामने या पूजा घर के ऊपर-नीचे न हो।' }, agreement: 'high', sources: ['SV', 'AJ'] },
  ] },
  bathroom: { name: { en: 'bathroom', hi: 'स्नानघर' }, weight: 1.2, inRoom: [
    { id: 'bathroom.drain', text: { en: 'Let the floor slope and drain towards north-east, north or east.', hi: 'फ़र्श की ढलान और पानी की निकासी ईशान, उत्तर या पूर्व की ओर हो।' }, agreement: 'medium', sources: ['MG', 'TB'] },
    { id: 'bathroom.geyser', text: { en: 'The water heater goes to the south-east of the bathroom.', hi: 'गीज़र स्नानघर के आग्नेय कोने में लगाएँ।' }, agreement: 'medium', sources: ['MG'] },
  ] },
  living_room: { name: { en: 'living room', hi: 'बैठक' }, weight: 1.5, inRoom: [] },
  dining: { name: { en: 'dining room', hi: 'भोजन कक्ष' }, weight: 1, inRoom: [
    { id: 'dining.facing', text: { en: 'Face east or north while eating, rather than south.', hi: 'खाते समय मुँह पूर्व या उत्तर की ओर हो, दक्षिण की ओर नहीं।' }, agreement: 'medium', sources: ['FS', 'MAY'] },
  ] },
  study: { name: { en: 'study', hi: 'अध्ययन कक्ष' }, weight: 1, inRoom: [
    { id: 'study.facing', text: { en: 'Sit facing east or north.', hi: 'पूर्व या उत्तर की ओर मुँह करके बैठें।' }, agreement: 'high', sources: ['FS', 'ITV', 'KH'] },
  ] },
  entrance: { name: { en: 'main entrance', hi: 'मुख्य द्वार' }, weight: 3, inRoom: [
    { id: 'entrance.vedha', text: { en: 'Nothing should block the line of the door: the end of a road, a tree, a corner, a well, a pillar or a drain. Beyond twice the height of the building it no longer counts.', hi: 'द्वार की सीध में सड़क का सिरा, पेड़, कोना, कुआँ, खंभा या नाली न हो। भवन की ऊँचाई के दुगुने से ज़्यादा दूर हो तो उसे नहीं गिना जाता।' }, agreement: 'high', sources: ['BS'] },
    { id: 'entrance.dress', text: { en: 'No door stands right above another or is blocked by one, and the main door is the most decorated.', hi: 'कोई दरवाज़ा दूसरे के ठीक ऊपर न हो और न दूसरे से रुके, और मुख्य द्वार सबसे सजा हुआ हो।' }, agreement: 'medium', sources: ['BS'] },
  ], note: { en: 'When the exact door place (pada) is known, it counts more than the direction. The side that a house faces is no fault by itself.', hi: 'द्वार का सही पद पता हो तो उसे दिशा से ज़्यादा महत्व दिया जाता है। घर का मुख किसी भी ओर हो, यह अपने आप में दोष नहीं है।' } },
  staircase: { name: { en: 'staircase', hi: 'सीढ़ी' }, weight: 2, inRoom: [
    { id: 'staircase.turn', text: { en: 'The stairs turn clockwise on the way up.', hi: 'चढ़ते समय सीढ़ियाँ घड़ी की दिशा में मुड़ें।' }, agreement: 'high', sources: ['IVS', 'TVP', 'AMB', 'VR'] },
    { id: 'staircase.steps', text: { en: 'The number of steps is odd and does not end in zero.', hi: 'सीढ़ियों की गिनती विषम हो और शून्य पर ख़त्म न हो।' }, agreement: 'high', sources: ['IVS', 'TVP', 'AMB'] },
    { id: 'staircase.climb', text: { en: 'The climb goes from east to west or from north to south.', hi: 'चढ़ाई पूर्व से पश्चिम या उत्तर से दक्षिण की ओर हो।' }, agreement: 'high', sources: ['IVS', 'TVP', 'AAS'] },
    { id: 'staircase.below', text: { en: 'Below the stairs there is room for storage, but not for a shrine or a toilet.', hi: 'सीढ़ी के नीचे सामान रख सकते हैं, पर पूजा स्थान या शौचालय न बनाएँ।' }, agreement: 'high', sources: ['TVP', 'VR', 'FS'] },
  ] },
  store: { name: { en: 'store room', hi: 'भंडार' }, weight: 0.8, inRoom: [] },
  grain_pantry: { name: { en: 'pantry', hi: 'अन्न भंडार' }, weight: 0.5, inRoom: [] },
  overhead_tank: { name: { en: 'overhead water tank', hi: 'छत की पानी की टंकी' }, weight: 1.2, inRoom: [] },
  underground_water: { name: { en: 'underground water', hi: 'भूमिगत पानी (बोरवेल या कुआँ)' }, weight: 1.5, inRoom: [] },
  septic_tank: { name: { en: 'septic tank', hi: 'सेप्टिक टैंक' }, weight: 1, inRoom: [], note: { en: 'Sources agree only on keeping it out of north-east, south-west and the centre; other places are matters of opinion.', hi: 'स्रोत केवल इस पर सहमत हैं कि यह ईशान, नैर्ऋत्य और बीच में न हो; बाक़ी जगहों पर मत अलग हैं।' } },
  garage: { name: { en: 'garage', hi: 'गैराज' }, weight: 0.6, inRoom: [
    { id: 'garage.facing', text: { en: 'Park the vehicle facing east or north.', hi: 'गाड़ी पूर्व या उत्तर की ओर मुँह करके खड़ी करें।' }, agreement: 'medium', sources: ['IVS', 'GOAN', 'VJ'] },
  ] },
  balcony: { name: { en: 'balcony', hi: 'बालकनी' }, weight: 0.6, inRoom: [] },
  basement: { name: { en: 'basement', hi: 'तहखाना' }, weight: 0.8, inRoom: [], note: { en: 'Lists discourage it for homes in general, but commonly accept it for shops and parking.', hi: 'घरों के लिए सूचियाँ आम तौर पर इससे मना करती हैं; दुकान और पार्किंग के लिए अक्सर मान लेती हैं।' } },
  office_cabin: { name: { en: 'owner\'s cabin', hi: 'मालिक का केबिन' }, weight: 1.5, inRoom: [
    { id: 'office_cabin.facing', text: { en: 'Sit facing north or east with a solid wall behind.', hi: 'उत्तर या पूर्व की ओर मुँह करके बैठें, पीछे पक्की दीवार हो।' }, agreement: 'high', sources: ['MAY', 'WNW_'] },
  ] },
  cash_counter: { name: { en: 'cash counter or safe', hi: 'कैश काउंटर या तिजोरी' }, weight: 1, inRoom: [
    { id: 'cash_counter.opening', text: { en: 'The door of the safe opens to north or east.', hi: 'तिजोरी का दरवाज़ा उत्तर या पूर्व की ओर खुले।' }, agreement: 'high', sources: ['WA', 'INV', 'FS'] },
  ] },
  reception: { name: { en: 'reception', hi: 'स्वागत कक्ष' }, weight: 0.6, inRoom: [] },
  accounts: { name: { en: 'accounts desk', hi: 'लेखा विभाग' }, weight: 0.5, inRoom: [] },
  conference: { name: { en: 'conference room', hi: 'सभा कक्ष' }, weight: 0.5, inRoom: [] },
  electrical: { name: { en: 'electrical panel', hi: 'बिजली का मीटर या इन्वर्टर' }, weight: 0.6, inRoom: [] },
  utility: { name: { en: 'laundry or utility', hi: 'धुलाई की जगह' }, weight: 0.4, inRoom: [] },
  lift: { name: { en: 'lift', hi: 'लिफ़्ट' }, weight: 0.8, inRoom: [] },
  open_space: { name: { en: 'open space or courtyard', hi: 'खुला स्थान या आँगन' }, weight: 0.8, inRoom: [] },
  water_feature: { name: { en: 'pool or fountain', hi: 'तालाब या फव्वारा' }, weight: 0.5, inRoom: [] },
  heavy_tree: { name: { en: 'large tree', hi: 'बड़ा पेड़' }, weight: 0.4, inRoom: [] },
};

/** Whether a value is the id of a room that the rules speak of. */
export function isRoomId(value: unknown): value is RoomId {
  return typeof value === 'string' && Object.hasOwn(rooms, value);
}
