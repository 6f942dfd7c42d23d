import { ekadashis } from '../festivals/repeating-observances.ts';
import type { FestivalId } from '../festivals/festivals.ts';
import type { ListedPuja } from './puja-guide.ts';

const everyEkadashi = Object.keys(ekadashis) as [FestivalId, ...FestivalId[]];

/** All guides, in the order in which each kind is shown. One guide is one file in `guides` and one entry here. */
export const pujas: readonly ListedPuja[] = [
  {
    id: 'ekadashi',
    kind: 'returning',
    names: { en: 'Ekadashi vrat', hi: 'एकादशी व्रत' },
    line: {
      en: 'The eleventh day of the moon for Vishnu: what to eat, the puja, and how the fast ends.',
      hi: 'चंद्रमा की ग्यारहवीं तिथि विष्णु के लिए: क्या खाएँ, पूजा, और पारण।',
    },
    aliases: ['ekadasi', 'gyaras', 'ग्यारस', 'fasting food'],
    days: { kind: 'festivals', ids: everyEkadashi },
    load: () => import('./guides/ekadashi.ts'),
  },
  {
    id: 'pradosh',
    kind: 'returning',
    names: { en: 'Pradosh vrat', hi: 'प्रदोष व्रत' },
    line: {
      en: 'Shiva at dusk on the thirteenth, with water, a bel leaf and his name.',
      hi: 'त्रयोदशी की साँझ शिव-पूजा: जल, बेलपत्र और नाम।',
    },
    aliases: ['pradosham', 'som pradosh', 'shani pradosh'],
    days: { kind: 'festivals', ids: ['pradosha_vrat'] },
    load: () => import('./guides/pradosh.ts'),
  },
  {
    id: 'sankashti',
    kind: 'returning',
    names: { en: 'Sankashti Chaturthi', hi: 'संकष्टी चतुर्थी' },
    line: {
      en: 'A day for Ganesh until the moon rises, with durva and modak.',
      hi: 'चंद्रोदय तक गणेश जी का दिन, दूर्वा और मोदक के साथ।',
    },
    aliases: ['sankatahara', 'angarki', 'sakat chauth', 'til chauth', 'सकट चौथ'],
    days: { kind: 'festivals', ids: ['sankashti_chaturthi', 'sakat_chauth'] },
    load: () => import('./guides/sankashti.ts'),
  },
  {
    id: 'purnima',
    kind: 'returning',
    names: { en: 'Purnima vrat', hi: 'पूर्णिमा व्रत' },
    line: {
      en: 'The full moon for Vishnu and Lakshmi: bath, kheer, a gift, and arghya to the moon.',
      hi: 'पूर्णिमा विष्णु-लक्ष्मी के लिए: स्नान, खीर, दान और चंद्रमा को अर्घ्य।',
    },
    aliases: ['full moon', 'poornima', 'pournami'],
    days: { kind: 'festivals', ids: ['purnima'] },
    load: () => import('./guides/purnima.ts'),
  },
  {
    id: 'satyanarayan',
    kind: 'returning',
    names: { en: 'Satyanarayan puja', hi: 'सत्यनारायण पूजा' },
    line: {
      en: 'Vishnu worshipped as truth, with a story in five parts and prasad for everybody.',
      hi: 'सत्य के रूप में विष्णु की पूजा, पाँच भाग की कथा और सबके लिए प्रसाद।',
    },
    aliases: ['satyanarayana katha', 'satya narayan vrat', 'purnima katha'],
    days: { kind: 'festivals', ids: ['purnima'] },
    load: () => import('./guides/satyanarayan.ts'),
  },
  {
    id: 'solah-somvar',
    kind: 'returning',
    names: { en: 'Solah Somvar vrat', hi: 'सोलह सोमवार व्रत' },
    line: {
      en: 'Sixteen Mondays for Shiva and Parvati, with choorma and a story.',
      hi: 'शिव-पार्वती के सोलह सोमवार, चूरमा और कथा के साथ।',
    },
    aliases: ['monday fast', 'somvar vrat', 'sawan somvar', 'सावन सोमवार'],
    days: { kind: 'weekday', weekday: 1 },
    load: () => import('./guides/solah-somvar.ts'),
  },
  {
    id: 'santoshi',
    kind: 'returning',
    names: { en: 'Santoshi Mata Friday', hi: 'संतोषी माता का शुक्रवार' },
    line: {
      en: 'Friday with gur and chana, and nothing sour, for the mother of contentment.',
      hi: 'शुक्रवार को गुड़-चना, बिना खटाई, संतोष की माता के लिए।',
    },
    aliases: ['santoshi ma', 'shukravar vrat', 'friday fast'],
    days: { kind: 'weekday', weekday: 5 },
    load: () => import('./guides/santoshi.ts'),
  },
  {
    id: 'amavasya-tarpan',
    kind: 'returning',
    names: { en: 'Amavasya: tarpan for ancestors', hi: 'अमावस्या: पितृ तर्पण' },
    line: {
      en: 'Water and sesame with the names of those from whom we come.',
      hi: 'जिनसे हम हैं उनके नाम से तिल और जल।',
    },
    aliases: ['shraddha', 'pitru', 'tarpanam', 'mahalaya', 'श्राद्ध', 'mauni amavasya', 'somvati amavasya'],
    days: { kind: 'festivals', ids: ['amavasya', 'sarva_pitru_amavasya', 'pitru_paksha', 'mauni_amavasya'] },
    load: () => import('./guides/amavasya-tarpan.ts'),
  },
  {
    id: 'maha-shivaratri',
    kind: 'yearly',
    names: { en: 'Maha Shivaratri', hi: 'महाशिवरात्रि' },
    line: {
      en: 'The great night of Shiva, in one puja or in four watches.',
      hi: 'शिव की महारात्रि, एक पूजा में या चार प्रहर में।',
    },
    aliases: ['shivratri', 'mahashivratri'],
    days: { kind: 'festivals', ids: ['maha_shivaratri'] },
    load: () => import('./guides/maha-shivaratri.ts'),
  },
  {
    id: 'navratri',
    kind: 'yearly',
    names: { en: 'Navratri', hi: 'नवरात्रि' },
    line: {
      en: 'Nine nights of the Devi: kalash, the form of each day, Kanya Pujan, fasting food.',
      hi: 'देवी की नौ रातें: घटस्थापना, हर दिन का रूप, कन्या पूजन, व्रत का भोजन।',
    },
    aliases: ['durga puja', 'ghatasthapana', 'kanya pujan', 'navratra', 'नवदुर्गा'],
    days: {
      kind: 'festivals',
      ids: [
        'sharad_navratri',
        'navratri_brahmacharini',
        'navratri_chandraghanta',
        'navratri_kushmanda',
        'navratri_skandamata',
        'navratri_katyayani',
        'maha_saptami',
        'maha_ashtami',
        'maha_navami',
        'chaitra_navratri',
      ],
    },
    load: () => import('./guides/navratri.ts'),
  },
  {
    id: 'karwa-chauth',
    kind: 'yearly',
    names: { en: 'Karwa Chauth', hi: 'करवा चौथ' },
    line: { en: 'From sargi before dawn to the moon through the sieve.', hi: 'भोर की सरगी से छलनी के चाँद तक।' },
    aliases: ['karva chauth', 'karaka chaturthi'],
    days: { kind: 'festivals', ids: ['karwa_chauth'] },
    load: () => import('./guides/karwa-chauth.ts'),
  },
  {
    id: 'hartalika-teej',
    kind: 'yearly',
    names: { en: 'Hartalika Teej', hi: 'हरतालिका तीज' },
    line: {
      en: 'Shiva and Parvati of clay, and the story of a steadfast heart.',
      hi: 'मिट्टी के शिव-पार्वती, और एक अडिग मन की कथा।',
    },
    aliases: ['teej', 'gowri habba', 'tija'],
    days: { kind: 'festivals', ids: ['hartalika_teej'] },
    load: () => import('./guides/hartalika-teej.ts'),
  },
  {
    id: 'chhath',
    kind: 'yearly',
    names: { en: 'Chhath', hi: 'छठ पूजा' },
    line: {
      en: 'Four days for the Sun and Chhathi Maiya, from Nahay Khay to the morning arghya.',
      hi: 'सूर्य और छठी मैया के चार दिन, नहाय-खाय से उषा अर्घ्य तक।',
    },
    aliases: ['chhath puja', 'surya shashthi', 'kharna', 'thekua', 'छठ'],
    days: {
      kind: 'festivals',
      ids: ['chhath_nahay_khay', 'chhath_kharna', 'chhath_puja', 'chhath_usha_arghya', 'chaiti_chhath'],
    },
    load: () => import('./guides/chhath.ts'),
  },
  {
    id: 'ganesh-chaturthi',
    kind: 'yearly',
    names: { en: 'Ganesh Chaturthi', hi: 'गणेश चतुर्थी' },
    line: {
      en: 'Ganesh as a guest at home, from his coming to his farewell.',
      hi: 'गणेश जी घर के अतिथि, आगमन से विसर्जन तक।',
    },
    aliases: ['vinayaka chavithi', 'ganpati', 'visarjan', 'modak'],
    days: { kind: 'festivals', ids: ['ganesh_chaturthi', 'ganesh_visarjan'] },
    load: () => import('./guides/ganesh-chaturthi.ts'),
  },
  {
    id: 'janmashtami',
    kind: 'yearly',
    names: { en: 'Janmashtami', hi: 'जन्माष्टमी' },
    line: { en: 'A cradle at midnight for the child Krishna.', hi: 'आधी रात को बाल कृष्ण का झूला।' },
    aliases: ['krishna jayanti', 'gokulashtami', 'jhulan', 'laddu gopal'],
    days: { kind: 'festivals', ids: ['janmashtami'] },
    load: () => import('./guides/janmashtami.ts'),
  },
  {
    id: 'diwali-lakshmi',
    kind: 'yearly',
    names: { en: 'Diwali Lakshmi puja', hi: 'दीवाली लक्ष्मी पूजा' },
    line: {
      en: 'Lakshmi and Ganesh in the evening of lamps, for home and account books.',
      hi: 'दीपों की साँझ लक्ष्मी-गणेश पूजन, घर और बही-खाते के लिए।',
    },
    aliases: ['deepavali', 'lakshmi pujan', 'dipawali', 'chopda pujan'],
    days: { kind: 'festivals', ids: ['diwali', 'lakshmi_puja_bengal'] },
    load: () => import('./guides/diwali-lakshmi.ts'),
  },
  {
    id: 'raksha-bandhan',
    kind: 'yearly',
    names: { en: 'Raksha Bandhan', hi: 'रक्षाबंधन' },
    line: {
      en: 'The rakhi: plate, tilak, words and a promise both ways.',
      hi: 'राखी: थाली, तिलक, मंत्र और दोनों ओर का वचन।',
    },
    aliases: ['rakhi', 'shravani', 'राखी'],
    days: { kind: 'festivals', ids: ['raksha_bandhan'] },
    load: () => import('./guides/raksha-bandhan.ts'),
  },
  {
    id: 'vat-savitri',
    kind: 'yearly',
    names: { en: 'Vat Savitri', hi: 'वट सावित्री' },
    line: {
      en: 'Threads around a banyan, and the story of Savitri.',
      hi: 'बरगद के चारों ओर सूत, और सावित्री की कथा।',
    },
    aliases: ['bargad', 'savitri amavasya', 'vat purnima'],
    days: { kind: 'festivals', ids: ['vat_savitri', 'vat_purnima'] },
    load: () => import('./guides/vat-savitri.ts'),
  },
  {
    id: 'daily-puja',
    kind: 'daily',
    names: { en: 'Daily puja at home', hi: 'घर की नित्य पूजा' },
    line: {
      en: 'Ten minutes with a lamp, a flower and five offerings.',
      hi: 'दीप, फूल और पंचोपचार के साथ दस मिनट।',
    },
    aliases: ['nitya puja', 'panchopachar', 'home mandir', 'roz ki puja'],
    days: { kind: 'daily' },
    load: () => import('./guides/daily-puja.ts'),
  },
  {
    id: 'surya-arghya',
    kind: 'daily',
    names: { en: 'Surya arghya', hi: 'सूर्य अर्घ्य' },
    line: { en: 'Water for the rising sun, in five minutes.', hi: 'उगते सूर्य को जल, पाँच मिनट में।' },
    aliases: ['sunday vrat', 'ravivar vrat', 'water to sun'],
    days: { kind: 'daily' },
    load: () => import('./guides/surya-arghya.ts'),
  },
  {
    id: 'griha-pravesh',
    kind: 'life',
    names: { en: 'Griha Pravesh', hi: 'गृह प्रवेश' },
    line: {
      en: 'Into a new home with kalash, lamp and the first milk.',
      hi: 'कलश, दीप और पहले दूध के साथ नए घर में।',
    },
    aliases: ['house warming', 'housewarming', 'vastu puja', 'new flat', 'gruhapravesam'],
    days: { kind: 'chosen', purpose: 'griha_pravesh' },
    load: () => import('./guides/griha-pravesh.ts'),
  },
];

export function pujaOf(id: string): ListedPuja | undefined {
  return pujas.find((puja) => puja.id === id);
}
