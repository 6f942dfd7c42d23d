import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetContactOf, keptQueries, letQueryGo } from '#db/contact-queries.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sendQueriesNow } from '#session/contact.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { ContactScreen } from './contact-screen.tsx';

let answer: () => Response | Promise<Response>;
let contact: unknown;
let sent: Record<string, unknown>[];

const taken = () => new Response(null, { status: 201 });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  answer = taken;
  contact = undefined;
  sent = [];
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  toastStore.setState({ toast: undefined });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/config.json')
      return Response.json({ supabaseUrl: 'https://b.example', supabaseKey: 'k', contact });
    sent.push(JSON.parse(init.body as string) as Record<string, unknown>);
    return answer();
  });
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetModules();
  for (const { id } of await keptQueries()) await letQueryGo(id);
  for (const writer of ['', 'asha']) await forgetContactOf(writer, 'nothing');
});

describe('the form', () => {
  test('says what is missing, leads to the first of it, and follows the typing from then on', async () => {
    await open();
    submit();
    for (const text of [
      'Name must be at least 2 characters',
      'Please select a property type',
      'City must be at least 2 characters',
      'Your query must be at least 10 characters',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field('Your name'));
    write('Your name', 'Om');
    expect(screen.queryByText('Name must be at least 2 characters')).toBeNull();
    expect(screen.getByLabelText('Property type').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  test('offers the six types', async () => {
    await open();
    expect(
      within(field('Property type'))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value),
    ).toEqual(['', 'residential', 'apartment', 'commercial', 'office', 'land', 'other']);
  });

  test('is sent, thanks, and is ready for another query', async () => {
    await open();
    fill();
    submit();
    await toldOf('Thank you for your query! We will get back to you soon.', 'success');
    expect(sent).toMatchObject([
      { name: 'Asha', property_type: 'land', city: 'Pune', query: 'Is this land good?', reply_to: null },
    ]);
    expect(field('Your query').value).toBe('');
    expect(screen.queryByText('Your query must be at least 10 characters')).toBeNull();
    expect(screen.queryByTestId('waiting-queries')).toBeNull();
  });

  test('is sent once for two clicks', async () => {
    await open();
    fill();
    submit();
    submit();
    await toldOf('Thank you for your query! We will get back to you soon.', 'success');
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['the server refuses it', 400, '23514'],
    ['the server is in trouble', 503, 'down'],
  ])('keeps what was written where %s, and is the same query when tried again', async (_, status, code) => {
    answer = () => Response.json({ code, message: code }, { status });
    await open();
    fill();
    submit();
    await toldOf('Failed to submit your query. Please try again.', 'error');
    expect(field('Your query').value).toBe('Is this land good?');
    expect(await keptQueries()).toEqual([]);
    answer = taken;
    submit();
    await toldOf('Thank you for your query! We will get back to you soon.', 'success');
    expect(sent[1]?.['id']).toBe(sent[0]?.['id']);
  });

  test('with other words is another query', async () => {
    answer = () => Response.json({ code: 'down' }, { status: 503 });
    await open();
    fill();
    submit();
    await toldOf('Failed to submit your query. Please try again.', 'error');
    write('Your query', 'Is this other land good?');
    submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.['id']).not.toBe(sent[0]?.['id']);
    await waitFor(() => expect(screen.getByTestId('contact-send').textContent).toBe('Send'));
  });

  test('refuses what nobody could answer to', async () => {
    await open();
    fill();
    write('E-mail or phone, if you would like an answer', 'call me');
    submit();
    expect(screen.getByText(/Please enter an e-mail address or a phone number/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('is there in Hindi', async () => {
    languageStore.setState({ language: 'hi' });
    await open();
    submit();
    expect(screen.getByText('नाम कम से कम 2 अक्षरों का होना चाहिए')).toBeTruthy();
  });
});

describe('what is being written', () => {
  test('is there again after the page was left', async () => {
    await open();
    fill();
    await waitFor(async () => {
      cleanup();
      await open();
      await waitFor(() => expect(field('Your query').value).toBe('Is this land good?'), { timeout: 200 });
    });
    expect(field('Property type').value).toBe('land');
  });

  test('is said not to be kept where the device has no room for it, and to be kept when it is', async () => {
    const promise = 'What you write is kept on this device until it has been sent.';
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await open();
    expect(screen.getByText(promise)).toBeTruthy();
    write('Your name', 'Asha');
    expect(await screen.findByText('Not kept: this device has no room for it.')).toBeTruthy();
    expect(screen.queryByText(promise)).toBeNull();
    put.mockRestore();
    write('Your name', 'Asha K');
    expect(await screen.findByText(promise)).toBeTruthy();
  });

  test('of a guest is not shown to an account, which has its address to be answered at', async () => {
    await open();
    fill();
    act(() => sessionStore.setState(asha, true));
    await waitFor(() =>
      expect(field('E-mail or phone, if you would like an answer').value).toBe('asha@example.org'),
    );
    expect(field('Your query').value).toBe('');
    write('E-mail or phone, if you would like an answer', '');
    expect(field('E-mail or phone, if you would like an answer').value).toBe('');
  });
});

describe('a query that cannot go now', () => {
  test('waits on the device, says so, and is thanked for when it has gone', async () => {
    answer = offline;
    await open();
    fill();
    submit();
    const waiting = await screen.findByTestId('waiting-queries');
    await toldOf('Your query is waiting on this device.', 'info');
    expect(waiting.textContent).toContain('Is this land good?');
    expect(waiting.textContent).toContain('goes by itself as soon as there is a connection');
    expect(field('Your query').value).toBe('');
    answer = taken;
    await act(() => sendQueriesNow());
    await waitFor(() => expect(screen.queryByTestId('waiting-queries')).toBeNull());
    await toldOf('Thank you for your query! We will get back to you soon.', 'success');
    expect(sent[1]).toEqual(sent[0]);
  });

  test('says from when on it is taken, where there were too many', async () => {
    answer = () =>
      Response.json({ code: 'too_many_queries' }, { status: 429, headers: { 'retry-after': '1200' } });
    await open();
    fill();
    submit();
    const waiting = await screen.findByTestId('waiting-queries');
    await waitFor(() => expect(waiting.textContent).toMatch(/Too many queries .* after \d{1,2}:\d\d [ap]m/));
    expect(within(waiting).queryByRole('button', { name: 'Send now' })).toBeNull();
  });

  test('is removed at the word of its writer, who may take that back', async () => {
    answer = offline;
    await open();
    fill();
    submit();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await toldOf('The query was removed.', 'info');
    expect(await keptQueries()).toEqual([]);
    act(() => toastStore.getState().toast?.action?.run());
    await waitFor(async () => expect(await keptQueries()).toHaveLength(1));
  });

  test('of an account is shown to nobody else', async () => {
    sessionStore.setState(asha, true);
    await open();
    fill();
    submit();
    const waiting = await screen.findByTestId('waiting-queries');
    await waitFor(() => expect(waiting.textContent).toContain('once you have signed in again'));
    expect(await keptQueries('asha')).toHaveLength(1);
    act(() => sessionStore.setState({ status: 'guest' }, true));
    await waitFor(() => expect(screen.queryByTestId('waiting-queries')).toBeNull());
  });
});

describe('what is left when somebody leaves', () => {
  test.each([
    ['nothing', []],
    ['unsent', ['Is this land good?']],
  ] as const)('%s', async (leaving, left) => {
    sessionStore.setState(asha, true);
    answer = offline;
    await open();
    fill();
    submit();
    await screen.findByTestId('waiting-queries');
    write('Your query', 'A second query');
    await forgetContactOf('asha', leaving);
    expect((await keptQueries('asha')).map(({ query }) => query)).toEqual(left);
  });
});

describe('other ways', () => {
  test('are those that the host names', async () => {
    contact = { email: 'hello@example.org', phone: '+91 20 1234 5678' };
    await openAnew();
    const mail = await screen.findByRole('link', { name: 'hello@example.org' });
    expect(mail.getAttribute('href')).toBe('mailto:hello@example.org');
    expect(screen.getByRole('link', { name: '+91 20 1234 5678' }).getAttribute('href')).toBe(
      'tel:+912012345678',
    );
    expect(screen.queryByTestId('no-addresses')).toBeNull();
  });

  test('are said to be none where the host names none', async () => {
    contact = { email: 'javascript:alert(1)', phone: 'call' };
    await openAnew();
    expect((await screen.findByTestId('no-addresses')).textContent).toContain(
      'No e-mail address or phone number',
    );
  });

  /** The host is asked once in the life of a page. */
  async function openAnew(): Promise<void> {
    const anew = await import('./contact-screen.tsx');
    await renderScreen(<anew.ContactScreen />);
  }
});

const asha = { status: 'signed-in', user: { id: 'asha', email: 'asha@example.org' } } as const;

async function open(): Promise<void> {
  await renderScreen(<ContactScreen />);
  await screen.findByTestId('contact-form');
}

function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function write(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

function fill(): void {
  write('Your name', 'Asha');
  write('Property type', 'land');
  write('City', 'Pune');
  write('Your query', 'Is this land good?');
}

function submit(): void {
  fireEvent.submit(screen.getByTestId('contact-form'));
}

async function toldOf(text: string, tone: string): Promise<void> {
  await waitFor(() =>
    expect(toastStore.getState().toast).toMatchObject({ tone, title: { message: { en: text } } }),
  );
}
