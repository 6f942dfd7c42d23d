import { asksForPlace, findSignals } from './find-words.ts';
import { tokenise } from './tokens.ts';

/** Who writes more tells a story. */
export const storyWords = 20;

const asksInWords =
  /(?<![\p{L}\p{M}])(?:what|which|where|when|why|how|who|is|are|can|could|should|shall|will|does|do|may|kya|kab|kaha|kahan|kidhar|kaise|kaisa|kyu|kyun|kyon|kaun|kaunsa|konsa|kis|kitn[aei]|batao|bataiye|bataye|bataen|tell me|please suggest|क्या|कब|कहाँ|कहां|किधर|कैसे|कैसा|क्यों|कौन|किस|कितन[ाेी]|बताओ|बताइए|बताएँ|बताएं)(?![\p{L}\p{M}])/iu;

/** The sentence of a story that asks: the last that ends in a question mark, else the last that asks in words. */
export function askedPart(question: string): string | undefined {
  const sentences = question.match(/[^.?!।\n]+[.?!।]*/gu)?.filter((each) => tokenise(each).length > 1) ?? [];
  if (sentences.length < 2) return undefined;
  const asked =
    sentences.findLast((each) => each.trimEnd().endsWith('?')) ??
    sentences.findLast((each) => asksInWords.test(each));
  return asked?.trim();
}

const side =
  '(?:north|south|east|west|uttar|dakshin|dakshina|purv|poorv|purva|purab|poorab|pashchim|paschim|pachim|उत्तर|दक्षिण|पूर्व|पूरब|पश्चिम)';
const corner = `${side}(?:[- ]?${side})?`;
const workplace = '(?:shop|dukan|dukaan|office|showroom|factory|दुकान|दूकान|ऑफिस|ऑफ़िस|दफ़्तर)';
const building = `(?:house|home|flat|ghar|makan|plot|building|घर|मकान|फ्लैट|फ़्लैट|प्लॉट|${workplace})`;
const ofWorkplace = new RegExp(workplace, 'iu');
const isIt = '(?: (?:hai|h|he|है|is|to|तो))*';
/** "My shop faces north", "north facing office me", "दुकान उत्तर मुखी है": where a building looks, as a beginning. */
const facingPremise = new RegExp(
  `^(?:(?:my|our|the|mera|meri|mere|hamar[aei]|मेर[ाीे]|हमार[ाीे]) )?(?:${building}(?: (?:is|ka|ki|का|की))?(?: (?:muh|muhh|mukh|मुँह|मुंह|मुख|face))?(?: (?:faces|facing))? ${corner}[- ]?(?:facing|face|mukhi|mukh|मुखी|मुख|की (?:ओर|तरफ)|(?:ki )?taraf)?${isIt}|${corner}[- ]?(?:facing|face|mukhi|मुखी) ${building}(?: (?:me|mein|ma|m|in|में|मे))?${isIt})[\\s,.;:]+`,
  'iu',
);
const ofDoor =
  /(?<![\p{L}\p{M}])(?:door|gate|darwaz\w*|entrance|दरवाज\S*|दरवाज़\S*|द्वार|गेट)(?![\p{L}\p{M}])/iu;

/**
 * Of a question that begins with where a building looks and then asks where something else goes, what it asks; a workplace
 * is still named in it, as other things stand there.
 */
export function askedBesideFacing(question: string): string | undefined {
  const premise = facingPremise.exec(question)?.[0];
  if (premise === undefined) return undefined;
  const asked = question.slice(premise.length);
  const tokens = tokenise(asked);
  if (tokens.length < 3 || ofDoor.test(asked) || !asksForPlace(findSignals(tokens))) return undefined;
  const place = ofWorkplace.exec(premise)?.[0];
  return place === undefined ? asked : `${place} ${asked}`;
}
