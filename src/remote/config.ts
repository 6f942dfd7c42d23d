import { get, set } from 'idb-keyval';
import { isRecord } from '#domain/is-record.ts';
import { call } from './call.ts';
import { deviceStore } from './device-store.ts';

export interface RemoteConfig {
  /** Origin of the backend without a slash at the end. */
  url: string;
  /** The public key; access is decided by row-level security. */
  key: string;
  /** Whether the backend is the one that comes with the app, which shows its mails on a page of its own. */
  isEmbedded: boolean;
  /** Whether the backend tells open pages that something has changed. */
  hasNudge: boolean;
  /** Whether an AI model answers whoever agrees to that. */
  hasModel: boolean;
  /** Whether there is a model that looks at pictures, such as that of a plan. */
  hasVision: boolean;
  /** Whether the backend shows its mails on a page of its own instead of sending them. */
  hasMailbox: boolean;
  /** Whether files of conversations are private, and not at addresses that cannot be guessed. */
  hasPrivateAttachments?: true | undefined;
  /** What writes speech down there: a service that takes recordings as they are, or a model that takes plain sound. */
  speech?: 'endpoint' | 'local' | undefined;
  /** The public key that browsers want of whoever pushes to them (VAPID), base64url; undefined where nothing is pushed. */
  pushKey?: string | undefined;
  /** How plans are paid for; undefined where nothing can be bought. */
  payments?: PaymentConfig | undefined;
  /** Who stands on the receipts, where the operator has said so. */
  seller?: Seller | undefined;
  /** Where the operator can be reached beside the form, where they have said so. */
  contact?: ContactAddresses | undefined;
}

export interface ContactAddresses {
  email: string | undefined;
  phone: string | undefined;
}

export interface PaymentConfig {
  /** Payments are only played: no money moves. */
  isSandbox: boolean;
  /** Address of the script that opens the provider's window. */
  checkoutScript: string;
}

export interface Seller {
  name: string;
  address: string;
  /** With one the receipts show the tax that is in the price. */
  gstin: string | undefined;
  state: string;
}

const lastGoodKey = 'config';
const configTimeoutMs = 5_000;

let current: RemoteConfig | undefined;

/**
 * Where the backend is: asked from the host, which may move it; without a network the last answer holds.
 * Undefined on a device that has never reached the host.
 */
export async function remoteConfig(): Promise<RemoteConfig | undefined> {
  if (current) return current;
  const fresh = await call({ url: '/config.json', method: 'GET', timeoutMs: configTimeoutMs }, parseConfig);
  if (fresh.ok) {
    current = fresh.value;
    await set(lastGoodKey, fresh.value, deviceStore()).catch(() => {}); // storage is full or blocked: asked again next time
    return current;
  }
  // Not remembered in memory, so that the host is asked again once it can be reached.
  return keptConfig();
}

/** What the host said last, without asking it anew; undefined on a device that has never reached it. */
export async function keptConfig(): Promise<RemoteConfig | undefined> {
  const last = await get<KeptConfig>(lastGoodKey, deviceStore()).catch(() => undefined);
  return last && { hasNudge: true, hasModel: false, hasVision: false, hasMailbox: last.isEmbedded, ...last };
}

/** An older version did not know of all that there is. */
type KeptConfig = Pick<RemoteConfig, 'url' | 'key' | 'isEmbedded'> & Partial<RemoteConfig>;

/**
 * `{supabaseUrl: "" for this origin, supabaseKey, embedded?, nudge?, model?, vision?, mailbox?, privateAttachments?, speech?, pushKey?, payments?, checkoutScript?, seller?, contact?}`;
 * undefined for anything else.
 */
export function parseConfig(body: unknown): RemoteConfig | undefined {
  if (!isRecord(body)) return undefined;
  const {
    supabaseUrl,
    supabaseKey,
    embedded,
    nudge,
    model,
    vision,
    mailbox,
    privateAttachments,
    speech,
    pushKey,
  } = body;
  if (typeof supabaseUrl !== 'string' || typeof supabaseKey !== 'string' || supabaseKey === '')
    return undefined;
  if (supabaseUrl !== '' && !/^https?:\/\/[^/]/.test(supabaseUrl)) return undefined;
  const url = supabaseUrl === '' ? globalThis.location.origin : supabaseUrl.replace(/\/+$/, '');
  return {
    url,
    key: supabaseKey,
    isEmbedded: embedded === true,
    hasNudge: nudge !== false,
    hasModel: model === true,
    hasVision: vision === true,
    hasMailbox: embedded === true && mailbox !== false,
    hasPrivateAttachments: privateAttachments === true || undefined,
    speech: speech === 'endpoint' || speech === 'local' ? speech : undefined,
    pushKey: typeof pushKey === 'string' && /^[\w-]{80,100}$/.test(pushKey) ? pushKey : undefined,
    payments: parsePayments(body),
    seller: parseSeller(body['seller']),
    contact: parseContact(body['contact']),
  };
}

function parsePayments({ payments, checkoutScript }: Record<string, unknown>): PaymentConfig | undefined {
  if (payments !== 'razorpay' && payments !== 'sandbox') return undefined;
  return typeof checkoutScript === 'string' && checkoutScript !== ''
    ? { isSandbox: payments === 'sandbox', checkoutScript }
    : undefined;
}

function parseSeller(seller: unknown): Seller | undefined {
  if (!isRecord(seller)) return undefined;
  const { name, address, gstin, state } = seller;
  if (typeof name !== 'string' || name === '') return undefined;
  return {
    name,
    address: typeof address === 'string' ? address : '',
    gstin: typeof gstin === 'string' && gstin !== '' ? gstin : undefined,
    state: typeof state === 'string' ? state : '',
  };
}

function parseContact(contact: unknown): ContactAddresses | undefined {
  if (!isRecord(contact)) return undefined;
  const { email, phone } = contact;
  const addresses = {
    email: typeof email === 'string' && /^[^\s@]+@[^\s@]+$/.test(email) ? email : undefined,
    phone: typeof phone === 'string' && /^\+?[\d\s().-]{5,}$/.test(phone) ? phone : undefined,
  };
  return addresses.email === undefined && addresses.phone === undefined ? undefined : addresses;
}

/** The page of the backend that shows its mails; undefined where they really go out. */
export function mailboxOf({ hasMailbox }: RemoteConfig): string | undefined {
  return hasMailbox ? '/mailbox' : undefined;
}
