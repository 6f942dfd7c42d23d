/** Goods and services tax of India, as it stands inside a price that includes it. Amounts are paise, as whole numbers. */

/** Per cent, for services over the internet (Central Tax (Rate) notification 11/2017, entry for heading 9984). */
export const gstPercent = 18;
/** Other on-line contents, in the scheme of classification of services. */
export const serviceCode = '998439';

export interface Tax {
  taxablePaise: number;
  /** Half to the union and half to the state where both are in one state; else one integrated tax. */
  kind: 'within-state' | 'between-states';
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

/** The tax inside an amount; the parts add up to the amount to the paisa. */
export function taxInside(amountPaise: number, { isWithinState }: { isWithinState: boolean }): Tax {
  const taxablePaise = Math.round((amountPaise * 100) / (100 + gstPercent));
  const taxPaise = amountPaise - taxablePaise;
  const cgstPaise = Math.floor(taxPaise / 2);
  return isWithinState
    ? { taxablePaise, kind: 'within-state', cgstPaise, sgstPaise: taxPaise - cgstPaise, igstPaise: 0 }
    : { taxablePaise, kind: 'between-states', cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise };
}

/** States and union territories by the code that begins a GSTIN, in alphabetical order. */
export const gstStates = {
  '35': { en: 'Andaman and Nicobar Islands', hi: 'अंडमान और निकोबार द्वीपसमूह' },
  '37': { en: 'Andhra Pradesh', hi: 'आंध्र प्रदेश' },
  '12': { en: 'Arunachal Pradesh', hi: 'अरुणाचल प्रदेश' },
  '18': { en: 'Assam', hi: 'असम' },
  '10': { en: 'Bihar', hi: 'बिहार' },
  '04': { en: 'Chandigarh', hi: 'चंडीगढ़' },
  '22': { en: 'Chhattisgarh', hi: 'छत्तीसगढ़' },
  '26': { en: 'Dadra and Nagar Haveli and Daman and Diu', hi: 'दादरा और नगर हवेली तथा दमन और दीव' },
  '07': { en: 'Delhi', hi: 'दिल्ली' },
  '30': { en: 'Goa', hi: 'गोवा' },
  '24': { en: 'Gujarat', hi: 'गुजरात' },
  '06': { en: 'Haryana', hi: 'हरियाणा' },
  '02': { en: 'Himachal Pradesh', hi: 'हिमाचल प्रदेश' },
  '01': { en: 'Jammu and Kashmir', hi: 'जम्मू और कश्मीर' },
  '20': { en: 'Jharkhand', hi: 'झारखंड' },
  '29': { en: 'Karnataka', hi: 'कर्नाटक' },
  '32': { en: 'Kerala', hi: 'केरल' },
  '38': { en: 'Ladakh', hi: 'लद्दाख़' },
  '31': { en: 'Lakshadweep', hi: 'लक्षद्वीप' },
  '23': { en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' },
  '27': { en: 'Maharashtra', hi: 'महाराष्ट्र' },
  '14': { en: 'Manipur', hi: 'मणिपुर' },
  '17': { en: 'Meghalaya', hi: 'मेघालय' },
  '15': { en: 'Mizoram', hi: 'मिज़ोरम' },
  '13': { en: 'Nagaland', hi: 'नागालैंड' },
  '21': { en: 'Odisha', hi: 'ओडिशा' },
  '34': { en: 'Puducherry', hi: 'पुदुचेरी' },
  '03': { en: 'Punjab', hi: 'पंजाब' },
  '08': { en: 'Rajasthan', hi: 'राजस्थान' },
  '11': { en: 'Sikkim', hi: 'सिक्किम' },
  '33': { en: 'Tamil Nadu', hi: 'तमिलनाडु' },
  '36': { en: 'Telangana', hi: 'तेलंगाना' },
  '16': { en: 'Tripura', hi: 'त्रिपुरा' },
  '09': { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' },
  '05': { en: 'Uttarakhand', hi: 'उत्तराखंड' },
  '19': { en: 'West Bengal', hi: 'पश्चिम बंगाल' },
} as const;
export type GstState = keyof typeof gstStates;

/** A GSTIN as it is written, with the state that it belongs to; undefined where it is none or has a slip in it. */
export function readGstin(text: string): { gstin: string; state: GstState } | undefined {
  const gstin = text.replaceAll(/[\s-]/g, '').toUpperCase();
  const state = gstin.slice(0, 2);
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin) || !isGstState(state)) return undefined;
  return checkCharacter(gstin.slice(0, 14)) === gstin[14] ? { gstin, state } : undefined;
}

/** The code of a state by its code or its English name, in any case. */
export function readGstState(text: string): GstState | undefined {
  const wanted = text.trim().toLowerCase();
  if (isGstState(wanted)) return wanted;
  return (Object.keys(gstStates) as GstState[]).find((code) => gstStates[code].en.toLowerCase() === wanted);
}

function isGstState(code: string): code is GstState {
  return Object.hasOwn(gstStates, code);
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Each character counts once or twice by turns; both digits of the product, to the base of 36, are added up. */
function checkCharacter(body: string): string | undefined {
  const sum = Array.from(body).reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36];
}
