import * as by from './day-rules.ts';
import type { FestivalEntry } from './types.ts';

/** Every eleventh tithi has its own name; months are amanta. */
export const ekadashis = {
  kamada_ekadashi: ekadashi(1, 11, 'Kamada', 'कामदा'),
  varuthini_ekadashi: ekadashi(1, 26, 'Varuthini', 'वरूथिनी'),
  mohini_ekadashi: ekadashi(2, 11, 'Mohini', 'मोहिनी'),
  apara_ekadashi: ekadashi(2, 26, 'Apara', 'अपरा'),
  nirjala_ekadashi: ekadashi(3, 11, 'Nirjala', 'निर्जला', ['bhimseni', 'pandava ekadashi']),
  yogini_ekadashi: ekadashi(3, 26, 'Yogini', 'योगिनी'),
  devshayani_ekadashi: ekadashi(4, 11, 'Devshayani', 'देवशयनी', ['ashadhi ekadashi', 'padma', 'आषाढ़ी']),
  kamika_ekadashi: ekadashi(4, 26, 'Kamika', 'कामिका'),
  shravana_putrada_ekadashi: ekadashi(5, 11, 'Shravana Putrada', 'श्रावण पुत्रदा', ['pavitropana']),
  aja_ekadashi: ekadashi(5, 26, 'Aja', 'अजा'),
  parsva_ekadashi: ekadashi(6, 11, 'Parivartini', 'परिवर्तिनी', ['parsva', 'vaman ekadashi', 'पार्श्व']),
  indira_ekadashi: ekadashi(6, 26, 'Indira', 'इंदिरा'),
  papankusha_ekadashi: ekadashi(7, 11, 'Papankusha', 'पापांकुशा'),
  rama_ekadashi: ekadashi(7, 26, 'Rama', 'रमा'),
  devutthana_ekadashi: ekadashi(8, 11, 'Devutthana', 'देवउठनी', ['prabodhini', 'dev uthani', 'प्रबोधिनी']),
  utpanna_ekadashi: ekadashi(8, 26, 'Utpanna', 'उत्पन्ना'),
  mokshada_ekadashi: ekadashi(9, 11, 'Mokshada', 'मोक्षदा'),
  saphala_ekadashi: ekadashi(9, 26, 'Saphala', 'सफला'),
  pausha_putrada_ekadashi: ekadashi(10, 11, 'Pausha Putrada', 'पौष पुत्रदा'),
  shattila_ekadashi: ekadashi(10, 26, 'Shattila', 'षटतिला'),
  jaya_ekadashi: ekadashi(11, 11, 'Jaya', 'जया', ['bhaimi']),
  vijaya_ekadashi: ekadashi(11, 26, 'Vijaya', 'विजया'),
  amalaki_ekadashi: ekadashi(12, 11, 'Amalaki', 'आमलकी', ['rangbhari']),
  papmochani_ekadashi: ekadashi(12, 26, 'Papmochani', 'पापमोचनी'),
  padmini_ekadashi: ekadashi('adhika', 11, 'Padmini', 'पद्मिनी', ['kamala ekadashi', 'purushottam']),
  parama_ekadashi: ekadashi('adhika', 26, 'Parama', 'परमा', ['purushottam']),
} as const satisfies Record<string, FestivalEntry>;

/** What returns in every lunar month, adhika months too. */
export const monthlyObservances = {
  vinayaka_chaturthi: {
    names: { en: 'Vinayaka Chaturthi', hi: 'विनायक चतुर्थी' },
    group: 'monthly',
    rule: { kind: 'every-month', tithis: [4], by: by.inMadhyahna },
  },
  skanda_shashthi: {
    names: { en: 'Skanda Shashthi', hi: 'स्कंद षष्ठी' },
    group: 'monthly',
    regions: ['tamil-nadu'],
    rule: { kind: 'every-month', tithis: [6], by: by.atSunrise },
  },
  masik_durgashtami: {
    names: { en: 'Masik Durgashtami', hi: 'मासिक दुर्गाष्टमी' },
    group: 'monthly',
    rule: { kind: 'every-month', tithis: [8], by: by.atSunrise },
  },
  pradosha_vrat: {
    names: { en: 'Pradosha Vrat', hi: 'प्रदोष व्रत' },
    group: 'monthly',
    aliases: ['pradosh', 'pradosham'],
    rule: { kind: 'every-month', tithis: [13, 28], by: by.inPradoshaLarger },
  },
  purnima: {
    names: { en: 'Purnima', hi: 'पूर्णिमा' },
    group: 'monthly',
    aliases: ['full moon', 'poornima', 'pournami', 'satyanarayan'],
    rule: {
      kind: 'every-month',
      tithis: [15],
      by: by.atSunrise,
      others: [{ usage: 'full-moon-night', by: by.atMoonrise }],
    },
  },
  sankashti_chaturthi: {
    names: { en: 'Sankashti Chaturthi', hi: 'संकष्टी चतुर्थी' },
    group: 'monthly',
    aliases: ['sankatahara chaturthi', 'angarki', 'ganesh sankashti'],
    rule: { kind: 'every-month', tithis: [19], by: by.atMoonrise },
  },
  kalashtami: {
    names: { en: 'Kalashtami', hi: 'कालाष्टमी' },
    group: 'monthly',
    rule: { kind: 'every-month', tithis: [23], by: by.inPradosha },
  },
  masik_shivaratri: {
    names: { en: 'Masik Shivaratri', hi: 'मासिक शिवरात्रि' },
    group: 'monthly',
    rule: { kind: 'every-month', tithis: [29], by: by.inNishitaLarger },
  },
  amavasya: {
    names: { en: 'Amavasya', hi: 'अमावस्या' },
    group: 'monthly',
    aliases: ['new moon', 'amavas', 'अमावस'],
    rule: {
      kind: 'every-month',
      tithis: [30],
      by: by.atSunrise,
      others: [{ usage: 'ancestral-new-moon', by: by.inAparahnaLarger }],
    },
  },
} as const satisfies Record<string, FestivalEntry>;

/** The Sun's entry into each sidereal sign; Makara's stands among the major festivals. */
export const sankrantis = {
  mesha_sankranti: sankranti(0, 'Mesha', 'मेष', ['solar new year']),
  vrishabha_sankranti: sankranti(1, 'Vrishabha', 'वृषभ'),
  mithuna_sankranti: sankranti(2, 'Mithuna', 'मिथुन'),
  karka_sankranti: sankranti(3, 'Karka', 'कर्क', ['dakshinayana']),
  simha_sankranti: sankranti(4, 'Simha', 'सिंह'),
  kanya_sankranti: sankranti(5, 'Kanya', 'कन्या'),
  tula_sankranti: sankranti(6, 'Tula', 'तुला'),
  vrishchika_sankranti: sankranti(7, 'Vrishchika', 'वृश्चिक'),
  dhanu_sankranti: sankranti(8, 'Dhanu', 'धनु', ['kharmas', 'खरमास']),
  kumbha_sankranti: sankranti(10, 'Kumbha', 'कुंभ'),
  meena_sankranti: sankranti(11, 'Meena', 'मीन', ['kharmas']),
} as const satisfies Record<string, FestivalEntry>;

function ekadashi(
  month: Extract<FestivalEntry['rule'], { kind: 'ekadashi' }>['month'],
  tithi: 11 | 26,
  en: string,
  hi: string,
  aliases: readonly string[] = [],
) {
  return {
    names: { en: `${en} Ekadashi`, hi: `${hi} एकादशी` },
    group: 'ekadashi',
    aliases,
    rule: { kind: 'ekadashi', month, tithi },
  } as const;
}

function sankranti(rashi: number, en: string, hi: string, aliases: readonly string[] = []) {
  return {
    names: { en: `${en} Sankranti`, hi: `${hi} संक्रांति` },
    group: 'sankranti',
    aliases,
    rule: { kind: 'sankranti', rashi, by: 'sunset' },
  } as const;
}
