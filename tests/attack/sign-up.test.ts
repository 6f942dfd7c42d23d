import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { linkOf, password, type Mail } from '#tests/fakes/embedded-world.ts';
import { attacked, type Attacked, type Heard } from './attacked.ts';

// Strangers who know an address and want its account, or want to keep its owner from it.
let server: Attacked;
beforeAll(async () => {
  server = await attacked();
});

const stranger = '198.51.100.66';
const owner = '203.0.113.10';
const guess = 'strangers-own-pass-9';
const anAddress = () => `${randomUUID()}@example.com`;

const auth = (path: string, body: object, from: string): Promise<Heard> =>
  server.ask(`/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(body), from });
const signUp = (email: string, secret: string, from: string) =>
  auth('signup', { email, password: secret }, from);
const signIn = (email: string, secret: string) =>
  auth('token?grant_type=password', { email, password: secret }, owner);

async function mailsTo(email: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${server.url}/mailbox.json`)).json()) as Mail[];
  return mails.filter(({ to }) => to === email);
}

/** The newest mail, and what becomes of whoever taps its button. */
async function opened(email: string): Promise<Heard> {
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error('no mail came');
  const words = linkOf(mail).searchParams;
  const token_hash = words.get('token_hash') ?? words.get('token') ?? '';
  return auth('verify', { type: words.get('type'), token_hash }, owner);
}

function tokenOf({ json }: Heard): string {
  return String((json as { access_token?: unknown }).access_token);
}

describe('an address that was signed up by its owner and by a stranger', () => {
  test.each([
    ['the stranger came later', owner, stranger],
    ['the stranger came first', stranger, owner],
  ])('opens with no password that was chosen before its mail was read, when %s', async (_, first, second) => {
    const email = anAddress();
    await signUp(email, first === owner ? password : guess, first);
    await signUp(email, second === owner ? password : guess, second);
    const session = await opened(email);
    expect(session.status).toBe(200);
    for (const secret of [password, guess]) {
      const refused = await signIn(email, secret);
      expect([refused.status, server.code(refused)]).toEqual([400, 'invalid_credentials']);
    }
    const chosen = 'chosen-in-the-mail-5';
    const changed = await server.ask('/auth/v1/user', {
      method: 'PUT',
      headers: { authorization: `Bearer ${tokenOf(session)}` },
      body: JSON.stringify({ password: chosen }),
    });
    expect(changed.status).toBe(200);
    expect((await signIn(email, chosen)).status).toBe(200);
  });

  test('is told so, and is sent no code that would confirm a password of somebody else', async () => {
    const email = anAddress();
    await signUp(email, password, owner);
    await signUp(email, guess, stranger);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Confirm your email and choose a password for Disha');
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
    expect(mail && linkOf(mail).pathname).toBe('/reset-password');
  });

  test('is not opened by the link of the first mail', async () => {
    const email = anAddress();
    await signUp(email, guess, stranger);
    const [first] = await mailsTo(email);
    await signUp(email, password, owner);
    // Mails are written after the answers.
    expect(await mailsTo(email)).toHaveLength(2);
    const token = first ? linkOf(first).searchParams.get('token') : '';
    const refused = await auth('verify', { type: 'signup', token_hash: token }, owner);
    expect(refused.status).toBe(403);
  });

  test('keeps the password of an owner who signs up twice with the same', async () => {
    const email = anAddress();
    await signUp(email, password, owner);
    await signUp(email, password, '203.0.113.11');
    expect((await opened(email)).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(200);
  });
});

describe('a stranger who has an address mailed to', () => {
  test('waits a minute, whichever way the mails are asked for', async () => {
    const email = anAddress();
    expect((await signUp(email, guess, stranger)).status).toBe(200);
    expect((await auth('recover', { email }, stranger)).status).toBe(200);
    const again = [
      await signUp(email, guess, stranger),
      await auth('resend', { email, type: 'signup' }, stranger),
      await auth('recover', { email }, stranger),
      await auth('%72ecover', { email: email.toUpperCase() }, stranger),
    ];
    expect(again.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  });

  test('does not keep its owner from signing up, nor from a new password', async () => {
    const email = anAddress();
    await signUp(email, guess, stranger);
    expect((await signUp(email, password, owner)).status).toBe(200);
    expect((await auth('recover', { email }, '203.0.113.12')).status).toBe(200);
  });

  test('from many networks fills no inbox, and what came last still opens', async () => {
    const email = anAddress();
    await signUp(email, password, owner);
    for (let n = 0; n < 12; n += 1) {
      const way = n % 3;
      const from = `198.51.100.${n + 100}`;
      const heard =
        way === 0
          ? await signUp(email, guess, from)
          : await auth(way === 1 ? 'recover' : 'resend', { email, type: 'signup' }, from);
      expect(heard.status).toBe(200);
    }
    expect(await mailsTo(email)).toHaveLength(6);
    expect((await signUp(email, password, '203.0.113.13')).status).toBe(200);
    expect((await opened(email)).status).toBe(200);
    expect((await signIn(email, guess)).status).toBe(400);
  });

  test('learns from no answer whether it has an account', async () => {
    const [known, unknown] = [(await server.newcomer()).email, anAddress()];
    const shape = async (email: string) => {
      const { status, json } = await signUp(email, guess, '198.51.100.200');
      return [status, Object.keys(json as object).sort()];
    };
    expect(await shape(known)).toEqual(await shape(unknown));
  });
});

describe('strangers who guess', () => {
  const enter = (email: string, token: string, from: string) =>
    auth('verify', { type: 'signup', email, token }, from);

  test('wrong codes from one network keep the owner from no right one', async () => {
    const { email, mail } = await server.signedUp();
    const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    const statuses: number[] = [];
    for (let n = 0; n < 30; n += 1) statuses.push((await enter(email, wrong, '198.51.100.71')).status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect((await enter(email, code, '203.0.113.71')).status).toBe(200);
  });

  test('wrong passwords from ten networks keep the owner from no new network', async () => {
    const { email } = await server.newcomer();
    const guesses = Array.from({ length: 100 }, (_, n) =>
      auth('token?grant_type=password', { email, password: guess }, `198.51.100.${80 + (n % 10)}`),
    );
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([400]));
    expect((await auth('token?grant_type=password', { email, password }, '203.0.113.72')).status).toBe(200);
  });
});

test('requests that never end keep nobody of the same network from confirming an address', async () => {
  const from = '203.0.113.73';
  const person = await server.signedUp();
  const sockets: Socket[] = [];
  try {
    for (let n = 0; n < 31; n += 1) sockets.push(await unfinished('/functions/v1/verify-email-token', from));
    const { token, type, user_id } = Object.fromEntries(linkOf(person.mail).searchParams);
    const heard = await server.ask('/functions/v1/verify-email-token', {
      method: 'POST',
      body: JSON.stringify({ token, type, user_id }),
      from,
    });
    expect(heard.status).toBe(200);
  } finally {
    await Promise.all(sockets.map(finished));
  }
});

/** A request that the server has taken, and whose body does not come. */
async function unfinished(path: string, from: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nx-forwarded-for: ${from}\r\n` +
      'connection: close\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ntransfer-encoding: chunked\r\n\r\n',
  );
  // “100 Continue”
  await once(socket, 'data');
  return socket;
}

async function finished(socket: Socket): Promise<void> {
  socket.write('0\r\n\r\n');
  await once(socket, 'close');
}
