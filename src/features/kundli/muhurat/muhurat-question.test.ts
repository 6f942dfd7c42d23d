import { describe, expect, test } from 'vitest';
import { defaultPlace } from '#domain/time/place.ts';
import { muhuratSearch, readMuhuratSearch, spanFault } from './muhurat-question.ts';

const pune = { name: 'Pune', latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' };
const search = {
  for: 'travel',
  from: '2027-02-01',
  to: '2027-02-28',
  at: '18.52,73.86',
  zone: 'Asia/Kolkata',
  direction: 'south',
  strict: 'yes',
};

describe('an address', () => {
  test('asks what it was made from', () => {
    const asked = readMuhuratSearch(search, defaultPlace, () => 'Pune');
    expect(asked).toMatchObject({ purpose: 'travel', place: pune, direction: 'south', strict: true });
    expect(asked && muhuratSearch(asked)).toEqual(search);
  });

  test('without a place asks for that of whoever opens it', () => {
    const { for: purpose, from, to } = search;
    expect(readMuhuratSearch({ for: purpose, from, to }, pune)?.place).toBe(pune);
  });

  test('says nothing of what a place is called, as whoever makes a link could write anything there', () => {
    const worded = { ...search, place: 'Delhi\nhttps://evil.example/pay \u202egnp' };
    expect(readMuhuratSearch(worded, defaultPlace)?.place.name).toBe('18.52° N, 73.86° E');
    expect(readMuhuratSearch(worded, { ...pune, name: 'At home' })?.place.name).toBe('At home');
  });

  test('has a direction for journeys alone', () => {
    expect(readMuhuratSearch({ ...search, for: 'vivah' }, pune)?.direction).toBeUndefined();
    expect(readMuhuratSearch({ ...search, direction: 'up' }, pune)?.direction).toBeUndefined();
  });

  test.each([
    [{}],
    [{ for: 'marriage' }],
    [{ from: '2027-02-30' }],
    [{ to: '2027-01-31' }],
    [{ to: '2029-02-28' }],
    [{ at: '18.52' }],
    [{ at: '98,73' }],
    [{ zone: 'Asia/Nowhere' }],
  ])('that cannot be answered asks for nothing: %j', (part) => {
    const broken = Object.keys(part).length === 0 ? {} : { ...search, ...part };
    expect(readMuhuratSearch(broken, pune)).toBeUndefined();
  });
});

test.each([
  ['', '2027-01-01', 'no-from'],
  ['2027-01-01', '', 'no-to'],
  ['2027-01-02', '2027-01-01', 'reversed'],
  ['2027-01-01', '2029-01-01', 'too-long'],
  ['2027-01-01', '2028-12-31', undefined],
  ['2027-01-01', '2027-01-01', undefined],
  ['1900-01-01', '1900-02-01', 'out-of-range'],
  ['2100-12-01', '2100-12-30', 'out-of-range'],
])('%s to %s: %s', (from, to, fault) => {
  expect(spanFault(from, to)).toBe(fault);
});
