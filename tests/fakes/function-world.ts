import type { AuthAnswer, Backend } from '#supabase/functions/_shared/backend.ts';
import type { FunctionDeps } from '#supabase/functions/_shared/deps.ts';

/** A function's whole world without a server: what the database and the services answer is set, what they are asked is kept. */
export interface FunctionWorld {
  /** What the database functions answer, by name: a value, or what works it out. One that is not named is broken. */
  answers: Record<string, unknown>;
  /** With what they were called last. */
  calls: Record<string, Record<string, unknown>>;
  isSignedIn: boolean;
  /** Whether requests come without a token. */
  isGuest: boolean;
  email: string | undefined;
  auth: AuthAnswer;
  /** The files of the account, and the buckets that cannot be written. */
  files: { bucket: string; name: string }[];
  brokenBucket: string | undefined;
  /** The bytes of files that can be read, by bucket and name. */
  bytes: Record<string, Uint8Array<ArrayBuffer>>;
  /** What was done to files, rows and sessions, in order. */
  done: string[];
  /** What was logged. */
  logged: string[];
  deps: FunctionDeps;
  post(handle: Handler, body: unknown, extra?: Extra): Promise<Heard>;
  /** Until all that goes on after the answers has ended. */
  settled(): Promise<void>;
}

export type Handler = (request: Request, deps: FunctionDeps) => Promise<Response>;

export interface Extra {
  model?: FunctionDeps['model'];
  headers?: Record<string, string>;
}

export interface Heard {
  status: number;
  body: Record<string, unknown>;
}

/** Whose requests these are. */
export const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000001';

/** A model that reads pictures, at an address that nobody answers. */
export const model = {
  baseUrl: 'https://model.example/v1',
  apiKey: '',
  model: 'words',
  visionModel: 'vision',
  timeoutSeconds: 1,
};

/** The public address of an attachment. */
export const attachmentUrl = (name: string): string =>
  `https://files.example/storage/v1/object/public/chat_attachments/${name}`;

/** What the database answers while a paid request of somebody who lets a model answer is carried out. */
export function claimed(job: object): Record<string, unknown> {
  return {
    claim_chat_job: {
      status: 'claimed',
      is_session_found: true,
      request_id: 'b7d0c7de-5f0b-4d2e-9a53-0000000000b1',
      message_id: null,
      query: null,
      image_url: null,
      language: null,
      session_id: null,
      message_type: 'text',
      response: null,
      sources: [],
      answered_by: null,
      page_urls: [],
      attachment_name: null,
      attachment_text: null,
      history: [],
      ...job,
    },
    complete_chat_job: { status: 'completed' },
    fail_chat_job: {},
    has_consent: true,
  };
}

export function functionWorld(): FunctionWorld {
  const underWay: Promise<void>[] = [];
  const world: FunctionWorld = {
    answers: {},
    calls: {},
    isSignedIn: true,
    isGuest: false,
    email: 'asha@example.com',
    auth: { status: 200, body: {} },
    files: [],
    brokenBucket: undefined,
    bytes: {},
    done: [],
    logged: [],
    deps: {
      backend: backendOf(() => world),
      model: undefined,
      speech: undefined,
      payments: undefined,
      push: undefined,
      contactMail: undefined,
      siteUrl: 'https://disha.example',
      guestSalt: 'salt',
      senderOf: () => '203.0.113.7',
      longWork: (work) => work(),
      keepAlive: (work) => void underWay.push(work),
      log: (message) => void world.logged.push(message),
    },
    async post(handle, body, extra = {}) {
      const request = new Request('https://disha.example/functions/v1/any', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...extra.headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const response = await handle(request, { ...world.deps, model: extra.model });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
  return world;
}

function backendOf(world: () => FunctionWorld): Backend {
  return {
    async caller() {
      const { isSignedIn, isGuest, email } = world();
      if (!isSignedIn || isGuest) return undefined;
      return { id: userId, ...(email !== undefined && { email }) };
    },
    isGuest: () => world().isGuest,
    async rpc(name, args) {
      const { answers, calls, files, done } = world();
      calls[name] = args;
      if (name === 'files_of_account') return files.slice(0, 1000);
      if (name === 'erase_account') done.push(`erase ${String(args['p_user_id'])}`);
      if (!(name in answers)) throw new Error(`${name} is broken`);
      const answer = answers[name];
      return typeof answer === 'function' ? (answer as (args: unknown) => unknown)(args) : answer;
    },
    resendConfirmation: async () => world().auth,
    async redeemToken() {
      world().done.push('redeem');
      return world().auth;
    },
    async endSession(token) {
      world().done.push(`end ${token}`);
    },
    async readFile(bucket, name, mostBytes) {
      world().done.push(`read ${bucket}/${name}`);
      const bytes = world().bytes[`${bucket}/${name}`];
      return bytes && bytes.byteLength <= mostBytes ? bytes : undefined;
    },
    async removeFiles(bucket, names) {
      world().done.push(`remove ${names.length} of ${bucket}`);
      if (bucket !== world().brokenBucket)
        world().files = world().files.filter((file) => file.bucket !== bucket || !names.includes(file.name));
    },
  };
}
