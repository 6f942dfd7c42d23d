import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, useCallback, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PreparedAttachment, ReadyAttachment } from '#lib/attachment.ts';
import { languageStore } from '#i18n/language-store.ts';
import type { PlanModels } from '#session/model-consent.ts';
import { sessionStore } from '#session/session-store.ts';
import { useDropAndPaste } from '#ui/use-drop-and-paste.ts';
import { Composer, type ComposerProps } from './composer.tsx';
import { useAttachment } from './use-attachment.ts';

let prepare: (file: File, signal: AbortSignal) => Promise<PreparedAttachment>;

vi.mock('#lib/prepare-attachment.ts', () => ({
  prepareAttachment: (file: File, signal: AbortSignal) => prepare(file, signal),
}));

let models: PlanModels = { looking: 'given', writing: 'given' };
vi.mock('#session/model-consent.ts', () => ({ planModels: async () => models }));

const picture: ReadyAttachment = {
  name: 'plan.jpg',
  type: 'image/jpeg',
  bytes: new ArrayBuffer(34_000),
  extension: 'jpg',
  kind: 'image',
};

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  prepare = () => Promise.resolve({ kind: 'ready', file: picture });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a box', () => {
  test('sends nothing while it is empty, and a file alone is something', () => {
    const onSend = vi.fn<() => void>();
    const { rerender } = draw({ onSend });
    expect(sendButton().disabled).toBe(true);
    rerender(drawn({ onSend, attachment: { kind: 'ready', name: 'plan.jpg', file: picture } }));
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSend).toHaveBeenCalledOnce();
  });

  test.each([
    ['Enter', () => fireEvent.keyDown(box(), { key: 'Enter' })],
    ['a press', () => fireEvent.click(sendButton())],
  ])('sends what %s has sent before its conversation was there, once and as it stands then', (_, act) => {
    const [before, after] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { rerender } = draw({ onSend: before, text: 'word', isStarting: true });
    act();
    act();
    rerender(drawn({ onSend: after, text: 'words', isStarting: false }));
    rerender(drawn({ onSend: after, text: 'words', isStarting: false, isSpoken: true }));
    expect([before.mock.calls.length, after.mock.calls.length]).toEqual([0, 1]);
  });

  test('sends nothing of its own accord once its conversation is there', () => {
    const onSend = vi.fn<() => void>();
    const { rerender } = draw({ onSend, text: 'words', isStarting: true });
    rerender(drawn({ onSend, text: 'words' }));
    expect(onSend).not.toHaveBeenCalled();
  });

  test('waits for a file that is still prepared', () => {
    const onSend = vi.fn<() => void>();
    draw({ onSend, text: 'words', attachment: { kind: 'reading', name: 'plan.jpg', size: 9 } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect([sendButton().disabled, onSend.mock.calls.length]).toEqual([true, 0]);
  });

  test('sends its words where the file was refused', () => {
    const onSend = vi.fn<() => void>();
    draw({ onSend, text: 'words', attachment: { kind: 'refused', name: 'a.exe', why: 'unknown-kind' } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSend).toHaveBeenCalledOnce();
  });

  test.each<[string, object]>([
    ['with Shift', { shiftKey: true }],
    ['that ends a composition', { isComposing: true }],
    ['that ends a composition in Safari', { keyCode: 229 }],
  ])('is not sent by an Enter %s', (_, how) => {
    const onSend = vi.fn<() => void>();
    draw({ onSend, text: 'words' });
    fireEvent.keyDown(box(), { key: 'Enter', ...how });
    expect(onSend).not.toHaveBeenCalled();
  });

  test('says of spoken words that they were, to eyes and to ears', () => {
    draw({ text: 'words', isSpoken: true });
    const described = box().getAttribute('aria-describedby') ?? '';
    const words = described.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    expect(words.join('|')).toContain('Written down from your voice');
    expect(box().dataset['spoken']).toBe('true');
  });

  test('has no place for a file where nobody takes one', () => {
    draw({});
    expect(screen.queryByTestId('chat-attach')).toBeNull();
  });

  test('tells a guest why instead of asking for a file', () => {
    const onAttachAsGuest = vi.fn<() => void>();
    draw({ onAttachAsGuest });
    const asked = vi.spyOn(HTMLInputElement.prototype, 'click');
    fireEvent.click(screen.getByTestId('chat-attach'));
    expect(onAttachAsGuest).toHaveBeenCalledOnce();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('what is said of a file', () => {
  const page = { bytes: new ArrayBuffer(1) };
  test.each<[string, ReadyAttachment, string]>([
    ['a picture', picture, '34 kB · Costs 1 credit'],
    [
      'a PDF with pages',
      { ...picture, kind: 'document', pages: [page, page], text: 'a' },
      '34 kB · Costs 1 credit · with pictures of 2 pages',
    ],
    [
      'a PDF with a page',
      { ...picture, kind: 'document', pages: [page] },
      '34 kB · Costs 1 credit · with a picture of 1 page',
    ],
    [
      'a document',
      { ...picture, kind: 'document', text: 'a' },
      '34 kB · 3 such messages = 1 credit · its words go along',
    ],
    [
      'an older document',
      { ...picture, kind: 'document', extension: 'doc' },
      'The words of this file cannot be read here. Save it as .docx or PDF if they matter.',
    ],
    [
      'an empty document',
      { ...picture, kind: 'document', extension: 'docx' },
      'No words were found in this file.',
    ],
  ])('%s', (_, file, words) => {
    draw({ attachment: { kind: 'ready', name: 'a', file } });
    expect(screen.getByTestId('attachment').textContent).toContain(words);
  });

  test.each<[string, ReadyAttachment, PlanModels['looking'], string]>([
    [
      'picture',
      picture,
      'none',
      '34 kB · Costs 1 credit if it is a floor plan; else answered by your words alone',
    ],
    [
      'document',
      { ...picture, kind: 'document', text: 'a' },
      'refused',
      '34 kB · 3 such messages = 1 credit · answered by your words alone',
    ],
    ['picture', picture, 'given', '34 kB · Costs 1 credit'],
  ])(
    'a %s says what it costs where a model may read it, and where none reads it: %#',
    async (_, file, word, words) => {
      models = { looking: word, writing: word };
      sessionStore.setState({ status: 'signed-in', user: { id: 'u', email: 'asha@example.com' } }, true);
      draw({ attachment: { kind: 'ready', name: 'a', file } });
      await waitFor(() => expect(screen.getByTestId('attachment').textContent).toBe(`a${words}`));
      sessionStore.setState({ status: 'guest' }, true);
    },
  );

  test('a refusal is told at once, and can be put away', () => {
    const onRemoveAttachment = vi.fn<() => void>();
    draw({ attachment: { kind: 'refused', name: 'a.pdf', why: 'encrypted' }, onRemoveAttachment });
    expect(screen.getByRole('alert').textContent).toContain('locked with a password');
    fireEvent.click(screen.getByTestId('attachment-remove'));
    expect(onRemoveAttachment).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(box());
  });
});

describe('a file that is chosen', () => {
  test('is prepared and shown, and the one after it takes its place', async () => {
    render(<Box />);
    choose(new File(['a'], 'first.jpg'));
    expect(chip().textContent).toContain('Preparing…');
    await waitFor(() => expect(chip().textContent).toContain('Costs 1 credit'));
    prepare = () => Promise.resolve({ kind: 'refused', why: 'too-large' });
    choose(new File(['b'], 'second.jpg'));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Please select a file smaller than 10MB.'),
    );
  });

  test('can be given up while it is prepared, and does not come back', async () => {
    let signal: AbortSignal | undefined;
    let finish: ((done: PreparedAttachment) => void) | undefined;
    prepare = (_, given) => {
      signal = given;
      return new Promise((resolve) => (finish = resolve));
    };
    render(<Box />);
    choose(new File(['a'], 'slow.pdf'));
    await waitFor(() => expect(signal).toBeDefined());
    fireEvent.click(screen.getByRole('button', { name: 'Cancel slow.pdf' }));
    expect(signal?.aborted).toBe(true);
    finish?.({ kind: 'ready', file: picture });
    await Promise.resolve();
    expect(screen.queryByTestId('attachment')).toBeNull();
  });

  test('whose reader cannot be fetched says so', async () => {
    prepare = () => Promise.reject(new TypeError('Failed to fetch'));
    render(<Box />);
    choose(new File(['a'], 'plan.pdf'));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('connect to the internet once'),
    );
  });

  test('belongs to the box it was chosen for', async () => {
    const { rerender } = render(<Box />);
    choose(new File(['a'], 'plan.jpg'));
    await waitFor(() => expect(chip().textContent).toContain('Costs 1 credit'));
    rerender(<Box id="other" />);
    expect(screen.queryByTestId('attachment')).toBeNull();
  });
});

describe('a file that is handed over', () => {
  test('has a target while it is held, which goes when it leaves', () => {
    render(<Box />);
    hand('dragenter', filled());
    hand('dragenter', filled());
    hand('dragleave', filled());
    expect(screen.queryByText('over')).not.toBeNull();
    hand('dragleave', filled());
    expect(screen.queryByText('over')).toBeNull();
  });

  test('is taken where it is dropped', async () => {
    render(<Box />);
    hand('dragenter', filled());
    expect(hand('drop', filled()).defaultPrevented).toBe(true);
    expect(screen.queryByText('over')).toBeNull();
    await waitFor(() => expect(chip().textContent).toContain('plan.jpg'));
  });

  test('is taken where it is pasted, but words with a picture of themselves are words', async () => {
    render(<Box />);
    expect(hand('paste', { ...filled(), types: ['Files', 'text/plain'] }).defaultPrevented).toBe(false);
    expect(screen.queryByTestId('attachment')).toBeNull();
    expect(hand('paste', filled()).defaultPrevented).toBe(true);
    await waitFor(() => expect(chip().textContent).toContain('plan.jpg'));
  });

  test('is not taken where none can go, and does not take the place of the page either', () => {
    render(<Box isClosed />);
    hand('dragenter', filled());
    expect(screen.queryByText('over')).toBeNull();
    expect(hand('drop', filled()).defaultPrevented).toBe(true);
    expect(hand('paste', filled()).defaultPrevented).toBe(false);
    expect(screen.queryByTestId('attachment')).toBeNull();
  });

  test('is no business of words that are dragged', () => {
    render(<Box />);
    hand('dragenter', { files: [], types: ['text/plain'] });
    expect(screen.queryByText('over')).toBeNull();
  });
});

function Box({ id = 'box', isClosed = false }: { id?: string; isClosed?: boolean }) {
  const area = useRef<HTMLDivElement>(null);
  const { attachment, attach, clear } = useAttachment(id);
  const attachFirst = useCallback(([file]: readonly File[]) => file && attach(file), [attach]);
  const isOver = useDropAndPaste(area, isClosed ? undefined : attachFirst);
  return (
    <div ref={area}>
      {isOver && 'over'}
      {drawn({ attachment, onAttach: attach, onRemoveAttachment: clear })}
    </div>
  );
}

function drawn(props: Partial<ComposerProps>) {
  return (
    <MantineProvider>
      <Composer
        text=""
        language="en"
        isStarting={false}
        isPending={false}
        isDisabled={false}
        input={input}
        onChange={() => {}}
        onSend={() => {}}
        onRemoveAttachment={() => {}}
        {...props}
      />
    </MantineProvider>
  );
}

const input = createRef<HTMLTextAreaElement>();

function draw(props: Partial<ComposerProps>) {
  return render(drawn(props));
}

function box(): HTMLElement {
  return screen.getByTestId('chat-input');
}

function chip(): HTMLElement {
  return screen.getByTestId('attachment');
}

function sendButton(): HTMLButtonElement {
  return screen.getByTestId<HTMLButtonElement>('chat-send');
}

function choose(file: File): void {
  fireEvent.change(screen.getByTestId('chat-file'), { target: { files: [file] } });
}

interface Handed {
  files: File[];
  types: string[];
}

function filled(): Handed {
  return { files: [new File(['a'], 'plan.jpg')], types: ['Files'] };
}

function hand(type: string, data: Handed): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, type === 'paste' ? 'clipboardData' : 'dataTransfer', { value: data });
  fireEvent(box(), event);
  return event;
}
