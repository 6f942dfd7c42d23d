import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { counterpart, holdActs } from './held-acts.ts';

let page: HTMLElement;
let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="drawn"></div>';
  page = document.getElementById('drawn') as HTMLElement;
  root = document.createElement('div');
});

afterEach(() => {
  delete window.dishaEarly;
  document.body.replaceChildren();
});

function find(selector: string, part = page): HTMLElement {
  const found = part.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

/** The app takes the place of the page, as src/app/take-over.ts does it. */
function swap(held: ReturnType<typeof holdActs>): void {
  const tell = held.leave(root);
  page.replaceWith(root);
  tell();
}

test.each([
  ['its name', '<button>Kitchen</button>', '<i></i><button>Bath</button><button data-found>Kitchen</button>'],
  [
    'its label',
    '<input aria-label="Search">',
    '<input aria-label="Name"><input aria-label="Search" data-found>',
  ],
  [
    'its name in the form',
    '<input name="city" id="mantine-_R_1_">',
    '<input name="city" id="mantine-x1" data-found>',
  ],
  [
    'the label beside it',
    '<label for="_R_5_">City</label><input id="_R_5_">',
    '<input><label>City<input data-found></label>',
  ],
  [
    'what it is, by whatever name',
    '<button data-is="theme">Device</button>',
    '<button data-is="theme" data-found>Dark</button>',
  ],
])('a control is found by %s', (_, drawn, shown) => {
  page.innerHTML = drawn;
  root.innerHTML = shown;
  expect(counterpart(find('button, input'), page, root)?.outerHTML).toBe(
    find('[data-found]', root).outerHTML,
  );
});

test('of equally many it is the same one, and of fewer the one under the same heading', () => {
  page.innerHTML =
    '<section><h2>One</h2><button>Buy</button></section><section><h2>Two</h2><button>Buy</button></section>';
  root.innerHTML = page.innerHTML;
  const second = find('section:last-child button');
  expect(counterpart(second, page, root)).toBe(find('section:last-child button', root));
  find('section', root).remove();
  expect(counterpart(second, page, root)).toBe(find('button', root));
});

test('what the app does not have is not guessed', () => {
  page.innerHTML = '<button>Send</button>';
  root.innerHTML = '<button>Theme</button>';
  expect(counterpart(find('button'), page, root)).toBeUndefined();
  const pressed = vi.fn<() => void>();
  find('button', root).addEventListener('click', pressed);
  const held = holdActs(page, () => {});
  find('button').click();
  expect(held.isReadyIn(root)).toBe(false);
  swap(held);
  expect(pressed).not.toHaveBeenCalled();
});

test('words, focus and a press come to the app in this order, a press that was repeated once', async () => {
  page.innerHTML = '<form><input name="q"><button type="submit" disabled>Ask</button></form>';
  root.innerHTML = '<form><input name="q"><button type="submit">Ask</button></form>';
  const told: string[] = [];
  root.addEventListener('input', ({ target }) => told.push((target as HTMLInputElement).value));
  find('form', root).addEventListener('submit', (event) => {
    event.preventDefault();
    told.push('sent');
  });
  const changed = vi.fn<() => void>();
  const held = holdActs(page, changed);
  const field = find('input') as HTMLInputElement;
  field.focus();
  field.value = 'Where?';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  find('button').click();
  find('button').click();
  expect(changed).toHaveBeenCalled();
  expect([held.isAny(), held.isReadyIn(root)]).toEqual([true, true]);
  swap(held);
  expect(document.activeElement).toBe(find('input', root));
  await vi.waitFor(() => expect(told).toEqual(['Where?', 'sent']));
});

test('what was pressed before this could hear of it is not lost', () => {
  page.innerHTML = root.innerHTML = '<button>Menu</button>';
  const event = new Event('click');
  Object.defineProperty(event, 'target', { value: find('button') });
  const stop = vi.fn<() => void>();
  window.dishaEarly = { events: [event], stop };
  const held = holdActs(page, () => {});
  expect(stop).toHaveBeenCalled();
  expect(held.isAny()).toBe(true);
});

test('a control that the app shows later is pressed when it is there, unless the app itself has been used', async () => {
  for (const isUsed of [false, true]) {
    document.body.replaceChildren(page);
    page.innerHTML = '<button>Kitchen</button>';
    root = document.createElement('div');
    const held = holdActs(page, () => {});
    find('button').click();
    swap(held);
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (isUsed) {
      const touch = new Event('pointerdown', { bubbles: true });
      Object.defineProperty(touch, 'isTrusted', { value: true });
      document.dispatchEvent(touch);
    }
    const pressed = vi.fn<() => void>();
    const late = document.createElement('button');
    late.textContent = 'Kitchen';
    late.addEventListener('click', pressed);
    root.append(late);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(pressed).toHaveBeenCalledTimes(isUsed ? 0 : 1);
  }
});

test('a radio or checkbox that is as it was prerendered is no input of the visitor', () => {
  page.innerHTML =
    '<input type="radio" name="a" checked><input type="radio" name="a"><input type="checkbox">';
  const held = holdActs(page, () => {});
  expect(held.isAny()).toBe(false);
  for (const tick of page.querySelectorAll('input')) tick.checked = true;
  expect(held.isAny()).toBe(true);
});
