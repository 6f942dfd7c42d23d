import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import type { AdminAnswer } from '#session/admin-refusal.ts';
import {
  listShared,
  listToReview,
  readShared,
  readSharedWords,
  reviewAarti,
  type AartiToReview,
} from '#session/admin-review.ts';
import {
  addRow,
  changeAdminRow,
  countOpenQueries,
  listRows,
  fetchAdminRow,
  removeRow,
  roleOf,
} from '#session/admin-rows.ts';
import { addCatalogueDeity } from '#session/admin.ts';
import { readUsage } from '#session/admin-usage.ts';
import { setSession } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { AdminScreen } from './admin-screen.tsx';
import { keepEntryDraft, keptEntryDraft } from './entry-draft.ts';

vi.mock('#session/admin-rows.ts', () => ({
  addRow: vi.fn<typeof addRow>(),
  changeAdminRow: vi.fn<typeof changeAdminRow>(),
  countOpenQueries: vi.fn<typeof countOpenQueries>(),
  listRows: vi.fn<typeof listRows>(),
  fetchAdminRow: vi.fn<typeof fetchAdminRow>(),
  removeRow: vi.fn<typeof removeRow>(),
  roleOf: vi.fn<typeof roleOf>(),
}));
vi.mock('#session/admin-review.ts', () => ({
  countToReview: async () => ({ ok: true, value: 0 }),
  listShared: vi.fn<typeof listShared>(),
  listToReview: vi.fn<typeof listToReview>(),
  readShared: vi.fn<typeof readShared>(),
  readSharedWords: vi.fn<typeof readSharedWords>(),
  reviewAarti: vi.fn<typeof reviewAarti>(),
}));
vi.mock('#session/admin-usage.ts', () => ({ readUsage: vi.fn<typeof readUsage>() }));
vi.mock('#session/admin.ts', () => ({
  addCatalogueDeity: vi.fn<typeof addCatalogueDeity>(),
  changeCatalogueDeity: vi.fn<() => void>(),
}));
vi.mock('./entry-draft.ts', () => ({
  keepEntryDraft: vi.fn<typeof keepEntryDraft>(),
  keptEntryDraft: vi.fn<typeof keptEntryDraft>(),
}));

const done = <T,>(value: T): AdminAnswer<T> => ({ ok: true, value });

beforeEach(() => {
  vi.resetAllMocks();
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
  setSession({ status: 'signed-in', user: { id: 'a', email: 'a@example.in' } });
  vi.mocked(roleOf).mockResolvedValue(done('admin'));
  vi.mocked(countOpenQueries).mockResolvedValue(done(3));
  vi.mocked(listRows).mockResolvedValue(done([]));
  vi.mocked(keepEntryDraft).mockResolvedValue();
  vi.mocked(keptEntryDraft).mockResolvedValue(undefined);
});

const show = (path: string) => renderScreen(<AdminScreen path={path} notFound={<h1>Not found</h1>} />);

describe('who comes', () => {
  test('as a guest finds nothing, and the server is not asked', async () => {
    setSession({ status: 'guest' });
    await show('blog');
    expect(screen.getByRole('heading', { name: 'Not found' })).toBeDefined();
    expect(roleOf).not.toHaveBeenCalled();
  });

  test('as a user finds nothing', async () => {
    vi.mocked(roleOf).mockResolvedValue(done('user'));
    await show('');
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeDefined();
  });

  test.each(['nowhere', 'blog/1/2', '../deities'])('finds nothing at %s', async (path) => {
    await show(path);
    expect(screen.getByRole('heading', { name: 'Not found' })).toBeDefined();
  });

  test('without a connection reads that one is needed, and the page opens with it', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.mocked(listRows).mockResolvedValue(done([]));
    await show('plans');
    expect(await screen.findByText(/works with a connection only/)).toBeDefined();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Plans' })).toBeDefined();
    onLine.mockRestore();
  });

  test('as an admin sees where they are, and what waits', async () => {
    await show('plans');
    expect(await screen.findByRole('heading', { name: 'Administration' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Plans' }).getAttribute('aria-current')).toBe('page');
    expect(await screen.findByRole('link', { name: 'Inbox 3 waiting' })).toBeDefined();
  });

  test('reads Hindi where they read Hindi', async () => {
    languageStore.setState({ language: 'hi' });
    await show('plans');
    expect(await screen.findByRole('heading', { name: 'प्रशासन' })).toBeDefined();
  });
});

describe('the usage', () => {
  const nothing = {
    users: 0,
    newUsers: 0,
    messages: 0,
    answers: 0,
    failures: 0,
    creditsSold: 0,
    creditsSpent: 0,
    revenuePaise: 0,
  };

  test('has totals, and a chart that is walked through by keys with the same numbers in a table', async () => {
    const days = [
      { ...nothing, day: '2026-11-20', messages: 4, creditsSpent: 4 },
      { ...nothing, day: '2026-11-21', messages: 12 },
    ];
    const totals = { ...nothing, messages: 16, creditsSpent: 4, revenuePaise: 19_900 };
    vi.mocked(readUsage).mockResolvedValue(done({ days, totals }));
    await show('');
    expect((await screen.findByTestId('total-messages')).textContent).toBe('16');
    expect(screen.getByTestId('total-creditsSpent').textContent).toBe('1.33');
    expect(screen.getByTestId('total-revenuePaise').textContent).toBe('₹199');
    const chart = screen.getByRole('figure', { name: 'Messages' });
    const walk = within(chart).getByRole('slider', { name: 'Messages' });
    fireEvent.change(walk, { target: { value: '0' } });
    expect(walk.getAttribute('aria-valuetext')).toBe('20 Nov 2026: 4');
    expect(within(chart).getByRole('row', { name: '21 Nov 2026 12', hidden: true })).toBeDefined();
  });

  test('of an empty time says so', async () => {
    vi.mocked(readUsage).mockResolvedValue(
      done({ days: [{ ...nothing, day: '2026-11-20' }], totals: nothing }),
    );
    await show('');
    expect(await screen.findByText('Nothing was counted in this time.')).toBeDefined();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  test('that could not be counted is asked for again', async () => {
    vi.mocked(readUsage).mockResolvedValueOnce({ ok: false, problem: 'failed' });
    vi.mocked(readUsage).mockResolvedValue(done({ days: [], totals: nothing }));
    await show('');
    expect((await screen.findByRole('alert')).textContent).toContain('The server could not do it');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTestId('total-users')).toBeDefined();
  });
});

const deity = {
  id: 'd',
  name: 'Ganesh',
  name_hi: 'गणेश',
  about: null,
  about_hi: null,
  image: null,
  is_published: true,
  updated_at: 't1',
};

describe('a deity', () => {
  test('needs a name that shows something before the server is asked', async () => {
    await show('deities/new');
    const name = await screen.findByTestId('name');
    fireEvent.change(name, { target: { value: '\u200b' } });
    fireEvent.click(screen.getByTestId('save-entry'));
    expect(await screen.findByText('A name is needed.')).toBeDefined();
    expect(document.activeElement).toBe(name);
    expect(addCatalogueDeity).not.toHaveBeenCalled();
  });

  test('is added with what was entered, and what is empty is nothing', async () => {
    vi.mocked(addCatalogueDeity).mockResolvedValue(done({ ...deity, name: 'Kartikeya' }));
    await show('deities/new');
    fireEvent.change(await screen.findByTestId('name'), { target: { value: ' Kartikeya ' } });
    fireEvent.click(screen.getByTestId('save-entry'));
    await waitFor(() =>
      expect(toastStore.getState().toast?.title).toMatchObject({
        message: { en: 'Deity added successfully' },
      }),
    );
    expect(addCatalogueDeity).toHaveBeenCalledWith(
      'a',
      expect.objectContaining({ name: 'Kartikeya', about: null }),
    );
  });

  test('that was refused says why, and keeps what was written', async () => {
    vi.mocked(addCatalogueDeity).mockResolvedValue({ ok: false, problem: 'not-allowed' });
    await show('deities/new');
    fireEvent.change(await screen.findByTestId('name'), { target: { value: 'Kartikeya' } });
    fireEvent.click(screen.getByTestId('save-entry'));
    expect((await screen.findByRole('alert')).textContent).toContain('not an administrator');
    expect(screen.getByTestId<HTMLInputElement>('name').value).toBe('Kartikeya');
    expect(toastStore.getState().toast?.title).toMatchObject({ message: { en: 'Failed to add deity' } });
  });

  test('that is sent again has nothing told of the refusal before', async () => {
    vi.mocked(addCatalogueDeity)
      .mockResolvedValueOnce({ ok: false, problem: 'not-allowed' })
      .mockReturnValueOnce(new Promise(() => {}));
    await show('deities/new');
    fireEvent.change(await screen.findByTestId('name'), { target: { value: 'Kartikeya' } });
    fireEvent.click(screen.getByTestId('save-entry'));
    await waitFor(() => expect(toastStore.getState().toast).toBeDefined());
    fireEvent.click(screen.getByTestId('save-entry'));
    await waitFor(() => expect(addCatalogueDeity).toHaveBeenCalledTimes(2));
    expect(toastStore.getState().toast).toBeUndefined();
  });

  test('that something refers to is not deleted, and it is said what can be done', async () => {
    vi.mocked(fetchAdminRow).mockResolvedValue(done(deity));
    vi.mocked(removeRow).mockResolvedValue({ ok: false, problem: 'in-use' });
    await show('deities/d');
    fireEvent.click(await screen.findByTestId('delete-entry'));
    expect(removeRow).not.toHaveBeenCalled();
    fireEvent.click(screen.getByTestId('delete-entry-now'));
    await waitFor(() =>
      expect(toastStore.getState().toast?.description).toMatchObject({
        message: { en: expect.stringContaining('still refers to it') as string },
      }),
    );
    // Asked once more, it is not said beside the question.
    fireEvent.click(screen.getByTestId('delete-entry'));
    expect(toastStore.getState().toast).toBeUndefined();
  });

  test('flags signs in its name that nobody sees, and takes them out', async () => {
    await show('deities/new');
    const name = await screen.findByTestId<HTMLInputElement>('name');
    fireEvent.change(name, { target: { value: 'Shiv\u202egnp' } });
    expect((await screen.findByRole('alert')).textContent).toContain('characters: 1');
    fireEvent.click(screen.getByTestId('name-clean'));
    expect(name.value).toBe('Shivgnp');
  });

  test('cannot be saved without a connection, and what was written is kept', async () => {
    await show('deities/new');
    const name = await screen.findByTestId('name');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    fireEvent.change(name, { target: { value: 'Kartikeya' } });
    fireEvent.click(screen.getByTestId('save-entry'));
    expect(screen.getAllByText(/works with a connection only/).length).toBeGreaterThan(0);
    expect(addCatalogueDeity).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(keepEntryDraft).toHaveBeenCalledWith(
        'a',
        'deity new',
        expect.objectContaining({ words: expect.objectContaining({ name: 'Kartikeya' }) as object }),
      ),
    );
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
  });
});

const post = {
  id: 'p',
  slug: 'kitchen',
  language: 'en',
  translation_key: null,
  title: 'Kitchen',
  excerpt: null,
  content: 'South east.',
  meta_title: null,
  meta_description: null,
  author_name: 'Disha',
  reading_time: 1,
  published: false,
  published_at: null,
  featured: false,
  tags: [],
  cover: null,
  category_id: null,
  updated_at: 't1',
};

describe('a post', () => {
  test('somebody else has saved meanwhile is not written over', async () => {
    vi.mocked(fetchAdminRow).mockResolvedValue(done(post));
    const theirs = { ...post, title: 'Their kitchen', updated_at: 't2' };
    vi.mocked(changeAdminRow).mockResolvedValueOnce({ kind: 'conflict', theirs } as never);
    await show('blog/p');
    const title = await screen.findByTestId<HTMLInputElement>('title');
    fireEvent.change(title, { target: { value: 'My kitchen' } });
    fireEvent.click(screen.getByTestId('save-entry'));
    const conflict = await screen.findByTestId('conflict');
    expect(conflict.textContent).toContain('Their kitchen');
    expect(title.value).toBe('My kitchen');
    expect(changeAdminRow).toHaveBeenCalledTimes(1);

    vi.mocked(changeAdminRow).mockResolvedValueOnce(done({ ...theirs, title: 'My kitchen' }));
    fireEvent.click(within(conflict).getByRole('button', { name: 'Go on with mine' }));
    fireEvent.click(screen.getByTestId('save-entry'));
    await waitFor(() => expect(changeAdminRow).toHaveBeenCalledTimes(2));
    expect(changeAdminRow).toHaveBeenLastCalledWith(
      'a',
      'blog_posts',
      { id: 'p', updated_at: 't2' },
      expect.objectContaining({ title: 'My kitchen' }),
    );
  });

  test('has the words of an earlier visit, which can be discarded', async () => {
    vi.mocked(fetchAdminRow).mockResolvedValue(done(post));
    vi.mocked(keptEntryDraft).mockImplementation(async (_, __, shape) => ({
      words: { ...shape, title: 'Half a thought' },
      base: 't1',
    }));
    await show('blog/p');
    const title = await screen.findByTestId<HTMLInputElement>('title');
    await waitFor(() => expect(title.value).toBe('Half a thought'));
    fireEvent.click(screen.getByTestId('start-over'));
    expect(title.value).toBe('Kitchen');
    expect(keepEntryDraft).toHaveBeenLastCalledWith('a', 'post p', undefined);
  });

  test('refuses a paste that nobody could save, before it is in the field', async () => {
    await show('blog/new');
    const content = await screen.findByTestId<HTMLTextAreaElement>('content');
    const pasted = fireEvent.paste(content, { clipboardData: { getData: () => 'x'.repeat(5_000_000) } });
    expect(pasted).toBe(false);
    expect(await screen.findByText(/50,00,000 characters, and at most 2,00,000/)).toBeDefined();
    expect(content.value).toBe('');
  });

  test('tells how long it takes to read', async () => {
    await show('blog/new');
    fireEvent.change(await screen.findByTestId('content'), { target: { value: 'word '.repeat(800) } });
    expect(screen.getByTestId('reading-time').textContent).toBe('Reading time: 4 min');
  });
});

const shared: AartiToReview = {
  id: 's',
  seq: 7,
  title: 'Aarti',
  letters: 31,
  fileType: 'text',
  file: undefined,
  tags: [],
  isChange: false,
  festival: undefined,
  deity: { name: 'Ganesh', nameHi: 'गणेश' },
  waitingSince: '2026-11-20T10:00:00Z',
};

async function openWords(card: HTMLElement): Promise<void> {
  fireEvent.click(within(card).getByTestId('show-words'));
  await waitFor(() => expect(within(card).getByTestId('verify').getAttribute('aria-disabled')).toBe('false'));
}

describe('a shared aarti', () => {
  beforeEach(() => {
    vi.mocked(listToReview).mockResolvedValue(done([shared]));
    vi.mocked(readSharedWords).mockResolvedValue(done('जय जय <script>alert(1)</script>'));
    vi.mocked(listShared).mockResolvedValue(done([]));
  });

  test('is shown as the text it is, and can be taken back after it was verified', async () => {
    vi.mocked(reviewAarti).mockResolvedValue(done({ seq: 8 }));
    await show('review');
    const card = await screen.findByTestId('to-review');
    fireEvent.click(within(card).getByTestId('verify'));
    expect(readSharedWords).not.toHaveBeenCalled();
    expect(reviewAarti).not.toHaveBeenCalled();
    await openWords(card);
    expect(readSharedWords).toHaveBeenCalledExactlyOnceWith('a', shared);
    expect(card.textContent).toContain('<script>alert(1)</script>');
    expect(card.querySelector('script')).toBeNull();
    vi.mocked(listToReview).mockResolvedValue(done([]));
    fireEvent.click(within(card).getByTestId('verify'));
    await waitFor(() => expect(screen.queryByTestId('to-review')).toBeNull());
    expect(screen.getByText('Nothing waits for you')).toBeDefined();
    toastStore.getState().toast?.action?.run();
    expect(reviewAarti).toHaveBeenLastCalledWith(
      'a',
      expect.objectContaining({ kind: 'rejected', aarti: { ...shared, seq: 8 } }),
    );
  });

  test('of many letters is laid out in short pieces, and signs that nobody sees are counted', async () => {
    vi.mocked(readSharedWords).mockResolvedValue(done(`${'श्री'.repeat(2000)}\u202e`));
    await show('review');
    const card = await screen.findByTestId('to-review');
    expect(within(card).queryByRole('alert')).toBeNull();
    await openWords(card);
    const words = within(card).getByRole('region', { name: 'Text of Aarti' });
    const lengths = [...words.querySelectorAll('p')].map((piece) => piece.textContent.length);
    expect(lengths.reduce((sum, length) => sum + length)).toBe(8001);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
    expect(within(card).getByRole('alert').textContent).toContain('1 invisible');
  });

  test('that was the last of the list is followed by those that were not in it', async () => {
    const next: AartiToReview = { ...shared, id: 'n', title: 'The next one' };
    vi.mocked(reviewAarti).mockResolvedValue(done({ seq: 8 }));
    await show('review');
    const card = await screen.findByTestId('to-review');
    await openWords(card);
    vi.mocked(listToReview).mockResolvedValue(done([next]));
    fireEvent.click(within(card).getByTestId('verify'));
    expect(await screen.findByRole('heading', { name: 'The next one' })).toBeDefined();
    expect(screen.getAllByTestId('to-review')).toHaveLength(1);
  });

  test('whose words are there no more cannot be verified', async () => {
    vi.mocked(readSharedWords).mockResolvedValue({ ok: false, problem: 'gone' });
    await show('review');
    const card = await screen.findByTestId('to-review');
    fireEvent.click(within(card).getByTestId('show-words'));
    expect(await within(card).findByRole('alert')).toBeDefined();
    fireEvent.click(within(card).getByTestId('verify'));
    expect(reviewAarti).not.toHaveBeenCalled();
  });

  test('that is a file with words is verified when both were shown', async () => {
    const aarti: AartiToReview = { ...shared, fileType: 'image', file: 'u/1.png' };
    vi.mocked(listToReview).mockResolvedValue(done([aarti]));
    vi.mocked(readShared).mockResolvedValue(done({ kind: 'unreadable' }));
    await show('review');
    const card = await screen.findByTestId('to-review');
    fireEvent.click(within(card).getByTestId('show-file'));
    expect(await within(card).findByText(/जय जय/)).toBeDefined();
    expect(within(card).getByTestId('verify').getAttribute('aria-disabled')).toBe('true');
  });

  test('is rejected with a reason only', async () => {
    vi.mocked(reviewAarti).mockResolvedValue(done({ seq: 8 }));
    await show('review');
    fireEvent.click(await screen.findByTestId('reject'));
    fireEvent.click(screen.getByTestId('reject-now'));
    expect(await screen.findByText('Please give a reason.')).toBeDefined();
    expect(reviewAarti).not.toHaveBeenCalled();
    fireEvent.change(screen.getByTestId('reason'), { target: { value: 'A verse is missing.' } });
    fireEvent.click(screen.getByTestId('reject-now'));
    await waitFor(() =>
      expect(reviewAarti).toHaveBeenCalledWith('a', {
        kind: 'rejected',
        aarti: shared,
        reason: 'A verse is missing.',
      }),
    );
  });

  test('that is a file is verified as it was shown, and not before', async () => {
    const aarti: AartiToReview = { ...shared, letters: undefined, fileType: 'image', file: 'u/1.png' };
    const bytes = new Uint8Array([1, 2, 3]);
    vi.mocked(listToReview).mockResolvedValue(done([aarti]));
    vi.mocked(reviewAarti).mockResolvedValue(done({ seq: 8 }));
    let answer: (read: Awaited<ReturnType<typeof readShared>>) => void = () => {};
    vi.mocked(readShared).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await show('review');
    fireEvent.click(await screen.findByTestId('verify'));
    expect(reviewAarti).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /^Show the file/ }));
    await act(async () => answer(done({ kind: 'pictures', pictures: [new Blob(['x'])], pages: 1, bytes })));
    await waitFor(() => expect(screen.getByTestId('verify').getAttribute('aria-disabled')).toBe('false'));
    fireEvent.click(screen.getByTestId('verify'));
    await waitFor(() =>
      expect(reviewAarti).toHaveBeenCalledWith('a', { kind: 'verified', aarti, file: bytes }),
    );
  });

  test('has its file fetched and drawn at a press, and only one at a time', async () => {
    const files = ['s1', 's2'].map((id): AartiToReview => ({
      ...shared,
      id,
      letters: undefined,
      fileType: 'image',
      file: `u/${id}.png`,
    }));
    vi.mocked(listToReview).mockResolvedValue(done(files));
    vi.mocked(readShared).mockReset();
    vi.mocked(readShared).mockResolvedValue(
      done({ kind: 'pictures', pictures: [new Blob(['x'])], pages: 1, bytes: new Uint8Array([1]) }),
    );
    await show('review');
    const cards = await screen.findAllByTestId('to-review');
    const isClosed = (card: HTMLElement) => within(card).queryByTestId('show-file') !== null;
    const mayVerify = (card: HTMLElement) =>
      within(card).getByTestId('verify').getAttribute('aria-disabled') === 'false';
    expect(cards.map(isClosed)).toEqual([true, true]);
    expect(readShared).not.toHaveBeenCalled();
    for (const [at, card] of cards.entries()) {
      fireEvent.click(within(card).getByTestId('show-file'));
      await waitFor(() => expect(mayVerify(card)).toBe(true));
      expect(readShared).toHaveBeenCalledTimes(at + 1);
      expect(readShared).toHaveBeenLastCalledWith('a', files[at]);
    }
    expect(cards.map(isClosed)).toEqual([true, false]);
    expect(cards.map(mayVerify)).toEqual([false, true]);
  });

  test('that its owner has changed is fetched anew', async () => {
    vi.mocked(reviewAarti).mockResolvedValue({ ok: false, problem: 'changed' });
    await show('review');
    const card = await screen.findByTestId('to-review');
    await openWords(card);
    fireEvent.click(within(card).getByTestId('verify'));
    await waitFor(() => expect(listToReview).toHaveBeenCalledTimes(2));
    expect(toastStore.getState().toast?.tone).toBe('error');
  });
});

describe('what is shared with everyone', () => {
  const rows = [
    { id: 'y', title: 'Om Jai', deity_id: null, tags: ['evening'], verified_at: '2026-11-21T10:00:00Z' },
    { id: 'x', title: 'Shiv aarti', deity_id: null, tags: null, verified_at: '2026-11-20T10:00:00Z' },
  ];
  const titles = () =>
    screen.queryAllByTestId('shared-with-all').map((row) => within(row).getByRole('link').textContent);

  beforeEach(() => {
    vi.mocked(listToReview).mockResolvedValue(done([]));
    vi.mocked(listShared).mockResolvedValue(done(rows));
  });

  test('is found by a word of its title or a tag, and opens where everybody reads it', async () => {
    await show('review');
    await screen.findAllByTestId('shared-with-all');
    expect(titles()).toEqual(['Om Jai', 'Shiv aarti']);
    expect(screen.getByRole('link', { name: 'Shiv aarti' }).getAttribute('href')).toBe(
      '/hindu-aartis?read=x',
    );
    fireEvent.change(screen.getByTestId('search'), { target: { value: 'even' } });
    expect(titles()).toEqual(['Om Jai']);
  });

  test('is taken back with the reason that its owner is told, whatever has become of it since', async () => {
    vi.mocked(reviewAarti).mockResolvedValue(done({ seq: 9 }));
    await show('review');
    fireEvent.click(await screen.findByRole('button', { name: 'Take back Shiv aarti' }));
    fireEvent.click(screen.getByTestId('reject-now'));
    expect(reviewAarti).not.toHaveBeenCalled();
    fireEvent.change(screen.getByTestId('reason'), { target: { value: ' It belongs to somebody. ' } });
    fireEvent.click(screen.getByTestId('reject-now'));
    await waitFor(() => expect(titles()).toEqual(['Om Jai']));
    expect(reviewAarti).toHaveBeenCalledWith('a', {
      kind: 'rejected',
      aarti: { id: 'x' },
      reason: 'It belongs to somebody.',
    });
    expect(toastStore.getState().toast?.tone).toBe('success');
  });

  test('stays, with what was written, where the server did not take it back', async () => {
    vi.mocked(reviewAarti).mockResolvedValue({ ok: false, problem: 'failed' });
    await show('review');
    fireEvent.click(await screen.findByRole('button', { name: 'Take back Om Jai' }));
    fireEvent.change(screen.getByTestId('reason'), { target: { value: 'No.' } });
    fireEvent.click(screen.getByTestId('reject-now'));
    await waitFor(() => expect(toastStore.getState().toast?.tone).toBe('error'));
    expect(titles()).toEqual(['Om Jai', 'Shiv aarti']);
    expect(screen.getByTestId<HTMLTextAreaElement>('reason').value).toBe('No.');
  });

  test('is nothing that is left when its owner was quicker', async () => {
    vi.mocked(reviewAarti).mockResolvedValue({ ok: false, problem: 'gone' });
    await show('review');
    fireEvent.click(await screen.findByRole('button', { name: 'Take back Om Jai' }));
    fireEvent.change(screen.getByTestId('reason'), { target: { value: 'No.' } });
    fireEvent.click(screen.getByTestId('reject-now'));
    await waitFor(() => expect(titles()).toEqual(['Shiv aarti']));
  });
});

describe('the inbox', () => {
  const query = {
    id: 'q',
    name: 'Asha',
    property_type: 'apartment',
    city: 'Pune',
    query: 'Where should the gate be?',
    reply_to: 'javascript:alert(1)',
    created_at: '2026-11-20T10:00:00Z',
    handled_at: null,
  };

  test('links to an address that can be replied to, and to nothing else', async () => {
    const reachable = { ...query, id: 'r', reply_to: 'asha@example.com' };
    vi.mocked(listRows).mockResolvedValue(done([query, reachable]));
    await show('inbox');
    const [first, second] = await screen.findAllByTestId('query');
    expect(within(first as HTMLElement).queryByRole('link')).toBeNull();
    expect(
      within(second as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('mailto:asha@example.com');
  });

  test('loses a question that was handled', async () => {
    vi.mocked(listRows).mockResolvedValue(done([query]));
    vi.mocked(changeAdminRow).mockResolvedValue(done({ ...query, handled_at: '2026-11-22T10:00:00Z' }));
    await show('inbox');
    fireEvent.click(await screen.findByTestId('mark-query'));
    await waitFor(() => expect(screen.queryByTestId('query')).toBeNull());
    expect(screen.getByText('No messages here')).toBeDefined();
  });
});

describe('a plan', () => {
  test.each(['0', '1.5', '-3', '99999999', ''])('is not sold for %j rupees', async (price) => {
    await show('plans/new');
    fireEvent.change(await screen.findByTestId('name'), { target: { value: 'Small' } });
    fireEvent.change(screen.getByTestId('price'), { target: { value: price } });
    fireEvent.change(screen.getByTestId('credits'), { target: { value: '5' } });
    fireEvent.click(screen.getByTestId('save-entry'));
    expect(await screen.findByText('Whole rupees from 1 to 10,00,000.')).toBeDefined();
    expect(addRow).not.toHaveBeenCalled();
  });
});
