import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { planOf } from '#domain/vaastu/kept-plan.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { languageStore } from '#i18n/language-store.ts';
import { PlanEditor } from './plan-editor.tsx';
import { rectangle } from './shape-edits.ts';

const size = [1000, 800] as const;
const empty: KeptPlan = { v: 1, size, north: null, outline: null, rooms: [], door: null, context: {} };
const home: KeptPlan = {
  ...empty,
  north: 0,
  outline: rectangle([100, 100], [900, 700], size),
  rooms: [
    { id: 'r1', room: 'kitchen', polygon: rectangle([700, 500], [900, 700], size) },
    { id: 'r2', room: null, name: 'M.BED', polygon: rectangle([100, 500], [400, 700], size) },
  ],
};

let kept: KeptPlan;

beforeEach(() => {
  languageStore.setState({ language: 'en' });
});

describe('without a pointer', () => {
  test('a room is added, named, put into a zone and taken away', () => {
    draw(home);
    fireEvent.click(screen.getByTestId('add-room'));
    fireEvent.click(button('Add in the middle'));
    expect(said()).toBe('Room added. Say what it is.');

    const search = screen.getByTestId('room-search');
    fireEvent.change(search, { target: { value: 'toi' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(kept.rooms[2]?.room).toBe('toilet');
    expect(said()).toBe('It is now: Toilet.');

    fireEvent.change(screen.getByTestId('room-zone'), { target: { value: 'NW' } });
    expect(screen.getByTestId('room-card').textContent).toContain('Toilet, north-west');
    expect(said()).toBe('Toilet is now in the north-west.');

    fireEvent.click(screen.getByTestId('delete-room'));
    expect(kept.rooms).toHaveLength(2);
    expect(said()).toBe('Toilet deleted. Undo brings it back.');
  });

  test('a room is moved and resized by arrow keys, farther with Shift', () => {
    draw(home);
    fireEvent.click(screen.getByText(/^Kitchen,/));
    const move = button('Move: Left');
    fireEvent.keyDown(move, { key: 'ArrowUp' });
    fireEvent.keyDown(move, { key: 'ArrowLeft', shiftKey: true });
    expect(kept.rooms[0]?.polygon).toEqual(rectangle([675, 495], [875, 695], size));
    fireEvent.click(button('Resize: Narrower'));
    expect(kept.rooms[0]?.polygon).toEqual(rectangle([675, 495], [870, 695], size));
  });

  test('a corner is cut out, moved and taken away', () => {
    draw(home);
    fireEvent.click(screen.getByText(/^Kitchen,/));
    fireEvent.click(button('Cut it out (L shape)'));
    expect(kept.rooms[0]?.polygon).toHaveLength(6);
    fireEvent.click(button('Remove corner'));
    expect(kept.rooms[0]?.polygon).toHaveLength(5);
  });

  test('undo and redo go over whole steps, by key and by button', () => {
    draw(home);
    fireEvent.click(screen.getByText(/^Kitchen,/));
    for (let n = 0; n < 5; n += 1) fireEvent.keyDown(button('Move: Left'), { key: 'ArrowLeft' });
    const moved = kept;
    fireEvent.keyDown(screen.getByTestId('room-card'), { key: 'z', ctrlKey: true });
    expect(kept).toEqual(home);
    expect(said()).toBe('Undone.');
    fireEvent.keyDown(screen.getByTestId('room-card'), { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(kept).toEqual(moved);
    fireEvent.click(button('Undo'));
    expect(kept).toEqual(home);
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  });

  test('writing into a field keeps its own undo', () => {
    draw(home);
    fireEvent.click(screen.getByText(/^Kitchen,/));
    fireEvent.keyDown(button('Move: Left'), { key: 'ArrowLeft' });
    const moved = kept;
    fireEvent.keyDown(screen.getByTestId('room-search'), { key: 'z', ctrlKey: true });
    expect(kept).toBe(moved);
  });

  test('the outline, north and the door are set', () => {
    draw(empty);
    tab('Outline');
    fireEvent.click(screen.getByTestId('outline-rectangle'));
    expect(kept.outline).toEqual(rectangle([120, 96], [880, 704], size));

    tab('North');
    const degrees = screen.getByTestId('north-degrees');
    fireEvent.change(degrees, { target: { value: '370' } });
    expect(screen.getByText('Please write a number from 0 to 360.')).toBeTruthy();
    fireEvent.blur(degrees);
    expect(kept.north).toBeNull();
    fireEvent.change(degrees, { target: { value: '12,5' } });
    fireEvent.keyDown(degrees, { key: 'Enter' });
    expect(kept.north).toBe(12.5);
    fireEvent.click(button('Turn 5° to the right'));
    expect(kept.north).toBe(17.5);

    tab('Door');
    fireEvent.click(screen.getByTestId('place-door'));
    expect(kept.door).not.toBeNull();
    const before = screen.getByTestId('door-pada').textContent;
    fireEvent.change(screen.getByTestId('door-range'), { target: { value: '0.5' } });
    expect(screen.getByTestId('door-pada').textContent).not.toBe(before);
  });

  test('the tabs are gone through by arrow keys', () => {
    draw(home);
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toContain('Outline');
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft' });
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft' });
    expect(document.activeElement?.textContent).toContain('Door');
  });
});

describe('what is wrong', () => {
  test('stands at the room it is about, and at the tab where it can be mended', () => {
    draw({ ...home, north: null });
    const rows = screen.getByRole('list', { name: 'Rooms on the plan' });
    expect(within(rows).getByText('Please say what “M.BED” is.')).toBeTruthy();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Rooms (needs a look)', 'Outline', 'North (needs a look)', 'Door']);
  });

  test('is said when a room is put where one is', () => {
    draw(home);
    for (let n = 0; n < 2; n += 1) {
      const add = screen.queryByTestId('add-room') ?? button('Add another room');
      fireEvent.click(add);
      fireEvent.click(button('Add in the middle'));
    }
    expect(kept.rooms).toHaveLength(3);
    expect(said()).toBe('A room is already marked in this place.');
  });

  test('is said in the language of the reader', () => {
    languageStore.setState({ language: 'hi' });
    draw({ ...home, outline: null });
    tab('द्वार');
    expect(screen.getByText(/पहले बाहरी दीवार चिह्नित करें/)).toBeTruthy();
  });
});

test('a tool that is asked for from outside is taken, and brought to whoever asked', () => {
  Element.prototype.scrollIntoView ??= () => {};
  const { rerender } = render(<PlanEditor {...props(home)} />, { wrapper: MantineProvider });
  rerender(<PlanEditor {...props(home)} wanted={{ mode: 'north' }} />);
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'North', selected: true }));
  expect(screen.getByTestId('north-degrees')).toBeTruthy();
});

test('a plan from elsewhere is a step that can be undone', () => {
  const { rerender } = render(<PlanEditor {...props(home)} />, { wrapper: MantineProvider });
  rerender(<PlanEditor {...props({ ...home, rooms: [] })} />);
  expect(screen.queryAllByTestId('room-row')).toHaveLength(0);
  fireEvent.click(button('Undo'));
  expect(kept).toEqual(home);
});

function props(plan: KeptPlan) {
  return { picture: undefined, size, plan, onChange: (next: KeptPlan) => (kept = next), faults: [] };
}

function draw(plan: KeptPlan): void {
  kept = plan;
  render(<Held first={plan} />, { wrapper: MantineProvider });
}

/** Holds the plan as a screen does. */
function Held({ first }: { first: KeptPlan }) {
  const [plan, setPlan] = useState(first);
  const assessable = planOf(plan);
  return (
    <PlanEditor
      picture={undefined}
      size={size}
      plan={plan}
      faults={assessable.ok ? [] : assessable.faults}
      onChange={(next) => {
        kept = next;
        setPlan(next);
      }}
    />
  );
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

function tab(name: string): void {
  fireEvent.click(screen.getByRole('tab', { name: new RegExp(name) }));
}

function said(): string | null {
  return screen.getByTestId('editor-said').textContent;
}
