import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['unknown', 'unknown'],
  [' 203.0.113.7 ', '203.0.113.7'],
])('%s counts as %s', (sender, network) => {
  expect(networkOf(sender)).toBe(network);
});

test('leading zeros make no other network', () => {
  expect(networkOf('2001:0db8:0001:0002::1')).toBe(networkOf('2001:db8:1:2::1'));
});
