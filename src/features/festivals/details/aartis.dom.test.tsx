import 'fake-indexeddb/auto';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { keepActs } from '#db/mutations/keep-acts.ts';
import type { Aarti, FestivalContent, SharedAarti } from '#db/queries/content-aartis.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { Aartis } from './aartis.tsx';

// Loaded machines are slow; what is waited for comes in any case.
configure({ asyncUtilTimeout: 15_000 });

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000f7';
const db = () => userDatabase(userId);

const lakshmi: Aarti = {
  id: '6f1d2b7e-0a03-4c3e-9a51-0000000000a1',
  title: { en: 'Om Jai Lakshmi Mata', hi: 'ॐ जय लक्ष्मी माता' },
  content: 'ॐ जय लक्ष्मी माता',
  deityId: 'l',
  deity: { en: 'Lakshmi', hi: 'लक्ष्मी' },
  language: 'hi',
  origin: undefined,
  benefits: undefined,
  meanings: [],
  audioUrl: 'https://example.com/a.mp3',
  audioSize: undefined,
  tags: ['diwali'],
};
const ganesh: Aarti = {
  ...lakshmi,
  id: 'a2',
  title: { en: 'Jai Ganesh Deva', hi: 'जय गणेश देवा' },
  deityId: undefined,
  deity: undefined,
  audioUrl: undefined,
  tags: ['ganpati'],
};
const rowId = '6f1d2b7e-0a03-4c3e-9a51-0000000000d1';
const content: FestivalContent = {
  isHidden: false,
  festival: {
    id: rowId,
    ruleId: 'diwali',
    name: { en: 'Diwali', hi: 'दीपावली' },
    description: undefined,
    type: 'Major',
    deityId: 'l',
    region: undefined,
    significance: undefined,
  },
  deity: lakshmi.deity,
  rituals: [],
  aartis: [lakshmi, ganesh],
  shared: [],
  isEmpty: false,
};

beforeEach(() => {
  cleanup();
  languageStore.setState({ language: 'en' });
  signIn();
  toastStore.setState({ toast: undefined });
});

afterEach(async () => {
  cleanup();
  await deleteUserDatabase(userId);
});

describe('the aartis of a festival', () => {
  test('are those of its deity and those with its name among the tags; the others are found', async () => {
    await open();
    expect(titles()).toEqual(['Om Jai Lakshmi Mata']);
    type('aarti-search', 'गणेश');
    expect(titles()).toEqual(['Jai Ganesh Deva']);
    expect(screen.getByText('Unknown')).toBeTruthy();
    expect(screen.getByText('1 aarti')).toBeTruthy();
    type('aarti-search', 'ganpati');
    expect(titles()).toEqual(['Jai Ganesh Deva']);
    type('aarti-search', 'shani');
    expect(screen.getByText('No aarti has this title or tag.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(titles()).toEqual(['Om Jai Lakshmi Mata']);
    expect(document.activeElement).toBe(screen.getByTestId('aarti-search'));
  });

  test('that has none says so, and how there will be one', async () => {
    await open({ ...content, aartis: [ganesh] });
    expect(screen.getByText('No aartis found for this festival')).toBeTruthy();
    expect(screen.getByText('Be the first to add one!')).toBeTruthy();
  });

  test('scroll by the keyboard', async () => {
    await open();
    const words = screen.getByRole('region', { name: 'Words of Om Jai Lakshmi Mata' });
    expect(words.tabIndex).toBe(0);
    expect(words.lang).toBe('hi');
  });
});

describe('adding one', () => {
  test('asks a guest to sign in, and opens nothing', async () => {
    sessionStore.setState({ status: 'guest' }, true);
    const { router } = await open();
    fireEvent.click(screen.getByTestId('add-aarti'));
    const { toast } = toastStore.getState();
    expect(toast).toMatchObject({
      tone: 'error',
      title: { message: { en: 'Authentication Required' } },
      description: { message: { en: 'Please sign in to add your own aartis' } },
    });
    expect(screen.queryByTestId('aarti-form')).toBeNull();
    act(() => toast?.action?.run());
    await waitFor(() => expect(router.state.location.href).toContain('/auth?redirect='));
  });

  test('opens the form for this festival, and leads back to what opened it', async () => {
    await open();
    fireEvent.click(screen.getByTestId('add-aarti'));
    expect(screen.getByTestId('form').textContent).toBe(`diwali ${rowId} Diwali ${userId}`);
    fireEvent.click(screen.getByTestId('form'));
    await waitFor(() => expect(screen.queryByTestId('form')).toBeNull());
    expect(document.activeElement).toBe(screen.getByTestId('add-aarti'));
  });
});

describe('aartis of one’s own and those of others', () => {
  test('stand with the rest, and one’s own is not shown as somebody else’s too', async () => {
    const payload = { title: 'Dadi ki aarti', festival_id: rowId, is_private: false };
    const keeping = { userId, now: 0, newId: () => crypto.randomUUID() };
    const mine = crypto.randomUUID();
    await keepActs(db(), [{ kind: 'aarti.create', entityId: mine, payload }], keeping);
    const shared = (id: string, title: string, festivalId: string | undefined): SharedAarti => {
      return { id, title, festivalId, deityId: undefined, content: 'ॐ', file: undefined, tags: [] };
    };
    await open({
      ...content,
      shared: [
        shared(mine, 'Dadi ki aarti', rowId),
        shared('s1', 'Nani ki aarti', rowId),
        shared('s2', 'Another', undefined),
      ],
    });
    const own = await screen.findByTestId('own-aarti');
    expect(within(own).getByText('Your aarti')).toBeTruthy();
    expect(within(own).getByTestId('own-parts')).toBeTruthy();
    const [other, ...others] = screen.getAllByTestId('shared-aarti');
    expect(others).toEqual([]);
    expect(other?.textContent).toContain('Nani ki aarti');
    expect(other?.textContent).toContain('Shared by a reader');
    type('aarti-search', 'another');
    expect(screen.getByTestId('shared-aarti').textContent).toContain('Another');
  });

  test('are opened to be read on the page where they stand', async () => {
    const { router } = await open();
    fireEvent.click(screen.getByRole('link', { name: 'Read Om Jai Lakshmi Mata' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ read: lakshmi.id }));
  });
});

function signIn(): void {
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
}

function open(shown: FestivalContent = content) {
  return renderScreen(
    <Aartis
      festivalId="diwali"
      names={{ en: 'Diwali', hi: 'दीपावली' }}
      content={shown}
      slots={{
        renderAudio: () => null,
        renderOwn: () => <p data-testid="own-parts" />,
        renderForm: ({ festivalId, festivalRowId, festivalName }, part) => (
          <button type="button" onClick={part.onClose} data-testid="form">
            {`${festivalId} ${festivalRowId} ${festivalName} ${part.userId}`}
          </button>
        ),
      }}
    />,
  );
}

function titles(): (string | null)[] {
  return screen.queryAllByTestId('aarti').map((card) => within(card).getByRole('heading').textContent);
}

function type(testId: string, value: string): void {
  fireEvent.change(screen.getByTestId(testId), { target: { value } });
}
