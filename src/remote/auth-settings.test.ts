import { describe, expect, test } from 'vitest';
import { parseAuthSettings } from './auth-settings.ts';

describe('the settings of the auth service', () => {
  test('say which ways to sign in there are', () => {
    expect(
      parseAuthSettings({ external: { google: true, facebook: false, phone: true, github: true } }),
    ).toEqual({
      google: true,
      facebook: false,
      phone: true,
    });
  });

  test('offer nothing that they do not name with a plain yes', () => {
    expect(parseAuthSettings({ external: { google: 'true', phone: 1 } })).toEqual({
      google: false,
      facebook: false,
      phone: false,
    });
  });

  test.each([undefined, null, [], 'ok', {}, { external: null }, { external: 'google' }])(
    'in another shape say nothing: %j',
    (body) => {
      expect(parseAuthSettings(body)).toBeUndefined();
    },
  );
});
