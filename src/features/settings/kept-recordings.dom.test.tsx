import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { keepForOffline } from '#session/audio-kept.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { fakeCaches } from '#tests/fakes/cache-storage.ts';
import { tinyWav } from '#tests/fixtures/tiny-wav.ts';
import { KeptRecordings } from './kept-recordings.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('recordings that are kept are listed with their sizes, and removed one by one', async () => {
  languageStore.setState({ language: 'en' });
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', async () => new Response(tinyWav(), { headers: { 'content-type': 'audio/wav' } }));
  await keepForOffline({ address: 'https://songs.example/a.wav', title: { en: 'Om Jai', hi: 'ॐ जय' } });
  await keepForOffline({ address: 'https://songs.example/b.wav', title: { en: 'Ganesh', hi: 'गणेश' } });
  renderPart(<KeptRecordings />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Om Jai\d.*kB$/),
    expect.stringMatching(/^Ganesh\d.*kB$/),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Om Jai from this device' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(document.activeElement?.textContent).toBe('Recordings for offline');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Ganesh from this device' }));
  await waitFor(() => expect(screen.queryByTestId('kept-recordings')).toBeNull());
});
