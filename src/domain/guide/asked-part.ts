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
