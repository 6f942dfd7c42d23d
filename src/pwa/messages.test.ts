import { expect, test } from 'vitest';
import { readPageMessage } from './messages.ts';

test.each(['/events', '/hindu-festivals?festival=diwali&day=2026-11-08', '/'])(
  'a page goes to %s, a path of its own, at the word of the worker',
  (url) => {
    expect(readPageMessage({ type: 'open', url })).toEqual({ type: 'open', url });
  },
);

test.each([
  { type: 'open', url: 'https://elsewhere.example/' },
  { type: 'open', url: '//elsewhere.example' },
  { type: 'open', url: '/\\elsewhere.example' },
  { type: 'open', url: '/\t/elsewhere.example' },
  { type: 'open', url: '/\n\\elsewhere.example' },
  { type: 'open', url: 'javascript:alert(1)' },
  { type: 'open', url: '' },
  { type: 'open' },
  { type: 'close', url: '/events' },
  'open',
  null,
])('%j leads nowhere', (data) => {
  expect(readPageMessage(data)).toBeUndefined();
});
