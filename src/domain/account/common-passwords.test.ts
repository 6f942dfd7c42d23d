import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['123456', 'Password@123', 'QWERTY', 'JaiShreeRam', 'india@123', ' password ', 'ｐａｓｓｗｏｒｄ'])(
  '%j is one of those that are tried first',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each([
  'kesar-badam-108',
  'tulsi near the north east',
  '',
  'constructor',
  '123456 password',
  'शुभ-दीपावली-73',
])('%j is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
