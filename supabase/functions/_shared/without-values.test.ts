import { describe, expect, test } from 'vitest';
import { failureInWords, failureOf, withoutValues } from './without-values.ts';

describe('a message for a log', () => {
  test.each([
    ['invalid input syntax for type uuid: "ramesh"', 'invalid input syntax for type uuid: "…"'],
    ['invalid input: "he said "my secret" twice"', 'invalid input: "…"'],
    ['broken: "two\nlines of ramesh" here', 'broken: "…" here'],
    ['never closed: "ramesh ka ghar', 'never closed: "…"'],
    [`Unexpected token 'r', "ramesh ka "... is not valid JSON`, 'Unexpected token "…"... is not valid JSON'],
    [
      'new row for relation "user_chats" violates check constraint "user_chats_query_length"',
      'new row for relation "user_chats" violates check constraint "user_chats_query_length"',
    ],
    ['column "Ramesh Kumar" does not exist', 'column "…" does not exist'],
    ['A mail to ramesh@example.com was not sent', 'A mail to ‹address› was not sent'],
    ['550 <ramesh.k+x@mail.example.co.in>: unknown', '550 <‹address›>: unknown'],
    ['connect ECONNREFUSED 203.0.113.9:443', 'connect ECONNREFUSED ‹ip›:443'],
    ['from 2001:db8:0:1::17 came nothing', 'from ‹ip› came nothing'],
    ['asked https://ai.example/v1?key=abc for it', 'asked ‹url› for it'],
    ['user 7b0c3a52-6f44-4f0e-9d0b-0a4a5f3a2c11 is away', 'user ‹id› is away'],
    ['the token eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl is old', 'the token ‹token› is old'],
    ['Bearer abcdef is wrong', '‹token› is wrong'],
    ['the key sb_secret_abc123 is wrong', 'the key ‹token› is wrong'],
    ['call +91 98765 43210 back', 'call ‹number› back'],
    ['said मेरा घर कहाँ है today', 'said … … … … today'],
    ["it doesn't work", "it doesn't work"],
    ['claim_chat_job answered 500: PT404 not found', 'claim_chat_job answered 500: PT404 not found'],
  ])('%s', (message, said) => {
    expect(withoutValues(message)).toBe(said);
  });

  test('is cut where it is long', () => {
    expect(withoutValues('word '.repeat(500)).length).toBe(300);
  });
});

describe('a message of any length', () => {
  /** Of each a megabyte: patterns that go back and forth over all of it would not come to an end here. */
  const signs = [
    'x',
    'eyJ-',
    '9',
    '1 ',
    'a:',
    'a@',
    'a.',
    ':',
    '"',
    "'",
    ' ',
    '\n',
    '-',
    'a://',
    '\n    at ////',
    'क',
  ];
  const aMegabyte = (sign: string) => sign.repeat(Math.ceil(1_000_000 / sign.length));

  test.each(signs)('%j is read as far as it is said', (sign) => {
    const text = `invalid input: ${aMegabyte(sign)}`;
    expect(withoutValues(text).length).toBeLessThanOrEqual(300);
    const lines = `${text}\n    at keep (/srv/disha/src/domain/x.ts:1:1)`;
    expect(failureOf(lines).stack.length).toBeLessThanOrEqual(12);
    const error = new Error(`${text}:1:1\n`);
    expect(failureOf(error).stack.join('\n')).not.toContain(sign.repeat(301));
    expect(failureInWords(error).length).toBeLessThan(5_000);
  });

  test('says nothing of what a quotation mark opens and the cut leaves open', () => {
    const said = withoutValues(`wrong value: "a"b secret ${'word '.repeat(400)}" for column "x"`);
    expect(said).toBe('wrong value: "…"');
  });

  test('whose lines look like places in the program gives none of them', () => {
    const error = new Error('no\n    at ramesh (/home/ramesh/src/secret.ts:1:1)');
    expect(failureOf(error).stack.join()).not.toContain('secret');
  });
});

describe('an error', () => {
  test('keeps its name, its code and the lines of the program, without the folders that lead there', () => {
    const error = Object.assign(new TypeError('duplicate key "ramesh"'), { code: '23505', detail: 'ramesh' });
    error.stack = `TypeError: duplicate key "ramesh"\nof ramesh\n    at keep (/home/ramesh/disha/supabase/local/server.ts:12:3)\n    at file:///srv/disha/node_modules/x/src/index.js:1:2`;
    expect(failureOf(error)).toEqual({
      name: 'TypeError',
      code: '23505',
      message: 'duplicate key "…"',
      stack: ['    at keep (supabase/local/server.ts:12:3)', '    at node_modules/x/src/index.js:1:2'],
    });
    expect(failureInWords(error).split('\n')[0]).toBe('TypeError 23505 – duplicate key "…"');
    expect(failureInWords(error)).not.toContain('ramesh');
  });

  test('names what led to it, and no code that is none', () => {
    const cause = Object.assign(new Error('connect to ramesh'), { code: 'ECONNREFUSED' });
    expect(failureInWords(new Error('fetch failed', { cause }))).toContain('because of Error ECONNREFUSED');
    expect(failureOf(Object.assign(new Error('x'), { code: 'ramesh ka ghar' })).code).toBeUndefined();
  });

  test('that was written down already is trimmed the same way', () => {
    const written = `Error: no "ramesh"\n    at keep (/srv/disha/src/domain/x.ts:1:1)`;
    expect(failureOf(written)).toEqual({
      message: 'Error: no "…"',
      stack: ['    at keep (src/domain/x.ts:1:1)'],
    });
  });

  test('that is none at all is said as far as it goes', () => {
    expect(failureOf(undefined).message).toBe('undefined');
    expect(failureOf({ message: 'of "ramesh"' }).message).toBe('of "…"');
  });
});
