import { afterEach, expect, test, vi } from 'vitest';
import { keepLocalRecord, readLocalRecord } from './local-record.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a record is there again, and under another key there is none', () => {
  keepLocalRecord('a', { size: 3 });
  expect(readLocalRecord('a')).toEqual({ size: 3 });
  expect(readLocalRecord('b')).toEqual({});
});

test.each(['', '{', '[1]', 'null', '"words"'])('what is no record counts as none: %s', (text) => {
  localStorage.setItem('a', text);
  expect(readLocalRecord('a')).toEqual({});
});

test('blocked storage keeps nothing and stops nobody', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  expect(() => keepLocalRecord('a', { size: 3 })).not.toThrow();
  expect(readLocalRecord('a')).toEqual({});
});
