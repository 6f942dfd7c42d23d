import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentDatabase } from '#db/content-database.ts';
import { useEffect, useState } from 'react';
import { languageStore } from '#i18n/language-store.ts';
import { aBlogPost, keepBlog } from '#tests/builders/blog-rows.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { PostScreen } from './post-screen.tsx';

let freshContent: () => Promise<boolean>;
vi.mock('#session/fresh-content.ts', () => ({ freshContent: () => freshContent() }));

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
  freshContent = async () => true;
});

afterEach(async () => {
  vi.unstubAllGlobals();
  document.head.querySelectorAll('meta, link, script').forEach((element) => element.remove());
  const db = contentDatabase();
  await Promise.all(db.tables.map((table) => table.clear()));
});

const stove = aBlogPost({
  slug: 'stove',
  title: 'Where the stove stands',
  excerpt: 'Fire in the south-east.',
  content: '## One\n\nText **bold**.\n\n## Two\n\nMore.\n\n## Three\n\nEnd.',
  author_name: 'Asha Rao',
  category: 'kitchen',
  tags: ['stove', 'fire'],
  translation_key: 'stove',
  reading_time: 7,
});

describe('a post', () => {
  test('is told with all that belongs to it', async () => {
    await open('stove', [stove]);
    const post = await screen.findByTestId('post');
    expect(within(post).getByRole('heading', { level: 1 }).textContent).toBe('Where the stove stands');
    for (const text of [
      'Kitchen',
      'Fire in the south-east.',
      'By Asha Rao',
      'November 20, 2026',
      '7 min read',
      'fire',
    ])
      expect(within(post).getByText(text)).toBeTruthy();
    expect(within(post).getByText('bold').tagName).toBe('STRONG');
    expect(within(post).getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
    expect(document.title).toBe('Where the stove stands · Disha');
  });

  test('says its date in Hindi to whoever reads Hindi', async () => {
    languageStore.setState({ language: 'hi' });
    await open('stove', [stove]);
    expect(await screen.findByText('20 नवंबर 2026')).toBeTruthy();
    expect(screen.getByText('7 मिनट में पढ़ें')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).lang).toBe('en');
  });

  test('has its parts beside it where it is long', async () => {
    await open('stove', [stove]);
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#s-one', '#s-two', '#s-three']);
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
  });

  test('leads to itself in the other language', async () => {
    const twin = aBlogPost({ slug: 'chulha', language: 'hi', translation_key: 'stove' });
    const other = aBlogPost({ slug: 'bistar', language: 'hi', translation_key: 'bed' });
    await open('stove', [stove, twin, other]);
    const link = await screen.findByTestId('twin-post');
    expect(link.getAttribute('href')).toBe('/blog/chulha');
    expect(link.textContent).toBe('यह लेख हिन्दी में पढ़ें');
    expect(link.lang).toBe('hi');
  });

  test('has at most three others of its category and language, the newest first', async () => {
    const dated = (slug: string, day: number, traits: Partial<Parameters<typeof aBlogPost>[0]> = {}) =>
      aBlogPost({ slug, category: 'kitchen', published_at: `2026-10-${day}T06:00:00Z`, ...traits });
    await open('stove', [
      stove,
      dated('a', 10),
      dated('b', 13),
      dated('c', 11),
      dated('d', 12),
      dated('e', 14, { category: 'bedroom' }),
      dated('f', 15, { language: 'hi' }),
    ]);
    const related = await screen.findByRole('region', { name: 'Related Posts' });
    expect(
      within(related)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/blog/b', '/blog/d', '/blog/c']);
  });

  test('stands alone where there is none like it', async () => {
    await open('stove', [{ ...stove, category_id: null }, aBlogPost({ slug: 'a' })]);
    await screen.findByTestId('post');
    expect(screen.queryByText('Related Posts')).toBeNull();
    expect(screen.queryByTestId('twin-post')).toBeNull();
  });

  test('tells machines what it is', async () => {
    const twin = aBlogPost({ slug: 'chulha', language: 'hi', translation_key: 'stove' });
    await open('stove', [{ ...stove, meta_title: 'Stove | Guide', meta_description: 'About stoves.' }, twin]);
    await waitFor(() => expect(document.head.querySelector('link[rel="canonical"]')).toBeTruthy());
    expect(document.title).toBe('Stove | Guide');
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
    expect(content('meta[name="description"]')).toBe('About stoves.');
    expect(content('meta[name="author"]')).toBe('Asha Rao');
    expect(content('meta[property="article:published_time"]')).toBe('2026-11-20T06:00:00+00:00');
    expect(content('meta[property="article:modified_time"]')).toBe('2026-11-21T06:00:00+00:00');
    expect(
      [...document.head.querySelectorAll('meta[property="article:tag"]')].map((tag) =>
        tag.getAttribute('content'),
      ),
    ).toEqual(['stove', 'fire']);
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      /\/blog\/stove$/,
    );
    expect(document.head.querySelector('link[hreflang="hi"]')?.getAttribute('href')).toMatch(
      /\/blog\/chulha$/,
    );
    const data = JSON.parse(
      document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
    ) as Record<string, unknown>;
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Where the stove stands',
      author: { '@type': 'Person', name: 'Asha Rao' },
      inLanguage: 'en',
    });
  });

  test('with signs that turn the direction keeps its neighbours as they are', async () => {
    await open('stove', [{ ...stove, title: '\u202eevots' }]);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.firstElementChild?.tagName).toBe('BDI');
  });
});

describe('sharing', () => {
  const address = () => new URL('/blog/stove', window.location.href).href;
  const description = () => toastStore.getState().toast;

  test('hands the post to the device', async () => {
    const share = vi.fn<() => Promise<void>>(async () => {});
    const writeText = await shareWith(share);
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({
        title: 'Where the stove stands',
        text: 'Fire in the south-east.',
        url: address(),
      }),
    );
    expect(writeText).not.toHaveBeenCalled();
    expect(description()).toBeUndefined();
  });

  test('copies the link where the device has no way to share', async () => {
    const writeText = await shareWith(undefined);
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(address()));
    expect(description()).toMatchObject({
      tone: 'success',
      title: { message: { en: 'Link copied!' } },
      description: { message: { en: 'Blog post link copied to clipboard.' } },
    });
  });

  test('does nothing more for somebody who changes their mind', async () => {
    const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('', 'AbortError')));
    const writeText = await shareWith(share);
    await waitFor(() => expect(share).toHaveBeenCalled());
    await act(() => Promise.resolve());
    expect(writeText).not.toHaveBeenCalled();
  });

  test('copies the link where the device fails to share', async () => {
    const writeText = await shareWith(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(address()));
  });

  test('shows the link where the clipboard refuses it', async () => {
    await shareWith(undefined, () => Promise.reject(new DOMException('', 'NotAllowedError')));
    await waitFor(() => expect(description()).toMatchObject({ tone: 'error', description: address() }));
  });

  async function shareWith(
    share: ((data: ShareData) => Promise<void>) | undefined,
    write: () => Promise<void> = async () => {},
  ) {
    await open('stove', [stove]);
    const button = await screen.findByTestId('share-post');
    const writeText = vi.fn<() => Promise<void>>(write);
    vi.stubGlobal('navigator', { onLine: true, share, clipboard: { writeText } });
    fireEvent.click(button);
    return writeText;
  }
});

describe('a post that is not there', () => {
  test('is told as that, with the way back', async () => {
    await open('castle', [stove]);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Post Not Found');
    expect(screen.getByText("The blog post you're looking for doesn't exist.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
  });

  test('is waited for until the server has been asked', async () => {
    freshContent = async () => {
      await keepBlog([stove, aBlogPost({ slug: 'new', title: 'Just written' })]);
      return true;
    };
    await open('new', [stove]);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Just written');
  });

  test('is a failure where the server cannot be asked, and comes with another try', async () => {
    freshContent = async () => false;
    await open('new', [stove]);
    await screen.findByText('Failed to load blog post. Please try again later.');
    expect(toastStore.getState().toast).toMatchObject({
      tone: 'error',
      title: { message: { en: 'Error' } },
      description: { message: { en: 'Failed to load blog post. Please try again later.' } },
    });
    freshContent = async () => {
      await keepBlog([aBlogPost({ slug: 'new', title: 'Just written' })]);
      return true;
    };
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Just written');
  });

  test('shows that it is being loaded', async () => {
    freshContent = () => new Promise(() => {});
    await renderScreen(<PostScreen slug="stove" />);
    expect((await screen.findByTestId('post-loading')).textContent).toBe('Loading blog post...');
  });
});

test('another post of another address is shown in its place', async () => {
  await keepBlog([stove, aBlogPost({ slug: 'bed', title: 'Where the bed stands' })]);
  const page: { go?: (slug: string) => void } = {};
  function Page() {
    const [slug, setSlug] = useState('stove');
    useEffect(() => {
      page.go = setSlug;
    }, []);
    return <PostScreen slug={slug} />;
  }
  await renderScreen(<Page />);
  await screen.findByText('Where the stove stands');
  act(() => page.go?.('bed'));
  await screen.findByText('Where the bed stands');
  expect(screen.queryByText('Where the stove stands')).toBeNull();
});

async function open(slug: string, posts: Parameters<typeof keepBlog>[0]): Promise<void> {
  await keepBlog(posts);
  await renderScreen(<PostScreen slug={slug} />);
}
