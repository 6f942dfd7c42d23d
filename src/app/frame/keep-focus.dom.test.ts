import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let main: HTMLElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1">
    <h1 tabindex="-1">Plans</h1>
    <ul>
      <li id="a"><a href="/a">A</a><button>Delete A</button></li>
      <li id="b"><a href="/b">B</a><button>Delete B</button></li>
      <li id="c"><input /><a href="/c">C</a><button>Delete C</button></li>
    </ul>
  </main>
  <button id="outside"></button>`;
  main = part('main');
  stop = keepFocus(main);
});

afterEach(() => stop());

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
}

/** Observers hear of a change once the present work is done. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

async function remove(selector: string): Promise<void> {
  part(selector).remove();
  await settled();
}

test('the focus of a row that is removed goes to the next one, past its fields, and from the last one to the one before', async () => {
  part('#b button').focus();
  await remove('#b');
  expect(document.activeElement).toBe(part('#c a'));
  await remove('#c');
  expect(document.activeElement).toBe(part('#a a'));
});

test('where nothing is left beside it, the focus goes to the heading of the page', async () => {
  part('#a button').focus();
  await remove('ul');
  expect(document.activeElement).toBe(part('h1'));
});

test('a heading that another one replaces, at once or after a while, hands its focus on', async () => {
  const heading = (text: string) => Object.assign(document.createElement('h1'), { textContent: text });
  part('h1').focus();
  part('h1').replaceWith(heading('at once'));
  await settled();
  expect(document.activeElement?.textContent).toBe('at once');
  await remove('h1');
  expect(document.activeElement).toBe(main);
  main.prepend(heading('after a while'));
  await settled();
  expect(document.activeElement?.textContent).toBe('after a while');
});

test('what is not lost is not moved: what is elsewhere, what somebody has left, and what still stands', async () => {
  part('#outside').focus();
  await remove('#a');
  expect(document.activeElement).toBe(part('#outside'));

  part('#b button').focus();
  part('#c').remove();
  await settled();
  expect(document.activeElement).toBe(part('#b button'));

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await remove('#b');
  expect(document.activeElement).toBe(document.body);
});
