import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { aPlan } from '#tests/builders/a-plan.ts';
import { PlanStage } from './plan-stage.tsx';
import { doorId, type PlanStageProps, type PlanTone, type StageTool } from './plan-stage-props.ts';

const plan = aPlan();
const tones: Readonly<Record<string, PlanTone>> = { kitchen: 'ideal', master_bedroom: 'severe' };

beforeEach(() => {
  languageStore.setState({ language: 'en' });
});

describe('a plan that is read', () => {
  test('has every room and the door as a button, with its verdict in words', () => {
    draw({ doorTint: 'acceptable', onSelect: () => {} });
    expect(buttons()).toEqual([
      'Kitchen: ideal',
      'Master bedroom: strongly advised against',
      'Pooja room: not assessed',
      'Main door: acceptable',
    ]);
  });

  test('chooses a room by its keys, and says which one is chosen', () => {
    const onSelect = vi.fn<(id: string | undefined) => void>();
    draw({ onSelect, selected: 'pooja' });
    const kitchen = screen.getByRole('button', { name: 'Kitchen: ideal' });
    fireEvent.keyDown(kitchen, { key: 'Enter' });
    fireEvent.keyDown(screen.getByRole('button', { name: /Main door/ }), { key: ' ' });
    expect(onSelect.mock.calls).toEqual([['kitchen'], [doorId]]);
    expect(kitchen.getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('button', { name: /Pooja/, pressed: true })).toBeTruthy();
  });

  test('gives each verdict a hatching or a mark of its own', () => {
    const { container } = draw({});
    expect(container.querySelectorAll('[data-room="master_bedroom"] polygon')).toHaveLength(3);
    expect(screen.getAllByTestId(/^tone-/).map(({ dataset }) => dataset['testid'])).toEqual([
      'tone-green',
      'tone-red',
      'tone-grey',
    ]);
  });

  test('shows why beside the chosen room only', () => {
    const { rerender } = draw({ selected: 'kitchen', reason: <p>Fire in its place.</p> });
    expect(screen.getByText('Fire in its place.')).toBeTruthy();
    rerender(drawn({ selected: undefined, reason: <p>Fire in its place.</p> }));
    expect(screen.queryByText('Fire in its place.')).toBeNull();
  });
});

describe('the wheel', () => {
  test('names the eight directions in the language of the reader', () => {
    draw({});
    expect(names()).toEqual(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);
  });

  test('is spoken in Hindi to who reads Hindi', () => {
    languageStore.setState({ language: 'hi' });
    draw({});
    expect(names().slice(0, 3)).toEqual(['उत्तर', 'ईशान', 'पूर्व']);
  });

  test('waits for the outline and north', () => {
    draw({ plan: aPlan({ north: null }) });
    draw({ plan: aPlan({ outline: null }) });
    draw({ wheel: false });
    expect(screen.queryByTestId('zone-wheel')).toBeNull();
  });
});

test('who edits has the keys first, and the drawing is not read twice', () => {
  const key = vi.fn<StageTool['key']>(() => true);
  draw({ tool: { grab: () => undefined, tap: () => {}, key }, onSelect: () => {} });
  fireEvent.keyDown(screen.getByTestId('plan-stage'), { key: 'ArrowLeft' });
  expect(key).toHaveBeenCalledOnce();
  expect(buttons()).toEqual([]);
});

function names(): (string | null)[] {
  return [...screen.getByTestId('zone-wheel').querySelectorAll('text')].map(({ textContent }) => textContent);
}

/** The buttons that are drawn, without those around the drawing. */
function buttons(): (string | null)[] {
  return screen
    .queryAllByRole('button')
    .filter(({ tagName }) => tagName.toLowerCase() === 'g')
    .map((button) => button.getAttribute('aria-label'));
}

function draw(values: Partial<PlanStageProps>) {
  return render(drawn(values), { wrapper: MantineProvider });
}

function drawn(values: Partial<PlanStageProps>) {
  return (
    <PlanStage
      picture={undefined}
      size={plan.size}
      plan={plan}
      label="A plan"
      roomTint={(id) => tones[id] ?? 'unassessed'}
      {...values}
    />
  );
}
