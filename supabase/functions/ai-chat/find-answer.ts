import { keptLanguages, type KeptLanguage } from '#domain/chat/kept-language.ts';
import { answerAnyQuestion } from '#domain/guide/answer-any-question.ts';
import { dayInWords } from '#domain/guide/answer-calendar.ts';
import type { AnswerSource } from '#domain/guide/answer-question.ts';
import { freeReason, type FreeReason } from '#domain/guide/guide-answer.ts';
import { engineName } from '#domain/vaastu/assess.ts';
import { firstReading } from '#domain/vaastu/first-reading.ts';
import { askCarefully, type Listener } from '../_shared/ask-carefully.ts';
import { agreesToModel } from '../_shared/consent.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { providerFailed } from '../_shared/model.ts';
import { HttpProblem } from '../_shared/respond.ts';
import { readPictures } from './attachments.ts';
import { promptFor, rules } from './prompt.ts';
import type { ClaimedQuestion } from './question.ts';

export interface FoundAnswer {
  response: string;
  sources: readonly AnswerSource[];
  answeredBy: string;
  language: KeptLanguage;
  /** Why it costs nothing; undefined where it has its price. */
  freeReason: FreeReason | undefined;
}

/**
 * Has the model answer, where there is one and the user has agreed to it, and else the guide, which reads no files. What
 * nobody could read is said so before an answer to the words beside it; without words it is all that is said, and what to
 * do instead. Neither is worth the price of a picture that was not looked at. A plan that the
 * device has read from its picture is assessed by the rules, whoever else could look at it.
 */
export async function findAnswer(
  question: ClaimedQuestion,
  userId: string,
  { backend, model, longWork }: Pick<FunctionDeps, 'backend' | 'model' | 'longWork'>,
  shown: Listener | undefined,
): Promise<FoundAnswer> {
  const { picture, document } = question;
  const guide = await longWork(() =>
    answerAnyQuestion(question.message, {
      ...question.calendar,
      previousMessages: question.history,
      preferredLanguage: question.language,
      answerIn: question.answerIn,
    }),
  );
  const { sources } = guide;
  const hasWords = question.message.trim() !== '';
  const wanted = question.answerIn ?? question.language;
  const language = hasWords ? keptLanguages[guide.language] : wanted;
  const byGuide = (unread: Unread | undefined): FoundAnswer => {
    const words = { answeredBy: 'guide', language };
    if (unread && !hasWords)
      return { ...words, response: unread.alone[language], sources: [], freeReason: 'asked_back' };
    const note = unread ? `_${unread.beside[language]}_\n\n` : '';
    const isFree = unread !== undefined && question.price === 'image';
    return {
      ...words,
      response: note + guide.answer,
      sources,
      freeReason: freeReason(guide) ?? (isFree ? 'not_known' : undefined),
    };
  };
  // Somebody in danger or distress gets help, never a model's words.
  if (guide.kind === 'safety') return byGuide(undefined);
  if (picture !== undefined && question.price !== 'image')
    throw new HttpProblem(402, 'image_price', 'A message with a picture costs one credit.');
  if (question.plan) {
    const reading = firstReading(question.plan, { language: wanted, madeBy: engineName });
    // Words beside the plan are answered as well, where there is an answer to them.
    const isAsked = hasWords && freeReason(guide) === undefined;
    return {
      response: isAsked ? `${guide.answer}\n\n${reading.text}` : reading.text,
      sources: isAsked ? sources : [],
      answeredBy: 'guide',
      language: isAsked ? language : wanted,
      freeReason: reading.isAssessed || isAsked ? undefined : 'asked_back',
    };
  }
  const isForModel = model !== undefined && (await agreesToModel(userId, backend));
  if (picture !== undefined && !model?.visionModel) return byGuide(unreadPicture);
  if (picture !== undefined && !isForModel) return byGuide(unshownPicture);
  if (!isForModel) return byGuide(document && unreadDocument);

  const pages = model.visionModel && question.price === 'image' ? (document?.pages ?? []) : [];
  const pictures = await readPictures(backend, picture === undefined ? pages : [picture]);
  const isRead = !document || document.text !== undefined || pictures.length > 0;
  // A model that is asked nothing would make something up.
  if (!isRead && !hasWords) return byGuide(unreadDocument);
  const help = guide.help === undefined ? '' : `${guide.help}\n\n`;
  const note = isRead ? help : `${help}_${unreadDocument.beside[language]}_\n\n`;
  const name = (pictures.length > 0 && model.visionModel) || model.model;
  const prompt = promptFor(question, guide, dayInWords(question.calendar), pictures);
  const said = await askCarefully(model, name, prompt, rules, shown && after(note, shown));
  if (said !== undefined)
    return {
      response: note + said,
      sources,
      answeredBy: name,
      language,
      freeReason: undefined,
    };
  // The guide sees no pictures: what it said would be no answer to one, nor to a document that came without a word.
  if (pictures.length > 0 || !hasWords) throw providerFailed();
  return byGuide(document && unreadDocument);
}

/** Shows an answer with something before its first words. */
function after(before: string, { add, forget }: Listener): Listener {
  let isBegun = false;
  return {
    add(piece) {
      add(isBegun ? piece : before + piece);
      isBegun = true;
    },
    forget,
  };
}

/** What is said of a file that nobody could read: before the answer to the words beside it, or where there are none. */
interface Unread {
  beside: Record<KeptLanguage, string>;
  alone: Record<KeptLanguage, string>;
}

const unreadPicture: Unread = {
  beside: {
    english: 'I cannot see pictures here, so this answer goes by your words alone, and costs nothing.',
    hindi: 'मैं यहाँ तस्वीर नहीं देख सकती, इसलिए यह जवाब केवल आपके शब्दों पर है और मुफ़्त है।',
    hinglish: 'Main yahan tasveer nahi dekh sakti, isliye yeh jawab sirf aapke shabdon par hai aur muft hai.',
  },
  alone: {
    english:
      'Thank you, the picture is here. I read floor plans with the names of the rooms on them, but cannot see photos in this chat. Please tell me in words what it shows: which room, on which side of the home, and what you would like to know. If it is a plan, “Upload a floor plan” on the home page lets you mark its rooms by hand. This message costs nothing.',
    hindi:
      'धन्यवाद, तस्वीर मिल गई। मैं घर के नक़्शे पढ़ती हूँ जिन पर कमरों के नाम लिखे हों, पर इस चैट में फ़ोटो नहीं देख सकती। कृपया शब्दों में बताएँ कि इसमें क्या है: कौन-सा कमरा, घर की किस दिशा में, और आप क्या जानना चाहते हैं। अगर यह नक़्शा है, तो होम पेज पर “नक़्शा अपलोड करें” में उसके कमरे ख़ुद चिह्नित कर सकते हैं। इस संदेश का कोई क्रेडिट नहीं लगा।',
    hinglish:
      'Dhanyavaad, tasveer mil gayi. Main ghar ke nakshe padhti hoon jin par kamron ke naam likhe hon, par is chat mein photo nahi dekh sakti. Kripya shabdon mein batayein ki ismein kya hai: kaun sa kamra, ghar ki kis disha mein, aur aap kya jaanna chahte hain. Agar yeh naksha hai, to home page par “naksha upload karein” mein uske kamre khud chihnit kar sakte hain. Is sandesh ka koi credit nahi laga.',
  },
};

/** A model could see it, but only for those who have agreed to that. */
const unshownPicture: Unread = {
  beside: {
    english:
      'Pictures are read by an AI model, to which you have not agreed in your profile. So this answer goes by your words alone, and costs nothing.',
    hindi:
      'तस्वीरें AI मॉडल पढ़ता है, जिसकी अनुमति आपने प्रोफ़ाइल में नहीं दी है। इसलिए यह जवाब केवल आपके शब्दों पर है और मुफ़्त है।',
    hinglish:
      'Tasveerein AI model padhta hai, jiski anumati aapne profile mein nahi di hai. Isliye yeh jawab sirf aapke shabdon par hai aur muft hai.',
  },
  alone: {
    english:
      'Thank you, the picture is here. Pictures are read by an AI model, to which you have not agreed, so nobody has looked at it. You can agree in your profile and send it again, or tell me in words what it shows. This message costs nothing.',
    hindi:
      'धन्यवाद, तस्वीर मिल गई। तस्वीरें AI मॉडल पढ़ता है, जिसकी अनुमति आपने नहीं दी है, इसलिए इसे किसी ने नहीं देखा। आप प्रोफ़ाइल में अनुमति देकर इसे फिर भेज सकते हैं, या शब्दों में बताएँ कि इसमें क्या है। इस संदेश का कोई क्रेडिट नहीं लगा।',
    hinglish:
      'Dhanyavaad, tasveer mil gayi. Tasveerein AI model padhta hai, jiski anumati aapne nahi di hai, isliye ise kisi ne nahi dekha. Aap profile mein anumati dekar ise phir bhej sakte hain, ya shabdon mein batayein ki ismein kya hai. Is sandesh ka koi credit nahi laga.',
  },
};

const unreadDocument: Unread = {
  beside: {
    english: 'I could not read the document, so this answer goes by your words alone.',
    hindi: 'मैं दस्तावेज़ नहीं पढ़ सकी, इसलिए यह जवाब केवल आपके शब्दों पर है।',
    hinglish: 'Main document nahi padh saki, isliye yeh jawab sirf aapke shabdon par hai.',
  },
  alone: {
    english:
      'Thank you, the document is here, but I cannot read documents in this chat. Please write what you would like to know about it, with the rooms and directions it tells of. A floor plan is read under “Upload a floor plan” on the home page. This message costs nothing.',
    hindi:
      'धन्यवाद, दस्तावेज़ मिल गया, पर मैं इस चैट में दस्तावेज़ नहीं पढ़ सकती। कृपया लिखें कि आप इसके बारे में क्या जानना चाहते हैं, और इसमें बताए कमरे और दिशाएँ भी। घर का नक़्शा होम पेज पर “नक़्शा अपलोड करें” में पढ़ा जाता है। इस संदेश का कोई क्रेडिट नहीं लगा।',
    hinglish:
      'Dhanyavaad, document mil gaya, par main is chat mein document nahi padh sakti. Kripya likhein ki aap iske baare mein kya jaanna chahte hain, aur ismein bataye kamre aur dishayein bhi. Ghar ka naksha home page par “naksha upload karein” mein padha jata hai. Is sandesh ka koi credit nahi laga.',
  },
};
