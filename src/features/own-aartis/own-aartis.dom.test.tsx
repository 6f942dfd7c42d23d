import 'fake-indexeddb/auto';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, mirrorOf, userDatabase } from '#db/database.ts';
import { ownAartis } from '#db/queries/own-aartis.ts';
import type { MirroredRow } from '#db/schema.ts';
import { languageStore } from '#i18n/language-store.ts';
import type { PreparedPlanFile } from '#lib/prepare-plan-file.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { OwnAartiDialog } from './own-aarti-dialog.tsx';
import { OwnAartiParts } from './own-aarti-parts.tsx';
import type { AartiTask } from './use-aarti-form.ts';

// Loaded machines are slow; what is waited for comes in any case.
configure({ asyncUtilTimeout: 15_000 });

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000f8';
const rowId = '6f1d2b7e-0a03-4c3e-9a51-0000000000d1';
const deityId = '6f1d2b7e-0a03-4c3e-9a51-0000000000e1';
const aartiId = '6f1d2b7e-0a03-4c3e-9a51-0000000000a1';
const db = () => userDatabase(userId);
const toFestival: AartiTask = {
  kind: 'festival',
  festivalId: 'diwali',
  festivalRowId: rowId,
  festivalName: 'Diwali',
};

/** What becomes of a chosen file. */
let prepare: (file: File) => Promise<PreparedPlanFile>;

vi.mock('#lib/prepare-plan-file.ts', () => ({ preparePlanFile: (file: File) => prepare(file) }));

beforeEach(() => {
  cleanup();
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
  toastStore.setState({ toast: undefined });
  prepare = (file) =>
    Promise.resolve({
      kind: 'ready',
      bytes: new ArrayBuffer(8),
      type: file.name.endsWith('.pdf') ? 'application/pdf' : 'image/png',
      extension: file.name.endsWith('.pdf') ? 'pdf' : 'png',
      size: 8,
    });
});

afterEach(async () => {
  cleanup();
  await deleteUserDatabase(userId);
});

describe('adding one to a festival', () => {
  test('keeps words and tags, says so, and shows it at once with the others', async () => {
    await open();
    await openDialog();
    expect(screen.getByRole('dialog', { name: 'Add Your Own Aarti' })).toBeTruthy();
    expect(screen.getByText('Share your devotional content with the community')).toBeTruthy();
    type('aarti-title', 'Dadi ki aarti');
    type('aarti-lyrics', 'ॐ');
    type('aarti-tags', ' ghar , ,dadi');
    save();
    const own = await screen.findByTestId('own-aarti');
    expect(within(own).getByTestId('aarti-sharing').textContent).toContain('Waiting for review');
    expect(within(own).getByTestId('aarti-waits')).toBeTruthy();
    await waitFor(() => expect(screen.queryByTestId('aarti-form')).toBeNull());
    expect(toastStore.getState().toast).toMatchObject({
      tone: 'success',
      title: { message: { en: 'Success' } },
      description: { message: { en: 'Your aarti has been added successfully' } },
    });
    expect((await db().outbox.toArray()).map(({ payload }) => payload)).toMatchObject([
      { festival_id: rowId, title: 'Dadi ki aarti', content: 'ॐ', tags: ['ghar', 'dadi'] },
    ]);
    await openDialog();
    expect(screen.getByTestId<HTMLInputElement>('aarti-title').value).toBe('');
  });

  test('needs a title, and a file where one is meant, and says it where it is missing', async () => {
    await open();
    await openDialog();
    save();
    expect(await screen.findByText('Please give the aarti a title.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByTestId('aarti-title'));
    type('aarti-title', 'Scan');
    fireEvent.click(screen.getByRole('radio', { name: 'PDF' }));
    save();
    expect(await screen.findByText('Please choose a PDF or a picture.')).toBeTruthy();
    expect(await db().outbox.count()).toBe(0);
    choose('aarti.png');
    await screen.findByTestId('chosen-aarti-file');
    // What it is decides, not what was meant.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Image' }).checked).toBe(true);
    save();
    await screen.findByTestId('own-aarti');
    expect((await db().outbox.toArray()).map(({ kind }) => kind)).toEqual(['upload', 'aarti.create']);
  });

  test('refuses a file with its reason, and the one before stays', async () => {
    await open();
    await openDialog();
    fireEvent.click(screen.getByRole('radio', { name: 'Image' }));
    choose('good.png');
    await screen.findByTestId('chosen-aarti-file');
    prepare = () => Promise.resolve({ kind: 'refused', fault: 'too-large' });
    choose('huge.pdf');
    expect((await screen.findByTestId('refused-aarti-file')).textContent).toBe(
      'huge.pdf is larger than 25 MB.',
    );
    expect(screen.getByTestId('chosen-aarti-file').textContent).toContain('good.png');
    prepare = () => Promise.reject(new Error('chunk'));
    vi.spyOn(console, 'info').mockImplementation(() => {});
    choose('other.pdf');
    await waitFor(() =>
      expect(screen.getByTestId('refused-aarti-file').textContent).toContain(
        'other.pdf is not on your device yet',
      ),
    );
  });

  test('waits for a file that is still looked at, and does not go without it', async () => {
    let finish: (prepared: PreparedPlanFile) => void = () => {};
    prepare = () => new Promise((resolve) => (finish = resolve));
    await open();
    await openDialog();
    type('aarti-title', 'Slow');
    fireEvent.click(screen.getByRole('radio', { name: 'Image' }));
    choose('slow.png');
    await screen.findByText('Looking at slow.png…');
    save();
    expect(screen.getByTestId('save-aarti').textContent).toBe('Adding…');
    expect(screen.queryByText('Please choose a PDF or a picture.')).toBeNull();
    act(() => finish({ kind: 'refused', fault: 'undecodable-picture' }));
    await waitFor(() => expect(screen.getByTestId('save-aarti').textContent).toBe('Add Aarti'));
    expect(screen.getByTestId('refused-aarti-file').textContent).toContain('slow.png is damaged');
    expect(await db().outbox.count()).toBe(0);
    choose('slow.png');
    await screen.findByText('Looking at slow.png…');
    save();
    const bytes = new ArrayBuffer(4);
    act(() => finish({ kind: 'ready', bytes, type: 'image/png', extension: 'png', size: 4 }));
    await screen.findByTestId('own-aarti');
    expect((await db().outbox.toArray()).map(({ kind }) => kind)).toEqual(['upload', 'aarti.create']);
  });

  test('that was closed by accident goes on where it was', async () => {
    await open();
    await openDialog();
    type('aarti-title', 'Half');
    type('aarti-lyrics', 'a line');
    fireEvent.click(screen.getByTestId('close-aarti'));
    await waitFor(() => expect(screen.queryByTestId('aarti-form')).toBeNull());
    expect(document.activeElement).toBe(screen.getByTestId('add-aarti'));
    await openDialog();
    expect(screen.getByTestId<HTMLInputElement>('aarti-title').value).toBe('Half');
    expect(screen.getByTestId<HTMLTextAreaElement>('aarti-lyrics').value).toBe('a line');
    fireEvent.click(screen.getByTestId('clear-aarti'));
    await waitFor(() => expect(screen.getByTestId<HTMLInputElement>('aarti-title').value).toBe(''));
    expect(await db().drafts.count()).toBe(0);
  });

  test('of somebody who was signed out in the meantime is not kept, and says why', async () => {
    await open();
    await openDialog();
    type('aarti-title', 'Aarti');
    sessionStore.setState(
      { status: 'signed-in', user: { id: 'somebody-else', email: 'b@example.com' } },
      true,
    );
    save();
    await waitFor(() =>
      expect(toastStore.getState().toast).toMatchObject({
        title: { message: { en: 'Authentication Required' } },
      }),
    );
    expect(await db().outbox.count()).toBe(0);
  });

  test('that fails says so and keeps what was written', async () => {
    await open();
    await openDialog();
    type('aarti-title', 'Aarti');
    await waitFor(async () => expect(await db().drafts.count()).toBe(1));
    vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new Error('no numbers');
    });
    save();
    expect((await screen.findByTestId('aarti-trouble')).textContent).toBe('Failed to add aarti');
    expect(toastStore.getState().toast).toMatchObject({ title: { message: { en: 'Failed to add aarti' } } });
    vi.restoreAllMocks();
    expect(screen.getByTestId<HTMLInputElement>('aarti-title').value).toBe('Aarti');
  });

  test('is removed by whoever says so once more', async () => {
    await open();
    await openDialog();
    type('aarti-title', 'Typed twice');
    save();
    await screen.findByTestId('own-aarti');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Typed twice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this aarti?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByTestId('own-aarti')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Typed twice' }));
    fireEvent.click(await screen.findByTestId('confirm-remove-aarti'));
    await waitFor(() => expect(screen.queryByTestId('own-aarti')).toBeNull());
    expect(document.activeElement).toBe(screen.getByTestId('add-aarti'));
    expect(toastStore.getState().toast?.title).toMatchObject({ message: { en: 'Aarti removed' } });
  });

  test('that the server refuses is shown with the way to what can be done', async () => {
    await open();
    await openDialog();
    type('aarti-title', 'Refused');
    save();
    await screen.findByTestId('own-aarti');
    const problem = { kind: 'refused', code: 'invalid', reason: undefined } as const;
    await act(() => db().outbox.toCollection().modify({ state: 'dead', problem }));
    const note = await screen.findByTestId('aarti-refused');
    expect(note.textContent).toContain('Failed to add aarti');
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/settings/sync');
  });
});

describe('adding one to a deity', () => {
  test('names the deity, says that it is private, and tells when it is there', async () => {
    await open({ kind: 'deity', userDeityId: deityId, deityName: 'Ganesh' });
    await openDialog();
    expect(screen.getByRole('dialog', { name: 'Add New Aarti for Ganesh' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Everyone' })).toBeNull();
    type('aarti-title', '\u202eMine');
    save();
    const own = await screen.findByTestId('own-aarti');
    expect(within(own).getByTestId('aarti-sharing').textContent).toContain('only you see it');
    // What turns the direction of its title turns nothing of the sentence.
    expect(toastStore.getState().toast).toMatchObject({
      title: { message: { en: 'Aarti Added' } },
      description: {
        message: { en: 'Your aarti "{title}" has been added to {deity}.' },
        values: { title: '\u2068\u202eMine\u2069', deity: 'Ganesh' },
      },
    });
    expect((await db().outbox.toArray()).map(({ payload }) => payload)).toMatchObject([
      { user_deity_id: deityId, title: '\u202eMine', content: null, is_private: true },
    ]);
  });
});

describe('changing one', () => {
  test('shows what is there, keeps it to oneself, and says so', async () => {
    await there({ review_status: 'verified' });
    await open();
    const own = await screen.findByTestId('own-aarti');
    expect(within(own).getByTestId('aarti-sharing').textContent).toBe('Shared with everyone');
    fireEvent.click(screen.getByRole('button', { name: 'Edit Dadi ki aarti' }));
    expect((await screen.findByTestId<HTMLInputElement>('aarti-title')).value).toBe('Dadi ki aarti');
    expect(screen.getByTestId<HTMLInputElement>('aarti-tags').value).toBe('ghar, dadi');
    type('aarti-lyrics', 'ॐ जय');
    fireEvent.click(screen.getByRole('radio', { name: 'Only me' }));
    save();
    await waitFor(() => expect(screen.queryByTestId('aarti-form')).toBeNull());
    await waitFor(() =>
      expect(within(own).getByTestId('aarti-sharing').textContent).toContain('only you see it'),
    );
    expect((await db().outbox.toArray()).map(({ kind, payload }) => [kind, payload])).toEqual([
      ['aarti.update', { content: 'ॐ जय', is_private: true }],
    ]);
    expect(toastStore.getState().toast?.title).toMatchObject({ message: { en: 'Aarti changed' } });
  });

  test('keeps its file unless another is chosen, and its changes can be undone', async () => {
    await there({ content: null, file_type: 'pdf', file_url: `${userId}/a.pdf` });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Dadi ki aarti' }));
    expect(await screen.findByTestId('aarti-has-file')).toBeTruthy();
    type('aarti-title', 'Other');
    fireEvent.click(screen.getByTestId('clear-aarti'));
    await waitFor(() =>
      expect(screen.getByTestId<HTMLInputElement>('aarti-title').value).toBe('Dadi ki aarti'),
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Image' }));
    save();
    expect(await screen.findByText('Please choose a PDF or a picture.')).toBeTruthy();
    choose('new.png');
    await screen.findByTestId('chosen-aarti-file');
    save();
    await waitFor(() => expect(screen.queryByTestId('aarti-form')).toBeNull());
    expect((await db().outbox.toArray()).map(({ kind }) => kind)).toEqual(['upload', 'aarti.update']);
  });

  test('of one that was not shared begins with the reason', async () => {
    await there({ review_status: 'rejected', review_note: 'It is from a film.' });
    await open();
    expect((await screen.findByTestId('aarti-sharing')).textContent).toBe('Not shared: It is from a film.');
  });
});

async function there(columns: object): Promise<void> {
  const at = '2026-11-20T00:00:00Z';
  await mirrorOf(db(), 'user_aartis').put({
    id: aartiId,
    user_id: userId,
    seq: 5,
    deleted_at: null,
    created_at: at,
    updated_at: at,
    user_deity_id: null,
    festival_id: rowId,
    title: 'Dadi ki aarti',
    content: 'ॐ',
    file_type: 'text',
    file_url: null,
    tags: ['ghar', 'dadi'],
    is_private: false,
    review_status: null,
    review_note: null,
    ...columns,
  } as MirroredRow);
}

function open(task: AartiTask = toFestival) {
  return renderScreen(<List task={task} />);
}

/** As the screens show them: a button for the form, and each with its parts. */
function List({ task }: { task: AartiTask }) {
  const own = useLiveQuery(() => ownAartis(db()), []) ?? [];
  const [isAdding, setIsAdding] = useState(false);
  const focus = () => document.querySelector<HTMLElement>('[data-testid="add-aarti"]')?.focus();
  return (
    <>
      <button type="button" onClick={() => setIsAdding(true)} data-testid="add-aarti">
        Add
      </button>
      {own.map((each) => (
        <article key={each.aarti.id} data-testid="own-aarti">
          <OwnAartiParts own={each} onRemoved={focus} />
        </article>
      ))}
      {isAdding && (
        <OwnAartiDialog
          userId={userId}
          task={task}
          onClose={() => {
            setIsAdding(false);
            focus();
          }}
        />
      )}
    </>
  );
}

async function openDialog(): Promise<void> {
  fireEvent.click(screen.getByTestId('add-aarti'));
  await screen.findByTestId('aarti-title');
}

function type(testId: string, value: string): void {
  fireEvent.change(screen.getByTestId(testId), { target: { value } });
}

function choose(name: string): void {
  fireEvent.change(screen.getByTestId('aarti-file-input'), { target: { files: [new File(['x'], name)] } });
}

function save(): void {
  fireEvent.submit(screen.getByTestId('aarti-form'));
}
