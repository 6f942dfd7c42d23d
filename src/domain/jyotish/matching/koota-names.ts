import type { Language } from '../../language.ts';
import type { Gana, Nadi, Varna, Vashya, Yoni } from '../nakshatra-traits.ts';
import type { KootaId, KootaVariant } from './kootas.ts';
import type { Agrees, PoruthamId } from './porutham.ts';

type Named = Readonly<Record<Language, string>>;

export const kootaNames: Readonly<Record<KootaId, Named>> = {
  varna: { en: 'Varna', hi: 'वर्ण' },
  vashya: { en: 'Vashya', hi: 'वश्य' },
  tara: { en: 'Tara', hi: 'तारा' },
  yoni: { en: 'Yoni', hi: 'योनि' },
  maitri: { en: 'Graha maitri', hi: 'ग्रह मैत्री' },
  gana: { en: 'Gana', hi: 'गण' },
  bhakoot: { en: 'Bhakoot', hi: 'भकूट' },
  nadi: { en: 'Nadi', hi: 'नाड़ी' },
};

export const varnaNames: Readonly<Record<Varna, Named>> = {
  brahmin: { en: 'Brahmin', hi: 'ब्राह्मण' },
  kshatriya: { en: 'Kshatriya', hi: 'क्षत्रिय' },
  vaishya: { en: 'Vaishya', hi: 'वैश्य' },
  shudra: { en: 'Shudra', hi: 'शूद्र' },
};

export const vashyaNames: Readonly<Record<Vashya, Named>> = {
  chatushpada: { en: 'Chatushpada (four-footed)', hi: 'चतुष्पद' },
  manava: { en: 'Manava (human)', hi: 'मानव' },
  jalachara: { en: 'Jalachara (of the water)', hi: 'जलचर' },
  vanachara: { en: 'Vanachara (of the forest)', hi: 'वनचर' },
  keeta: { en: 'Keeta (insect)', hi: 'कीट' },
};

export const yoniNames: Readonly<Record<Yoni, Named>> = {
  horse: { en: 'Horse', hi: 'अश्व' },
  elephant: { en: 'Elephant', hi: 'गज' },
  sheep: { en: 'Sheep', hi: 'मेष' },
  serpent: { en: 'Serpent', hi: 'सर्प' },
  dog: { en: 'Dog', hi: 'श्वान' },
  cat: { en: 'Cat', hi: 'मार्जार' },
  rat: { en: 'Rat', hi: 'मूषक' },
  cow: { en: 'Cow', hi: 'गौ' },
  buffalo: { en: 'Buffalo', hi: 'महिष' },
  tiger: { en: 'Tiger', hi: 'व्याघ्र' },
  deer: { en: 'Deer', hi: 'मृग' },
  monkey: { en: 'Monkey', hi: 'वानर' },
  mongoose: { en: 'Mongoose', hi: 'नकुल' },
  lion: { en: 'Lion', hi: 'सिंह' },
};

export const ganaNames: Readonly<Record<Gana, Named>> = {
  deva: { en: 'Deva', hi: 'देव' },
  manushya: { en: 'Manushya', hi: 'मनुष्य' },
  rakshasa: { en: 'Rakshasa', hi: 'राक्षस' },
};

export const nadiNames: Readonly<Record<Nadi, Named>> = {
  aadi: { en: 'Aadi', hi: 'आदि' },
  madhya: { en: 'Madhya', hi: 'मध्य' },
  antya: { en: 'Antya', hi: 'अंत्य' },
};

/** What another table in use does otherwise. */
export const variantNames: Readonly<Record<KootaVariant, Named>> = {
  maitreya: {
    en: 'Uneven vashya and milder friendships, as the Maitreya program has them',
    hi: 'असमान वश्य और नरम मैत्री, जैसे मैत्रेय प्रोग्राम में',
  },
  jagannatha: {
    en: 'Vashya as programs after Jagannatha Hora have it',
    hi: 'वश्य, जैसे जगन्नाथ होरा के अनुयायी प्रोग्रामों में',
  },
  'horse-and-deer-apart': { en: 'Horse and deer held apart', hi: 'अश्व और मृग दूर माने गए' },
  'buffalo-and-lion-apart': { en: 'Buffalo and lion held less apart', hi: 'महिष और सिंह कम दूर माने गए' },
  'even-gana': {
    en: 'Five points between deva and manushya either way',
    hi: 'देव और मनुष्य के बीच दोनों ओर पाँच अंक',
  },
  'deva-takes-rakshasa': {
    en: 'One point for a deva groom and a rakshasa bride',
    hi: 'देव वर और राक्षस कन्या पर एक अंक',
  },
};

export const poruthamNames: Readonly<Record<PoruthamId, Named>> = {
  dina: { en: 'Dina', hi: 'दिन' },
  gana: { en: 'Gana', hi: 'गण' },
  mahendra: { en: 'Mahendra', hi: 'महेंद्र' },
  streeDeergha: { en: 'Stree deergha', hi: 'स्त्री दीर्घ' },
  yoni: { en: 'Yoni', hi: 'योनि' },
  rasi: { en: 'Rasi', hi: 'राशि' },
  rasyadhipati: { en: 'Lords of the rasis', hi: 'राशि-स्वामी' },
  vasya: { en: 'Vasya', hi: 'वश्य' },
  rajju: { en: 'Rajju', hi: 'रज्जु' },
  vedha: { en: 'Vedha', hi: 'वेध' },
};

export const agreesNames: Readonly<Record<Agrees, Named>> = {
  agrees: { en: 'agrees', hi: 'मिलता है' },
  partly: { en: 'in part', hi: 'अंशतः' },
  differs: { en: 'differs', hi: 'भिन्न' },
};
