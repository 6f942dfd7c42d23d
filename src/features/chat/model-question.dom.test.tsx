import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { decideOnModel, isModelUndecided } from '#session/model-consent.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { AskAboutModel } from './notices.tsx';
import { useModelQuestion } from './use-model-question.ts';

vi.mock('#session/model-consent.ts', () => ({
  isModelUndecided: vi.fn<typeof isModelUndecided>(),
  decideOnModel: vi.fn<typeof decideOnModel>(),
}));

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
  vi.mocked(decideOnModel).mockReset();
  vi.mocked(isModelUndecided).mockReset().mockResolvedValue(true);
});

test.each([
  ['Yes, it may', true, 'The model answers from now on.'],
  ['No, only the guide', false, 'The guide answers.'],
])('"%s" is put on record, and the question is gone', async (name, isGiven, said) => {
  vi.mocked(decideOnModel).mockResolvedValue({
    ok: true,
    value: { purpose: 'ai_answers', isGiven, decidedAt: '2026-11-21T10:00:00Z' },
  });
  renderPart(<Question isOnline />);
  fireEvent.click(await screen.findByRole('button', { name }));
  await act(async () => {});
  expect(vi.mocked(decideOnModel).mock.calls).toEqual([['u', isGiven]]);
  expect(screen.queryByText('May an AI model answer you?')).toBeNull();
  expect(JSON.stringify(toastStore.getState().toast)).toContain(said);
});

test('an answer that could not be saved leaves the question there', async () => {
  vi.mocked(decideOnModel).mockResolvedValue({ ok: false, problem: 'offline' });
  renderPart(<Question isOnline />);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, it may' }));
  await act(async () => {});
  expect(screen.getByText('May an AI model answer you?')).toBeDefined();
  expect(toastStore.getState().toast?.tone).toBe('error');
});

test('whoever has decided, and whoever has no connection, is not asked', async () => {
  vi.mocked(isModelUndecided).mockResolvedValue(false);
  renderPart(<Question isOnline />);
  await act(async () => {});
  expect(screen.queryByRole('button')).toBeNull();
  vi.mocked(isModelUndecided).mockClear();
  renderPart(<Question isOnline={false} />);
  await act(async () => {});
  expect(screen.queryByRole('button')).toBeNull();
  expect(vi.mocked(isModelUndecided).mock.calls).toEqual([]);
});

function Question({ isOnline }: { isOnline: boolean }) {
  const question = useModelQuestion('u', isOnline);
  return question ? <AskAboutModel {...question} /> : null;
}
