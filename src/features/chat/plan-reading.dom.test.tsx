import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import type { ReadyAttachment } from '#lib/attachment.ts';
import { planModels, type ModelWord } from '#session/model-consent.ts';
import { keepAttachedPlan, readAttachedPlan, type AttachedPlan } from '#session/read-floorplan.ts';
import { aFlat } from '#tests/builders/analysed-plans.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { PlanQuestionView } from './plan-question.tsx';
import { usePlanReading, type ToSend } from './use-plan-reading.ts';

vi.mock('#session/read-floorplan.ts', () => ({
  readAttachedPlan: vi.fn<typeof readAttachedPlan>(),
  keepAttachedPlan: vi.fn<typeof keepAttachedPlan>(),
}));
vi.mock('#session/model-consent.ts', () => ({ planModels: vi.fn<typeof planModels>() }));

const picture: ReadyAttachment = {
  name: 'home.jpg',
  type: 'image/jpeg',
  bytes: new ArrayBuffer(1),
  extension: 'jpg',
  kind: 'image',
};
const found: AttachedPlan = {
  plan: aFlat({ north: null }),
  north: undefined,
  notes: [],
  file: picture,
  attachment: picture,
};
const withPlan = {
  attachment: { ...picture, text: 'the plan' },
  title: 'Floorplan Analysis - home.jpg',
};

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  vi.mocked(planModels).mockReset().mockResolvedValue({ looking: 'none', writing: 'none' });
  vi.mocked(readAttachedPlan).mockReset().mockResolvedValue(found);
  vi.mocked(keepAttachedPlan).mockReset().mockResolvedValue(withPlan);
});

test.each([
  ['a side', () => screen.findByRole('button', { name: 'On the right' }), 90],
  ['not knowing it', () => screen.findByTestId('north-unknown'), null],
] as const)(
  'a plan is kept with where north is, by %s, and goes with its rooms',
  async (_, button, north) => {
    const sent = send();
    await northIsAsked();
    expect(screen.getByTestId('plan-sketch').getAttribute('aria-label')).toContain('Kitchen');
    fireEvent.click(await button());
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(withPlan));
    expect(keepAttachedPlan).toHaveBeenCalledExactlyOnceWith('u', found, north);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test.each<[string, 'no-plan' | Error]>([
  ['what is no plan', 'no-plan'],
  ['what cannot be read', new Error('broken')],
])('%s is sent as it is, and nothing is asked', async (_, outcome) => {
  if (outcome instanceof Error) vi.mocked(readAttachedPlan).mockRejectedValue(outcome);
  else vi.mocked(readAttachedPlan).mockResolvedValue(outcome);
  const sent = send();
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ attachment: picture }));
  expect(keepAttachedPlan).not.toHaveBeenCalled();
});

test('who says that it is no plan sends it as it is', async () => {
  const sent = send();
  await northIsAsked();
  fireEvent.click(screen.getByTestId('plan-send-unread'));
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ attachment: picture }));
  expect(keepAttachedPlan).not.toHaveBeenCalled();
});

test('who goes back while it is read sends nothing, and the reading ends', async () => {
  let signal: AbortSignal | undefined;
  vi.mocked(readAttachedPlan).mockImplementation((_, options) => {
    signal = options.signal;
    options.onShare(0.4);
    return new Promise<never>(() => {});
  });
  const sent = send();
  expect((await screen.findByTestId('plan-looking')).textContent).toContain('40%');
  fireEvent.click(screen.getByTestId('plan-give-up'));
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(undefined));
  expect(signal?.aborted).toBe(true);
});

test('without what reads plans it is asked whether it waits in the box or goes unread', async () => {
  vi.mocked(readAttachedPlan).mockResolvedValue('reader-missing');
  const sent = send();
  await screen.findByTestId('plan-missing');
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(screen.getByTestId('plan-give-up'));
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(undefined));
});

test('another conversation asks nothing of the one before, and sends nothing there', async () => {
  const sent = send();
  await northIsAsked();
  fireEvent.click(screen.getByText('leave'));
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(undefined));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[string, ModelWord, Partial<ReadyAttachment>]>([
  ['what a model looks at', 'given', {}],
  ['a document of words', 'none', { kind: 'document', type: 'application/msword' }],
])('%s is not read here', async (_, looking, fields) => {
  vi.mocked(planModels).mockResolvedValue({ looking, writing: 'none' });
  const attachment = { ...picture, ...fields };
  const sent = send(attachment);
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ attachment }));
  expect(readAttachedPlan).not.toHaveBeenCalled();
});

/** A dialog that is there and not open yet cannot be closed. */
async function northIsAsked(): Promise<void> {
  await waitFor(() => expect(screen.getByTestId('plan-north').closest('dialog')?.open).toBe(true));
}

function send(attachment = picture) {
  const sent = vi.fn<(toSend: ToSend | undefined) => void>();
  renderPart(<Box attachment={attachment} onSent={sent} />);
  fireEvent.click(screen.getByText('send'));
  return sent;
}

function Box({
  attachment,
  onSent,
}: {
  attachment: ReadyAttachment;
  onSent(toSend: ToSend | undefined): void;
}) {
  const [box, setBox] = useState('here');
  const { question, read } = usePlanReading('u', box, 'en');
  return (
    <>
      <button type="button" onClick={() => void read(attachment).then(onSent)}>
        send
      </button>
      <button type="button" onClick={() => setBox('there')}>
        leave
      </button>
      {question && <PlanQuestionView question={question} />}
    </>
  );
}
