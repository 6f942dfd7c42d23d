import { afterEach, describe, expect, test, vi } from 'vitest';
import { mailboxOf, parseConfig } from './config.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the host says where the backend is', () => {
  test('on its own origin where the address is empty', () => {
    vi.stubGlobal('location', { origin: 'https://disha.example' });
    expect(parseConfig({ supabaseUrl: '', supabaseKey: 'k', embedded: true })).toEqual({
      url: 'https://disha.example',
      key: 'k',
      isEmbedded: true,
      hasNudge: true,
      hasModel: false,
      hasVision: false,
      hasMailbox: true,
    });
  });

  test('elsewhere, with or without a slash at the end', () => {
    expect(parseConfig({ supabaseUrl: 'https://x.supabase.co//', supabaseKey: 'k' })).toEqual({
      url: 'https://x.supabase.co',
      key: 'k',
      isEmbedded: false,
      hasNudge: true,
      hasModel: false,
      hasVision: false,
      hasMailbox: false,
    });
  });

  test('and whether it tells of changes', () => {
    const answer = { supabaseUrl: 'https://x.supabase.co', supabaseKey: 'k' };
    expect(parseConfig({ ...answer, nudge: false })?.hasNudge).toBe(false);
    expect(parseConfig({ ...answer, nudge: 'maybe' })?.hasNudge).toBe(true);
  });

  test('and whether files of conversations are private', () => {
    const answer = { supabaseUrl: 'https://x.supabase.co', supabaseKey: 'k' };
    expect(parseConfig({ ...answer, privateAttachments: true })?.hasPrivateAttachments).toBe(true);
    for (const privateAttachments of [undefined, false, 'yes', 1])
      expect(parseConfig({ ...answer, privateAttachments })?.hasPrivateAttachments).toBeUndefined();
  });

  test('and whether a model answers there', () => {
    const answer = { supabaseUrl: 'https://x.supabase.co', supabaseKey: 'k' };
    expect(parseConfig({ ...answer, model: true })?.hasModel).toBe(true);
    expect(parseConfig({ ...answer, model: 'gpt' })?.hasModel).toBe(false);
  });

  test('and whether one looks at pictures there', () => {
    const answer = { supabaseUrl: 'https://x.supabase.co', supabaseKey: 'k', model: true };
    expect(parseConfig({ ...answer, vision: true })?.hasVision).toBe(true);
    for (const vision of [false, undefined, 'gpt'])
      expect(parseConfig({ ...answer, vision })?.hasVision).toBe(false);
  });

  test('and how plans are paid for', () => {
    const answer = { supabaseUrl: 'https://x.supabase.co', supabaseKey: 'k', checkoutScript: '/checkout.js' };
    expect(parseConfig({ ...answer, payments: 'sandbox' })?.payments).toEqual({
      isSandbox: true,
      checkoutScript: '/checkout.js',
    });
    expect(parseConfig({ ...answer, payments: 'razorpay' })?.payments?.isSandbox).toBe(false);
    for (const payments of [false, true, 'stripe', undefined])
      expect(parseConfig({ ...answer, payments })?.payments).toBeUndefined();
    expect(parseConfig({ ...answer, payments: 'sandbox', checkoutScript: '' })?.payments).toBeUndefined();
  });

  test('and who sells them', () => {
    const answer = { supabaseUrl: 'https://x.supabase.co', supabaseKey: 'k' };
    const seller = { name: 'Disha LLP', address: 'Pune', gstin: '27AAPFU0939F1ZV', state: 'Maharashtra' };
    expect(parseConfig({ ...answer, seller })?.seller).toEqual(seller);
    expect(parseConfig({ ...answer, seller: { name: 'Disha', gstin: null } })?.seller).toEqual({
      name: 'Disha',
      address: '',
      gstin: undefined,
      state: '',
    });
    for (const nobody of [null, undefined, {}, { name: '' }, 'Disha'])
      expect(parseConfig({ ...answer, seller: nobody })?.seller).toBeUndefined();
  });

  test.each([
    ['endpoint', 'endpoint'],
    ['local', 'local'],
    [false, undefined],
    [true, undefined],
    ['elsewhere', undefined],
  ])('and what writes speech down there: %j', (speech, way) => {
    expect(parseConfig({ supabaseUrl: 'https://x.supabase.co', supabaseKey: 'k', speech })?.speech).toBe(way);
  });

  test.each([
    [{ embedded: true }, '/mailbox'],
    [{ embedded: true, mailbox: false }, undefined],
    [{}, undefined],
    [{ mailbox: true }, undefined],
  ])('and where its mails are read, if they are not sent: %j', (answer, page) => {
    const config = parseConfig({ supabaseUrl: 'https://x.supabase.co', supabaseKey: 'k', ...answer });
    expect(config && mailboxOf(config)).toBe(page);
  });

  test.each([
    undefined,
    'https://x.supabase.co',
    {},
    { supabaseUrl: 'https://x.supabase.co' },
    { supabaseUrl: 'https://x.supabase.co', supabaseKey: '' },
    { supabaseUrl: 'x.supabase.co', supabaseKey: 'k' },
    { supabaseUrl: 'javascript:alert(1)', supabaseKey: 'k' },
    { supabaseUrl: 'https:///path', supabaseKey: 'k' },
  ])('and anything else is no answer: %j', (body) => {
    expect(parseConfig(body)).toBeUndefined();
  });
});
