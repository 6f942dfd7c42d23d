import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { newOutboxRow } from '#db/outbox-row.ts';
import { languageStore } from '#i18n/language-store.ts';
import { deleteMyAccount, type DeletionOutcome } from '#session/delete-account.ts';
import { signOut } from '#session/sign-out.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { exportSectionId } from './export-place.ts';

vi.mock('#session/delete-account.ts', () => ({ deleteMyAccount: vi.fn<typeof deleteMyAccount>() }));
vi.mock('#session/sign-out.ts', () => ({ signOut: vi.fn<typeof signOut>() }));

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000002';
const email = 'Asha@Example.in';

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
  vi.mocked(deleteMyAccount).mockReset();
  vi.mocked(signOut).mockReset();
});
afterEach(() => deleteUserDatabase(userId));

describe('before anything happens', () => {
  test('it says in plain words what will happen', async () => {
    await show();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText(/are deleted from our server with all their files/)).toBeDefined();
    expect(screen.getByText(/It cannot be undone/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the data is offered first: the focus goes to the export', async () => {
    await renderScreen(
      <>
        <h2 id={`${exportSectionId}-title`} tabIndex={-1}>
          Download
        </h2>
        <DeleteAccountDialog userId={userId} email={email} />
      </>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Download my data first' }));
    expect(document.activeElement?.textContent).toBe('Download');
  });

  test('without a connection it cannot be begun, and says why', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show();
    expect(screen.getByText('Deleting your account needs a connection.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete my account…' }).disabled).toBe(true);
  });

  test('it is in Hindi for whoever reads Hindi', async () => {
    languageStore.setState({ language: 'hi' });
    await show();
    expect(screen.getByRole('heading', { name: 'मेरा खाता हटाएँ' })).toBeDefined();
  });
});

describe('the question', () => {
  test('asks for the address of the account, which no keyboard changes while it is typed', async () => {
    await show();
    open();
    const field = input();
    expect(field.getAttribute('autocapitalize')).toBe('off');
    expect(field.getAttribute('autocomplete')).toBe('off');
    expect(field.getAttribute('spellcheck')).toBe('false');
  });

  test.each(['', 'asha', 'ravi@example.in'])('takes nothing else for it: %s', async (typed) => {
    await show();
    open();
    await confirm(typed);
    expect(screen.getByText(/This is not the e-mail address of your account/)).toBeDefined();
    expect(document.activeElement).toBe(input());
    expect(deleteMyAccount).not.toHaveBeenCalled();
  });

  test('takes it in any case', async () => {
    answer({ kind: 'deleted' });
    await show();
    open();
    await confirm('ASHA@example.IN');
    await waitFor(() => expect(deleteMyAccount).toHaveBeenCalledExactlyOnceWith(userId, 'ASHA@example.IN'));
  });

  test('asks for a word where the account has no address', async () => {
    answer({ kind: 'deleted' });
    await renderScreen(<DeleteAccountDialog userId={userId} email="" />);
    await screen.findByRole('heading', { name: 'Delete my account' });
    open();
    await confirm('something');
    expect(screen.getByText(/This is not the word/)).toBeDefined();
    await confirm('Delete');
    await waitFor(() => expect(deleteMyAccount).toHaveBeenCalledExactlyOnceWith(userId, userId));
  });

  test('can be left without harm', async () => {
    await show();
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(deleteMyAccount).not.toHaveBeenCalled();
  });

  test('names what has not been sent, a file being part of what it belongs to', async () => {
    await keep(7);
    await show();
    open();
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/^7 items on this device have not been sent yet/)).toBeDefined();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'New event: Event 1',
      'New event: Event 2',
      'New event: Event 3',
      'New event: Event 4',
      'New event: Event 5',
      'and 2 more',
    ]);
  });

  test('says nothing of unsent things where there are none', async () => {
    await show();
    open();
    expect(within(screen.getByRole('dialog')).queryAllByRole('listitem')).toEqual([]);
  });
});

describe('deleting', () => {
  test('says that it is under way, and nothing can be asked for twice', async () => {
    vi.mocked(deleteMyAccount).mockReturnValue(new Promise(() => {}));
    await show();
    open();
    await confirm(email);
    expect(await screen.findByText(/Your account is being deleted/)).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Delete my account' })).toBeDefined();
    fireEvent.submit(form());
    await confirm(email);
    expect(deleteMyAccount).toHaveBeenCalledTimes(1);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep my account' }).disabled).toBe(true);
  });

  test('cannot be hidden by Escape while it is under way', async () => {
    vi.mocked(deleteMyAccount).mockReturnValue(new Promise(() => {}));
    await show();
    open();
    await confirm(email);
    await screen.findByText(/Your account is being deleted/);
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void screen.getByRole('dialog').dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
  });

  test('empties the device afterwards, leads home and says a kind word', async () => {
    const order: string[] = [];
    vi.mocked(deleteMyAccount).mockImplementation(async () => {
      order.push('server');
      return { kind: 'deleted' };
    });
    vi.mocked(signOut).mockImplementation(async (leaving) => void order.push(`device: ${leaving}`));
    const { router } = await show();
    await router.navigate({ to: '/profile' });
    open();
    await confirm(email);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(order).toEqual(['server', 'device: nothing']);
    expect(toastStore.getState().toast).toMatchObject({
      tone: 'success',
      title: { message: { en: 'Your account has been deleted' } },
    });
  });

  test('leads home also where the device could not be emptied at once', async () => {
    answer({ kind: 'deleted' });
    vi.mocked(signOut).mockRejectedValue(new Error('blocked'));
    const { router } = await show();
    await router.navigate({ to: '/profile' });
    open();
    await confirm(email);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test.each<[DeletionOutcome, RegExp]>([
    [
      { kind: 'not-deleted', trouble: 'offline' },
      /There is no connection. Your account has not been deleted/,
    ],
    [{ kind: 'not-deleted', trouble: 'signed-out' }, /Your sign-in has run out/],
    [{ kind: 'not-deleted', trouble: 'busy' }, /too many requests/],
    [{ kind: 'not-deleted', trouble: 'failed' }, /Our server could not do it/],
    [{ kind: 'uncertain', trouble: 'offline' }, /No answer came/],
    [{ kind: 'uncertain', trouble: 'signed-out' }, /Either the account was deleted by an earlier try/],
  ])('that did not come to its end leaves the device alone and says why: %o', async (outcome, words) => {
    answer(outcome);
    await show();
    open();
    await confirm(email);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(signOut).not.toHaveBeenCalled();
    expect(toastStore.getState().toast).toBeUndefined();
    answer({ kind: 'deleted' });
    await confirm(email);
    await waitFor(() => expect(signOut).toHaveBeenCalledExactlyOnceWith('nothing'));
  });

  test('with an address that the server does not know is marked at the field', async () => {
    answer({ kind: 'confirmation-wrong' });
    await show();
    open();
    await confirm(email);
    expect(await screen.findByText(/This is not the e-mail address of your account/)).toBeDefined();
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(signOut).not.toHaveBeenCalled();
  });
});

async function show() {
  const shown = await renderScreen(<DeleteAccountDialog userId={userId} email={email} />);
  await screen.findByRole('heading', { level: 2 });
  return shown;
}

function open(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account…' }));
}

function input(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox');
}

function form(): HTMLFormElement {
  return input().form as HTMLFormElement;
}

async function confirm(typed: string): Promise<void> {
  fireEvent.change(input(), { target: { value: typed } });
  await act(async () => fireEvent.submit(form()));
}

function answer(outcome: DeletionOutcome): void {
  vi.mocked(deleteMyAccount).mockResolvedValue(outcome);
}

async function keep(count: number): Promise<void> {
  const shared = { userId, deps: [], keptAt: Date.now() };
  await userDatabase(userId).outbox.bulkAdd([
    newOutboxRow({ ...shared, opId: 'up', kind: 'upload', entityId: 'up', lane: 'up', payload: {} }),
    ...Array.from({ length: count }, (_, nr) =>
      newOutboxRow({
        ...shared,
        opId: `o${nr}`,
        kind: 'event.create',
        entityId: `e${nr}`,
        lane: `e${nr}`,
        payload: { title: `Event ${nr + 1}` },
      }),
    ),
  ]);
}
