import type { Complaint, ChatMessage, MessageFile, MessageState } from '#db/queries/chat.ts';
import type { AnswerSource } from '#domain/guide/answer-question.ts';
import { isRecord } from '#domain/is-record.ts';

/** One question with what came of it. */
export interface Exchange {
  id: string;
  sessionId: string;
  /** Milliseconds since 1970. */
  at: number;
  question: string;
  questionLang: string;
  /** Whether the server has it, as far as this device has heard. */
  isStored: boolean;
  /** Whether it is still being kept on this device. */
  isInHand?: boolean;
  /** What goes with it. */
  file?: MessageFile | undefined;
  outcome: ExchangeOutcome;
  /** What its reader has said of the answer. */
  complaint?: Complaint | undefined;
}

export type ExchangeOutcome = Exclude<MessageState, { kind: 'answered' }> | AnsweredExchange;

export interface AnsweredExchange {
  kind: 'answered';
  text: string;
  lang: string;
  sources: AnswerSource[];
  answeredBy: string | undefined;
}

/** The messages as the page shows them, in their order. */
export function timeline(messages: readonly ChatMessage[]): Exchange[] {
  return messages.map(exchangeOf);
}

/** One message as the page shows it. */
export function exchangeOf(message: ChatMessage): Exchange {
  const { id, sessionId, at, text, language, isStored, file, state, complaint } = message;
  const said = state.kind === 'answered' ? state.response : text;
  const lang = language === null ? langOf(said) : langs[language];
  return {
    id,
    sessionId,
    at,
    question: text,
    questionLang: langOf(text, lang),
    isStored,
    file,
    complaint,
    outcome:
      state.kind === 'answered'
        ? {
            kind: 'answered',
            text: state.response,
            lang,
            sources: state.sources.flatMap(readSource),
            answeredBy: state.answeredBy ?? undefined,
          }
        : state,
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
