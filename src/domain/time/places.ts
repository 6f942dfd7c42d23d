import type { Language } from '../language.ts';
import { coordinates, kilometresBetween, presentZone, roundedDegrees, type Place } from './place.ts';

type Names = Readonly<Record<Language, string>>;

export interface City extends Names {
  id: string;
  /** Degrees, north and east positive, to the middle of the city. */
  latitude: number;
  longitude: number;
  /** IANA. */
  timeZone: string;
  /** A state of India or a country. */
  region: RegionId;
}

/** States and union territories of India, then countries. */
export const regions = {
  an: { en: 'Andaman and Nicobar', hi: 'अंडमान और निकोबार' },
  ap: { en: 'Andhra Pradesh', hi: 'आंध्र प्रदेश' },
  ar: { en: 'Arunachal Pradesh', hi: 'अरुणाचल प्रदेश' },
  as: { en: 'Assam', hi: 'असम' },
  br: { en: 'Bihar', hi: 'बिहार' },
  ch: { en: 'Chandigarh', hi: 'चंडीगढ़' },
  cg: { en: 'Chhattisgarh', hi: 'छत्तीसगढ़' },
  dh: { en: 'Dadra, Nagar Haveli, Daman and Diu', hi: 'दादरा, नगर हवेली, दमन और दीव' },
  dl: { en: 'Delhi', hi: 'दिल्ली' },
  ga: { en: 'Goa', hi: 'गोवा' },
  gj: { en: 'Gujarat', hi: 'गुजरात' },
  hr: { en: 'Haryana', hi: 'हरियाणा' },
  hp: { en: 'Himachal Pradesh', hi: 'हिमाचल प्रदेश' },
  jk: { en: 'Jammu and Kashmir', hi: 'जम्मू और कश्मीर' },
  jh: { en: 'Jharkhand', hi: 'झारखंड' },
  ka: { en: 'Karnataka', hi: 'कर्नाटक' },
  kl: { en: 'Kerala', hi: 'केरल' },
  la: { en: 'Ladakh', hi: 'लद्दाख' },
  ld: { en: 'Lakshadweep', hi: 'लक्षद्वीप' },
  mp: { en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' },
  mh: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
  mn: { en: 'Manipur', hi: 'मणिपुर' },
  ml: { en: 'Meghalaya', hi: 'मेघालय' },
  mz: { en: 'Mizoram', hi: 'मिज़ोरम' },
  nl: { en: 'Nagaland', hi: 'नागालैंड' },
  od: { en: 'Odisha', hi: 'ओडिशा' },
  py: { en: 'Puducherry', hi: 'पुदुच्चेरी' },
  pb: { en: 'Punjab', hi: 'पंजाब' },
  rj: { en: 'Rajasthan', hi: 'राजस्थान' },
  sk: { en: 'Sikkim', hi: 'सिक्किम' },
  tn: { en: 'Tamil Nadu', hi: 'तमिलनाडु' },
  tg: { en: 'Telangana', hi: 'तेलंगाना' },
  tr: { en: 'Tripura', hi: 'त्रिपुरा' },
  up: { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' },
  uk: { en: 'Uttarakhand', hi: 'उत्तराखंड' },
  wb: { en: 'West Bengal', hi: 'पश्चिम बंगाल' },
  australia: { en: 'Australia', hi: 'ऑस्ट्रेलिया' },
  bahrain: { en: 'Bahrain', hi: 'बहरीन' },
  bangladesh: { en: 'Bangladesh', hi: 'बांग्लादेश' },
  bhutan: { en: 'Bhutan', hi: 'भूटान' },
  canada: { en: 'Canada', hi: 'कनाडा' },
  fiji: { en: 'Fiji', hi: 'फ़िजी' },
  france: { en: 'France', hi: 'फ़्रांस' },
  germany: { en: 'Germany', hi: 'जर्मनी' },
  guyana: { en: 'Guyana', hi: 'गयाना' },
  'hong-kong': { en: 'Hong Kong', hi: 'हांगकांग' },
  indonesia: { en: 'Indonesia', hi: 'इंडोनेशिया' },
  ireland: { en: 'Ireland', hi: 'आयरलैंड' },
  japan: { en: 'Japan', hi: 'जापान' },
  kenya: { en: 'Kenya', hi: 'केन्या' },
  kuwait: { en: 'Kuwait', hi: 'कुवैत' },
  malaysia: { en: 'Malaysia', hi: 'मलेशिया' },
  mauritius: { en: 'Mauritius', hi: 'मॉरीशस' },
  myanmar: { en: 'Myanmar', hi: 'म्यांमार' },
  nepal: { en: 'Nepal', hi: 'नेपाल' },
  netherlands: { en: 'Netherlands', hi: 'नीदरलैंड' },
  'new-zealand': { en: 'New Zealand', hi: 'न्यूज़ीलैंड' },
  oman: { en: 'Oman', hi: 'ओमान' },
  pakistan: { en: 'Pakistan', hi: 'पाकिस्तान' },
  qatar: { en: 'Qatar', hi: 'क़तर' },
  'saudi-arabia': { en: 'Saudi Arabia', hi: 'सऊदी अरब' },
  singapore: { en: 'Singapore', hi: 'सिंगापुर' },
  'south-africa': { en: 'South Africa', hi: 'दक्षिण अफ़्रीका' },
  'sri-lanka': { en: 'Sri Lanka', hi: 'श्रीलंका' },
  suriname: { en: 'Suriname', hi: 'सूरीनाम' },
  sweden: { en: 'Sweden', hi: 'स्वीडन' },
  switzerland: { en: 'Switzerland', hi: 'स्विट्ज़रलैंड' },
  tanzania: { en: 'Tanzania', hi: 'तंज़ानिया' },
  thailand: { en: 'Thailand', hi: 'थाईलैंड' },
  trinidad: { en: 'Trinidad and Tobago', hi: 'त्रिनिदाद और टोबैगो' },
  uae: { en: 'United Arab Emirates', hi: 'संयुक्त अरब अमीरात' },
  uganda: { en: 'Uganda', hi: 'युगांडा' },
  britain: { en: 'United Kingdom', hi: 'ब्रिटेन' },
  usa: { en: 'United States', hi: 'अमेरिका' },
} as const satisfies Record<string, Names>;

export type RegionId = keyof typeof regions;

/** The states and union territories of India, by the codes that a day of the calendar names them with. */
export const states: readonly (Names & { code: string })[] = (Object.keys(regions) as RegionId[]).flatMap(
  (id) => {
    const code = stateCode(id);
    return code === undefined ? [] : [{ code, ...regions[id] }];
  },
);

/** English name, Hindi name, latitude, longitude, other names in either script. */
type Line = readonly [en: string, hi: string, latitude: number, longitude: number, also?: string];

/** Capitals of the states, large cities and places of pilgrimage, north to south within a state as they are known. */
const india: Readonly<Partial<Record<RegionId, readonly Line[]>>> = {
  dl: [['New Delhi', 'नई दिल्ली', 28.6139, 77.209, 'Delhi Dilli दिल्ली']],
  up: [
    ['Lucknow', 'लखनऊ', 26.8467, 80.9462],
    ['Kanpur', 'कानपुर', 26.4499, 80.3319],
    ['Varanasi', 'वाराणसी', 25.3176, 82.9739, 'Banaras Benares Kashi बनारस काशी'],
    ['Ayodhya', 'अयोध्या', 26.7922, 82.1998, 'Faizabad फ़ैज़ाबाद'],
    ['Prayagraj', 'प्रयागराज', 25.4358, 81.8463, 'Allahabad इलाहाबाद'],
    ['Mathura', 'मथुरा', 27.4924, 77.6737],
    ['Vrindavan', 'वृंदावन', 27.5806, 77.7006],
    ['Agra', 'आगरा', 27.1767, 78.0081],
    ['Ghaziabad', 'ग़ाज़ियाबाद', 28.6692, 77.4538],
    ['Noida', 'नोएडा', 28.5355, 77.391],
    ['Meerut', 'मेरठ', 28.9845, 77.7064],
    ['Bareilly', 'बरेली', 28.367, 79.4304],
    ['Moradabad', 'मुरादाबाद', 28.8386, 78.7733],
    ['Aligarh', 'अलीगढ़', 27.8974, 78.088],
    ['Saharanpur', 'सहारनपुर', 29.968, 77.5552],
    ['Gorakhpur', 'गोरखपुर', 26.7606, 83.3732],
    ['Jhansi', 'झाँसी', 25.4484, 78.5685],
  ],
  uk: [
    ['Dehradun', 'देहरादून', 30.3165, 78.0322],
    ['Haridwar', 'हरिद्वार', 29.9457, 78.1642, 'Hardwar'],
    ['Rishikesh', 'ऋषिकेश', 30.0869, 78.2676],
    ['Badrinath', 'बद्रीनाथ', 30.7433, 79.4938],
    ['Kedarnath', 'केदारनाथ', 30.7352, 79.0669],
  ],
  rj: [
    ['Jaipur', 'जयपुर', 26.9124, 75.7873],
    ['Jodhpur', 'जोधपुर', 26.2389, 73.0243],
    ['Udaipur', 'उदयपुर', 24.5854, 73.7125],
    ['Kota', 'कोटा', 25.2138, 75.8648],
    ['Bikaner', 'बीकानेर', 28.0229, 73.3119],
    ['Ajmer', 'अजमेर', 26.4499, 74.6399],
    ['Pushkar', 'पुष्कर', 26.4897, 74.5511],
    ['Nathdwara', 'नाथद्वारा', 24.9382, 73.8223],
  ],
  mp: [
    ['Bhopal', 'भोपाल', 23.2599, 77.4126],
    ['Indore', 'इंदौर', 22.7196, 75.8577],
    ['Ujjain', 'उज्जैन', 23.1765, 75.7885, 'Avantika अवंतिका'],
    ['Gwalior', 'ग्वालियर', 26.2183, 78.1828],
    ['Jabalpur', 'जबलपुर', 23.1815, 79.9864],
    ['Omkareshwar', 'ओंकारेश्वर', 22.2456, 76.151],
    ['Chitrakoot', 'चित्रकूट', 25.1788, 80.8653],
  ],
  mh: [
    ['Mumbai', 'मुंबई', 19.076, 72.8777, 'Bombay बंबई'],
    ['Pune', 'पुणे', 18.5204, 73.8567, 'Poona पूना'],
    ['Nagpur', 'नागपुर', 21.1458, 79.0882],
    ['Thane', 'ठाणे', 19.2183, 72.9781],
    ['Nashik', 'नासिक', 19.9975, 73.7898, 'Nasik नाशिक Trimbakeshwar'],
    ['Chhatrapati Sambhajinagar', 'छत्रपति संभाजीनगर', 19.8762, 75.3433, 'Aurangabad औरंगाबाद'],
    ['Solapur', 'सोलापुर', 17.6599, 75.9064],
    ['Kolhapur', 'कोल्हापुर', 16.705, 74.2433],
    ['Nanded', 'नांदेड़', 19.1383, 77.321],
    ['Shirdi', 'शिरडी', 19.7645, 74.4762],
    ['Pandharpur', 'पंढरपुर', 17.6773, 75.3301],
  ],
  gj: [
    ['Ahmedabad', 'अहमदाबाद', 23.0225, 72.5714, 'Amdavad'],
    ['Gandhinagar', 'गांधीनगर', 23.2156, 72.6369],
    ['Surat', 'सूरत', 21.1702, 72.8311],
    ['Vadodara', 'वडोदरा', 22.3072, 73.1812, 'Baroda बड़ौदा'],
    ['Rajkot', 'राजकोट', 22.3039, 70.8022],
    ['Bhavnagar', 'भावनगर', 21.7645, 72.1519],
    ['Jamnagar', 'जामनगर', 22.4707, 70.0577],
    ['Bhuj', 'भुज', 23.242, 69.6669, 'Kutch कच्छ'],
    ['Dwarka', 'द्वारका', 22.2442, 68.9685],
    ['Somnath', 'सोमनाथ', 20.888, 70.4012, 'Veraval वेरावल'],
  ],
  pb: [
    ['Amritsar', 'अमृतसर', 31.634, 74.8723],
    ['Ludhiana', 'लुधियाना', 30.901, 75.8573],
    ['Jalandhar', 'जालंधर', 31.326, 75.5762],
    ['Patiala', 'पटियाला', 30.3398, 76.3869],
  ],
  ch: [['Chandigarh', 'चंडीगढ़', 30.7333, 76.7794]],
  hr: [
    ['Gurugram', 'गुरुग्राम', 28.4595, 77.0266, 'Gurgaon गुड़गाँव'],
    ['Faridabad', 'फ़रीदाबाद', 28.4089, 77.3178],
    ['Kurukshetra', 'कुरुक्षेत्र', 29.9695, 76.8783],
  ],
  hp: [['Shimla', 'शिमला', 31.1048, 77.1734]],
  jk: [
    ['Srinagar', 'श्रीनगर', 34.0837, 74.7973],
    ['Jammu', 'जम्मू', 32.7266, 74.857],
    ['Katra', 'कटरा', 32.9917, 74.9318, 'Vaishno Devi वैष्णो देवी'],
  ],
  la: [['Leh', 'लेह', 34.1526, 77.5771]],
  br: [
    ['Patna', 'पटना', 25.5941, 85.1376],
    ['Gaya', 'गया', 24.7914, 85.0002],
    ['Muzaffarpur', 'मुज़फ़्फ़रपुर', 26.1209, 85.3647],
    ['Bhagalpur', 'भागलपुर', 25.2425, 86.9842],
    ['Darbhanga', 'दरभंगा', 26.1542, 85.8918],
  ],
  jh: [
    ['Ranchi', 'राँची', 23.3441, 85.3096],
    ['Jamshedpur', 'जमशेदपुर', 22.8046, 86.2029, 'Tatanagar टाटानगर'],
    ['Dhanbad', 'धनबाद', 23.7957, 86.4304],
    ['Deoghar', 'देवघर', 24.4826, 86.697, 'Baidyanath बैद्यनाथ'],
  ],
  wb: [
    ['Kolkata', 'कोलकाता', 22.5726, 88.3639, 'Calcutta कलकत्ता'],
    ['Siliguri', 'सिलीगुड़ी', 26.7271, 88.3953],
    ['Asansol', 'आसनसोल', 23.6739, 86.9524],
    ['Durgapur', 'दुर्गापुर', 23.5204, 87.3119],
  ],
  od: [
    ['Bhubaneswar', 'भुवनेश्वर', 20.2961, 85.8245],
    ['Puri', 'पुरी', 19.8135, 85.8312, 'Jagannath जगन्नाथ'],
    ['Cuttack', 'कटक', 20.4625, 85.883],
    ['Rourkela', 'राउरकेला', 22.2604, 84.8536],
  ],
  cg: [
    ['Raipur', 'रायपुर', 21.2514, 81.6296],
    ['Bhilai', 'भिलाई', 21.1938, 81.3509, 'Durg दुर्ग'],
    ['Bilaspur', 'बिलासपुर', 22.0797, 82.1409],
  ],
  as: [
    ['Guwahati', 'गुवाहाटी', 26.1445, 91.7362, 'Dispur Kamakhya दिसपुर कामाख्या'],
    ['Dibrugarh', 'डिब्रूगढ़', 27.4728, 94.912],
    ['Silchar', 'सिलचर', 24.8333, 92.7789],
  ],
  ar: [['Itanagar', 'ईटानगर', 27.0844, 93.6053]],
  mn: [['Imphal', 'इंफाल', 24.817, 93.9368]],
  ml: [['Shillong', 'शिलांग', 25.5788, 91.8933]],
  mz: [['Aizawl', 'आइज़ोल', 23.7271, 92.7176]],
  nl: [['Kohima', 'कोहिमा', 25.6751, 94.1086]],
  sk: [['Gangtok', 'गंगटोक', 27.3389, 88.6065]],
  tr: [['Agartala', 'अगरतला', 23.8315, 91.2868]],
  tg: [
    ['Hyderabad', 'हैदराबाद', 17.385, 78.4867],
    ['Warangal', 'वारंगल', 17.9689, 79.5941],
  ],
  ap: [
    ['Amaravati', 'अमरावती', 16.5417, 80.5158],
    ['Vijayawada', 'विजयवाड़ा', 16.5062, 80.648],
    ['Visakhapatnam', 'विशाखापत्तनम', 17.6868, 83.2185, 'Vizag विज़ाग'],
    ['Tirupati', 'तिरुपति', 13.6288, 79.4192, 'Tirumala Balaji तिरुमला बालाजी'],
    ['Guntur', 'गुंटूर', 16.3067, 80.4365],
    ['Nellore', 'नेल्लोर', 14.4426, 79.9865],
    ['Srisailam', 'श्रीशैलम', 16.074, 78.868],
  ],
  ka: [
    ['Bengaluru', 'बेंगलुरु', 12.9716, 77.5946, 'Bangalore बैंगलोर'],
    ['Mysuru', 'मैसूरु', 12.2958, 76.6394, 'Mysore मैसूर'],
    ['Hubballi', 'हुब्बल्ली', 15.3647, 75.124, 'Hubli हुबली'],
    ['Mangaluru', 'मंगलुरु', 12.9141, 74.856, 'Mangalore मंगलौर'],
    ['Udupi', 'उडुपी', 13.3409, 74.7421],
    ['Sringeri', 'शृंगेरी', 13.4198, 75.2567, 'Shringeri श्रृंगेरी'],
  ],
  ga: [['Panaji', 'पणजी', 15.4909, 73.8278, 'Panjim Goa गोवा']],
  kl: [
    ['Thiruvananthapuram', 'तिरुवनंतपुरम', 8.5241, 76.9366, 'Trivandrum त्रिवेंद्रम'],
    ['Kochi', 'कोच्चि', 9.9312, 76.2673, 'Cochin कोचीन'],
    ['Kozhikode', 'कोझिकोड', 11.2588, 75.7804, 'Calicut कालीकट'],
    ['Thrissur', 'त्रिशूर', 10.5276, 76.2144],
    ['Guruvayur', 'गुरुवायूर', 10.5946, 76.0369],
  ],
  tn: [
    ['Chennai', 'चेन्नई', 13.0827, 80.2707, 'Madras मद्रास'],
    ['Madurai', 'मदुरै', 9.9252, 78.1198],
    ['Coimbatore', 'कोयंबटूर', 11.0168, 76.9558],
    ['Tiruchirappalli', 'तिरुचिरापल्ली', 10.7905, 78.7047, 'Trichy Srirangam त्रिची श्रीरंगम'],
    ['Salem', 'सेलम', 11.6643, 78.146],
    ['Rameswaram', 'रामेश्वरम', 9.2876, 79.3129],
    ['Kanchipuram', 'कांचीपुरम', 12.8342, 79.7036, 'Kanchi कांची'],
    ['Thanjavur', 'तंजावुर', 10.787, 79.1378, 'Tanjore तंजौर'],
    ['Kumbakonam', 'कुंभकोणम', 10.9602, 79.3845],
    ['Tiruvannamalai', 'तिरुवन्नामलै', 12.2253, 79.0747, 'Arunachala अरुणाचल'],
    ['Chidambaram', 'चिदंबरम', 11.399, 79.693],
    ['Palani', 'पलनी', 10.45, 77.5161],
    ['Kanyakumari', 'कन्याकुमारी', 8.0883, 77.5385],
  ],
  py: [['Puducherry', 'पुदुच्चेरी', 11.9416, 79.8083, 'Pondicherry पांडिचेरी']],
  an: [['Sri Vijaya Puram', 'श्री विजय पुरम', 11.6234, 92.7265, 'Port Blair पोर्ट ब्लेयर']],
  ld: [['Kavaratti', 'कवरत्ती', 10.5593, 72.6358]],
  dh: [
    ['Daman', 'दमन', 20.3974, 72.8328],
    ['Silvassa', 'सिलवासा', 20.2763, 73.0083],
  ],
};

/** Neighbours, and cities abroad where many read the panchang; a country with several zones has several lines. */
const abroad: readonly (readonly [region: RegionId, timeZone: string, lines: readonly Line[]])[] = [
  [
    'nepal',
    'Asia/Kathmandu',
    [
      ['Kathmandu', 'काठमांडू', 27.7172, 85.324, 'Pashupatinath पशुपतिनाथ'],
      ['Janakpur', 'जनकपुर', 26.7288, 85.9254],
    ],
  ],
  ['bhutan', 'Asia/Thimphu', [['Thimphu', 'थिम्पू', 27.4728, 89.639]]],
  ['bangladesh', 'Asia/Dhaka', [['Dhaka', 'ढाका', 23.8103, 90.4125]]],
  ['sri-lanka', 'Asia/Colombo', [['Colombo', 'कोलंबो', 6.9271, 79.8612]]],
  ['pakistan', 'Asia/Karachi', [['Karachi', 'कराची', 24.8607, 67.0011]]],
  ['myanmar', 'Asia/Yangon', [['Yangon', 'यांगून', 16.8409, 96.1735, 'Rangoon रंगून']]],
  [
    'uae',
    'Asia/Dubai',
    [
      ['Dubai', 'दुबई', 25.2048, 55.2708],
      ['Abu Dhabi', 'अबू धाबी', 24.4539, 54.3773],
      ['Sharjah', 'शारजाह', 25.3463, 55.4209],
    ],
  ],
  ['qatar', 'Asia/Qatar', [['Doha', 'दोहा', 25.2854, 51.531]]],
  ['oman', 'Asia/Muscat', [['Muscat', 'मस्कट', 23.588, 58.3829]]],
  ['kuwait', 'Asia/Kuwait', [['Kuwait City', 'कुवैत सिटी', 29.3759, 47.9774]]],
  ['bahrain', 'Asia/Bahrain', [['Manama', 'मनामा', 26.2285, 50.586]]],
  ['saudi-arabia', 'Asia/Riyadh', [['Riyadh', 'रियाद', 24.7136, 46.6753]]],
  ['singapore', 'Asia/Singapore', [['Singapore', 'सिंगापुर', 1.3521, 103.8198]]],
  ['malaysia', 'Asia/Kuala_Lumpur', [['Kuala Lumpur', 'कुआलालंपुर', 3.139, 101.6869]]],
  ['indonesia', 'Asia/Jakarta', [['Jakarta', 'जकार्ता', -6.2088, 106.8456]]],
  ['indonesia', 'Asia/Makassar', [['Denpasar', 'देनपसार', -8.6705, 115.2126, 'Bali बाली']]],
  ['thailand', 'Asia/Bangkok', [['Bangkok', 'बैंकॉक', 13.7563, 100.5018]]],
  ['hong-kong', 'Asia/Hong_Kong', [['Hong Kong', 'हांगकांग', 22.3193, 114.1694]]],
  ['japan', 'Asia/Tokyo', [['Tokyo', 'टोक्यो', 35.6762, 139.6503]]],
  ['australia', 'Australia/Sydney', [['Sydney', 'सिडनी', -33.8688, 151.2093]]],
  ['australia', 'Australia/Melbourne', [['Melbourne', 'मेलबर्न', -37.8136, 144.9631]]],
  ['australia', 'Australia/Brisbane', [['Brisbane', 'ब्रिस्बेन', -27.4698, 153.0251]]],
  ['australia', 'Australia/Perth', [['Perth', 'पर्थ', -31.9523, 115.8613]]],
  ['australia', 'Australia/Adelaide', [['Adelaide', 'एडिलेड', -34.9285, 138.6007]]],
  ['new-zealand', 'Pacific/Auckland', [['Auckland', 'ऑकलैंड', -36.8509, 174.7645]]],
  ['fiji', 'Pacific/Fiji', [['Suva', 'सुवा', -18.1248, 178.4501]]],
  ['mauritius', 'Indian/Mauritius', [['Port Louis', 'पोर्ट लुई', -20.1609, 57.5012]]],
  ['kenya', 'Africa/Nairobi', [['Nairobi', 'नैरोबी', -1.2921, 36.8219]]],
  ['uganda', 'Africa/Kampala', [['Kampala', 'कंपाला', 0.3476, 32.5825]]],
  ['tanzania', 'Africa/Dar_es_Salaam', [['Dar es Salaam', 'दार अस सलाम', -6.7924, 39.2083]]],
  [
    'south-africa',
    'Africa/Johannesburg',
    [
      ['Durban', 'डरबन', -29.8587, 31.0218],
      ['Johannesburg', 'जोहान्सबर्ग', -26.2041, 28.0473],
    ],
  ],
  [
    'britain',
    'Europe/London',
    [
      ['London', 'लंदन', 51.5074, -0.1278],
      ['Leicester', 'लेस्टर', 52.6369, -1.1398],
      ['Birmingham', 'बर्मिंघम', 52.4862, -1.8904],
      ['Manchester', 'मैनचेस्टर', 53.4808, -2.2426],
    ],
  ],
  ['ireland', 'Europe/Dublin', [['Dublin', 'डबलिन', 53.3498, -6.2603]]],
  ['france', 'Europe/Paris', [['Paris', 'पेरिस', 48.8566, 2.3522]]],
  ['netherlands', 'Europe/Amsterdam', [['Amsterdam', 'एम्स्टर्डम', 52.3676, 4.9041]]],
  [
    'germany',
    'Europe/Berlin',
    [
      ['Frankfurt', 'फ़्रैंकफ़र्ट', 50.1109, 8.6821],
      ['Berlin', 'बर्लिन', 52.52, 13.405],
    ],
  ],
  ['switzerland', 'Europe/Zurich', [['Zurich', 'ज़्यूरिख़', 47.3769, 8.5417]]],
  ['sweden', 'Europe/Stockholm', [['Stockholm', 'स्टॉकहोम', 59.3293, 18.0686]]],
  [
    'usa',
    'America/New_York',
    [
      ['New York', 'न्यूयॉर्क', 40.7128, -74.006],
      ['Edison', 'एडिसन', 40.5187, -74.4121, 'New Jersey न्यू जर्सी'],
      ['Boston', 'बोस्टन', 42.3601, -71.0589],
      ['Washington', 'वॉशिंगटन', 38.9072, -77.0369],
      ['Atlanta', 'अटलांटा', 33.749, -84.388],
    ],
  ],
  [
    'usa',
    'America/Chicago',
    [
      ['Chicago', 'शिकागो', 41.8781, -87.6298],
      ['Houston', 'ह्यूस्टन', 29.7604, -95.3698],
      ['Dallas', 'डलास', 32.7767, -96.797],
    ],
  ],
  ['usa', 'America/Phoenix', [['Phoenix', 'फ़ीनिक्स', 33.4484, -112.074]]],
  [
    'usa',
    'America/Los_Angeles',
    [
      ['San Francisco', 'सैन फ़्रांसिस्को', 37.7749, -122.4194],
      ['San Jose', 'सैन होज़े', 37.3382, -121.8863],
      ['Los Angeles', 'लॉस एंजिलिस', 34.0522, -118.2437],
      ['Seattle', 'सिएटल', 47.6062, -122.3321],
    ],
  ],
  [
    'canada',
    'America/Toronto',
    [
      ['Toronto', 'टोरंटो', 43.6532, -79.3832],
      ['Brampton', 'ब्रैम्पटन', 43.7315, -79.7624],
      ['Montreal', 'मॉन्ट्रियल', 45.5019, -73.5674],
    ],
  ],
  [
    'canada',
    'America/Vancouver',
    [
      ['Vancouver', 'वैंकूवर', 49.2827, -123.1207],
      ['Surrey', 'सरे', 49.1913, -122.849],
    ],
  ],
  ['canada', 'America/Edmonton', [['Calgary', 'कैलगरी', 51.0447, -114.0719]]],
  ['guyana', 'America/Guyana', [['Georgetown', 'जॉर्जटाउन', 6.8013, -58.1551]]],
  ['suriname', 'America/Paramaribo', [['Paramaribo', 'पारामारिबो', 5.852, -55.2038]]],
  ['trinidad', 'America/Port_of_Spain', [['Port of Spain', 'पोर्ट ऑफ़ स्पेन', 10.6549, -61.5019]]],
];

const indianTime = 'Asia/Kolkata';

interface Entry {
  city: City;
  /** What it is found by, as `searchable` writes it: its names first, then its other names, then its region. */
  names: readonly string[];
  others: readonly string[];
  region: readonly string[];
}

const entries: readonly Entry[] = [
  ...Object.entries(india).flatMap(([region, lines]) =>
    lines.map((line) => entryOf(region as RegionId, indianTime, line)),
  ),
  ...abroad.flatMap(([region, timeZone, lines]) => lines.map((line) => entryOf(region, timeZone, line))),
];

/** Every city of the list, India first. */
export const cities: readonly City[] = entries.map(({ city }) => city);

/**
 * The cities that a text may mean, in either script, best first: those whose name begins with it, then those with a word
 * or another name that does, then those of a region that does. An empty text finds all, India first.
 */
export function searchPlaces(text: string, language: Language): City[] {
  const sought = searchable(text);
  const ranked: { city: City; rank: number }[] = [];
  for (const entry of entries) {
    const rank = rankOf(entry, sought);
    if (rank !== undefined) ranked.push({ city: entry.city, rank });
  }
  const order = new Intl.Collator(language);
  ranked.sort(
    (one, other) => one.rank - other.rank || order.compare(one.city[language], other.city[language]),
  );
  return ranked.map(({ city }) => city);
}

/** So near to a city its name says where one is. */
const nearKm = 50;

/** The nearest city of the list, where one is near. */
export function cityNear(position: Pick<Place, 'latitude' | 'longitude'>): City | undefined {
  let nearest: City | undefined;
  let least = nearKm;
  for (const city of cities) {
    const distance = kilometresBetween(position, city);
    if (distance > least) continue;
    nearest = city;
    least = distance;
  }
  return nearest;
}

export function placeOfCity({ en, latitude, longitude, timeZone }: City): Place {
  return { name: en, latitude, longitude, timeZone };
}

/**
 * The place of a position on Earth, rounded to two decimals. The zone is the device's own, as somebody who asks for the
 * position is there; a device that is set to no real zone takes that of the nearest city.
 */
export function placeAt(position: { latitude: number; longitude: number }, deviceZone: string): Place {
  const latitude = roundedDegrees(position.latitude);
  const longitude = roundedDegrees(position.longitude);
  const city = cityNear({ latitude, longitude });
  const zone = presentZone(deviceZone);
  const timeZone = /^[A-Z][A-Za-z_]+\/[A-Z]/.test(zone) && !zone.startsWith('Etc/') ? zone : city?.timeZone;
  return {
    name: city?.en ?? coordinates({ latitude, longitude }),
    latitude,
    longitude,
    timeZone: timeZone ?? 'UTC',
  };
}

/**
 * The code of the Indian state in which somebody has chosen a city of the list. A position has none, however near to a city
 * it is: the border may be between.
 */
export function stateOf({ name, latitude, longitude }: Place): string | undefined {
  const city = cities.find(
    (each) => each.en === name && each.latitude === latitude && each.longitude === longitude,
  );
  return city && stateCode(city.region);
}

/** What a place is called in a language: a city of the list by its name there, any other as it was named. */
export function placeName(place: Place, language: Language): string {
  const city = cities.find(({ en }) => en === place.name);
  return city && kilometresBetween(place, city) <= nearKm ? city[language] : place.name;
}

function stateCode(region: RegionId): string | undefined {
  return region.length === 2 ? region.toUpperCase() : undefined;
}

function entryOf(region: RegionId, timeZone: string, [en, hi, latitude, longitude, also = '']: Line): Entry {
  return {
    city: { id: en.toLowerCase().replaceAll(' ', '-'), en, hi, latitude, longitude, timeZone, region },
    names: [searchable(en), searchable(hi)],
    others: also === '' ? [] : [also, ...also.split(' ')].map(searchable),
    region: [searchable(regions[region].en), searchable(regions[region].hi)],
  };
}

function rankOf({ city, names, others, region }: Entry, sought: string): number | undefined {
  if (sought === '') return city.timeZone === indianTime ? 0 : 1;
  if (names.some((name) => name.startsWith(sought))) return 0;
  if (others.some((name) => name.startsWith(sought))) return 1;
  if (names.some((name) => name.includes(` ${sought}`))) return 1;
  if (region.some((name) => name.startsWith(sought))) return 2;
  if (sought.length > 2 && [...names, ...others].some((name) => name.includes(sought))) return 3;
  return undefined;
}

/**
 * Text as it is compared: small letters without accents, and Devanagari without the differences that people type or leave
 * out, such as the nukta, the chandrabindu and a nasal written as its own letter before a consonant.
 */
function searchable(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[ङञणनम]\u094d(?=[कखगघचछजझटठडढतथदधपफबभ]|$)/g, '\u0902')
    .replace(/[\s-]+/g, ' ')
    .trim();
}
