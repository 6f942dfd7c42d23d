import { describe, expect, test } from 'vitest';
import { isPublicAddress, isPublicName } from './public-address.ts';

describe('an address to push to', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
    'https://push.example.com.:443/abc',
  ])('may be %s', (address) => {
    expect(isPublicName(address)).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://me@fcm.googleapis.com/abc',
    'https://localhost/abc',
    'https://db/abc',
    'https://db.internal/abc',
    'https://printer.local/abc',
    'https://a.localhost/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://0177.0.0.1/abc',
    'https://[::1]/abc',
    'https://[::ffff:10.0.0.1]/abc',
    'ftp://push.example.com/abc',
    'file:///etc/passwd',
    'nonsense',
    '',
  ])('may not be %j', (address) => {
    expect(isPublicName(address)).toBe(false);
  });
});

describe('a machine', () => {
  test.each([
    '8.8.8.8',
    '142.250.183.10',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '::ffff:8.8.8.8',
    '2404:6800:4009:82b::200a',
    '2001:4860:4860::8888',
    '2001:200::1',
    '3fff:1000::1',
  ])('of the public network is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '127.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2001:0:1::1',
    '2001:1ff::1',
    '2001::1',
    '3fff::1',
    '3fff:fff::1',
    '2002:7f00:1::',
    '',
    'x',
  ])('of the public network is not %j', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
