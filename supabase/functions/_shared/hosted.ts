import { connectBackend } from './backend.ts';
import type { FunctionDeps } from './deps.ts';
import type { ModelConfig } from './model.ts';
import { connectPayments, gatewayUrl, type PaymentDeps } from './payments.ts';
import { endpointRecogniser, longestTranscription, type SpeechDeps } from './speech.ts';

type ReadVariable = (name: string) => string | undefined;

/**
 * What a handler needs, from the variables of a hosted project: `SUPABASE_URL` and its keys are given by the
 * project, `SITE_URL` and `AI_…` are set by its owner. Throws an Error that names a missing one.
 */
export function depsFrom(variable: ReadVariable): FunctionDeps {
  const read = (name: string): string | undefined => variable(name)?.trim() || undefined;
  const url = needed(read, 'SUPABASE_URL');
  const serviceKey = keyOf(read, 'SUPABASE_SECRET_KEYS') ?? needed(read, 'SUPABASE_SERVICE_ROLE_KEY');
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
    siteUrl: withoutSlash(needed(read, 'SITE_URL')),
    guestSalt: read('GUEST_SALT') ?? serviceKey,
    senderOf: (request) => request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown',
    keepAlive: (work) => edgeRuntime()?.waitUntil(work),
    log: (message) => console.error(message),
  };
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
