import { connectBackend } from './backend.ts';
import type { FunctionDeps } from './deps.ts';
import type { ModelConfig } from './model.ts';
import { connectPayments, gatewayUrl, type PaymentDeps } from './payments.ts';
import { isPublicAddress } from './public-address.ts';
import { connectPush, type PushDeps } from './push.ts';
import { endpointRecogniser, longestTranscription, type SpeechDeps } from './speech.ts';

type ReadVariable = (name: string) => string | undefined;

/**
 * What a handler needs, from the variables of a hosted project: `SUPABASE_URL` and its keys are given by the
 * project, `SITE_URL` and `AI_…` are set by its owner. Throws an Error that names a missing one.
 */
export function depsFrom(variable: ReadVariable): FunctionDeps {
  const read = (name: string): string | undefined => variable(name)?.trim() || undefined;
  const url = needed(read, 'SUPABASE_URL');
  const serviceKey = serviceKeyFrom(read);
  return {
    backend: connectBackend({
      url: withoutSlash(url),
      publishableKey: keyOf(read, 'SUPABASE_PUBLISHABLE_KEYS') ?? needed(read, 'SUPABASE_ANON_KEY'),
      serviceKey,
      fetch: (input, init) => fetch(input, init),
    }),
    model: modelFrom(read),
    speech: speechFrom(read),
    payments: paymentsFrom(read, serviceKey),
    push: pushFrom(read, serviceKey),
    // The one function that mails brings what it needs for that.
    contactMail: undefined,
    siteUrl: withoutSlash(needed(read, 'SITE_URL')),
    guestSalt: read('GUEST_SALT') ?? serviceKey,
    senderOf: (request) => request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown',
    longWork: (work) => work(),
    keepAlive: (work) => edgeRuntime()?.waitUntil(work),
    log: (message) => console.error(message),
  };
}

/** The key of the project itself. Throws an Error where none is set. */
export function serviceKeyFrom(read: ReadVariable): string {
  return keyOf(read, 'SUPABASE_SECRET_KEYS') ?? needed(read, 'SUPABASE_SERVICE_ROLE_KEY');
}

/** What a hosted project's runtime offers beside the standard; elsewhere work goes on by itself. */
function edgeRuntime(): { waitUntil(work: Promise<unknown>): void } | undefined {
  return (globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }).EdgeRuntime;
}

function modelFrom(read: ReadVariable): ModelConfig | undefined {
  const baseUrl = read('AI_BASE_URL');
  const model = read('AI_MODEL');
  if (!baseUrl || !model) return undefined;
  return {
    baseUrl: withoutSlash(baseUrl),
    model,
    apiKey: read('AI_API_KEY') ?? '',
    visionModel: read('AI_VISION_MODEL'),
    timeoutSeconds: timeoutSecondsFrom(read),
  };
}

function speechFrom(read: ReadVariable): SpeechDeps | undefined {
  // A key is for the address that it stands beside, and goes to no other.
  const ownUrl = read('AI_TRANSCRIBE_BASE_URL');
  const baseUrl = ownUrl ?? read('AI_BASE_URL');
  const model = read('AI_TRANSCRIBE_MODEL');
  if (!baseUrl || !model) return undefined;
  const apiKey = read(ownUrl ? 'AI_TRANSCRIBE_API_KEY' : 'AI_API_KEY') ?? '';
  return {
    recogniser: endpointRecogniser({
      baseUrl: withoutSlash(baseUrl),
      apiKey,
      model,
      timeoutSeconds: Math.min(timeoutSecondsFrom(read), longestTranscription),
    }),
    // Nothing limits here how often strangers ask; every recording costs.
    isForGuests: false,
  };
}

/** Payments are taken where both keys are set; there is no sandbox beside a hosted project. */
function paymentsFrom(read: ReadVariable, serviceKey: string): PaymentDeps | undefined {
  const [keyId, keySecret] = [read('RAZORPAY_KEY_ID'), read('RAZORPAY_KEY_SECRET')];
  if (keyId === undefined || keySecret === undefined) return undefined;
  return connectPayments({
    keyId,
    keySecret,
    webhookSecret: read('RAZORPAY_WEBHOOK_SECRET'),
    apiUrl: withoutSlash(read('RAZORPAY_API_URL') ?? gatewayUrl),
    isSandbox: false,
    serviceKey,
    fetch: (input, init) => fetch(input, init),
  });
}

/** Reminders are pushed where both keys are set; `npx web-push generate-vapid-keys` and others make such a pair. */
function pushFrom(read: ReadVariable, serviceKey: string): PushDeps | undefined {
  const [publicKey, privateKey] = [read('VAPID_PUBLIC_KEY'), read('VAPID_PRIVATE_KEY')];
  if (publicKey === undefined || privateKey === undefined) return undefined;
  return connectPush({
    keys: { publicKey, privateKey, subject: read('VAPID_SUBJECT') ?? withoutSlash(needed(read, 'SITE_URL')) },
    serviceKey,
    fetchPublic,
    ownOrigins: (read('PUSH_OWN_ORIGINS') ?? '').split(',').filter((origin) => origin !== ''),
    now: Date.now,
  });
}

/**
 * Looks first what a name stands for, as far as the runtime tells. A name that means something else a moment later could
 * still get past; what the functions of a project could reach there is nothing but the network of its provider.
 */
async function fetchPublic(url: string, init: RequestInit): Promise<Response> {
  const addresses = await resolved(new URL(url).hostname);
  if (!addresses.every(isPublicAddress)) throw new Error('An address of a private network is not asked.');
  return fetch(url, init);
}

/** The addresses of a name; none where the runtime does not say. */
async function resolved(hostname: string): Promise<string[]> {
  const { resolveDns } = runtime() ?? {};
  if (!resolveDns) return [];
  const found = await Promise.allSettled([resolveDns(hostname, 'A'), resolveDns(hostname, 'AAAA')]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

function runtime(): { resolveDns?(name: string, type: 'A' | 'AAAA'): Promise<string[]> } | undefined {
  return (globalThis as { Deno?: { resolveDns?(name: string, type: 'A' | 'AAAA'): Promise<string[]> } }).Deno;
}

function timeoutSecondsFrom(read: ReadVariable): number {
  const seconds = Number(read('AI_TIMEOUT_SECONDS'));
  return seconds > 0 ? Math.min(seconds, 600) : 60;
}

/** Newer projects hold their keys as one JSON object by name; `default` is the one a project starts with. */
function keyOf(read: ReadVariable, name: string): string | undefined {
  try {
    const keys: unknown = JSON.parse(read(name) ?? 'null');
    const key: unknown = typeof keys === 'object' && keys !== null ? Reflect.get(keys, 'default') : undefined;
    return typeof key === 'string' && key !== '' ? key : undefined;
  } catch {
    return undefined;
  }
}

function needed(read: ReadVariable, name: string): string {
  const value = read(name);
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
