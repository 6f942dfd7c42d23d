import type { ConsentPurpose } from '#domain/account/consent-purposes.ts';
import { isRecord } from '#domain/is-record.ts';
import { call, type Answer } from './call.ts';
import { callAs, callerHeaders, type Caller } from './procedures.ts';

/** A place where somebody is signed in. Times are ISO 8601. */
export interface Device {
  id: string;
  /** What the browser said of itself when it signed in, where it said anything. */
  userAgent: string | undefined;
  createdAt: string;
  lastUsedAt: string;
  /** It is the one that asks. */
  isCurrent: boolean;
}

/** A word of a person on a purpose. */
export interface Consent {
  /** A newer server may know more of them than this version. */
  purpose: string;
  isGiven: boolean;
  /** ISO 8601. */
  decidedAt: string;
}

/** A movement of credits; amounts in thirds, negative where they were spent. */
export interface LedgerEntry {
  /** grant, reserve, capture, refund; a newer server may have others. */
  entry: string;
  amount: number;
  description: string;
  createdAt: string;
}

/** What somebody wrote in the contact form while signed in. */
export interface ContactMessage {
  name: string;
  propertyType: string;
  city: string;
  query: string;
  createdAt: string;
}

/** A plan that was ordered, and what became of the money. Amounts are paise. */
export interface OrderOnRecord {
  id: string;
  planName: string;
  credits: number;
  amountPaise: number;
  currency: string;
  state: string;
  paymentId: string | undefined;
  receiptNumber: string | undefined;
  refundedPaise: number;
  createdAt: string;
  paidAt: string | undefined;
}

/** A browser that reminders are pushed to. */
export interface PushedTo {
  /** Where its address is. */
  service: string;
  language: string;
  timeZone: string;
  createdAt: string;
  seenAt: string;
}

/** A reminder that was pushed, or could not be. */
export interface PushedReminder {
  /** `event:<id>`, `festival:<id>`, or `joined` for several. */
  target: string;
  /** The day that it was about: YYYY-MM-DD. */
  occurrence: string;
  daysBefore: number;
  state: string;
  dueAt: string;
}

export type Role = 'admin' | 'user';

/** All that is kept of a person and is not mirrored. Lists newest first. */
export interface MyAccount {
  account: {
    id: string;
    email: string | undefined;
    createdAt: string;
    /** Ways to sign in: `email`, `google`, … */
    providers: string[];
  };
  role: Role;
  credits: { thirds: number; ledger: LedgerEntry[] };
  /** Every decision that was ever made, not only the newest of each purpose. */
  consents: Consent[];
  devices: Device[];
  orders: OrderOnRecord[];
  subscriptions: PushedTo[];
  reminders: PushedReminder[];
  messages: ContactMessage[];
}

/** Files are removed one by one before the answer comes. */
const deletionTimeoutMs = 120_000;

export function myAccount(caller: Caller): Promise<Answer<MyAccount>> {
  return callAs(caller, '/rest/v1/rpc/my_account', {}, parseAccount);
}

/** Where the caller is signed in, newest use first. */
export function myDevices(caller: Caller): Promise<Answer<Device[]>> {
  return callAs(caller, '/rest/v1/rpc/my_devices', {}, (body) => parseList(body, parseDevice));
}

/** Signs one device of the caller out. Value: whether it was signed in. Its access token holds until it runs out. */
export function endDevice(caller: Caller, deviceId: string): Promise<Answer<boolean>> {
  return callAs(caller, '/rest/v1/rpc/end_device', { p_id: deviceId }, parseBoolean);
}

/** Every decision of the caller, newest first: the first of each purpose counts, and none means not given. */
export function myConsents(caller: Caller): Promise<Answer<Consent[]>> {
  return readAs(
    caller,
    '/rest/v1/consents?select=purpose,is_given,decided_at&order=id.desc',
    'application/json',
    (body) => parseList(body, parseConsent),
  );
}

/** Gives or takes back consent to one purpose; value: what is on record now. */
export function setConsent(
  caller: Caller,
  purpose: ConsentPurpose,
  isGiven: boolean,
): Promise<Answer<Consent>> {
  const body = { p_purpose: purpose, p_is_given: isGiven };
  return callAs(caller, '/rest/v1/rpc/set_consent', body, parseConsent);
}

/**
 * Deletes the caller's account with its rows and files. `confirmation` is the account's address in any case; another one
 * is refused with 400 `confirmation_wrong`. After success every token of the account is void.
 */
export function deleteAccount(caller: Caller, confirmation: string): Promise<Answer<true>> {
  return callAs(
    caller,
    '/functions/v1/delete-account',
    { confirmation },
    (body) => (isRecord(body) && body['success'] === true ? true : undefined),
    deletionTimeoutMs,
  );
}

/** The role of the caller; whoever has no row, or cannot be asked about, is a user. */
export async function fetchRole(caller: Caller): Promise<Role> {
  const answer = await readAs(
    caller,
    '/rest/v1/user_roles?select=role',
    'application/vnd.pgrst.object+json',
    (body) => (isRecord(body) ? parseRole(body['role']) : undefined),
  );
  return answer.ok ? answer.value : 'user';
}

function readAs<T>(
  caller: Caller,
  path: string,
  accept: string,
  parse: (body: unknown) => T | undefined,
): Promise<Answer<T>> {
  const headers = { ...callerHeaders(caller), accept };
  return call({ method: 'GET', url: caller.config.url + path, headers }, parse);
}

function parseAccount(body: unknown): MyAccount | undefined {
  if (!isRecord(body) || !isRecord(body['account']) || !isRecord(body['credits'])) return undefined;
  const { id, email, created_at: createdAt, providers } = body['account'];
  const { thirds } = body['credits'];
  const role = parseRole(body['role']);
  const ledger = parseList(body['credits']['ledger'], parseLedgerEntry);
  const consents = parseList(body['consents'], parseConsent);
  const devices = parseList(body['devices'], parseDevice);
  // A server from before there was anything to buy.
  const orders = parseList(body['orders'] ?? [], parseOrder);
  // A server from before there were reminders.
  const subscriptions = parseList(body['subscriptions'] ?? [], parsePushedTo);
  const reminders = parseList(body['reminders'] ?? [], parsePushedReminder);
  const messages = parseList(body['messages'], parseMessage);
  if (typeof id !== 'string' || typeof createdAt !== 'string' || typeof thirds !== 'number') return undefined;
  if (!isTextList(providers) || !role || !ledger || !consents || !devices || !orders || !messages)
    return undefined;
  if (!subscriptions || !reminders) return undefined;
  return {
    account: { id, email: typeof email === 'string' ? email : undefined, createdAt, providers },
    role,
    credits: { thirds, ledger },
    consents,
    devices,
    orders,
    subscriptions,
    reminders,
    messages,
  };
}

function parseDevice(body: unknown): Device | undefined {
  if (!isRecord(body)) return undefined;
  const { id, user_agent: userAgent, created_at: createdAt, last_used_at: lastUsedAt } = body;
  if (typeof id !== 'string' || typeof createdAt !== 'string' || typeof lastUsedAt !== 'string')
    return undefined;
  return {
    id,
    userAgent: typeof userAgent === 'string' && userAgent !== '' ? userAgent : undefined,
    createdAt,
    lastUsedAt,
    isCurrent: body['is_current'] === true,
  };
}

function parseConsent(body: unknown): Consent | undefined {
  if (!isRecord(body)) return undefined;
  const { purpose, is_given: isGiven, decided_at: decidedAt } = body;
  return typeof purpose === 'string' && typeof isGiven === 'boolean' && typeof decidedAt === 'string'
    ? { purpose, isGiven, decidedAt }
    : undefined;
}

function parseLedgerEntry(body: unknown): LedgerEntry | undefined {
  if (!isRecord(body)) return undefined;
  const { entry, amount, description, created_at: createdAt } = body;
  return typeof entry === 'string' &&
    typeof amount === 'number' &&
    typeof description === 'string' &&
    typeof createdAt === 'string'
    ? { entry, amount, description, createdAt }
    : undefined;
}

function parseOrder(body: unknown): OrderOnRecord | undefined {
  if (!isRecord(body)) return undefined;
  const { id, plan_name: planName, currency, state, created_at: createdAt } = body;
  const { credits, amount_paise: amountPaise, refunded_paise: refundedPaise } = body;
  if (typeof id !== 'string' || typeof planName !== 'string' || typeof currency !== 'string')
    return undefined;
  if (typeof state !== 'string' || typeof createdAt !== 'string' || typeof credits !== 'number')
    return undefined;
  if (typeof amountPaise !== 'number' || typeof refundedPaise !== 'number') return undefined;
  const [paymentId, receiptNumber, paidAt] = [body['payment_id'], body['receipt_number'], body['paid_at']];
  return {
    id,
    planName,
    credits,
    amountPaise,
    currency,
    state,
    paymentId: typeof paymentId === 'string' ? paymentId : undefined,
    receiptNumber: typeof receiptNumber === 'string' ? receiptNumber : undefined,
    refundedPaise,
    createdAt,
    paidAt: typeof paidAt === 'string' ? paidAt : undefined,
  };
}

function parsePushedTo(body: unknown): PushedTo | undefined {
  if (!isRecord(body)) return undefined;
  const { service, language, time_zone: timeZone, created_at: createdAt, seen_at: seenAt } = body;
  return typeof service === 'string' &&
    typeof language === 'string' &&
    typeof timeZone === 'string' &&
    typeof createdAt === 'string' &&
    typeof seenAt === 'string'
    ? { service, language, timeZone, createdAt, seenAt }
    : undefined;
}

function parsePushedReminder(body: unknown): PushedReminder | undefined {
  if (!isRecord(body)) return undefined;
  const { target, occurrence, days_before: daysBefore, state, due_at: dueAt } = body;
  return typeof target === 'string' &&
    typeof occurrence === 'string' &&
    typeof daysBefore === 'number' &&
    typeof state === 'string' &&
    typeof dueAt === 'string'
    ? { target, occurrence, daysBefore, state, dueAt }
    : undefined;
}

function parseMessage(body: unknown): ContactMessage | undefined {
  if (!isRecord(body)) return undefined;
  const { name, property_type: propertyType, city, query, created_at: createdAt } = body;
  return typeof name === 'string' &&
    typeof propertyType === 'string' &&
    typeof city === 'string' &&
    typeof query === 'string' &&
    typeof createdAt === 'string'
    ? { name, propertyType, city, query, createdAt }
    : undefined;
}

function parseRole(role: unknown): Role | undefined {
  return role === 'admin' || role === 'user' ? role : undefined;
}

function parseBoolean(body: unknown): boolean | undefined {
  return typeof body === 'boolean' ? body : undefined;
}

/** Undefined where it is no list or one of its members is unreadable. */
function parseList<T>(body: unknown, parse: (member: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(body)) return undefined;
  const parsed: T[] = [];
  for (const member of body as unknown[]) {
    const value = parse(member);
    if (value === undefined) return undefined;
    parsed.push(value);
  }
  return parsed;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((member) => typeof member === 'string');
}
