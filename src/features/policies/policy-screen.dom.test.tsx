import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  cancellationPolicy,
  privacyPolicy,
  termsAndConditions,
  type Policy,
} from '#i18n/catalogue/policies.ts';
import { languageStore } from '#i18n/language-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { PolicyScreen } from './policy-screen.tsx';

beforeEach(() => languageStore.setState({ language: 'en' }));

async function text(policy: Policy): Promise<string> {
  await renderScreen(<PolicyScreen policy={policy} path="/a-policy" />);
  await screen.findByRole('heading', { level: 1 });
  return document.body.textContent ?? '';
}

describe('what a policy states', () => {
  test('a refund: 14 days to ask, 5 to 7 business days with us, 5 to 10 days at the payment provider', async () => {
    const words = await text(cancellationPolicy);
    expect(words).toContain('14-day money-back guarantee');
    expect(words).toContain('5 to 7 business days');
    expect(words).toContain('another 5 to 10 days');
  });

  test('links in mails: 6 hours to verify, 1 hour for a new password', async () => {
    const words = await text(privacyPolicy);
    expect(words).toContain('works for 6 hours');
    expect(words).toContain('new password for 1 hour');
  });

  test('that the guidance is tradition, not science', async () => {
    expect(await text(termsAndConditions)).toContain('Traditional guidance, not science or a promise.');
  });
});

test.each([
  ['Privacy Policy', privacyPolicy],
  ['Terms and Conditions', termsAndConditions],
  ['Cancellation and Refunds', cancellationPolicy],
])('%s has its title, a way back, its date, and a Hindi side', async (title, policy) => {
  const words = await text(policy);
  expect(document.title).toBe(`${title} · Disha`);
  expect(screen.getByRole('button', { name: 'Back' })).toBeDefined();
  expect(words).toContain('In force from 22 Nov 2026');
  const sections = screen.getAllByRole('heading', { level: 2 }).length;
  act(() => languageStore.getState().setLanguage('hi'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(policy.title.hi));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(sections);
});
