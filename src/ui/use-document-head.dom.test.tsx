import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import type { DocumentHead } from '#lib/document-head.ts';
import { useDocumentHead } from './use-document-head.ts';

function Page({ head }: { head: DocumentHead | undefined }) {
  useDocumentHead(head);
  return null;
}

const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute(selector.startsWith('link') ? 'href' : 'content') ??
  null;

beforeEach(() => {
  document.head.innerHTML = '<meta name="viewport" content="width=device-width"><title>before</title>';
  languageStore.setState({ language: 'en' });
});

test('a page says its title, what it is about and where it lives', async () => {
  render(<Page head={{ title: 'Kitchen', description: 'Where to cook.', path: '/blog/kitchen' }} />);
  expect(document.title).toBe('Kitchen');
  await waitFor(() => expect(content('meta[name="description"]')).toBe('Where to cook.'));
  expect(content('link[rel="canonical"]')).toBe(`${location.origin}/blog/kitchen`);
  expect(content('meta[property="og:title"]')).toBe('Kitchen');
  expect(content('meta[name="viewport"]')).toBe('width=device-width');
});

test('nothing of the page before is left, and nothing is said twice', async () => {
  const article = { title: 'A', path: '/a', isUnlisted: true, jsonLd: [{ '@type': 'Article' }] } as const;
  const { rerender } = render(<Page head={article} />);
  await waitFor(() => expect(document.head.querySelector('script')).not.toBeNull());
  rerender(<Page head={{ title: 'B', path: '/b' }} />);
  await waitFor(() => expect(content('meta[property="og:title"]')).toBe('B'));
  expect(document.head.querySelectorAll('script, meta[name="robots"]')).toHaveLength(0);
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
});

test('a page that does not know yet what it is leaves everything as it is', async () => {
  const { rerender } = render(<Page head={{ title: 'A', description: 'First.' }} />);
  await waitFor(() => expect(content('meta[name="description"]')).toBe('First.'));
  rerender(<Page head={undefined} />);
  expect([document.title, content('meta[name="description"]')]).toEqual(['A', 'First.']);
});

test('without words of its own a page is described in the language of the interface', async () => {
  languageStore.setState({ language: 'hi' });
  render(<Page head={{ title: 'घर' }} />);
  await waitFor(() => expect(content('meta[name="description"]')).toMatch(/वास्तु/));
  expect(content('meta[property="og:locale"]')).toBe('hi_IN');
});
