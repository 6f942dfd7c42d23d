import { expect, test } from 'vitest';
import { readPushPayload } from '#domain/reminders/push-payload.ts';
import { clickTarget, fallback } from './notification.ts';

test('what stands for a push that cannot be read could have been pushed itself', () => {
  expect(readPushPayload(fallback)).toEqual(fallback);
});

test.each([
  [
    { id: 'a', url: '/events' },
    { id: 'a', url: '/events' },
  ],
  [
    { id: null, url: '/hindu-festivals?festival=diwali' },
    { id: undefined, url: '/hindu-festivals?festival=diwali' },
  ],
  [{}, { id: undefined, url: '/events' }],
  [null, { id: undefined, url: '/events' }],
  ['/events', { id: undefined, url: '/events' }],
])('a notification that carries %j leads to %j', (data, target) => {
  expect(clickTarget(data)).toEqual(target);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'events',
  '/a b',
  '',
  7,
])('a notification that carries %j as its address leads to no such place', (url) => {
  expect(clickTarget({ id: 'a', url })).toEqual({ id: 'a', url: '/events' });
});
