import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { exportAccount, type ExportOutcome, type ExportRequest } from '#session/export-account.ts';
import { resetSyncStatus, syncStatusStore } from '#sync/sync-status.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { ExportSection } from './export-section.tsx';

vi.mock('#session/export-account.ts', () => ({ exportAccount: vi.fn<typeof exportAccount>() }));

const saved: { name: string; url: string }[] = [];

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  resetSyncStatus('u');
  saved.length = 0;
  vi.mocked(exportAccount).mockReset();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, url: this.href });
  });
});
afterEach(() => vi.restoreAllMocks());

test('nothing is made before somebody asks for it', async () => {
  renderPart(<ExportSection userId="u" />);
  expect(await screen.findByRole('button', { name: 'Download my data' })).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(exportAccount).not.toHaveBeenCalled();
});

test('it is made for this user in their language, and the sync of the page is used, also when that starts later', async () => {
  const syncNow = vi.fn<() => Promise<void>>();
  languageStore.setState({ language: 'hi' });
  ended(done());
  renderPart(<ExportSection userId="u" />);
  fireEvent.click(await screen.findByRole('button', { name: 'मेरा डेटा डाउनलोड करें' }));
  expect(await screen.findByText(/आपकी फ़ाइल तैयार है/)).toBeDefined();
  expect(exportAccount).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ userId: 'u', language: 'hi', isOnline: true }),
  );
  const bringInStep = vi.mocked(exportAccount).mock.calls[0]?.[0].syncNow?.();
  expect(syncNow).not.toHaveBeenCalled();
  syncStatusStore.setState({ syncNow });
  await bringInStep;
  expect(syncNow).toHaveBeenCalledTimes(1);
});

test('it says how far it is, to those who see and to those who listen', async () => {
  const { tell } = underWay();
  renderPart(<ExportSection userId="u" />);
  await start();
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Download my data' });
  tell({ step: { kind: 'files', done: 3, of: 12 }, percent: 34.2 });
  expect(await screen.findByText('Files: 3 of 12')).toBeDefined();
  expect(bar.value).toBe(34);
  expect(bar.getAttribute('aria-valuetext')).toBe('Files: 3 of 12 34%');
  expect(screen.getByRole('status').textContent).toBe('Fetching your files…');
  tell({ step: { kind: 'packing' }, percent: 94 });
  expect(await screen.findAllByText('Packing…')).toHaveLength(2);
});

test('it can be called off, and nothing is saved', async () => {
  const { signal, end } = underWay();
  renderPart(<ExportSection userId="u" />);
  await start();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(signal().aborted).toBe(true);
  await end({ kind: 'cancelled' });
  expect(await screen.findByText('Cancelled. Nothing was saved.')).toBeDefined();
  expect(saved).toEqual([]);
  ended(done());
  await start();
  expect(await screen.findByText(/Your file is ready/)).toBeDefined();
});

test('one that was called off in its last moment is not saved', async () => {
  const { end } = underWay();
  renderPart(<ExportSection userId="u" />);
  await start();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await end(done());
  expect(await screen.findByText('Cancelled. Nothing was saved.')).toBeDefined();
  expect(saved).toEqual([]);
});

test('leaving the page calls it off', async () => {
  const { signal } = underWay();
  const { unmount } = renderPart(<ExportSection userId="u" />);
  await start();
  await waitFor(() => expect(exportAccount).toHaveBeenCalled());
  unmount();
  expect(signal().aborted).toBe(true);
});

describe('when it is ready', () => {
  test('it is saved at once, with its name and size, and can be saved again or made anew', async () => {
    ended(done());
    renderPart(<ExportSection userId="u" />);
    await start();
    expect(await screen.findByText('Your file is ready: disha-en-2026-11-21.zip, 2 kB')).toBeDefined();
    expect(saved).toEqual([{ name: 'disha-en-2026-11-21.zip', url: 'blob:1' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Save it once more' }));
    expect(saved).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Make it anew' }));
    await waitFor(() => expect(exportAccount).toHaveBeenCalledTimes(2));
  });

  test('it says what is missing, each once', async () => {
    ended(
      done({
        missing: [
          { part: 'newest', reason: 'offline' },
          { part: 'account', reason: 'offline' },
          { part: 'account', reason: 'server' },
        ],
        files: { there: 3, missing: 2 },
      }),
    );
    renderPart(<ExportSection userId="u" />);
    await start();
    await screen.findByText('This is missing from it:');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'what has changed on the server since this device was last in step',
      'your account, credits, consents, devices and contact messages',
      '2 files',
    ]);
  });

  test('a whole one says nothing of gaps', async () => {
    ended(done());
    renderPart(<ExportSection userId="u" />);
    await start();
    await screen.findByText(/Your file is ready/);
    expect(screen.queryByText('This is missing from it:')).toBeNull();
  });
});

test('without a connection it says what that means and takes what the device has', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  ended(done());
  renderPart(<ExportSection userId="u" />);
  expect(await screen.findByText(/You can download what this device has/)).toBeDefined();
  await start();
  await waitFor(() =>
    expect(exportAccount).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isOnline: false })),
  );
});

test.each([
  ['it could not be made', async () => ({ kind: 'failed' }) as const],
  ['the code for it breaks', () => Promise.reject(new Error('no chunk'))],
])('where %s it says so, and may be tried again', async (_, outcome) => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.mocked(exportAccount).mockImplementation(outcome);
  renderPart(<ExportSection userId="u" />);
  await start();
  expect(await screen.findByText(/The file could not be made/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeDefined();
});

function done(part: Partial<Extract<ExportOutcome, { kind: 'done' }>> = {}): ExportOutcome {
  return {
    kind: 'done',
    archive: new Blob([new Uint8Array(2000)]),
    fileName: 'disha-en-2026-11-21.zip',
    missing: [],
    files: { there: 0, missing: 0 },
    ...part,
  };
}

function ended(outcome: ExportOutcome): void {
  vi.mocked(exportAccount).mockResolvedValue(outcome);
}

/** An export that goes on until the test ends it. */
function underWay() {
  let request: ExportRequest | undefined;
  let finish: (outcome: ExportOutcome) => void = () => {};
  vi.mocked(exportAccount).mockImplementation(
    (asked) =>
      new Promise((resolve) => {
        request = asked;
        finish = resolve;
      }),
  );
  return {
    signal: () => (request as ExportRequest).signal,
    tell: (progress: Parameters<ExportRequest['onProgress']>[0]) => act(() => request?.onProgress(progress)),
    end: (outcome: ExportOutcome) => act(async () => finish(outcome)),
  };
}

async function start(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Download my data' });
  await act(async () => fireEvent.click(button));
}
