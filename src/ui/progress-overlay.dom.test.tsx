import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/builders/render-page.tsx';
import { ProgressOverlay } from './progress-overlay.tsx';

test('it says what is happening and how far it is', () => {
  renderPart(<ProgressOverlay percent={20} label="Sending the plan" />);
  expect(screen.getByRole('status').textContent).toBe('Sending the plan');
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('20');
  expect(screen.getByText('20%')).toBeDefined();
});

test.each([
  [-5, '0%'],
  [66.6, '67%'],
  [140, '100%'],
])('%d is shown as %s', (percent, shown) => {
  renderPart(<ProgressOverlay percent={percent} label="Working" />);
  expect(screen.getByText(shown)).toBeDefined();
});

test('the page behind it cannot be used', () => {
  renderPart(<ProgressOverlay percent={10} label="Working" />);
  expect(screen.getByRole('dialog').hasAttribute('open')).toBe(true);
});
