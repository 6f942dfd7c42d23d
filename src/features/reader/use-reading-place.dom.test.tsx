import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeIn } from '#lib/reader-places.ts';
import { useReadingPlace } from './use-reading-place.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('two turns in a hurry are two stanzas, whatever goes by meanwhile', () => {
  const page = open();
  turn();
  page.glideTo(20);
  expect(shown()).toBe('1');
  turn();
  expect(shown()).toBe('2');
  page.glideTo(500);
  expect(shown()).toBe('2');
  page.glideTo(900);
  page.glideTo(400);
  expect(shown()).toBe('1');
});

test('a hand on the words ends the turn', () => {
  const page = open();
  turn();
  turn();
  page.glideTo(450);
  fireEvent.pointerDown(page.box);
  expect(shown()).toBe('1');
});

test('who leaves in the middle of a turn comes back to where it went', () => {
  const page = open();
  turn();
  turn();
  page.glideTo(20);
  cleanup();
  expect(placeIn('an-aarti')).toEqual({ stanza: 2, share: 0 });
});

const turn = () => fireEvent.click(screen.getByRole('button'));
const shown = () => screen.getByRole('status').textContent;

/** Four stanzas of 500 pixels behind a window of 400. */
function open() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollTo = () => undefined;
  render(<Words />);
  const box = screen.getByTestId('box');
  Object.defineProperties(box, { clientHeight: { value: 400 }, scrollHeight: { value: 2000 } });
  box.querySelectorAll('[data-stanza]').forEach((stanza, index) => {
    vi.spyOn(stanza, 'getBoundingClientRect').mockImplementation(
      () => ({ top: index * 500 - box.scrollTop }) as DOMRect,
    );
  });
  return {
    box,
    glideTo(top: number) {
      box.scrollTop = top;
      fireEvent.scroll(box);
    },
  };
}

function Words() {
  const box = useRef<HTMLDivElement>(null);
  const { current, goTo } = useReadingPlace(box, 'an-aarti', 20);
  return (
    <>
      <output>{current}</output>
      <button type="button" onClick={() => goTo(current + 1)}>
        Next
      </button>
      <div ref={box} data-testid="box">
        {[0, 1, 2, 3].map((stanza) => (
          <p key={stanza} data-stanza>
            {stanza}
          </p>
        ))}
      </div>
    </>
  );
}
