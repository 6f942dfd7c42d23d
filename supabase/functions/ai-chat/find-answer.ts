import { keptLanguages, type KeptLanguage } from '#domain/chat/kept-language.ts';
import { answerAnyQuestion } from '#domain/guide/answer-any-question.ts';
import { dayInWords } from '#domain/guide/answer-calendar.ts';
import type { AnswerSource } from '#domain/guide/answer-question.ts';
import { askCarefully, type Listener } from '../_shared/ask-carefully.ts';
import { agreesToModel } from '../_shared/consent.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { providerFailed } from '../_shared/model.ts';
import { Problem } from '../_shared/respond.ts';
import { readPictures } from './attachments.ts';
import { promptFor, rules } from './prompt.ts';
import type { Question } from './question.ts';

export interface Answer {
  response: string;
  sources: readonly AnswerSource[];
  answeredBy: string;
  language: KeptLanguage;
}

/**
 * Has the model answer, where there is one and the user has agreed to it, and else the guide, which reads no files. A
 * document that nobody could read is said so in the answer; a picture that nobody can read is a `Problem`.
 */
export async function findAnswer(
  question: Question,
  userId: string,
  { backend, model }: Pick<FunctionDeps, 'backend' | 'model'>,
  shown: Listener | undefined,
): Promise<Answer> {
  const { picture, document } = question;
  const guide = await answerAnyQuestion(question.message, {
    ...question.calendar,
    previousMessages: question.history,
    preferredLanguage: question.language,
  });
  const { sources } = guide;
  const language = keptLanguages[guide.language];
  /** What has to be said before an answer; nothing where everything was read. */
  const noteOf = (isRead: boolean): string => {
    if (isRead || !document) return '';
    if (question.message.trim() === '')
      throw new Problem(
        422,
        'document_unreadable',
        'Documents cannot be read here. Your credit was returned.',
      );
    return unreadDocument[language];
  };
  const byGuide = (note: string): Answer => ({
    response: note + guide.answer,
    sources,
    answeredBy: 'guide',
    language,
  });
  // Somebody in distress gets the helpline, never a model's words.
  if (guide.intent === 'crisis') return byGuide('');
  if (picture !== undefined && question.price !== 'image')
    throw new Problem(402, 'image_price', 'A message with a picture costs one credit.');
  if (picture !== undefined && !model?.visionModel)
    throw new Problem(422, 'vision_unavailable', 'Pictures cannot be read here. Your credit was returned.');
  const isForModel = model !== undefined && (await agreesToModel(userId, backend));
  if (picture !== undefined && !isForModel)
    throw new Problem(
      403,
      'consent_needed',
      'Pictures are read by an AI model, to which you have not agreed. Your credit was returned.',
    );
  if (!isForModel) return byGuide(noteOf(false));

  const pages = model.visionModel && question.price === 'image' ? (document?.pages ?? []) : [];
  const pictures = await readPictures(backend, picture === undefined ? pages : [picture]);
  const note = noteOf(document?.text !== undefined || pictures.length > 0);
  const name = (pictures.length > 0 && model.visionModel) || model.model;
  const prompt = promptFor(question, guide, dayInWords(question.calendar), pictures);
  const said = await askCarefully(model, name, prompt, rules, shown && after(note, shown));
  if (said !== undefined) return { response: note + said, sources, answeredBy: name, language };
  // The guide sees no pictures: what it said would be no answer to one.
  if (pictures.length > 0) throw providerFailed();
  return byGuide(noteOf(false));
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

const unreadDocument: Record<KeptLanguage, string> = {
  english: '_I could not read the document, so this answer goes by your words alone._\n\n',
  hindi: '_मैं दस्तावेज़ नहीं पढ़ सकी, इसलिए यह जवाब केवल आपके शब्दों पर है।_\n\n',
  hinglish: '_Main document nahi padh saki, isliye yeh jawab sirf aapke shabdon par hai._\n\n',
};
