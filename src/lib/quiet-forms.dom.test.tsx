import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { quietForms, withQuietForms } from './quiet-forms.ts';

const said = '<form onfocus=alert(1) autofocus>';

test('the forms of a screen send nothing, and what somebody wrote into it stays what it is', () => {
  const screen = document.createElement('main');
  screen.innerHTML = '<form class="a"><button type="button">Send</button></form>';
  screen.querySelector('button')?.setAttribute('aria-label', said);
  quietForms(screen);
  // As it is read again by a browser, whether or not that escapes values when it writes them.
  const again = new DOMParser().parseFromString(screen.innerHTML, 'text/html');
  expect([...again.forms].map((form) => form.getAttribute('method'))).toEqual(['dialog']);
  expect(again.querySelector('button')?.getAttributeNames()).toEqual(['type', 'aria-label']);
  expect(again.querySelector('button')?.getAttribute('aria-label')).toBe(said);
});

test('the forms of a drawn page send nothing, and its values and texts stay what they are', () => {
  const drawn = renderToString(
    <main title={said}>
      {said}
      <form className="a" />
    </main>,
  );
  const page = new DOMParser().parseFromString(withQuietForms(drawn), 'text/html');
  expect([...page.forms].map((form) => form.getAttribute('method'))).toEqual(['dialog']);
  expect(page.querySelector('main')?.getAttribute('title')).toBe(said);
  expect(page.querySelector('main')?.textContent).toBe(said);
});
