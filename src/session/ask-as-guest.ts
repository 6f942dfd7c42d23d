import {
  beginGuestMessage,
  closeGuestChat,
  guestChat,
  keepGuestRefusal,
  keepGuestReply,
  type KeptGuestChat,
  type GuestExchange,
  type GuestReply,
} from '#db/guest-chat.ts';
import { deviceChoices, type Choices } from '#db/preferences.ts';
import type { HistoryMessage } from '#domain/chat/history.ts';
import { historyWindow } from '#domain/chat/history.ts';
import { keptLanguages } from '#domain/chat/kept-language.ts';
import { answerLanguage } from '#domain/guide/detect-language.ts';
import { freeReason } from '#domain/guide/guide-answer.ts';
import { tokenise } from '#domain/guide/tokens.ts';
import { isRecord } from '#domain/is-record.ts';
import type { LanguageWord } from '#domain/language.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { inTurn } from '#lib/exclusive.ts';
import { call, type Answer } from '#remote/call.ts';
import { remoteConfig } from '#remote/config.ts';
import { callerHeaders } from '#remote/procedures.ts';

/** The guide on this device answers whoever has waited this long for the one on the server. */
const patienceMs = 10_000;
/** A reply that was lost is asked for again, under the same request. */
const attempts = 2;
const pauseMs = 600;

/**
 * Asks as somebody without an account: counted at once, answered by the server's guide, and without a connection by that
 * of this device. 'limit' where no free message is left. The answer comes into the guest's chat.
 */
export async function askAsGuest(message: {
  id: string;
  text: string;
  language: LanguageWord;
}): Promise<'begun' | 'limit'> {
  const begun = await beginGuestMessage({ ...message, now: Date.now() });
  if (begun === 'begun') await answerGuest(message.id);
  return begun;
}

/** Fetches the answers that an earlier page was left waiting for. */
export async function answerWaiting(): Promise<void> {
  const { exchanges } = await guestChat();
  const waiting = exchanges.filter(({ outcome }) => outcome.kind === 'waiting');
  await Promise.all(waiting.map(({ id }) => answerGuest(id)));
}

/** Has what is still unanswered answered by the guide of this device. */
export async function answerWaitingHere(): Promise<void> {
  const chat = await guestChat();
  for (const exchange of chat.exchanges)
    if (exchange.outcome.kind === 'waiting') await keepOwnAnswer(chat, exchange);
}

const running = new Map<string, Promise<void>>();

/** One page of this device asks; the others look whether that was done. */
function answerGuest(id: string): Promise<void> {
  let work = running.get(id);
  if (!work) {
    work = inTurn(`disha-guest:${id}`, () => answer(id)).finally(() => running.delete(id));
    running.set(id, work);
  }
  return work;
}

async function answer(id: string): Promise<void> {
  const chat = await guestChat();
  const exchange = chat.exchanges.find((each) => each.id === id);
  if (exchange?.outcome.kind !== 'waiting') return;
  const told = navigator.onLine ? await askServer(chat, exchange) : undefined;
  if (told?.ok) {
    const { reply, remaining, isCounted } = told.value;
    if (remaining === 0 && isCounted) await closeGuestChat(Date.now());
    await keepGuestReply(id, { ...reply, language: languageOf(exchange) }, isCounted);
  } else if (told?.problem.code === 'guest_limit') await keepGuestRefusal(id, Date.now());
  else await keepOwnAnswer(chat, exchange);
}

interface ServerReply {
  reply: Pick<GuestReply, 'response' | 'sources'>;
  /** How many free messages the server has left for this device. */
  remaining: number | undefined;
  /** Somebody in distress is answered and not counted. */
  isCounted: boolean;
}

async function askServer(
  chat: KeptGuestChat,
  exchange: GuestExchange,
): Promise<Answer<ServerReply> | undefined> {
  const config = await remoteConfig();
  if (!config) return undefined;
  const { id, text, language, answerIn } = exchange;
  let told: Answer<ServerReply> | undefined;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    told = await call(
      {
        url: `${config.url}/functions/v1/ai-chat`,
        headers: callerHeaders({ config }),
        body: {
          message: text,
          chatHistory: saidBefore(chat, exchange),
          language,
          answerIn,
          requestId: id,
          deviceId: chat.deviceId,
          ...calendarChoices(),
        },
        timeoutMs: patienceMs,
      },
      parseReply,
    );
    if (told.ok || told.problem.kind !== 'network' || !navigator.onLine) return told;
  }
  return told;
}

async function keepOwnAnswer(chat: KeptGuestChat, exchange: GuestExchange): Promise<void> {
  const { answerAnyQuestion } = await import('#domain/guide/answer-any-question.ts');
  const { place, monthSystem } = calendarChoices();
  const {
    answer: response,
    sources,
    language,
    kind,
    answered,
  } = await answerAnyQuestion(exchange.text, {
    today: civilDateAt(Date.now(), (place ?? defaultPlace).timeZone),
    place,
    monthSystem,
    previousMessages: saidBefore(chat, exchange),
    preferredLanguage: exchange.language,
    answerIn: exchange.answerIn,
  });
  const reply = { response, sources, language: keptLanguages[language] };
  await keepGuestReply(exchange.id, reply, freeReason({ kind, answered }) === undefined);
}

/** A guest's choices are the device's. */
function calendarChoices(): Pick<Choices, 'place' | 'monthSystem'> {
  const { place, monthSystem } = deviceChoices();
  return { ...(place && { place }), ...(monthSystem && { monthSystem }) };
}

function saidBefore({ exchanges }: KeptGuestChat, { id }: GuestExchange): HistoryMessage[] {
  const before = exchanges.slice(
    0,
    exchanges.findIndex((exchange) => exchange.id === id),
  );
  return historyWindow(
    before.flatMap(({ text, outcome }): HistoryMessage[] => [
      { text, sender: 'user' },
      ...(outcome.kind === 'answered' ? [{ text: outcome.response, sender: 'system' as const }] : []),
    ]),
  );
}

/** In which the guide answers. */
function languageOf({ text, language, answerIn }: GuestExchange): GuestReply['language'] {
  return keptLanguages[answerLanguage(tokenise(text), { preferredLanguage: language, answerIn }).language];
}

function parseReply(body: unknown): ServerReply | undefined {
  if (!isRecord(body)) return undefined;
  const { response, sources, guest } = body;
  if (typeof response !== 'string' || response.trim() === '') return undefined;
  const { remaining, counted } = isRecord(guest) ? guest : {};
  return {
    reply: { response, sources: Array.isArray(sources) ? sources : [] },
    remaining: typeof remaining === 'number' ? remaining : undefined,
    isCounted: counted !== false,
  };
}
