import { skeletonOf } from './skeleton.ts';
import { meaningOf } from './synonyms.ts';
import type { Token } from './tokens.ts';

/**
 * What a word counts as when questions are compared: its sound without the endings of number, case and tense, so that
 * "मूर्तियों", "murtiyan" and "murti" are one, as are "plants" and "plant". Undefined for words that say nothing alone.
 */
export function stemOf({ text, skeleton }: Token): string | undefined {
  const known = stems.get(text);
  if (known !== undefined) return known === '' ? undefined : known;
  const stem = functionWords.has(text)
    ? ''
    : toTell.test(text)
      ? 'batan'
      : meaningOf(skeletonOf(withoutEnding(text)) || skeleton);
  if (stems.size > mostKept) stems.clear();
  stems.set(text, stem);
  return stem === '' ? undefined : stem;
}

/** "Bata" sounds like "bath". */
const toTell = /^(?:ba?ta(?:na|ne|te|ti|ta)?|बता(?:ना|ने|ते|ती|ता)?)$/;

/** The stems of a question in order, without those that say nothing alone. */
export function stemsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => stemOf(token) ?? []);
}

const mostKept = 20_000;
const stems = new Map<string, string>();

function withoutEnding(text: string): string {
  if (/\p{Script=Devanagari}/u.test(text)) {
    const bare = text.replace(/(?:ियाँ|ियां|ियों|ियो)$/u, 'ि').replace(/(?:ीयों|ीयाँ)$/u, 'ी');
    return bare === text && text.length > 3 ? text.replace(/(?:ों|ें|ाँ|ां|ओं)$/u, '') : bare;
  }
  if (/^\d/.test(text) || text.length < 4) return text;
  if (text.length > 5 && /iy(?:an?|aan|on|o)$/.test(text)) return text.replace(/y(?:an?|aan|on|o)$/, '');
  if (text.length > 5 && /(?:ies)$/.test(text)) return text.replace(/ies$/, 'y');
  if (/[^su]s$/.test(text)) return text.slice(0, -1);
  if (text.length > 5) return text.replace(/(?:ing|ed)$/, '');
  return text;
}

/** Words that only join others, in either script; what a question is about is never among them. */
const functionWords: ReadonlySet<string> = new Set(
  (
    'a an the is are was were am be been being do does did done have has had of in on at to for from with by as and or but if then than that this these those it its ' +
    'thank thanks thankyou i me my mine we us our ours you your yours he him his she her hers they them their there here so too also just very really please sir madam maam hi hello ok okay well oh hey ' +
    // What is asked of a thing says nothing of which thing it is.
    'stand stands standing why how kyu kyun kyo kyon kyoon kaise kese क्यों क्यूँ क्यूं कैसे ' +
    'can could should would shall will may might must not no yes any some all both each every such only own same will get got go going let lets one ' +
    'hai hain h ho hu hoon hun tha thi the ka ki ke ko se ne par pe me mai main mein aur ya bhi hi to toh agar yadi lekin magar kyunki mera meri mere mujhe mujhko hamara hamare hamari hum ham aap aapka apna apne apni tum tera ' +
    'nahi batao bataye bataiye bataen btao btaye btaiye btaen batado bataiyega na mat hona hone hota hoti hote hoga hogi jo jab tab koi kuch kuchh sab yeh ye wo woh iska uska inka unka isko usko is us ismein usme isme in un ji bhai didi wala wali wale raha rahi rahe rha rhi rhe gaya gayi gaye kar karu karun karen kare karo karna karne karke karte karta karti kiya kiye diya dena do de dijiye dijie le lo lu lun lena sakta sakte sakti hua hui hue phir fir abhi liye ' +
    'नही बताओ बताये बताए बताएँ बताएं बताइए बताइये बतायें बताइएगा है हैं हूँ हूं हो था थी थे का की के को से ने पर में मे और या भी ही तो अगर यदि लेकिन मगर मेरा मेरी मेरे मुझे हमारा हमारे हमारी हम आप आपका अपना अपने अपनी तुम नहीं न ना मत होना होने होता होती होते होगा होगी जो जब तब कोई कुछ सब यह ये वह वो इसका उसका इनका उनका इसको उसको इस उस इसमें उसमें इन उन जी भाई वाला वाली वाले रहा रही रहे गया गई गए कर करूँ करूं करें करे करो करना करने करके करते करता करती किया किए दिया देना दो दे दें ले लें लेना लो सकता सकते सकती हुआ हुई हुए फिर अभी लिए कि जाता जाती जाते जाए जाएगा'
  ).split(' '),
);
