import { historyWindow, type HistoryMessage } from '#domain/chat/history.ts';
import type { LanguageWord } from '#domain/language.ts';
import { readMonthSystem, type MonthSystem } from '#domain/time/month-system.ts';
import { readPlace, type Place } from '#domain/time/place.ts';
import { choiceField, optionalUuid, textField, type Body } from '../_shared/body.ts';
import { HttpProblem } from '../_shared/respond.ts';

/** What somebody asks, as they say it. */
export interface ChatAsk {
  /** Empty where a stored message says it. */
  message: string;
  /** What was said before, as the caller remembers it. */
  history: HistoryMessage[];
  attachment: { url: string; type: string } | undefined;
  language: LanguageWord;
  /** The language chosen for all answers; undefined leaves it to the question. */
  answerIn: LanguageWord | undefined;
  requestId: string | undefined;
  sessionId: string | undefined;
  /** Tells the devices of guests apart. */
  deviceId: string | undefined;
  /** What the caller's calendar is reckoned with; undefined where nothing, or nothing that can be read, was chosen. */
  place: Place | undefined;
  monthSystem: MonthSystem | undefined;
}

const longestMessage = 20_000;

/** Reads the fields of a request; throws a 400 `Problem` that names the wrong one. */
export function chatAskOf(body: Body): ChatAsk {
  const isLeftToMessage = body['message'] === undefined && typeof body['requestId'] === 'string';
  return {
    message: isLeftToMessage ? '' : textField(body, 'message', { most: longestMessage }),
    history: historyOf(body['chatHistory'] ?? []),
    attachment: attachmentOf(body['attachment']),
    language: choiceField({ language: 'english', ...body }, 'language', ['hindi', 'english']),
    answerIn:
      body['answerIn'] === undefined ? undefined : choiceField(body, 'answerIn', ['hindi', 'english']),
    requestId: optionalUuid(body, 'requestId'),
    sessionId: optionalUuid(body, 'sessionId'),
    deviceId: optionalUuid(body, 'deviceId'),
    place: placeOf(body['place']),
    monthSystem: readMonthSystem(body['monthSystem']),
  };
}

function placeOf(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, latitude, longitude, timeZone } = value as Record<string, unknown>;
  return readPlace({ name, latitude, longitude, timeZone });
}

function historyOf(value: unknown): HistoryMessage[] {
  const isHistory =
    Array.isArray(value) &&
    value.every(
      (entry: unknown) =>
        typeof entry === 'object' &&
        entry !== null &&
        typeof (entry as HistoryMessage).text === 'string' &&
        (entry as HistoryMessage).text.length <= longestMessage * 2 &&
        ['user', 'system'].includes((entry as HistoryMessage).sender),
    );
  if (!isHistory)
    throw new HttpProblem(400, 'bad_request', '"chatHistory" must be a list of {text, sender}.');
  return historyWindow(value as HistoryMessage[]);
}

function attachmentOf(value: unknown): ChatAsk['attachment'] {
  if (value === undefined || value === null) return undefined;
  const { url, type } = value as { url?: unknown; type?: unknown };
  // It is stored as it is said: what no column takes must not be found out after the answer was told.
  const isAddress =
    typeof url === 'string' && /^https?:[\x21-\x7e]+$/.test(url) && URL.canParse(url) && url.length <= 2048;
  if (!isAddress || typeof type !== 'string')
    throw new HttpProblem(400, 'bad_request', '"attachment" must have a url and a type.');
  return { url, type };
}
