import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { signOut } from '#session/sign-out.ts';
import { renderApp } from '#tests/builders/render-page.tsx';

vi.mock('#session/sign-out.ts', () => ({ signOut: vi.fn<typeof signOut>() }));

const user = { id: 'u', email: 'asha@example.in' };

beforeEach(() => {
  localStorage.clear();
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
});

async function heading(): Promise<string | null> {
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

describe('the guard', () => {
  test('a guest who wants the dashboard is asked to sign in and comes back to it', async () => {
    const { router } = await renderApp('/dashboard?tab=plans');
    expect(await heading()).toBe('page /auth');
    expect(router.state.location.search).toEqual({ redirect: '/dashboard?tab=plans' });
    act(() => sessionStore.setState({ status: 'signed-in', user }));
    await act(() => router.invalidate());
    await waitFor(() => expect(router.state.location.href).toBe('/dashboard?tab=plans'));
  });

  test('a page for signed-in users waits until it is known who is there', async () => {
    sessionStore.setState({ status: 'starting' }, true);
    await renderApp('/dashboard');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    act(() => sessionStore.setState({ status: 'signed-in', user }));
    expect(await heading()).toBe('page /dashboard');
  });

  test('a public page does not wait', async () => {
    sessionStore.setState({ status: 'starting' }, true);
    await renderApp('/privacy-policy');
    expect(await heading()).toBe('page /privacy-policy');
  });

  test('the start address leads a user to the chat and a guest to sign-in', async () => {
    const guest = await renderApp('/start');
    expect(await heading()).toBe('page /auth');
    guest.unmount();
    sessionStore.setState({ status: 'signed-in', user });
    await renderApp('/start');
    expect(await heading()).toBe('page /chat');
  });

  test('an unknown address shows the 404 page to everybody, with a way home', async () => {
    await renderApp('/no/such/page');
    expect(await heading()).toBe('Oops! Page not found');
    expect(within(screen.getByRole('main')).getByRole('link').getAttribute('href')).toBe('/');
  });
});

describe('the header', () => {
  test('a guest sees the public links and Login', async () => {
    await renderApp('/');
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', '/chat', '/blog', '/hindu-festivals', '/hindu-aartis', '/kundli']);
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/auth');
    expect(screen.queryByText('Logout')).toBeNull();
  });

  test('whoever is signed in sees the dashboard and Logout', async () => {
    sessionStore.setState({ status: 'signed-in', user });
    await renderApp('/');
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    expect(within(nav).getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.getAllByRole('button', { name: 'Logout' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  test.each([
    ['ends the session', () => sessionStore.setState({ status: 'guest' }, true)],
    [
      'breaks',
      () => {
        sessionStore.setState({ status: 'guest' }, true);
        throw new Error('broken');
      },
    ],
  ])('Logout leads to /auth when it %s', async (_, end) => {
    vi.mocked(signOut).mockImplementation(async () => end());
    sessionStore.setState({ status: 'signed-in', user });
    const { router } = await renderApp('/dashboard');
    fireEvent.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.href).toBe('/auth'));
    expect(await heading()).toBe('page /auth');
  });

  test('Logout is begun once, and keeps the focus while it goes on', async () => {
    vi.mocked(signOut)
      .mockReset()
      .mockReturnValue(new Promise(() => {}));
    sessionStore.setState({ status: 'signed-in', user });
    await renderApp('/dashboard');
    const [button] = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Logout' });
    fireEvent.click(button as HTMLElement);
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    expect([button?.disabled, button?.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    fireEvent.click(button as HTMLElement);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('the page one is on is marked', async () => {
    await renderApp('/blog');
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    await waitFor(() =>
      expect(within(nav).getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBe('page'),
    );
    expect(within(nav).getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull();
  });
});

describe('the language', () => {
  test('changes at once, without a reload, and is remembered', async () => {
    await renderApp('/');
    fireEvent.click(await screen.findByRole('button', { name: 'हिन्दी' }));
    expect(await screen.findByRole('link', { name: 'लॉगिन' })).toBeDefined();
    expect(document.documentElement.lang).toBe('hi');
    expect(localStorage.getItem('disha.language')).toBe('hi');
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
    expect(document.documentElement.lang).toBe('en');
  });
});

describe('the theme', () => {
  test('steps through device, light and dark, shows at once and is remembered', async () => {
    await renderApp('/');
    const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');
    fireEvent.click(await screen.findByRole('button', { name: 'Theme: Device. Change' }));
    fireEvent.click(screen.getByRole('button', { name: 'Theme: Light. Change' }));
    expect(scheme()).toBe('dark');
    expect(localStorage.getItem('disha.theme')).toBe('dark');
    fireEvent.click(screen.getByRole('button', { name: 'Theme: Dark. Change' }));
    expect(localStorage.getItem('disha.theme')).toBe('auto');
    expect(scheme()).toBe('light');
  });
});

describe('the menu of a narrow window', () => {
  const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Open menu' }));

  test('opens and says so', async () => {
    await renderApp('/');
    const button = await screen.findByRole('button', { name: 'Open menu' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
    await open();
    expect(screen.getByRole('button', { name: 'Close menu' }).getAttribute('aria-expanded')).toBe('true');
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(panel?.contains(screen.getByRole('navigation', { name: 'Menu' }))).toBe(true);
  });

  test('leads to the settings', async () => {
    await renderApp('/');
    await open();
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
  });

  test('leads whoever is signed in to their own dates', async () => {
    sessionStore.setState({ status: 'signed-in', user });
    await renderApp('/');
    await open();
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: 'My dates' }).getAttribute('href')).toBe('/events');
  });

  test('closes with Escape and gives the focus back to its button', async () => {
    await renderApp('/');
    await open();
    within(screen.getByRole('navigation', { name: 'Menu' }))
      .getByRole('link', { name: 'Blog' })
      .focus();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
  });

  test('closes when a link is followed', async () => {
    await renderApp('/');
    await open();
    fireEvent.click(
      within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Blog' }),
    );
    await waitFor(async () => expect(await heading()).toBe('page /blog'));
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  test('closes when something outside it is touched', async () => {
    await renderApp('/');
    await open();
    fireEvent.pointerDown(screen.getByRole('main'));
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });
});

describe('moving between pages', () => {
  test('the focus goes to the heading of the new page, and the title of the document follows', async () => {
    const { router } = await renderApp('/');
    expect(await heading()).toBe('page /');
    expect(document.activeElement).toBe(document.body);
    await act(() => router.navigate({ to: '/contact' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('page /contact'));
    expect(document.title).toBe('page /contact · Disha');
  });

  test('the back button goes back through the history', async () => {
    const { router } = await renderApp('/blog');
    await heading();
    await act(() => router.navigate({ to: '/terms-and-conditions' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(async () => expect(await heading()).toBe('page /blog'));
  });

  test('where there is no history the back button leads home', async () => {
    await renderApp('/terms-and-conditions');
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(async () => expect(await heading()).toBe('page /'));
  });
});

test('the footer has the policies and the present year', async () => {
  await renderApp('/');
  const footer = await screen.findByRole('contentinfo');
  expect(
    within(footer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/privacy-policy',
    '/terms-and-conditions',
    '/cancellation-policy',
    '/blog',
    '/contact',
    '/settings',
  ]);
  expect(footer.textContent).toContain(`© ${new Date().getFullYear()} Disha`);
});

test('the bar for the thumb has its five places', async () => {
  await renderApp('/');
  const bar = await screen.findByRole('navigation', { name: 'Quick links' });
  expect(
    within(bar)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Ask', '/chat'],
    ['Calendar', '/hindu-festivals'],
    ['Plans', '/dashboard'],
    ['Devotion', '/hindu-aartis'],
    ['Me', '/profile'],
  ]);
});

test('without a network the page says so, and stops saying so when it is back', async () => {
  await renderApp('/');
  await heading();
  const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeDefined();
  Object.defineProperty(navigator, 'onLine', online ?? { configurable: true, get: () => true });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
});
