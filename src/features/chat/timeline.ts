import type { Conversation } from '#db/queries/chat.ts';
import type { AskFailure, AskRow, AskStep, UserChatRow } from '#db/schema.ts';
import type { AnswerSource } from '#domain/guide/answer-question.ts';
import { isRecord } from '#lib/is-record.ts';

/** One question with what came of it. */
export interface Exchange {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  question: string;
  questionLang: string;
  outcome:
    | {
        kind: 'answered';
        text: string;
        lang: string;
        sources: AnswerSource[];
        answeredBy: string | undefined;
      }
    | { kind: 'asking'; step: AskStep }
    | { kind: 'failed'; askId: string; failure: AskFailure }
    /** It was put down without asking for an answer. */
    | { kind: 'silent' };
}

/** The conversation from the oldest question to the newest; whatever is on its way stands last. */
export function timeline({ chats, asks }: Pick<Conversation, 'chats' | 'asks'>): Exchange[] {
  const settled = [...chats.map(ofChat), ...asks.filter(({ state }) => state === 'failed').map(ofAsk)];
  settled.sort((one, other) => one.at - other.at);
  return [...settled, ...asks.filter(({ state }) => state === 'asking').map(ofAsk)];
}

function ofChat(row: UserChatRow): Exchange {
  const lang = row.language === null ? langOf(row.response ?? row.query) : langs[row.language];
  return {
    id: row.id,
    at: Date.parse(row.created_at) || 0,
    question: row.query,
    questionLang: langOf(row.query, lang),
    outcome:
      row.response === null
        ? { kind: 'silent' }
        : {
            kind: 'answered',
            text: row.response,
            lang,
            sources: row.sources.flatMap(readSource),
            answeredBy: row.answered_by ?? undefined,
          },
  };
}

function ofAsk(ask: AskRow): Exchange {
  return {
    // The answer comes under the request's id, so that the question on screen stays the same element.
    id: ask.requestId,
    at: ask.askedAt,
    question: ask.text,
    questionLang: langOf(ask.text),
    outcome:
      ask.state === 'asking'
        ? { kind: 'asking', step: ask.step }
        : { kind: 'failed', askId: ask.id, failure: ask.failure ?? { kind: 'answer-failed' } },
  };
}

const langs = { hindi: 'hi', english: 'en', hinglish: 'hi-Latn' } as const;

/** The language of a text for fonts and voices: told by its script; `latin` is what Latin letters stand for here. */
function langOf(text: string, latin = 'en'): string {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  return latin === 'hi' ? 'hi-Latn' : latin;
}

const kinds: readonly unknown[] = ['classical', 'modern', 'derived'];

/** A source as the server stored it; one in a shape we do not know is left out rather than shown broken. */
function readSource(source: unknown): AnswerSource[] {
  if (!isRecord(source)) return [];
  const { id, title, kind, where } = source;
  if (typeof id !== 'string' || typeof title !== 'string' || !kinds.includes(kind)) return [];
  return [{ id, title, kind: kind as AnswerSource['kind'], where: typeof where === 'string' ? where : '' }];
}
