import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { listDevices, signOutDevice, signOutOthers, type Device } from '#session/devices.ts';
import type { Answer, Trouble } from '#session/trouble.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { DevicesSection } from './devices-section.tsx';

vi.mock('#session/devices.ts', () => ({
  listDevices: vi.fn<typeof listDevices>(),
  signOutDevice: vi.fn<typeof signOutDevice>(),
  signOutOthers: vi.fn<typeof signOutOthers>(),
}));

const here: Device = {
  id: 'here',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  createdAt: '2026-01-05T10:00:00Z',
  lastUsedAt: new Date().toISOString(),
  isCurrent: true,
};
const phone: Device = {
  id: 'phone',
  userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
  createdAt: '2026-02-06T10:00:00Z',
  lastUsedAt: new Date(Date.now() - 3 * 86_400_000 - 60_000).toISOString(),
  isCurrent: false,
};
const unknown: Device = { ...phone, id: 'unknown', userAgent: undefined };

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
  vi.mocked(listDevices).mockReset();
  vi.mocked(signOutDevice).mockReset();
  vi.mocked(signOutOthers).mockReset();
});

describe('the list', () => {
  test('has its shape while it is fetched', async () => {
    vi.mocked(listDevices).mockReturnValue(new Promise(() => {}));
    renderPart(<DevicesSection userId="u" />);
    expect(await screen.findByText('Loading…')).toBeDefined();
  });

  test('names browser and system, the last use, and this device, which has no way out here', async () => {
    answer([here, phone, unknown]);
    renderPart(<DevicesSection userId="u" />);
    const [first, second, third] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Chrome on Linux This device');
    expect(first?.textContent).toContain('Last used just now, signed in on 5 Jan 2026');
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(second?.textContent).toContain('Firefox on Android');
    expect(second?.textContent).toContain('Last used 3 days ago, signed in on 6 Feb 2026');
    expect(third?.textContent).toContain('Unknown device');
    expect(screen.getByText(/may keep working for up to an hour/)).toBeDefined();
  });

  test('is in Hindi for whoever reads Hindi', async () => {
    languageStore.setState({ language: 'hi' });
    answer([here, phone]);
    renderPart(<DevicesSection userId="u" />);
    expect((await screen.findAllByRole('listitem'))[1]?.textContent).toContain('Android पर Firefox');
  });

  test('of this device alone offers nothing to end', async () => {
    answer([here]);
    renderPart(<DevicesSection userId="u" />);
    await screen.findByText('This device');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('that is empty says what may help', async () => {
    answer([]);
    renderPart(<DevicesSection userId="u" />);
    expect(await screen.findByText(/No device is listed/)).toBeDefined();
  });

  test('holds very many', async () => {
    answer([here, ...Array.from({ length: 200 }, (_, nr) => ({ ...phone, id: `p${nr}` }))]);
    renderPart(<DevicesSection userId="u" />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(201);
  });

  test.each<[Trouble, RegExp]>([
    ['offline', /There is no connection/],
    ['signed-out', /Your sign-in has run out/],
    ['busy', /too many requests/],
    ['failed', /Our server has trouble/],
  ])('that could not be fetched (%s) says why, and is asked for again', async (trouble, words) => {
    vi.mocked(listDevices).mockResolvedValueOnce({ ok: false, problem: trouble });
    renderPart(<DevicesSection userId="u" />);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    answer([here]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This device')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  });

  test('of one user is never shown to the next', async () => {
    answer([here, phone]);
    const { rerender } = renderPart(<DevicesSection userId="u" />);
    await screen.findByText('This device');
    vi.mocked(listDevices).mockReturnValue(new Promise(() => {}));
    const { Providers } = await import('#app/providers.tsx');
    rerender(
      <Providers>
        <DevicesSection userId="v" />
      </Providers>,
    );
    expect(screen.queryByText('This device')).toBeNull();
    expect(listDevices).toHaveBeenLastCalledWith('v');
  });
});

describe('without a connection', () => {
  test('nobody is asked and it says why; the list comes with the connection', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer([here, phone]);
    renderPart(<DevicesSection userId="u" />);
    expect(await screen.findByText('The list of your devices needs a connection.')).toBeDefined();
    expect(listDevices).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('This device')).toBeDefined();
    onLine.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('The list of your devices needs a connection.')).toBeDefined();
    expect(screen.getByText('This device')).toBeDefined();
    for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true);
  });
});

describe('signing out', () => {
  test('one device is asked about first, and is gone from the list afterwards', async () => {
    answer([here, phone]);
    vi.mocked(signOutDevice).mockResolvedValue({ ok: true, value: true });
    renderPart(<DevicesSection userId="u" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out: Firefox on Android' }));
    const dialog = screen.getByRole('dialog', { name: 'Sign this device out?' });
    expect(signOutDevice).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(signOutDevice).toHaveBeenCalledExactlyOnceWith('u', 'phone');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where you are signed in' }));
    expect(toastStore.getState().toast).toMatchObject({ tone: 'success' });
  });

  test('can be thought better of', async () => {
    answer([here, phone]);
    renderPart(<DevicesSection userId="u" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out: Firefox on Android' }));
    fireEvent.click(screen.getByRole('button', { name: 'Leave it signed in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(signOutDevice).not.toHaveBeenCalled();
  });

  test('a device that was signed out already is as good as signed out', async () => {
    answer([here, phone]);
    vi.mocked(signOutDevice).mockResolvedValue({ ok: true, value: false });
    await signPhoneOut();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(toastStore.getState().toast).toMatchObject({ tone: 'success' });
  });

  test('what did not work is said, and the list is asked for anew', async () => {
    answer([here, phone]);
    vi.mocked(signOutDevice).mockResolvedValue({ ok: false, problem: 'offline' });
    await signPhoneOut();
    await waitFor(() => expect(toastStore.getState().toast).toMatchObject({ tone: 'error' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(listDevices).toHaveBeenCalledTimes(2));
  });

  test('everywhere else leaves this device alone', async () => {
    answer([here, phone, unknown]);
    vi.mocked(signOutOthers).mockResolvedValue({ ok: true, value: true });
    renderPart(<DevicesSection userId="u" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere else?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByText('This device')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where you are signed in' }));
  });
});

function answer(value: Device[]): void {
  vi.mocked(listDevices).mockResolvedValue({ ok: true, value } satisfies Answer<Device[], Trouble>);
}

async function signPhoneOut(): Promise<void> {
  renderPart(<DevicesSection userId="u" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out: Firefox on Android' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
}
