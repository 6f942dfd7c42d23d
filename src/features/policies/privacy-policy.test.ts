import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cancellationPolicy, privacyPolicy, termsAndConditions } from '#i18n/catalogue/policies.ts';

/**
 * What the code keeps and whom it talks to, and the words of the policy that tell of it. Whoever adds a table, a bucket, a
 * store of the device, an address or a retention time says here which words those are, and writes them if there are none.
 */

/** Of no person: the same for everybody. */
const forEverybody = 'are the same for everybody and say nothing about you';
/** Nothing but salted signs, or counters of the whole installation. */
const ofNobody = null;

const tables: Record<string, string | null> = {
  aartis: forEverybody,
  blog_categories: forEverybody,
  blog_posts: forEverybody,
  calendar_events: forEverybody,
  deities: forEverybody,
  festivals: forEverybody,
  rituals: forEverybody,
  subscription_plans: forEverybody,
  shared_aartis: 'a copy of it is open to everybody, without your name',
  profiles: 'your e-mail address or phone number, your name and picture',
  user_roles: 'whether you are an admin',
  consents: 'when you gave or took back each consent',
  chat_sessions: 'the titles of your chat sessions',
  user_chats: 'the questions you ask, the answers',
  chat_jobs: 'whether an answer is still being written',
  properties: 'Your homes: properties',
  floorplans: 'floor plans and photos',
  property_photos: 'floor plans and photos',
  vaastu_analysis: 'the rooms you have marked, and the analyses',
  draft_calls: 'how often in a day a service has looked at your plans',
  user_events: 'events with their solar or lunar day',
  festival_reminders: 'the festivals you want to hear of',
  birth_profiles: 'the births of your charts',
  japa_days: 'the mantras you count on the mala, with day and number',
  reminder_deliveries: 'which reminders were sent',
  push_subscriptions: 'the push address that your browser gives us, with its language and time zone',
  user_deity: 'the deities of your collection',
  user_aartis: 'your own aartis with their files',
  credit_balances: 'Your credits',
  credit_ledger: 'every credit received, spent and given back',
  kept_ledger: 'Only what the books need stays: credits, orders',
  payment_orders: 'Your purchases and refunds',
  payments: 'the number of the payment',
  payment_refunds: 'Your purchases and refunds',
  kept_payment_orders: 'orders, payments and refunds, under a number that leads back to nobody',
  webhook_events: 'notes of the payment provider',
  contactus: 'name, kind of property, city, query and, if you give it, where you want the answer',
  'private.contact_senders': 'a scrambled sign of the network that a query comes from is kept for a day',
  'private.contact_salt': ofNobody,
  'private.content_state': ofNobody,
  'private.content_versions': ofNobody,
  'private.receipt_counters': ofNobody,
  guest_calls: 'a scrambled sign of your device, of your network and of the question',
  op_receipts: 'the receipts of what each has sent',
  sync_heads: 'a counter of changes',
  'private.moved_accounts': 'a counter of changes',
};

const buckets: Record<string, string> = {
  chat_attachments: 'Files you attach to a message, under an address that cannot be guessed',
  floorplans: 'Their files open for you alone',
  user_aartis: 'your own aartis with their files',
  user_deities: 'the deities of your collection with their pictures',
  shared_aartis: 'a copy of it is open to everybody, without your name',
  avatars: 'your name and picture if you give them',
  deity_images: forEverybody,
  blog_images: forEverybody,
  aarti_audio: forEverybody,
};

/** Databases and caches of a browser, and what stands in its localStorage and sessionStorage, by their names. */
const stores: Record<string, string> = {
  'disha-content': 'The app itself with articles, festivals and aartis',
  'disha-user-': 'A copy of your own entries',
  'disha-screen': 'A copy of your own entries',
  'disha-registry': 'what you have written and not yet sent, and a note of how much that is',
  'disha-device': 'The session that keeps you signed in, and the address of our server',
  'disha-guest': 'your free questions with their answers, and a plan that you have chosen',
  'disha-births': 'The births whose charts you look at',
  'disha-contact': 'A query of the Contact page until it has been sent',
  'disha-put-off': 'reminders that you have put off until tomorrow',
  'disha-shared': 'for a day, what you have shared with the app and not used yet',
  recognition: 'the files that read plans once you have used them',
  'disha-audio': 'recordings that you have asked to keep',
  'sb-disha-': 'The session that keeps you signed in',
  'disha.who': 'The session that keeps you signed in',
  'disha.language': 'Your language, light or dark',
  'disha.theme': 'Your language, light or dark',
  'disha.preferences': 'the choices of the calendar',
  'disha.chart-style': 'of the style of charts',
  'disha.reader': 'of the reading mode',
  'disha.puja': 'how far you are with a puja',
  'disha.japa': 'the mantra and the beads of your mala',
  'disha.voice': 'and of speaking',
  'disha.checkout': 'while you pay, what you are paying for',
  'disha.install': 'whether the app was of use here',
  'disha.leaving': 'what belongs to you then leaves it',
};

/** Every setting that names a service or holds its key, in the functions and in the server of one's own. */
const services: Record<string, string | null> = {
  AI_: 'sent to that service, and the answer names it',
  AI_VISION_: 'is its picture sent to the AI service to suggest the rooms',
  AI_TRANSCRIBE_: 'the speech service it is connected to',
  SPEECH_: 'by our server or by the speech service',
  RAZORPAY_: 'Razorpay, which gets your e-mail address and the amount',
  PRIVATE_: 'an installation may keep these files private, and then they open for you alone',
  PAYMENT_: 'Razorpay, which gets your e-mail address and the amount',
  SMTP_: 'through the mail server of this installation',
  MAIL_: 'through the mail server of this installation',
  CONTACT_: 'is mailed to its operator the same way',
  VAPID_: 'through the push service of the browser’s maker',
  PUSH_: 'through the push service of the browser’s maker',
  GOOGLE_: 'If you sign in with Google or Facebook',
  SUPABASE_: 'the hosting service (Supabase)',
  // Of this installation alone.
  PUBLIC_: ofNobody,
  SELLER_: ofNobody,
  SITE_: ofNobody,
  GUEST_: ofNobody,
  DATA_: ofNobody,
  DATABASE_: ofNobody,
  DISK_: ofNobody,
  HOST: ofNobody,
  PORT: ofNobody,
  TRUST_: ofNobody,
  LOG_: ofNobody,
  METRICS_: ofNobody,
};

/** Whoever is named by a whole address in the code. */
const hosts: Record<string, string | null> = {
  'api.razorpay.com': 'Razorpay',
  'checkout.razorpay.com': 'Razorpay',
  // Names of vocabularies and of pages that nobody asks for.
  'schema.org': ofNobody,
  'www.w3.org': ofNobody,
  'www.sitemaps.org': ofNobody,
  'disha.invalid': ofNobody,
};

/** Every file that opens a connection, and whom it reaches. */
const callers: Record<string, string | null> = {
  // Our own server, and the site that the app comes from.
  'src/remote/ask-chat.ts': ofNobody,
  'src/remote/auth-fetch.ts': ofNobody,
  'src/remote/call.ts': ofNobody,
  'src/app/leave-screen.ts': ofNobody,
  'src/remote/download-file.ts': ofNobody,
  'src/remote/head-events.ts': ofNobody,
  'src/remote/send-bytes.ts': ofNobody,
  'src/session/public-address.ts': ofNobody,
  'src/pwa/look-at-version.ts': ofNobody,
  'src/lib/kept-audio.ts': ofNobody,
  'src/lib/read-heic.ts': ofNobody,
  'src/lib/read-pdf.ts': ofNobody,
  'src/lib/read-words/keep-files.ts': ofNobody,
  'sw/recognition-files.ts': ofNobody,
  'sw/heal-cache.ts': ofNobody,
  'supabase/functions/_shared/backend.ts': ofNobody,
  'supabase/local/payment-sandbox/deliveries.ts': ofNobody,
  'supabase/local/server.ts': ofNobody,
  'supabase/functions/_shared/hosted.ts': 'through the push service of the browser’s maker',
  'supabase/functions/_shared/model.ts': 'sent to that service, and the answer names it',
  'supabase/functions/_shared/speech.ts': 'the speech service it is connected to',
  'supabase/functions/_shared/gateway.ts': 'Razorpay, which gets your e-mail address and the amount',
  'supabase/local/payments.ts': 'Razorpay, which gets your e-mail address and the amount',
};

const root = process.cwd();
const policy = wordsOf(privacyPolicy);

describe('the privacy policy tells of', () => {
  const migrations = sources('supabase/migrations', /\.sql$/);
  const code = [...sources('src'), ...sources('sw'), ...sources('public', /first-paint\.js$/)];
  const server = [...sources('supabase/functions'), ...sources('supabase/local')];

  const found = {
    tables: names(migrations, /^create table (?:if not exists )?(?:public\.)?((?:private\.)?\w+)/gm),
    buckets: names(migrations, /^ *\('(\w+)', '\1', (?:true|false),/gm),
    stores: names(
      code.map(([path, text]) => [path, text.replaceAll(/^ *(?:\/\/|\/?\*).*$/gm, '')]),
      /(?:createStore\(|new Dexie\(|[kK]ey(?: = |: )|[cC]ache(?:Name)? = |[pP]refix = |return |getItem\()['"`]((?:sb-)?disha[-.][a-z.-]*|recognition\b)/g,
    ),
    settings: names(server, /'([A-Z]{2,}_[A-Z_]+|HOST|PORT)'/g).filter((name) => !noSettings.includes(name)),
    hosts: names([...code, ...server], /https?:\/\/([a-z][\w-]*(?:\.[\w-]+)+)/g),
    callers: [...code, ...server]
      .filter(([, text]) =>
        /\bfetch\(|new (?:XMLHttpRequest|WebSocket|EventSource)\b|sendBeacon\(/.test(text),
      )
      .map(([path]) => path),
  };
  const known = { tables, buckets, stores, settings: services, hosts, callers };

  test.each(Object.keys(known) as (keyof typeof known)[])('all %s, and of none that is not there', (kind) => {
    const words = known[kind];
    const untold = found[kind].filter((name) => keyOf(words, name, kind) === undefined);
    expect(untold, `say in this file which words of the policy tell of these ${kind}`).toEqual([]);
    const gone = Object.keys(words).filter(
      (key) => words[key] !== null && !found[kind].some((name) => keyOf(words, name, kind) === key),
    );
    expect(gone, `these ${kind} are not there any more`).toEqual([]);
    for (const [name, told] of Object.entries(words)) if (told !== null) expect(policy, name).toContain(told);
  });

  test('the times for which the server keeps what nobody deletes', () => {
    const schedules = readFileSync(join(root, 'supabase/local/schedules.ts'), 'utf8');
    const days = [...schedules.matchAll(/(?:p_)?older_than_days: (\d+)/g)].map(([, number]) => number);
    expect(days.length).toBeGreaterThan(4);
    for (const number of days) expect(policy).toContain(`${number} days`);
    expect(
      privacyPolicy.sections.map(({ points }) => points?.map(({ hi }) => hi).join(' ')).join(' '),
    ).toMatch(/180 दिन.*400 दिन.*90 दिन/);
  });
});

test.each([
  ['the privacy policy', privacyPolicy],
  ['the terms', termsAndConditions],
  ['the refund policy', cancellationPolicy],
])('%s says the same numbers in both languages', (_, { intro, sections }) => {
  const numbers = (text: string) =>
    text
      .match(/\d+/g)
      ?.map(Number)
      .toSorted((a, b) => a - b) ?? [];
  for (const message of [
    intro,
    ...sections.flatMap(({ heading, points = [], paragraphs = [] }) => [heading, ...points, ...paragraphs]),
  ]) {
    // A number that is a word in one language is one in the other as well.
    expect(numbers(message.hi), message.en).toEqual(numbers(message.en));
    expect(message.hi).toMatch(/\p{Script=Devanagari}/u);
    expect(message.hi).toBe(message.hi.normalize('NFC'));
  }
});

function wordsOf({ intro, sections }: typeof privacyPolicy): string {
  return [intro, ...sections.flatMap(({ points = [], paragraphs = [] }) => [...points, ...paragraphs])]
    .map(({ en }) => en)
    .join('\n');
}

/** Settings and stores go by the beginning of their names: the longest that fits. */
function keyOf(words: Record<string, string | null>, name: string, kind: string): string | undefined {
  if (kind !== 'settings' && kind !== 'stores') return name in words ? name : undefined;
  return Object.keys(words)
    .filter((key) => name.startsWith(key))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Words in capitals that are no settings of ours. */
const noSettings = ['BAD_REQUEST_ERROR', 'EXPERIMENTAL_STORAGE', 'LITE_TELEMETRY'];

function names(texts: readonly (readonly [path: string, text: string])[], pattern: RegExp): string[] {
  return [
    ...new Set(texts.flatMap(([, text]) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
  ].toSorted();
}

/** What ships of a folder, as paths from the root with their text. */
function sources(folder: string, pattern = /\.tsx?$/): [path: string, text: string][] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);
}
