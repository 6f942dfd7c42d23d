import type { HistoryMessage } from '#domain/chat/history.ts';
import type { KeptLanguage } from '#domain/chat/kept-language.ts';
import type { CalendarContext } from '#domain/guide/answer-calendar.ts';
import type { AnswerSource } from '#domain/guide/answer-question.ts';
import type { LanguageWord } from '#domain/language.ts';
import { readPlanNote } from '#domain/vaastu/plan-note.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { HttpProblem } from '../_shared/respond.ts';
import type { ChatAsk } from './ask.ts';
import { ownAttachment } from './attachments.ts';
import { calendarOf } from './calendar.ts';

/** The paid request that is to be answered, as the database tells it. */
export interface Job {
  status: 'claimed' | 'answered' | 'busy' | 'no_reservation';
  request_id: string;
  /** The stored message that asks, whose text, files and language these are; null when only the caller knows them. */
  message_id: string | null;
  query: string | null;
  image_url: string | null;
  language: KeptLanguage | null;
  session_id: string | null;
  /** False where the conversation that was named is none of the caller's. */
  is_session_found: boolean;
  message_type: 'text' | 'image' | null;
  response: string | null;
  sources: AnswerSource[];
  answered_by: string | null;
  page_urls: string[];
  attachment_name: string | null;
  attachment_text: string | null;
  history: HistoryMessage[];
}

export interface ClaimedQuestion {
  /** May be empty beside a file. */
  message: string;
  language: LanguageWord;
  /** The language chosen for all answers; undefined leaves it to the question. */
  answerIn: LanguageWord | undefined;
  history: readonly HistoryMessage[];
  /** What was paid for. */
  price: 'text' | 'image';
  /** The name of a file in the caller's folder. */
  picture: string | undefined;
  /** What the device that sent the picture has read from it, where it is the plan of a home. */
  plan: KeptPlan | undefined;
  document: QuotedDocument | undefined;
  calendar: CalendarContext;
}

export interface QuotedDocument {
  name: string | undefined;
  /** Its words, as far as the device that sent it could read them. */
  text: string | undefined;
  /** Its pages as pictures: names of files in the caller's folder. */
  pages: string[];
}

const pictureName = /\.(?:jpe?g|png|webp)$/i;
const documentName = /\.(?:pdf|docx?)$/i;

/** What the stored message asks, or else the caller's own words. Throws a `Problem` where that is no question. */
export function questionOf(
  ask: ChatAsk,
  job: Job,
  userId: string,
  history: HistoryMessage[],
): ClaimedQuestion {
  const price = job.message_type ?? 'text';
  const calendar = calendarOf(ask);
  if (job.query === null) {
    if (ask.message === '') throw new HttpProblem(400, 'bad_request', '"message" is needed here.');
    const { message, language, answerIn, attachment } = ask;
    const file = attachment && callersFile(attachment.url, userId);
    const isPicture = file !== undefined && (attachment?.type.startsWith('image') || pictureName.test(file));
    const document =
      file === undefined || isPicture ? undefined : { name: undefined, text: undefined, pages: [] };
    const picture = isPicture ? file : undefined;
    return { message, language, answerIn, history, price, picture, plan: undefined, document, calendar };
  }
  const { image_url: reference, attachment_name: name, attachment_text: text } = job;
  const pages = job.page_urls.filter((page) => ownAttachment(page, userId) === page);
  const isPicture =
    reference !== null &&
    pages.length === 0 &&
    (pictureName.test(reference) || (price === 'image' && !documentName.test(reference)));
  const plan = isPicture && text !== null ? readPlanNote(text)?.plan : undefined;
  const hasDocument =
    (reference !== null && !isPicture) || pages.length > 0 || (text !== null && plan === undefined);
  return {
    message: job.query,
    language: job.language === 'hindi' || job.language === 'english' ? job.language : ask.language,
    answerIn: ask.answerIn,
    history,
    price,
    picture: isPicture ? storedFile(reference, userId) : undefined,
    plan,
    document: hasDocument ? { name: name ?? undefined, text: text ?? undefined, pages } : undefined,
    calendar,
  };
}

/** The caller's own file that an address names; every other address is refused. */
export function callersFile(address: string, userId: string): string {
  const file = ownAttachment(address, userId);
  if (file === undefined)
    throw new HttpProblem(
      400,
      'attachment_address',
      'The attachment is no file of yours. Please upload it first.',
    );
  return file;
}

function storedFile(reference: string, userId: string): string {
  const file = ownAttachment(reference, userId);
  if (file === undefined)
    throw new HttpProblem(422, 'picture_address', 'The picture is not kept here. Your credit was returned.');
  return file;
}
