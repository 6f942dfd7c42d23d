import type { Agreement, Degrees, DoorPadaId, Side, SourceId, Text, Verdict } from './types.ts';

/**
 * One of the 32 places of a door on the outer ring. The first (E1) starts at the north-east corner, 45° from north
 * seen from the middle of the plan, and they run clockwise, 11.25° each. A text divides the wall instead of the
 * angle; near a border the two can differ.
 */
export interface DoorPada {
  id: DoorPadaId;
  wall: Side;
  /** 1–32 clockwise from the north-east corner. */
  place: number;
  from: Degrees;
  to: Degrees;
  name: Text;
  classical: 'good' | 'bad';
  modern: 'good' | 'bad' | 'mixed';
  verdict: Verdict;
  tolerated: readonly Verdict[];
  agreement: Agreement;
  disputed: boolean;
  sources: readonly SourceId[];
  note?: Text;
}

// prettier-ignore
export const doorPadas: readonly DoorPada[] = [
  { id: 'E1', wall: 'E', place: 1, from: deg(45), to: deg(56.25), name: { en: 'Shikhi', hi: 'शिखी' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid', 'severe'], agreement: 'high', disputed: false, sources: ['BS', 'SJ', 'PV', 'PUN', 'DIV'], note: { en: 'It is the exact north-east corner, and the Agni Purana bars corner doors.', hi: 'यह ठीक ईशान कोना है; अग्नि पुराण कोने के द्वार से मना करता है।' } },
  { id: 'E2', wall: 'E', place: 2, from: deg(56.25), to: deg(67.5), name: { en: 'Parjanya', hi: 'पर्जन्य' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid', 'acceptable'], agreement: 'medium', disputed: false, sources: ['BS', 'PV', 'PUN', 'DIV'] },
  { id: 'E3', wall: 'E', place: 3, from: deg(67.5), to: deg(78.75), name: { en: 'Jayanta', hi: 'जयंत' }, classical: 'good', modern: 'good', verdict: 'ideal', tolerated: ['ideal'], agreement: 'high', disputed: false, sources: ['BS', 'MP', 'DW', 'PV', 'PRU', 'PUN'] },
  { id: 'E4', wall: 'E', place: 4, from: deg(78.75), to: deg(90), name: { en: 'Indra (Mahendra)', hi: 'इंद्र (महेंद्र)' }, classical: 'good', modern: 'good', verdict: 'ideal', tolerated: ['ideal'], agreement: 'high', disputed: false, sources: ['BS', 'MP', 'DW', 'PV', 'PRU', 'PUN'] },
  { id: 'E5', wall: 'E', place: 5, from: deg(90), to: deg(101.25), name: { en: 'Surya', hi: 'सूर्य' }, classical: 'bad', modern: 'mixed', verdict: 'avoid', tolerated: ['avoid', 'acceptable'], agreement: 'medium', disputed: true, sources: ['BS', 'PV', 'PUN'], note: { en: 'The Brihat Samhita is against it; some Hindi authorities praise it.', hi: 'बृहत्संहिता इसके ख़िलाफ़ है; कुछ हिन्दी विद्वान इसे अच्छा कहते हैं।' } },
  { id: 'E6', wall: 'E', place: 6, from: deg(101.25), to: deg(112.5), name: { en: 'Satya', hi: 'सत्य' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid'], agreement: 'high', disputed: false, sources: ['BS', 'PV', 'PUN'] },
  { id: 'E7', wall: 'E', place: 7, from: deg(112.5), to: deg(123.75), name: { en: 'Bhrisha', hi: 'भृश' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid'], agreement: 'high', disputed: false, sources: ['BS', 'PV', 'PUN'] },
  { id: 'E8', wall: 'E', place: 8, from: deg(123.75), to: deg(135), name: { en: 'Antariksha', hi: 'अंतरिक्ष' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid'], agreement: 'high', disputed: false, sources: ['BS', 'PUN', 'DIV'] },
  { id: 'S1', wall: 'S', place: 9, from: deg(135), to: deg(146.25), name: { en: 'Anila', hi: 'अनिल' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid', 'severe'], agreement: 'high', disputed: false, sources: ['BS', 'PPI', 'DW'], note: { en: 'It is the south-east corner; the Brihat Samhita names Anila here, many lists name Agni.', hi: 'यह आग्नेय कोना है; बृहत्संहिता यहाँ अनिल का नाम लेती है, कई सूचियाँ अग्नि का।' } },
  { id: 'S2', wall: 'S', place: 10, from: deg(146.25), to: deg(157.5), name: { en: 'Pusha', hi: 'पूषा' }, classical: 'bad', modern: 'mixed', verdict: 'avoid', tolerated: ['avoid', 'acceptable'], agreement: 'medium', disputed: true, sources: ['BS', 'PPI', 'VF'], note: { en: 'The Brihat Samhita is against it; a modern writer accepts it for people in salaried work.', hi: 'बृहत्संहिता इसके ख़िलाफ़ है; एक आधुनिक लेखक नौकरीपेशा लोगों के लिए इसे मान लेता है।' } },
  { id: 'S3', wall: 'S', place: 11, from: deg(157.5), to: deg(168.75), name: { en: 'Vitatha', hi: 'वितथ' }, classical: 'bad', modern: 'good', verdict: 'acceptable', tolerated: ['ideal', 'acceptable', 'avoid'], agreement: 'low', disputed: true, sources: ['BS', 'DIV', 'MP', 'DW', 'PPI', 'VF', 'PRU'], note: { en: 'The Brihat Samhita counts it bad; the Matsya Purana lists it among southern doors and 16-zone schools call it good.', hi: 'बृहत्संहिता इसे अच्छा नहीं मानती; मत्स्य पुराण इसे दक्षिण के द्वारों में रखता है और 16-ज़ोन पद्धति अच्छा कहती है।' } },
  { id: 'S4', wall: 'S', place: 12, from: deg(168.75), to: deg(180), name: { en: 'Grihakshata', hi: 'गृहक्षत' }, classical: 'good', modern: 'good', verdict: 'ideal', tolerated: ['ideal'], agreement: 'high', disputed: false, sources: ['BS', 'DW', 'PPI', 'PRU', 'VF', 'DIV'], note: { en: 'It shows that a south-facing house is not bad as such.', hi: 'इससे पता चलता है कि दक्षिणमुखी घर अपने आप में बुरा नहीं होता।' } },
  { id: 'S5', wall: 'S', place: 13, from: deg(180), to: deg(191.25), name: { en: 'Yama', hi: 'यम' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid', 'severe'], agreement: 'medium', disputed: true, sources: ['BS', 'MP', 'DIV', 'VF'], note: { en: 'The Brihat Samhita is against it; the Matsya Purana uses this name for a southern door.', hi: 'बृहत्संहिता इसके ख़िलाफ़ है; मत्स्य पुराण इसी नाम का एक दक्षिणी द्वार गिनता है।' } },
  { id: 'S6', wall: 'S', place: 14, from: deg(191.25), to: deg(202.5), name: { en: 'Gandharva', hi: 'गंधर्व' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid'], agreement: 'high', disputed: false, sources: ['BS', 'DW', 'DIV'] },
  { id: 'S7', wall: 'S', place: 15, from: deg(202.5), to: deg(213.75), name: { en: 'Bhringaraja', hi: 'भृंगराज' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid'], agreement: 'high', disputed: false, sources: ['BS', 'DW', 'DIV'] },
  { id: 'S8', wall: 'S', place: 16, from: deg(213.75), to: deg(225), name: { en: 'Mriga', hi: 'मृग' }, classical: 'bad', modern: 'bad', verdict: 'severe', tolerated: ['severe', 'avoid'], agreement: 'high', disputed: false, sources: ['BS', 'DW', 'DIV'] },
  { id: 'W1', wall: 'W', place: 17, from: deg(225), to: deg(236.25), name: { en: 'Pitr', hi: 'पितृ' }, classical: 'bad', modern: 'bad', verdict: 'severe', tolerated: ['severe', 'avoid'], agreement: 'high', disputed: false, sources: ['BS', 'VF', 'DW'], note: { en: 'It is the south-west corner.', hi: 'यह नैर्ऋत्य कोना है।' } },
  { id: 'W2', wall: 'W', place: 18, from: deg(236.25), to: deg(247.5), name: { en: 'Dauvarika', hi: 'दौवारिक' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid'], agreement: 'high', disputed: false, sources: ['BS', 'DW'] },
  { id: 'W3', wall: 'W', place: 19, from: deg(247.5), to: deg(258.75), name: { en: 'Sugriva', hi: 'सुग्रीव' }, classical: 'bad', modern: 'good', verdict: 'acceptable', tolerated: ['ideal', 'acceptable', 'avoid'], agreement: 'low', disputed: true, sources: ['BS', 'DIV', 'DW', 'PRU', 'VF'], note: { en: 'The Brihat Samhita is against it; modern 16-zone schools call it good.', hi: 'बृहत्संहिता इसके ख़िलाफ़ है; आधुनिक 16-ज़ोन पद्धति इसे अच्छा कहती है।' } },
  { id: 'W4', wall: 'W', place: 20, from: deg(258.75), to: deg(270), name: { en: 'Pushpadanta', hi: 'पुष्पदंत' }, classical: 'good', modern: 'good', verdict: 'ideal', tolerated: ['ideal'], agreement: 'high', disputed: false, sources: ['BS', 'MP', 'DW', 'PRU', 'VF', 'DIV'] },
  { id: 'W5', wall: 'W', place: 21, from: deg(270), to: deg(281.25), name: { en: 'Varuna', hi: 'वरुण' }, classical: 'good', modern: 'mixed', verdict: 'acceptable', tolerated: ['ideal', 'acceptable', 'avoid'], agreement: 'medium', disputed: true, sources: ['BS', 'MP', 'PRU', 'VF', 'DIV'], note: { en: 'The Brihat Samhita and the Matsya Purana praise it; some modern charts count only W3 and W4.', hi: 'बृहत्संहिता और मत्स्य पुराण इसे अच्छा कहते हैं; कुछ आधुनिक तालिकाएँ केवल W3 और W4 गिनती हैं।' } },
  { id: 'W6', wall: 'W', place: 22, from: deg(281.25), to: deg(292.5), name: { en: 'Asura', hi: 'असुर' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid'], agreement: 'high', disputed: false, sources: ['BS', 'DW'] },
  { id: 'W7', wall: 'W', place: 23, from: deg(292.5), to: deg(303.75), name: { en: 'Shosha', hi: 'शोष' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid'], agreement: 'high', disputed: false, sources: ['BS', 'DW'] },
  { id: 'W8', wall: 'W', place: 24, from: deg(303.75), to: deg(315), name: { en: 'Papayakshma', hi: 'पापयक्ष्मा' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid', 'severe'], agreement: 'high', disputed: false, sources: ['BS', 'DW'] },
  { id: 'N1', wall: 'N', place: 25, from: deg(315), to: deg(326.25), name: { en: 'Roga', hi: 'रोग' }, classical: 'bad', modern: 'bad', verdict: 'severe', tolerated: ['severe', 'avoid'], agreement: 'high', disputed: false, sources: ['BS', 'CWV', 'VF'], note: { en: 'It is the north-west corner.', hi: 'यह वायव्य कोना है।' } },
  { id: 'N2', wall: 'N', place: 26, from: deg(326.25), to: deg(337.5), name: { en: 'Naga', hi: 'नाग' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid'], agreement: 'high', disputed: false, sources: ['BS', 'CWV', 'VF'], note: { en: 'One Hindi list differs and calls it good.', hi: 'एक हिन्दी सूची का मत अलग है; वह इसे अच्छा कहती है।' } },
  { id: 'N3', wall: 'N', place: 27, from: deg(337.5), to: deg(348.75), name: { en: 'Mukhya', hi: 'मुख्य' }, classical: 'good', modern: 'good', verdict: 'ideal', tolerated: ['ideal'], agreement: 'high', disputed: false, sources: ['BS', 'DW', 'CWV', 'PRU', 'VF'] },
  { id: 'N4', wall: 'N', place: 28, from: deg(348.75), to: deg(0), name: { en: 'Bhallata', hi: 'भल्लाट' }, classical: 'good', modern: 'good', verdict: 'ideal', tolerated: ['ideal'], agreement: 'high', disputed: false, sources: ['BS', 'MP', 'DW', 'CWV', 'PRU', 'VF'], note: { en: 'One Hindi list differs and calls it bad.', hi: 'एक हिन्दी सूची का मत अलग है; वह इसे बुरा कहती है।' } },
  { id: 'N5', wall: 'N', place: 29, from: deg(0), to: deg(11.25), name: { en: 'Soma', hi: 'सोम' }, classical: 'good', modern: 'good', verdict: 'ideal', tolerated: ['ideal', 'acceptable'], agreement: 'medium', disputed: false, sources: ['BS', 'MP', 'CWV', 'VF'], note: { en: 'One modern list leaves it out.', hi: 'एक आधुनिक सूची इसे नहीं गिनती।' } },
  { id: 'N6', wall: 'N', place: 30, from: deg(11.25), to: deg(22.5), name: { en: 'Bhujaga', hi: 'भुजग' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid'], agreement: 'medium', disputed: false, sources: ['BS', 'VF'], note: { en: 'One Hindi list differs and calls it good.', hi: 'एक हिन्दी सूची का मत अलग है; वह इसे अच्छा कहती है।' } },
  { id: 'N7', wall: 'N', place: 31, from: deg(22.5), to: deg(33.75), name: { en: 'Aditi', hi: 'अदिति' }, classical: 'bad', modern: 'bad', verdict: 'avoid', tolerated: ['avoid', 'acceptable'], agreement: 'medium', disputed: false, sources: ['BS', 'VF'] },
  { id: 'N8', wall: 'N', place: 32, from: deg(33.75), to: deg(45), name: { en: 'Diti', hi: 'दिति' }, classical: 'bad', modern: 'mixed', verdict: 'avoid', tolerated: ['avoid', 'acceptable', 'ideal'], agreement: 'low', disputed: true, sources: ['BS', 'VF', 'PRU'], note: { en: 'The Brihat Samhita is against it; one modern list calls it good and another moderate.', hi: 'बृहत्संहिता इसके ख़िलाफ़ है; एक आधुनिक सूची इसे अच्छा और दूसरी मध्यम कहती है।' } },
];

function deg(value: number): Degrees {
  return value as Degrees;
}
