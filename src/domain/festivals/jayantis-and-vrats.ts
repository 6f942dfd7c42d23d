import * as by from './day-rules.ts';
import type { FestivalEntry } from './types.ts';

/** Birthdays of gods, gurus, poets and heroes that go by the lunar calendar. */
export const jayantis = {
  swaminarayan_jayanti: {
    names: { en: 'Swaminarayan Jayanti', hi: 'स्वामीनारायण जयंती' },
    group: 'jayanti',
    regions: ['gujarat'],
    rule: { kind: 'tithi', month: 1, tithi: 9, by: by.atSunrise },
  },
  vallabhacharya_jayanti: {
    names: { en: 'Vallabhacharya Jayanti', hi: 'वल्लभाचार्य जयंती' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 1, tithi: 26, by: by.atSunrise },
  },
  parashurama_jayanti: {
    names: { en: 'Parashurama Jayanti', hi: 'परशुराम जयंती' },
    group: 'jayanti',
    aliases: ['parshuram jayanti'],
    rule: {
      kind: 'tithi',
      month: 2,
      tithi: 3,
      by: by.inPradosha,
      others: [{ usage: 'sunrise-tithi', by: by.atSunrise }],
    },
  },
  shankaracharya_jayanti: {
    names: { en: 'Adi Shankaracharya Jayanti', hi: 'आदि शंकराचार्य जयंती' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 2, tithi: 5, by: by.atSunrise },
  },
  surdas_jayanti: {
    names: { en: 'Surdas Jayanti', hi: 'सूरदास जयंती' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 2, tithi: 5, by: by.atSunrise },
  },
  ramanuja_jayanti: {
    names: { en: 'Ramanuja Jayanti', hi: 'रामानुज जयंती' },
    group: 'jayanti',
    regions: ['tamil-nadu', 'karnataka-andhra-telangana'],
    rule: { kind: 'nakshatra', rashi: 0, nakshatra: 6, by: by.atSunrise },
  },
  ganga_saptami: {
    names: { en: 'Ganga Saptami', hi: 'गंगा सप्तमी' },
    group: 'jayanti',
    aliases: ['ganga jayanti'],
    rule: { kind: 'tithi', month: 2, tithi: 7, by: by.inMadhyahna },
  },
  baglamukhi_jayanti: {
    names: { en: 'Baglamukhi Jayanti', hi: 'बगलामुखी जयंती' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 2, tithi: 8, by: by.atSunrise },
  },
  sita_navami: {
    names: { en: 'Sita Navami (Janaki Jayanti)', hi: 'सीता नवमी (जानकी जयंती)' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 2, tithi: 9, by: by.inMadhyahna },
  },
  narasimha_jayanti: {
    names: { en: 'Narasimha Jayanti', hi: 'नृसिंह जयंती' },
    group: 'jayanti',
    aliases: ['nrisimha jayanti', 'narsingh jayanti', 'नरसिंह जयंती'],
    rule: { kind: 'tithi', month: 2, tithi: 14, by: by.atSunsetLater },
  },
  narada_jayanti: {
    names: { en: 'Narada Jayanti', hi: 'नारद जयंती' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 2, tithi: 16, by: by.atSunrise },
  },
  shani_jayanti: {
    names: { en: 'Shani Jayanti', hi: 'शनि जयंती' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 2, tithi: 30, by: by.atSunrise },
  },
  maharana_pratap_jayanti: {
    names: { en: 'Maharana Pratap Jayanti', hi: 'महाराणा प्रताप जयंती' },
    group: 'jayanti',
    regions: ['rajasthan', 'north'],
    rule: {
      kind: 'tithi',
      month: 3,
      tithi: 3,
      by: by.atSunrise,
      others: [
        { usage: 'other-of-two-days', by: by.atSunriseLater },
        { usage: 'three-muhurtas', by: by.atThirdMuhurta },
      ],
    },
  },
  gayatri_jayanti: {
    names: { en: 'Gayatri Jayanti', hi: 'गायत्री जयंती' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 5, tithi: 15, by: by.atSunrise },
  },
  kabir_jayanti: {
    names: { en: 'Sant Kabir Jayanti', hi: 'संत कबीर जयंती' },
    group: 'jayanti',
    aliases: ['kabirdas jayanti', 'कबीरदास'],
    rule: { kind: 'tithi', month: 3, tithi: 15, by: by.atSunrise },
  },
  kalki_jayanti: {
    names: { en: 'Kalki Jayanti', hi: 'कल्कि जयंती' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 5, tithi: 6, by: { kaala: 'sayahna', both: 'first', none: 'begins' } },
  },
  tulsidas_jayanti: {
    names: { en: 'Tulsidas Jayanti', hi: 'तुलसीदास जयंती' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 5, tithi: 7, by: by.atSunrise },
  },
  balarama_jayanti: {
    names: { en: 'Hal Shashthi (Balarama Jayanti)', hi: 'हल षष्ठी (बलराम जयंती)' },
    group: 'jayanti',
    aliases: ['balram jayanti', 'lalahi chhath', 'halchhath', 'हल छठ'],
    rule: { kind: 'tithi', month: 5, tithi: 21, by: by.atSunrise },
  },
  radha_ashtami: {
    names: { en: 'Radha Ashtami', hi: 'राधा अष्टमी' },
    group: 'jayanti',
    aliases: ['radhashtami', 'राधाष्टमी'],
    rule: { kind: 'tithi', month: 6, tithi: 8, by: by.inMadhyahna },
  },
  vamana_jayanti: {
    names: { en: 'Vamana Jayanti', hi: 'वामन जयंती' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 6, tithi: 12, by: by.inMadhyahna },
  },
  agrasen_jayanti: {
    names: { en: 'Maharaja Agrasen Jayanti', hi: 'महाराजा अग्रसेन जयंती' },
    group: 'jayanti',
    regions: ['north'],
    rule: { kind: 'tithi', month: 7, tithi: 1, by: by.inPratahEarlier },
  },
  madhvacharya_jayanti: {
    names: { en: 'Madhvacharya Jayanti', hi: 'मध्वाचार्य जयंती' },
    group: 'jayanti',
    regions: ['karnataka-andhra-telangana'],
    rule: { kind: 'tithi', month: 7, tithi: 10, by: by.atSunrise },
  },
  valmiki_jayanti: {
    names: { en: 'Valmiki Jayanti', hi: 'वाल्मीकि जयंती' },
    group: 'jayanti',
    aliases: ['balmiki jayanti', 'pargat diwas', 'वाल्मीकि'],
    rule: {
      kind: 'tithi',
      month: 7,
      tithi: 15,
      by: by.atSunrise,
      others: [
        { usage: 'other-of-two-days', by: by.atSunriseLater },
        { usage: 'three-muhurtas', by: by.atThirdMuhurta },
      ],
    },
  },
  meerabai_jayanti: {
    names: { en: 'Meerabai Jayanti', hi: 'मीराबाई जयंती' },
    group: 'jayanti',
    regions: ['rajasthan', 'north'],
    rule: { kind: 'tithi', month: 7, tithi: 15, by: by.atSunrise },
  },
  dhanvantari_jayanti: {
    names: { en: 'Dhanvantari Jayanti', hi: 'धन्वंतरि जयंती' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 7, tithi: 28, by: by.inPradosha },
  },
  kaal_bhairav_jayanti: {
    names: { en: 'Kaal Bhairav Jayanti', hi: 'काल भैरव जयंती' },
    group: 'jayanti',
    aliases: ['kalashtami bhairav', 'bhairava ashtami'],
    rule: { kind: 'tithi', month: 8, tithi: 23, by: by.inPradosha },
  },
  dattatreya_jayanti: {
    names: { en: 'Dattatreya Jayanti', hi: 'दत्तात्रेय जयंती' },
    group: 'jayanti',
    aliases: ['datta jayanti'],
    rule: { kind: 'tithi', month: 9, tithi: 15, by: by.inPradosha },
  },
  annapurna_jayanti: {
    names: { en: 'Annapurna Jayanti', hi: 'अन्नपूर्णा जयंती' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 9, tithi: 15, by: by.atSunrise },
  },
  guru_gobind_singh_jayanti: {
    names: { en: 'Guru Gobind Singh Jayanti', hi: 'गुरु गोबिंद सिंह जयंती' },
    group: 'jayanti',
    regions: ['punjab', 'north'],
    aliases: ['guru govind singh jayanti', 'गुरु गोविंद सिंह'],
    rule: {
      kind: 'tithi',
      month: 10,
      tithi: 7,
      by: by.atSunrise,
      others: [
        { usage: 'other-of-two-days', by: by.atSunriseLater },
        { usage: 'three-muhurtas', by: by.atThirdMuhurta },
      ],
    },
  },
  shakambhari_jayanti: {
    names: { en: 'Shakambhari Jayanti', hi: 'शाकंभरी जयंती' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 10, tithi: 15, by: by.atSunrise },
  },
  narmada_jayanti: {
    names: { en: 'Narmada Jayanti', hi: 'नर्मदा जयंती' },
    group: 'jayanti',
    rule: { kind: 'tithi', month: 11, tithi: 7, by: by.atSunrise },
  },
  guru_ravidas_jayanti: {
    names: { en: 'Guru Ravidas Jayanti', hi: 'गुरु रविदास जयंती' },
    group: 'jayanti',
    aliases: ['sant ravidas jayanti', 'raidas', 'संत रविदास', 'रैदास'],
    rule: {
      kind: 'tithi',
      month: 11,
      tithi: 15,
      by: by.atSunrise,
      others: [
        { usage: 'other-of-two-days', by: by.atSunriseLater },
        { usage: 'three-muhurtas', by: by.atThirdMuhurta },
      ],
    },
  },
  dayanand_saraswati_jayanti: {
    names: { en: 'Maharishi Dayanand Saraswati Jayanti', hi: 'महर्षि दयानंद सरस्वती जयंती' },
    group: 'jayanti',
    aliases: ['dayanand saraswati jayanti', 'maharishi dayanand', 'swami dayanand', 'दयानंद जयंती'],
    rule: {
      kind: 'tithi',
      month: 11,
      tithi: 25,
      by: by.atSunriseLater,
      others: [
        { usage: 'earlier-of-two', by: by.atSunrise },
        { usage: 'three-muhurtas', by: by.atThirdMuhurta },
      ],
    },
  },
  ramakrishna_jayanti: {
    names: { en: 'Ramakrishna Jayanti', hi: 'रामकृष्ण जयंती' },
    group: 'jayanti',
    regions: ['bengal'],
    rule: { kind: 'tithi', month: 12, tithi: 2, by: by.atSunrise },
  },
  chaitanya_jayanti: {
    names: { en: 'Gaura Purnima (Chaitanya Jayanti)', hi: 'गौर पूर्णिमा (चैतन्य जयंती)' },
    group: 'jayanti',
    regions: ['bengal', 'odisha'],
    rule: { kind: 'tithi', month: 12, tithi: 15, by: by.atSunrise },
  },
  shivaji_jayanti_tithi: {
    names: { en: 'Shivaji Jayanti (by tithi)', hi: 'शिवाजी जयंती (तिथि से)' },
    group: 'jayanti',
    regions: ['maharashtra'],
    rule: { kind: 'tithi', month: 12, tithi: 18, by: by.atSunrise },
  },
} as const satisfies Record<string, FestivalEntry>;

/** Fasts and holy baths once a year. */
export const vrats = {
  chaitra_ashtami: {
    names: { en: 'Chaitra Durga Ashtami', hi: 'चैत्र दुर्गाष्टमी' },
    group: 'vrat',
    aliases: ['ashokashtami'],
    rule: { kind: 'tithi', month: 1, tithi: 8, by: by.atSunrise },
  },
  vat_savitri: {
    names: { en: 'Vat Savitri Vrat', hi: 'वट सावित्री व्रत' },
    group: 'vrat',
    regions: ['north', 'bihar'],
    aliases: ['bargad puja'],
    rule: {
      kind: 'tithi',
      month: 2,
      tithi: 30,
      by: by.eighteenGhatikas,
      others: [{ usage: 'sunrise-tithi', by: by.atSunrise }],
    },
  },
  ganga_dussehra: {
    names: { en: 'Ganga Dussehra', hi: 'गंगा दशहरा' },
    group: 'vrat',
    aliases: ['gangavataran'],
    rule: { kind: 'tithi', month: 3, tithi: 10, by: by.atSunrise, prefersAdhika: true },
  },
  vat_purnima: {
    names: { en: 'Vat Purnima', hi: 'वट पूर्णिमा' },
    group: 'vrat',
    regions: ['maharashtra', 'gujarat'],
    rule: {
      kind: 'tithi',
      month: 3,
      tithi: 15,
      by: by.eighteenGhatikas,
      others: [{ usage: 'sunrise-tithi', by: by.atSunrise }],
    },
  },
  varalakshmi_vrata: {
    names: { en: 'Varalakshmi Vratam', hi: 'वरलक्ष्मी व्रत' },
    group: 'vrat',
    regions: ['karnataka-andhra-telangana', 'tamil-nadu'],
    aliases: ['varalakshmi vrata', 'वरलक्ष्मी व्रतम'],
    rule: { kind: 'weekday-before', month: 5, tithi: 15, weekday: 5 },
  },
  kajari_teej: {
    names: { en: 'Kajari Teej', hi: 'कजरी तीज' },
    group: 'vrat',
    regions: ['north', 'rajasthan'],
    aliases: ['satudi teej', 'badi teej', 'कजली तीज'],
    rule: { kind: 'tithi', month: 5, tithi: 18, by: by.atSunrise },
  },
  rishi_panchami: {
    names: { en: 'Rishi Panchami', hi: 'ऋषि पंचमी' },
    group: 'vrat',
    rule: { kind: 'tithi', month: 6, tithi: 5, by: by.inMadhyahna },
  },
  mahalakshmi_vrat: {
    names: { en: 'Mahalakshmi Vrat begins', hi: 'महालक्ष्मी व्रत आरंभ' },
    group: 'vrat',
    rule: { kind: 'tithi', month: 6, tithi: 8, by: by.inPradosha },
  },
  jivitputrika: {
    names: { en: 'Jivitputrika Vrat (Jitiya)', hi: 'जीवित्पुत्रिका व्रत (जितिया)' },
    group: 'vrat',
    regions: ['bihar', 'north'],
    aliases: ['jiutiya', 'jitiya'],
    rule: { kind: 'tithi', month: 6, tithi: 23, by: by.atSunrise },
  },
  gopashtami: {
    names: { en: 'Gopashtami', hi: 'गोपाष्टमी' },
    group: 'vrat',
    rule: { kind: 'tithi', month: 8, tithi: 8, by: by.atSunrise },
  },
  labh_panchami: {
    names: { en: 'Labh Panchami (Saubhagya Panchami)', hi: 'लाभ पंचमी (सौभाग्य पंचमी)' },
    group: 'vrat',
    regions: ['gujarat'],
    rule: { kind: 'tithi', month: 8, tithi: 5, by: by.inPurvahna },
  },
  vaikuntha_chaturdashi: {
    names: { en: 'Vaikuntha Chaturdashi', hi: 'वैकुंठ चतुर्दशी' },
    group: 'vrat',
    rule: { kind: 'tithi', month: 8, tithi: 14, by: by.inNishita },
  },
  vivah_panchami: {
    names: { en: 'Vivah Panchami', hi: 'विवाह पंचमी' },
    group: 'vrat',
    rule: { kind: 'tithi', month: 9, tithi: 5, by: by.atSunrise },
  },
  sakat_chauth: {
    names: { en: 'Sakat Chauth', hi: 'सकट चौथ' },
    group: 'vrat',
    regions: ['north'],
    aliases: ['tilkut chauth', 'sankat chauth', 'तिलकुट'],
    rule: { kind: 'tithi', month: 10, tithi: 19, by: by.atMoonrise },
  },
  mauni_amavasya: {
    names: { en: 'Mauni Amavasya', hi: 'मौनी अमावस्या' },
    group: 'vrat',
    rule: { kind: 'tithi', month: 10, tithi: 30, by: by.atSunrise },
  },
  ratha_saptami: {
    names: { en: 'Ratha Saptami', hi: 'रथ सप्तमी' },
    group: 'vrat',
    aliases: ['achala saptami', 'surya jayanti', 'अचला सप्तमी'],
    rule: { kind: 'tithi', month: 11, tithi: 7, by: by.atArunodaya },
  },
  bhishma_ashtami: {
    names: { en: 'Bhishma Ashtami', hi: 'भीष्म अष्टमी' },
    group: 'vrat',
    rule: { kind: 'tithi', month: 11, tithi: 8, by: by.inMadhyahna },
  },
  magha_purnima: {
    names: { en: 'Magha Purnima', hi: 'माघ पूर्णिमा' },
    group: 'vrat',
    aliases: ['maghi purnima'],
    rule: { kind: 'tithi', month: 11, tithi: 15, by: by.atSunrise },
  },
  phulera_dooj: {
    names: { en: 'Phulera Dooj', hi: 'फुलेरा दूज' },
    group: 'vrat',
    regions: ['north'],
    rule: { kind: 'tithi', month: 12, tithi: 2, by: by.atSunrise },
  },
} as const satisfies Record<string, FestivalEntry>;
