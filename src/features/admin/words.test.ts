import { describe, expect, test } from 'vitest';
import { aartiFaults, aartiRowOf, aartiWordsOf, noAarti } from './aarti-words.ts';
import { dayFaults, nearestRuleDay, noDay, ruleDays, stateName } from './calendar-words.ts';
import { deityFaults, deityRowOf, noDeity } from './deity-words.ts';
import { replyAddress } from './inbox-section.tsx';
import { lastDays } from './usage-section.tsx';
import { isShown, stanzasOf } from './words.ts';

test('stanzas stand apart by empty lines, however these are written', () => {
  expect(stanzasOf('जय\nजय\n\nदूसरा\r\n \r\n\r\nतीसरा\n')).toEqual(['जय\nजय', 'दूसरा', 'तीसरा']);
  expect(stanzasOf(' \n\n ')).toEqual([]);
});

test.each([
  ['Ram', true],
  ['श्री', true],
  ['॥', true],
  ['\u200b\u2060', false],
  ['\u3164', false],
  [' ', false],
])('that %j shows something is %s', (text, isSeen) => {
  expect(isShown(text)).toBe(isSeen);
});

test('a title that was pasted over lines is one line in one spelling, and one that shows nothing is none', () => {
  const words = { ...noDeity, name: ' Shiv\t\n Shankar ', name_hi: '\u200b \u2060' };
  expect(deityRowOf(words)).toMatchObject({ name: 'Shiv Shankar', name_hi: null });
});

describe('an aarti', () => {
  const words = { ...noAarti, title: 'Aarti', content: 'one\n\ntwo' };

  test('has one meaning a stanza, and none where nobody wrote any', () => {
    expect(aartiRowOf(words).meanings).toBeNull();
    const meanings = [
      { en: ' First ', hi: 'पहला' },
      { en: '', hi: '' },
      { en: 'of a stanza that is gone', hi: 'गया' },
    ];
    expect(aartiRowOf({ ...words, meanings }).meanings).toEqual([{ en: 'First', hi: 'पहला' }, null]);
  });

  test('is read back as it was written', () => {
    const written = { ...words, tags: 'a, b', meanings: [{ en: 'First', hi: 'पहला' }] };
    const row = { id: 'a', updated_at: 't', audio_size: null, ...aartiRowOf(written) };
    expect(aartiWordsOf(row as Parameters<typeof aartiWordsOf>[0])).toEqual({
      ...written,
      meanings: [...written.meanings, { en: '', hi: '' }],
    });
  });

  test('loses the size of a recording that is another one now', () => {
    const linked = { ...words, audio_url: 'https://example.com/b.mp3' };
    expect(aartiRowOf(linked, { audio_url: 'https://example.com/b.mp3' })).not.toHaveProperty('audio_size');
    expect(aartiRowOf(linked, { audio_url: '/a.mp3' }).audio_size).toBeNull();
  });

  test.each([
    ['a title', { title: '' }, 'title'],
    ['verses', { content: ' ' }, 'content'],
    ['a meaning in both languages', { meanings: [{ en: 'First', hi: '' }] }, 'meanings'],
    ['a recording with a lock', { audio_url: 'http://example.com/a.mp3' }, 'audio_url'],
    ['a recording that is no script', { audio_url: 'javascript:alert(1)' }, 'audio_url'],
    ['a recording of this site', { audio_url: '//evil.example/a.mp3' }, 'audio_url'],
  ])('needs %s', (_, some, fault) => {
    expect(aartiFaults(words)).toEqual({});
    expect(Object.keys(aartiFaults({ ...words, ...some }))).toEqual([fault]);
  });
});

test.each([
  ['/deities/shiv.svg', true],
  ['https://example.com/a.png', true],
  ['uploaded/1b2c-3d.png', true],
  ['', true],
  ['src/assets/a.png', false],
  ['http://example.com/a.png', false],
  ['data:image/svg+xml,<svg/>', false],
  ['//evil.example/a.png', false],
])('that %j may be the picture of a deity is %s', (image, isTaken) => {
  expect('image' in deityFaults({ ...noDeity, name: 'Shiv', image })).toBe(!isTaken);
});

describe('the calendar', () => {
  test('knows the day of a rule at New Delhi, and the one that a moved day belongs to', () => {
    expect(ruleDays('diwali', 2026)).toEqual(['2026-11-08']);
    expect(nearestRuleDay('diwali', '2026-11-12')).toBe('2026-11-08');
    expect(ruleDays(null, 2026)).toEqual([]);
    expect(ruleDays('no_such_rule', 2026)).toEqual([]);
    expect(ruleDays('diwali', 1850)).toEqual([]);
  });

  test('calls a state by its name, and one that it does not know by its code', () => {
    expect(stateName('MH', 'hi')).toBe('महाराष्ट्र');
    expect(stateName('XX', 'en')).toBe('XX');
  });

  test.each(['', '2026-02-30', '1799-12-31', '2400-01-01', 'tomorrow'])('takes no day %j', (day) => {
    expect(Object.keys(dayFaults({ ...noDay, title: 'Day', event_date: day }))).toEqual(['event_date']);
  });
});

test.each([
  ['asha@example.com', 'mailto:asha@example.com'],
  ['+91 98765-43210', 'tel:+919876543210'],
  ['javascript:alert(1)', undefined],
  ['a@b.in?bcc=all@example.com', undefined],
  ['call me', undefined],
  ['', undefined],
  [null, undefined],
])('a reply to %j leads to %s', (said, address) => {
  expect(replyAddress(said)).toBe(address);
});

test('the last days end with today in India', () => {
  expect(lastDays(7, Date.parse('2026-11-22T20:00:00Z'))).toEqual({ from: '2026-11-17', to: '2026-11-23' });
});
