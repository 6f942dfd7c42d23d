import type { Language, LanguageWord } from '../language.ts';
import type { Token } from './tokens.ts';

export type AnswerLanguage = Language | 'hinglish';
export type Script = 'Latn' | 'Deva';
type ChosenLanguage = LanguageWord | undefined;

/** Small words that only one of the two languages has; spellings as typed on phones. */
const hindiWords = new Set(
  (
    'hai hain h he ho hu hoon hun tha thi the kya kia kyu kyun kyo kyon kaise kese kaisa kaisi kab kaha kahan kidhar kis kisi kaun kon konsa konsi kaunsa kaunsi ' +
    'me mein mai main ka ki ke ko se ne par pe aur ya bhi hi to toh agar yadi lekin magar kyunki mera meri mere mujhe mujhko hamara hamare hamari hum ham aap aapka tum tumhara ' +
    'nahi nahin nhi nai mat na karna karne karu karun karen kare karo kar raha rahi rahe rha rhi rhe sakta sakte sakti skte skta hona hone hota hoti hote chahiye chaiye chahie ' +
    'ghar makan makaan kamra kamre rasoi darwaza darwaja disha taraf or ore kone kona kon wala wali wale sahi theek thik tik teek accha acha achha galat shubh ashubh ' +
    'batao bataye bataiye btao bataen bataiyega bana bane banana banaya banwana banwaya rakhna rakhe rakhen rakh rakha rakhi lagana lagaye laga sona sone sote upar niche neeche samne saamne ' +
    'andar bahar paas pas sath saath liye wajah upay dosh uttar dakshin purab paschim ishan vayavya agneya nairitya agni vastu mukhi ji bhai didi abhi aaj kal jab tab phir fir ' +
    'hoga hogi honge gaya gayi gaye diya dena dijiye lena le lo lu lun koi kuch kuchh sab bahut bohot zyada jyada kam yeh ye wo woh iska uska inka unka isko usko ismein usme iss uss is us ' +
    'kiya kiye kitna kitne kitni milega milenge milegi dono donon isko usko achhi bura buri kharab bol bolte bolo bata ladai aadhi aadha yahan wahan pata konsi pandit log darr ' +
    'pani paani tanki seedhi seedhiyan mandir tijori ped bachon bacchon bachcho padhai khana muh munh khidki deewar diwar zameen jameen chhat khali badhegi'
  ).split(' '),
);
const englishWords = new Set(
  (
    'the is are was were am be been being a an of in on at to for from with without and or but if then than that this these those it its my our your their his her ' +
    'what which where when why who how can could should would shall will may might must do does did have has had not no yes i we you they he she there here as per by ' +
    'good bad okay which way put keep located please tell about know want need ' +
    'im ive dont doesnt cant wont isnt wants allowed avoid correct according any some so because near next opposite above below under between into towards toward'
  ).split(' '),
);
/** Written alike in both; they count for neither. */
const bothWords = new Set(
  'me is us to the hi he par or do main so kal kam sir vastu in on ok be a i ne se thi ho le pas dosh shubh upay mandir disha agni pooja mukhi ishan agneya nairitya vayavya'.split(
    ' ',
  ),
);

/** "Diwali" is said in both. */
const hindiEnding =
  /(?:enge|ega|egi|unga|ungi|oge|ogi|iye|iyega|aaye|aye|aunga|wana|wane|(?<!^(?:di|dee?pa))wali|wala)$/;
const beforeEnglishMe = new Set(
  'tell help give let lets for to want wants wanted make makes made force forces forcing forced push pushing ask asked asking show guide suggest advise about with and make explain told gave gives allow ask send teach bother bothers remind from of on by'.split(
    ' ',
  ),
);

/**
 * The language a question is in: Devanagari is Hindi; Latin letters are English or Hinglish by their small words.
 * `preferred` decides where there is no evidence ("kitchen SE?").
 */
function detectLanguage(
  tokens: readonly Token[],
  preferred: LanguageWord = 'english',
): { language: AnswerLanguage; script: Script } {
  const words = tokens.filter(({ text }) => /\p{L}/u.test(text));
  const inDevanagari = words.filter(({ text }) => /\p{Script=Devanagari}/u.test(text)).length;
  if (inDevanagari > 0 && inDevanagari * 3 >= words.length) return { language: 'hi', script: 'Deva' };
  const latin = words.map(({ text }) => text);
  // "house me" is Hindi, "tell me" is not.
  const postpositions = latin.filter(
    (text, index) => text === 'me' && index > 0 && !beforeEnglishMe.has(latin[index - 1] ?? ''),
  ).length;
  const hindi =
    latin.filter((text) => (hindiWords.has(text) && !bothWords.has(text)) || hindiEnding.test(text)).length +
    postpositions +
    inDevanagari;
  const english = latin.filter((text) => englishWords.has(text) && !bothWords.has(text)).length;
  // Words of both languages speak for English only where nothing speaks for Hindi.
  const isPlainEnglish = hindi === 0 && latin.some((text) => englishWords.has(text));
  const isHinglish = isPlainEnglish
    ? false
    : hindi === english
      ? hindi > 0 || (preferred === 'hindi' && latin.length > 0)
      : hindi > english;
  return { language: isHinglish ? 'hinglish' : 'en', script: 'Latn' };
}

/**
 * The language of the answer: that which the question itself wishes for; else that of the question, unless somebody has
 * chosen one for all answers. Who asks in Hindi by Latin letters reads those.
 */
export function answerLanguage(
  tokens: readonly Token[],
  {
    preferredLanguage,
    answerIn,
    wished,
  }: { preferredLanguage?: ChosenLanguage; answerIn?: ChosenLanguage; wished?: AnswerLanguage | undefined },
): { language: AnswerLanguage; script: Script } {
  if (wished !== undefined) return { language: wished, script: wished === 'hi' ? 'Deva' : 'Latn' };
  const found = detectLanguage(tokens, answerIn === undefined ? preferredLanguage : 'english');
  if (answerIn === 'english') return { language: 'en', script: 'Latn' };
  return answerIn === 'hindi' && found.language === 'en' ? { language: 'hi', script: 'Deva' } : found;
}
