import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { FloorChoice } from './floor-choice.tsx';
import { blankPlan } from './turn-plan.ts';
import { UnlabelledRooms } from './unlabelled-rooms.tsx';

const polygon = [
  [600, 10],
  [790, 10],
  [790, 150],
  [600, 150],
] as const;
const plan: KeptPlan = {
  ...blankPlan([800, 600]),
  unlabelled: [
    { id: 'a', guess: 'toilet', polygon },
    { id: 'b', guess: null, polygon: polygon.map(([x, y]) => [x - 580, y + 430] as const) },
  ],
};

test.each([
  ['yes', 'unlabelled-yes', 'toilet'],
  ['a name of its owner', 'unlabelled-name', null],
] as const)('a room without a word becomes a room by %s', (_, button, room) => {
  const onChange = vi.fn<(next: KeptPlan) => void>();
  renderPart(<UnlabelledRooms plan={plan} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'A toilet at the top right?' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'A room at the bottom left?' })).toBeDefined();
  const [first] = screen.getAllByTestId(button);
  if (first) fireEvent.click(first);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    ...plan,
    rooms: [{ id: 'a', room, polygon }],
    unlabelled: plan.unlabelled?.slice(1),
  });
});

test('what is no room goes, and nothing is asked in the language of somebody else', () => {
  languageStore.setState({ language: 'hi' });
  const onChange = vi.fn<(next: KeptPlan) => void>();
  renderPart(<UnlabelledRooms plan={plan} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'ऊपर दाईं ओर शौचालय?' })).toBeDefined();
  const [first] = screen.getAllByTestId('unlabelled-none');
  if (first) fireEvent.click(first);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...plan, unlabelled: plan.unlabelled?.slice(1) });
  languageStore.setState({ language: 'en' });
});

test('one of several plans on a sheet is chosen, and a single one asks nothing', () => {
  const floors = [3, 5].map((rooms) => ({ rooms, lay: (laid: KeptPlan) => laid }));
  const onChoose = vi.fn<(floor: (typeof floors)[number]) => void>();
  renderPart(<FloorChoice floors={floors} onChoose={onChoose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Plan 2 (5 rooms)' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(floors[1]);
  renderPart(<FloorChoice floors={floors.slice(1)} onChoose={onChoose} />);
  expect(screen.getAllByTestId('floor-choice')).toHaveLength(1);
});
