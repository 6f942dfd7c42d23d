import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { EmptyState } from './empty-state.tsx';
import { Logo } from './logo.tsx';
import { Screen } from './screen.tsx';

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  document.title = 'before';
});

test('the heading is the title of the document too, with the product behind it', () => {
  renderPart(<Screen title="Your plans">text</Screen>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your plans');
  expect(document.title).toBe('Your plans · Disha');
});

test('a whole title of its own stands as it is', () => {
  renderPart(
    <Screen title="Vaastu Blog" documentTitle="Vaastu Blog - Ancient Wisdom for Modern Living">
      text
    </Screen>,
  );
  expect(document.title).toBe('Vaastu Blog - Ancient Wisdom for Modern Living');
});

test('a hidden title is still there for those who listen', () => {
  renderPart(
    <Screen title="Chat" isTitleHidden>
      text
    </Screen>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Chat' });
  expect(heading.classList.contains('visually-hidden')).toBe(true);
});

test('without a title the document keeps the one it has', () => {
  renderPart(<Screen>text</Screen>);
  expect(document.title).toBe('before');
});

test('an empty state teaches with a title, a sentence and an action', () => {
  renderPart(
    <EmptyState order={3} title="No plans yet" text="They stand here." action={<button>Add one</button>} />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No plans yet' })).toBeDefined();
  expect(screen.getByText('They stand here.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add one' })).toBeDefined();
});

test.each(['small', 'medium', 'large'] as const)('the %s logo has the name beside the mark', (size) => {
  const { container } = renderPart(<Logo size={size} />);
  expect(container.querySelector(`[data-size="${size}"] svg`)?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Disha')).toBeDefined();
});
