import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { frame } from '#i18n/catalogue/frame.ts';
import { languageStore } from '#i18n/language-store.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { ToastHost } from './toast-host.tsx';
import { dismissToast, showToast, updateToast, type Toast } from './toast.ts';

beforeEach(() => {
  dismissToast();
  languageStore.setState({ language: 'en' });
});

test('only the newest toast is on the screen', () => {
  renderPart(<ToastHost />);
  act(() => {
    showToast({ tone: 'success', title: 'first' });
    showToast({ tone: 'info', title: 'second', description: 'with more words' });
  });
  expect(screen.queryByText('first')).toBeNull();
  expect(screen.getByText('second')).toBeDefined();
  expect(screen.getByText('with more words')).toBeDefined();
});

test('an error interrupts whoever listens; the rest waits its turn', () => {
  renderPart(<ToastHost />);
  act(() => void showToast({ tone: 'error', title: 'it failed' }));
  expect(screen.getByRole('alert').textContent).toContain('it failed');
  expect(politely()).toBe('');
  act(() => void showToast({ tone: 'success', title: 'it worked' }));
  expect(politely()).toContain('it worked');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('it is dismissed by its button', () => {
  renderPart(<ToastHost />);
  act(() => void showToast({ tone: 'info', title: 'read me' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('read me')).toBeNull();
});

test('good news makes way for whoever goes on working once it could be read; an error and a question stay', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    renderPart(<ToastHost />);
    const stays: Omit<Toast, 'id'>[] = [
      { tone: 'error', title: 'still here' },
      { tone: 'info', title: 'still here', action: { label: 'Do', run() {} } },
    ];
    for (const toast of stays) {
      act(() => void showToast(toast));
      vi.advanceTimersByTime(60_000);
      fireEvent.pointerDown(document.body);
      expect(screen.getByText('still here')).toBeDefined();
    }
    act(() => void showToast({ tone: 'success', title: 'done' }));
    fireEvent.pointerDown(document.body);
    vi.advanceTimersByTime(6000);
    fireEvent.pointerDown(screen.getByText('done'));
    expect(screen.getByText('done')).toBeDefined();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByText('done')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

describe('what only tells of success closes by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
  };

  test('after five seconds', () => {
    renderPart(<ToastHost />);
    act(() => void showToast({ tone: 'success', title: 'done' }));
    pass(4900);
    expect(screen.getByText('done')).toBeDefined();
    pass(200);
    expect(screen.queryByText('done')).toBeNull();
  });

  test('later where there is more to read', () => {
    renderPart(<ToastHost />);
    act(() => void showToast({ tone: 'success', title: 'done', description: 'x'.repeat(176) }));
    pass(10_900);
    expect(screen.getByText('done')).toBeDefined();
    pass(200);
    expect(screen.queryByText('done')).toBeNull();
  });

  test('not while somebody points at it or has the focus in it', () => {
    renderPart(<ToastHost />);
    act(() => void showToast({ tone: 'success', title: 'done' }));
    fireEvent.pointerEnter(screen.getByText('done'));
    pass(60_000);
    fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
    fireEvent.pointerLeave(screen.getByText('done'));
    pass(60_000);
    fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
    pass(4900);
    expect(screen.getByText('done')).toBeDefined();
    pass(200);
    expect(screen.queryByText('done')).toBeNull();
  });

  test('and so does what informs in one line', () => {
    renderPart(<ToastHost />);
    act(() => void showToast({ tone: 'info', title: 'Signed out' }));
    pass(6000);
    expect(screen.queryByText('Signed out')).toBeNull();
  });

  test.each<Omit<Toast, 'id'>>([
    { tone: 'error', title: 'here' },
    { tone: 'info', title: 'here', description: 'and why' },
    { tone: 'info', title: 'here', action: { label: 'Do', run() {} } },
    { tone: 'success', title: 'here', action: { label: 'Do', run() {} } },
  ])('but not %j', (toast) => {
    renderPart(<ToastHost />);
    act(() => void showToast(toast));
    pass(3_600_000);
    expect(screen.getByText('here')).toBeDefined();
  });
});

test('a page is told how much room it takes, while it is there', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  renderPart(<ToastHost />);
  const room = () => document.documentElement.style.getPropertyValue('--toast-height');
  expect(room()).toBe('');
  act(() => void showToast({ tone: 'error', title: 'it failed' }));
  expect(room()).toBe('72px');
  act(() => dismissToast());
  expect(room()).toBe('');
  vi.restoreAllMocks();
});

test('its action runs once and closes it', () => {
  let runs = 0;
  renderPart(<ToastHost />);
  act(() => {
    showToast({
      tone: 'error',
      title: 'no credits',
      action: { label: 'Get Credits', run: () => (runs += 1) },
    });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Get Credits' }));
  expect(runs).toBe(1);
  expect(screen.queryByText('no credits')).toBeNull();
});

test('it can be changed while it is there, and not after another took its place', () => {
  renderPart(<ToastHost />);
  let first = 0;
  act(() => {
    first = showToast({ tone: 'info', title: 'saving' });
  });
  act(() => updateToast(first, { tone: 'success', title: 'saved' }));
  expect(screen.getByText('saved')).toBeDefined();
  act(() => {
    showToast({ tone: 'info', title: 'newer' });
    updateToast(first, { title: 'too late' });
  });
  expect(screen.getByText('newer')).toBeDefined();
});

test('a text of the catalogue follows the language; the words of a server stay as they are', () => {
  renderPart(<ToastHost />);
  act(() => {
    showToast({
      tone: 'info',
      title: { message: frame.copyright, values: { year: 2026 } },
      description: 'Weak password',
    });
  });
  expect(screen.getByText('© 2026 Disha. All rights reserved.')).toBeDefined();
  act(() => languageStore.getState().setLanguage('hi'));
  expect(screen.getByText('© 2026 दिशा। सर्वाधिकार सुरक्षित।')).toBeDefined();
  expect(screen.getByText('Weak password')).toBeDefined();
});

/** What is said without interrupting. */
function politely(): string | null | undefined {
  return document.querySelector('[aria-live="polite"]')?.textContent;
}
