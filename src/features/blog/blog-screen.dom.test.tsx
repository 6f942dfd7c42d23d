import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentDatabase } from '#db/content-database.ts';
import { languageStore } from '#i18n/language-store.ts';
import { aBlogPost, keepBlog, type BlogPostRow } from '#tests/builders/blog-rows.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { useEffect, useState } from 'react';
import { BlogScreen } from './blog-screen.tsx';
import type { BlogSearch } from './use-filter.ts';

/** What the server says when it is asked for content. */
let freshContent: () => Promise<boolean>;
vi.mock('#session/fresh-content.ts', () => ({ freshContent: () => freshContent() }));

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  freshContent = async () => true;
});

afterEach(async () => {
  const db = contentDatabase();
  await Promise.all(db.tables.map((table) => table.clear()));
});

const stove = aBlogPost({
  slug: 'stove',
  title: 'Where the stove stands',
  category: 'kitchen',
  featured: true,
});
const sink = aBlogPost({ slug: 'sink', title: 'Sink and stove', category: 'kitchen', tags: ['water'] });
const bed = aBlogPost({
  slug: 'bed',
  title: 'Where the bed stands',
  category: 'bedroom',
  published_at: '2026-11-19T06:00:00+00:00',
});
const rasoi = aBlogPost({ slug: 'rasoi', title: 'रसोई किस दिशा में', category: 'kitchen', language: 'hi' });

describe('the blog', () => {
  test('shows the featured posts and then the others, with their counts', async () => {
    await open([stove, sink, bed]);
    expect(await titlesUnder('Featured Posts 1')).toEqual(['Where the stove stands']);
    expect(await titlesUnder('More Posts 2')).toEqual(['Sink and stove', 'Where the bed stands']);
    expect(document.title).toBe('Vaastu Blog - Ancient Wisdom for Modern Living');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vaastu Blog');
    expect(screen.getByText('Discover ancient wisdom for modern living...')).toBeTruthy();
    expect(screen.getByPlaceholderText('Search blog posts...')).toBeTruthy();
  });

  test('calls them all posts where none is featured', async () => {
    await open([sink, bed]);
    expect(await titlesUnder('All Posts 2')).toHaveLength(2);
    expect(screen.queryByText('Featured Posts')).toBeNull();
  });

  test('tells of a post all that a card has', async () => {
    await open([
      aBlogPost({
        slug: 'a',
        title: 'A door',
        excerpt: 'About doors.',
        category: 'kitchen',
        tags: ['door', 'pada'],
        author_name: 'Asha',
        reading_time: null,
        published_at: '2026-11-20T20:00:00Z',
      }),
    ]);
    const card = await screen.findByTestId('post-card');
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/blog/a');
    // In India it is the next day by then.
    for (const text of ['About doors.', 'Kitchen', 'By Asha', '5 min read', '21 Nov 2026', 'door', 'pada'])
      expect(within(card).getByText(text)).toBeTruthy();
  });

  test('finds by words and category together, and says it in the address', async () => {
    const { searches } = await open([stove, sink, bed]);
    fireEvent.click(await screen.findByRole('button', { name: 'Kitchen' }));
    expect(searches.at(-1)).toEqual({ category: 'kitchen' });
    expect(pressed()).toEqual(['Kitchen']);
    type('where');
    expect(await titlesUnder('Featured Posts 1')).toEqual(['Where the stove stands']);
    expect(screen.queryByText('Where the bed stands')).toBeNull();
    await waitFor(() => expect(searches.at(-1)).toEqual({ category: 'kitchen', q: 'where' }));
  });

  test.each(['Kitchen', 'All Posts'])('takes the category off again by %s', async (name) => {
    const { searches } = await open([stove, bed], { category: 'kitchen' });
    expect(await titlesUnder('Featured Posts 1')).toHaveLength(1);
    expect(screen.queryByText('Where the bed stands')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name }));
    await screen.findByText('Where the bed stands');
    expect(searches.at(-1)).toEqual({});
    expect(pressed()).toEqual(['All Posts']);
  });

  test('says when nothing is found, and leads back to all', async () => {
    await open([stove, bed], { q: 'castle', category: 'bedroom' });
    expect(await screen.findByRole('heading', { name: 'No posts found' })).toBeTruthy();
    expect(screen.getByText('Try adjusting your search terms or category filter.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all posts' }));
    expect(await screen.findAllByTestId('post-card')).toHaveLength(2);
    expect(screen.getByTestId<HTMLInputElement>('blog-search').value).toBe('');
  });

  test('follows the address when somebody goes back', async () => {
    const { go } = await open([stove, bed], { q: 'bed' });
    await screen.findByText('Where the bed stands');
    act(() => go({ q: 'stove' }));
    await screen.findByText('Where the stove stands');
    expect(screen.getByTestId<HTMLInputElement>('blog-search').value).toBe('stove');
  });

  test('is in the language of the interface, with a quiet way to the other', async () => {
    await open([stove, rasoi]);
    await screen.findByText('Where the stove stands');
    expect(screen.queryByText('रसोई किस दिशा में')).toBeNull();
    const other = screen.getByTestId('other-language');
    expect(other.textContent).toBe('1 लेख हिन्दी में पढ़ें');
    fireEvent.click(other);
    const found = await screen.findByText('रसोई किस दिशा में');
    expect(found.closest('[lang]')?.getAttribute('lang')).toBe('hi');
    expect(screen.queryByText('Where the stove stands')).toBeNull();
    expect(screen.getByTestId('other-language').textContent).toBe('Read 1 post in English');
  });

  test('is Hindi in Hindi', async () => {
    languageStore.setState({ language: 'hi' });
    await open([stove, rasoi]);
    await screen.findByText('रसोई किस दिशा में');
    expect(screen.getByRole('button', { name: 'रसोई' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('वास्तु ब्लॉग');
  });
});

describe('while there is nothing on the device', () => {
  test('shapes stand in for the posts until they come', async () => {
    freshContent = () => new Promise(() => {});
    await renderScreen(<BlogScreen search={{}} onSearch={() => {}} />);
    expect(await screen.findAllByTestId('post-shape')).toHaveLength(6);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vaastu Blog');
    await act(() => keepBlog([bed]));
    await screen.findByText('Where the bed stands');
    expect(screen.queryByTestId('post-shape')).toBeNull();
  });

  test('a failure is told, and another try brings the posts', async () => {
    freshContent = async () => false;
    await renderScreen(<BlogScreen search={{}} onSearch={() => {}} />);
    const card = await screen.findByTestId('blog-error');
    expect(card.textContent).toContain('The posts could not be loaded');
    freshContent = async () => {
      await keepBlog([bed]);
      return true;
    };
    fireEvent.click(within(card).getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Where the bed stands');
    expect(screen.queryByTestId('blog-error')).toBeNull();
  });

  test('a server without posts is told as that', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeTruthy();
  });
});

test('what is kept is shown where the server cannot be reached', async () => {
  freshContent = async () => false;
  await open([bed]);
  await screen.findByText('Where the bed stands');
  expect(screen.queryByTestId('blog-error')).toBeNull();
});

async function open(posts: readonly BlogPostRow[], first: BlogSearch = {}) {
  await keepBlog(posts);
  const searches: BlogSearch[] = [];
  const page: { go?: (search: BlogSearch) => void } = {};
  function Page() {
    const [search, setSearch] = useState(first);
    useEffect(() => {
      page.go = setSearch;
    }, []);
    return (
      <BlogScreen
        search={search}
        onSearch={(changed) => {
          searches.push(changed);
          setSearch(changed);
        }}
      />
    );
  }
  await renderScreen(<Page />);
  return { searches, go: (search: BlogSearch) => page.go?.(search) };
}

async function titlesUnder(heading: string): Promise<string[]> {
  const [words, count] = [heading.replace(/ \d+$/, ''), /\d+$/.exec(heading)?.[0]];
  const found = await screen.findByRole('region', { name: new RegExp(`^${words} ${count}`) });
  return within(found)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent ?? '');
}

function pressed(): string[] {
  return screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent ?? '');
}

function type(text: string): void {
  fireEvent.change(screen.getByTestId('blog-search'), { target: { value: text } });
}
