import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteWhoIsHere } from '#session/note-who-is-here.ts';

const script = readFileSync('public/first-paint.js', 'utf8');
const root = document.documentElement;
const member = { id: '6f1c1f6e-0000-4000-8000-000000000001', email: 'asha@example.com' };

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="">';
  document.body.innerHTML = '<div id="drawn">Page</div><template id="app"><i>App</i></template>';
  root.lang = 'en';
  root.dataset['drawn'] = '';
  localStorage.setItem('disha.language', 'en');
});

afterEach(() => {
  document.dispatchEvent(new Event('readystatechange'));
  localStorage.clear();
  delete root.dataset['drawn'];
  delete root.dataset['day'];
  delete root.dataset['whose'];
});

test('a page that the build has drawn is shown to guests who read its language', () => {
  noteWhoIsHere({ status: 'guest' });
  expect(drawnAfterScript()).toBe('');
});

test('it is not shown in another language', () => {
  localStorage.setItem('disha.language', 'hi');
  expect(drawnAfterScript()).toBe('other');
  expect(root.lang).toBe('hi');
});

test('it is not shown to a member, and to whoever has signed out it is', () => {
  noteWhoIsHere({ status: 'signed-in', user: member });
  expect(drawnAfterScript()).toBe('other');
  noteWhoIsHere({ status: 'guest' });
  root.dataset['drawn'] = '';
  expect(drawnAfterScript()).toBe('');
});

test('the screen that somebody has left is shown to them alone', () => {
  root.dataset['drawn'] = 'kept';
  root.dataset['whose'] = member.id;
  noteWhoIsHere({ status: 'signed-in', user: member });
  expect(drawnAfterScript()).toBe('kept');
  noteWhoIsHere({ status: 'signed-in', user: { ...member, id: 'somebody-else' } });
  expect(drawnAfterScript()).toBe('other');
  noteWhoIsHere({ status: 'guest' });
  root.dataset['drawn'] = 'kept';
  expect(drawnAfterScript()).toBe('other');
});

test('in the place of what is not shown the app begins when the document is read, and beside what is shown later', () => {
  drawnAfterScript();
  document.dispatchEvent(new Event('readystatechange'));
  expect(document.body.innerHTML).toContain('Page');
  localStorage.setItem('disha.language', 'hi');
  drawnAfterScript();
  expect(document.body.innerHTML).toContain('Page');
  document.dispatchEvent(new Event('readystatechange'));
  expect(document.body.innerHTML).toBe('<div id="root"></div><i>App</i>');
});

test('of one of another day what tells of the day is not', () => {
  root.dataset['day'] = '2020-01-01';
  expect(drawnAfterScript()).toBe('old');
});

test('the document that the app starts in is never one', () => {
  delete root.dataset['drawn'];
  noteWhoIsHere({ status: 'signed-in', user: member });
  expect(drawnAfterScript()).toBeUndefined();
});

function drawnAfterScript(): string | undefined {
  window.eval(script);
  return root.dataset['drawn'];
}
