import { get, update } from 'idb-keyval';
import { freeMessagesLeft, isCounted } from '#domain/chat/guest-limit.ts';
import type { KeptLanguage } from '#domain/chat/kept-language.ts';
import { isRecord } from '#domain/is-record.ts';
import type { LanguageWord } from '#domain/language.ts';
import { openChannel } from '#lib/channel.ts';
import { guestStore } from './guest.ts';

/** What was said on this device without an account. It stays here until it is taken over into one. */
export interface KeptGuestChat {
  /** By which the server counts this device; it knows only a hash of it. */
  deviceId: string;
  /** The conversation that the exchanges become in an account. */
  sessionId: string;
  /** Oldest first. */
  exchanges: readonly GuestExchange[];
  /** What Disha has said of its language; the last one holds. */
  languages: readonly GuestLanguageNote[];
  /** When each free message was asked, in milliseconds since 1970; outlives the exchanges. */
  spentAt: readonly number[];
  /** When the server last said that none is left. */
  refusedAt: number | undefined;
  /** On their way into an account: they are nobody else's any more. */
  handovers: readonly Handover[];
}

export interface GuestExchange {
  /** The request under which it is asked, and its message in an account. */
  id: string;
  text: string;
  language: LanguageWord;
  /** Chosen for all answers; undefined leaves it to the question. */
  answerIn?: LanguageWord | undefined;
  /** Milliseconds since 1970. */
  at: number;
  outcome: GuestOutcome;
}

export interface GuestLanguageNote {
  /** The exchange that stands before it; undefined where it stands above all. */
  after: string | undefined;
  language: LanguageWord;
}

export type GuestOutcome =
  | { kind: 'waiting' }
  | ({ kind: 'answered' } & GuestReply)
  /** The server counts more than this device does: the words wait for a sign-in. */
  | { kind: 'refused' };

export interface GuestReply {
  /** Markdown. */
  response: string;
  sources: readonly unknown[];
  language: KeptLanguage;
}

/** A guest's conversation for one user. */
export interface Handover {
  userId: string;
  sessionId: string;
  exchanges: readonly GuestExchange[];
  /** What was typed and not sent. */
  draft: string;
}

export interface NewGuestMessage {
  id: string;
  text: string;
  language: LanguageWord;
  /** Milliseconds since 1970. */
  now: number;
}

const chatKey = 'chat';
const draftKey = 'draft';

/** What this device has of a guest; where storage is blocked, what this page has. */
export async function guestChat(): Promise<KeptGuestChat> {
  return (await keptChat()) ?? change((chat) => chat);
}

/** Whether a guest has left anything here that an account could take over. */
export async function hasGuestWords(): Promise<boolean> {
  const chat = await keptChat();
  if (chat && chat.exchanges.length + chat.handovers.length > 0) return true;
  return (await guestDraft()).trim() !== '';
}

/**
 * Puts down a message and counts it, in one step that all tabs share; 'limit' where none is left. The same id again
 * counts once.
 */
export async function beginGuestMessage({
  id,
  text,
  language,
  now,
}: NewGuestMessage): Promise<'begun' | 'limit'> {
  let outcome: 'begun' | 'limit' = 'begun';
  await change((before) => {
    const chat = pruned(before, now);
    outcome = 'begun';
    if (chat.exchanges.some((exchange) => exchange.id === id)) return chat;
    if (freeMessagesLeft(chat, now) === 0) {
      outcome = 'limit';
      return chat;
    }
    const answerIn = chat.languages.at(-1)?.language;
    const exchange: GuestExchange = { id, text, language, answerIn, at: now, outcome: { kind: 'waiting' } };
    return { ...chat, exchanges: [...chat.exchanges, exchange], spentAt: [...chat.spentAt, now] };
  });
  return outcome;
}

/**
 * Keeps the answer of a message that waits for one; a second answer changes nothing. `isSpent` is false where somebody
 * in distress was answered: that spends nothing.
 */
export async function keepGuestReply(
  id: string,
  { response, sources, language }: GuestReply,
  isSpent = true,
): Promise<void> {
  await change((chat) => {
    const counted = isSpent ? chat : uncounted(chat, id);
    return settle(counted, id, { kind: 'answered', response, sources, language });
  });
}

/** The server has no answer left for this device: what was asked stays to be read, and nothing more is asked for a while. */
export async function keepGuestRefusal(id: string, now: number): Promise<void> {
  await change((chat) => ({ ...settle(uncounted(chat, id), id, { kind: 'refused' }), refusedAt: now }));
}

/** The server says that none is left. */
export async function closeGuestChat(now: number): Promise<void> {
  await change((chat) => ({ ...chat, refusedAt: now }));
}

/** Somebody has chosen the language of the answers from here on. */
export async function keepGuestLanguage(note: GuestLanguageNote): Promise<void> {
  await change((chat) => ({ ...chat, languages: [...chat.languages, note] }));
}

/** Lets go of what was said; what was spent stays spent. */
export async function startNewGuestChat(): Promise<void> {
  await change((chat) => ({
    ...chat,
    sessionId: crypto.randomUUID(),
    exchanges: [],
    languages: [],
  }));
}

/** Keeps what stands in the guest's message box. */
export async function keepGuestDraft(text: string): Promise<void> {
  await update<unknown>(draftKey, () => (text === '' ? undefined : text), guestStore());
}

/** What stood in the guest's message box; nothing where storage is blocked. */
export async function guestDraft(): Promise<string> {
  const draft = await read(draftKey);
  return typeof draft === 'string' ? draft : '';
}

/**
 * Makes what was said this user's, in one step that all tabs share, and gives all that is on its way to them: each is
 * kept with them and then released, and is nobody else's if that takes two attempts.
 */
export async function handOverGuestChat(userId: string, now: number): Promise<readonly Handover[]> {
  const draft = await guestDraft();
  const chat = await change((before) => {
    const current = pruned(before, now);
    if (current.exchanges.length === 0 && draft.trim() === '') return current;
    const handover: Handover = {
      userId,
      sessionId: current.sessionId,
      exchanges: current.exchanges,
      draft,
    };
    return {
      ...current,
      sessionId: crypto.randomUUID(),
      exchanges: [],
      languages: [],
      handovers: [...current.handovers, handover],
    };
  });
  if (draft !== '') await keepGuestDraft('').catch(() => {}); // blocked storage kept none
  return chat.handovers.filter((handover) => handover.userId === userId);
}

/** Lets go of what an account has now. */
export async function releaseHandover(sessionId: string): Promise<void> {
  await change((chat) => ({
    ...chat,
    handovers: chat.handovers.filter((handover) => handover.sessionId !== sessionId),
  }));
}

/** Lets go of what was on its way into the account of somebody who leaves nothing here. */
export async function forgetHandovers(userId: string): Promise<void> {
  const chat = await keptChat();
  for (const handover of chat?.handovers ?? [])
    if (handover.userId === userId) await releaseHandover(handover.sessionId);
}

/** Calls the listener after each change, in whichever tab it was made, until the answer is called. */
export function onGuestChatChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<() => void>();
const channel = openChannel('disha-guest');
channel?.addEventListener('message', () => {
  for (const listener of listeners) listener();
});

function announce(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage('changed');
  for (const listener of listeners) listener();
}

/** What this page has of a guest where storage is blocked. */
let unkept: KeptGuestChat | undefined;

async function keptChat(): Promise<KeptGuestChat | undefined> {
  return unkept ?? readChat(await read(chatKey));
}

/** Nothing where storage is blocked, be it that asking for it throws. */
async function read(key: string): Promise<unknown> {
  try {
    return await get<unknown>(key, guestStore());
  } catch {
    return undefined;
  }
}

function settle(chat: KeptGuestChat, id: string, outcome: GuestOutcome): KeptGuestChat {
  const exchanges = chat.exchanges.map((exchange) =>
    exchange.id === id && exchange.outcome.kind === 'waiting' ? { ...exchange, outcome } : exchange,
  );
  return { ...chat, exchanges };
}

/** As if a message that still waits had not been spent. */
function uncounted(chat: KeptGuestChat, id: string): KeptGuestChat {
  const exchange = chat.exchanges.find((each) => each.id === id);
  const index = exchange?.outcome.kind === 'waiting' ? chat.spentAt.lastIndexOf(exchange.at) : -1;
  return index === -1 ? chat : { ...chat, spentAt: chat.spentAt.toSpliced(index, 1) };
}

async function change(work: (chat: KeptGuestChat) => KeptGuestChat): Promise<KeptGuestChat> {
  let before = unkept;
  let after: KeptGuestChat | undefined;
  const step = (kept: unknown) => {
    before = readChat(kept);
    after = work(before ?? emptyChat());
    return after;
  };
  try {
    if (unkept) throw new Error('storage is blocked');
    await update<unknown>(chatKey, step, guestStore());
  } catch {
    unkept = step(before);
  }
  const chat = after ?? emptyChat();
  if (chat !== before) announce();
  return chat;
}

function emptyChat(): KeptGuestChat {
  return {
    deviceId: crypto.randomUUID(),
    sessionId: crypto.randomUUID(),
    exchanges: [],
    languages: [],
    spentAt: [],
    refusedAt: undefined,
    handovers: [],
  };
}

/** Without what is too old to count; the same where nothing is. */
function pruned(chat: KeptGuestChat, now: number): KeptGuestChat {
  const exchanges = chat.exchanges.filter(({ at }) => isCounted(at, now));
  const spentAt = chat.spentAt.filter((at) => isCounted(at, now));
  const isSame = exchanges.length === chat.exchanges.length && spentAt.length === chat.spentAt.length;
  return isSame ? chat : { ...chat, exchanges, spentAt };
}

function readChat(value: unknown): KeptGuestChat | undefined {
  if (!isRecord(value)) return undefined;
  const { deviceId, sessionId, exchanges, languages, spentAt, refusedAt, handovers } = value;
  if (typeof deviceId !== 'string' || typeof sessionId !== 'string') return undefined;
  return {
    deviceId,
    sessionId,
    exchanges: listOf(exchanges).flatMap(readExchange),
    languages: listOf(languages).flatMap(readLanguageNote),
    spentAt: listOf(spentAt).filter((at) => typeof at === 'number'),
    refusedAt: typeof refusedAt === 'number' ? refusedAt : undefined,
    handovers: listOf(handovers).flatMap(readHandover),
  };
}

function readExchange(value: unknown): GuestExchange[] {
  if (!isRecord(value)) return [];
  const { id, text, language, answerIn, at, outcome } = value;
  if (typeof id !== 'string' || typeof text !== 'string' || typeof at !== 'number') return [];
  return [
    {
      id,
      text,
      language: language === 'hindi' ? 'hindi' : 'english',
      answerIn: answerIn === 'hindi' || answerIn === 'english' ? answerIn : undefined,
      at,
      outcome: readOutcome(outcome),
    },
  ];
}

function readLanguageNote(value: unknown): GuestLanguageNote[] {
  if (!isRecord(value)) return [];
  const { after, language } = value;
  if (language !== 'hindi' && language !== 'english') return [];
  return [{ after: typeof after === 'string' ? after : undefined, language }];
}

function readOutcome(value: unknown): GuestOutcome {
  if (!isRecord(value)) return { kind: 'waiting' };
  const { kind, response, sources, language } = value;
  if (kind === 'refused') return { kind };
  if (kind !== 'answered' || typeof response !== 'string') return { kind: 'waiting' };
  const spoken = language === 'hindi' || language === 'hinglish' ? language : 'english';
  return { kind, response, sources: listOf(sources), language: spoken };
}

function readHandover(value: unknown): Handover[] {
  if (!isRecord(value)) return [];
  const { userId, sessionId, exchanges, draft } = value;
  if (typeof userId !== 'string' || typeof sessionId !== 'string') return [];
  return [
    {
      userId,
      sessionId,
      exchanges: listOf(exchanges).flatMap(readExchange),
      draft: typeof draft === 'string' ? draft : '',
    },
  ];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
