/*
 * What somebody does on a prerendered page before the app can answer: presses, words, chosen files, the focus and what was
 * scrolled or unfolded. All of it is handed to the same controls of the app, which are found by what they are and never by
 * where they stand; what the app does not have is dropped, as a wrong control pressed is worse than none.
 */

/** What public/first-paint.js has heard before this could. */
declare global {
  interface Window {
    dishaEarly?: { events: Event[]; stop(): void };
  }
}

const fieldKinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement] as const;
type Field = InstanceType<(typeof fieldKinds)[number]>;

/** A control that the app shows later than the rest of itself is waited for so long. */
const patienceMs = 20_000;

export interface HeldActs {
  /** Whether there is anything that the app has to answer. */
  isAny(): boolean;
  /** A pointer is down, a word is being composed, a file is being chosen or text is selected: nothing may be taken from under it. */
  isBusy(): boolean;
  /** Whether the app has the counterpart of all that was used. */
  isReadyIn(root: HTMLElement): boolean;
  /** Notes how the page was left and hears no more of it; the answer tells the app, once that stands in its place. */
  leave(root: HTMLElement): () => void;
}

export function holdActs(page: HTMLElement, onChange: () => void): HeldActs {
  const ending = new AbortController();
  const presses: HTMLElement[] = [];
  const folded = new Set<HTMLDetailsElement>();
  let isPressed = false;
  let isComposing = false;
  let isChoosing = false;

  function press(control: HTMLElement): void {
    // A browser opens a choice of files only under the finger that asks for it.
    if ('picksFile' in control.dataset) {
      isChoosing = true;
      control.parentElement?.querySelector<HTMLInputElement>('input[type="file"]')?.click();
      return;
    }
    // Whoever presses again what does not answer yet means it once.
    if (presses.at(-1) !== control) presses.push(control);
    control.dataset['held'] = '';
  }

  function use(event: Event, selector: string): void {
    const used = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (!used || !page.contains(used)) return;
    event.preventDefault();
    press(used);
  }

  function send(event: KeyboardEvent): void {
    const { target } = event;
    if (!(target instanceof HTMLTextAreaElement) || !page.contains(target)) return;
    if (target.enterKeyHint !== 'send' || !isPlainEnter(event) || !target.form) return;
    event.preventDefault();
    if (target.value.trim() !== '') press(sendButton(target.form) ?? target.form);
  }

  const hear = <Name extends keyof DocumentEventMap>(
    names: Name[],
    act: (event: DocumentEventMap[Name]) => void,
  ) => {
    for (const name of names)
      document.addEventListener(
        name,
        (event) => {
          act(event);
          onChange();
        },
        { capture: true, signal: ending.signal },
      );
  };
  hear(['click'], (event) => use(event, 'button'));
  hear(['submit'], (event) => use(event, 'form'));
  hear(['keydown'], send);
  hear(['input', 'change'], ({ target }) => letSend(target));
  hear(['pointerdown'], () => (isPressed = true));
  hear(['pointercancel'], () => (isPressed = false));
  // The click comes after it.
  hear(['pointerup'], () => setTimeout(() => ((isPressed = false), onChange())));
  hear(['compositionstart'], () => (isComposing = true));
  hear(['compositionend'], () => (isComposing = false));
  hear(['change', 'cancel'], () => (isChoosing = false));
  hear(['selectionchange'], () => {});
  hear(['toggle'], ({ target }) => target instanceof HTMLDetailsElement && folded.add(target));

  const early = window.dishaEarly;
  early?.stop();
  delete window.dishaEarly;
  for (const { target } of early?.events ?? []) {
    const used = target instanceof Element ? target.closest<HTMLElement>('button, form') : null;
    if (used) press(used);
  }
  for (const field of fieldsOf(page)) letSend(field);

  return {
    isAny: () => presses.length > 0 || fieldsOf(page).some((field) => isWritten(field)),
    isBusy: () => isPressed || isComposing || isChoosing || (presses.length === 0 && hasSelection(page)),
    isReadyIn: (root) =>
      [...presses, ...fieldsOf(page).filter((field) => isWritten(field)), ...focusedIn(page)].every(
        (element) => counterpart(element, page, root) !== undefined,
      ),
    leave(root) {
      ending.abort();
      return leave(page, root, presses, folded);
    },
  };
}

/** What is read off the page while it still stands, and given to the app when that does. */
function leave(
  page: HTMLElement,
  root: HTMLElement,
  presses: readonly HTMLElement[],
  folded: ReadonlySet<HTMLDetailsElement>,
): () => void {
  const written = fieldsOf(page).filter((field) => isWritten(field));
  const [focused] = focusedIn(page);
  const range = focused && isField(focused) ? selectionOf(focused) : undefined;
  const scrolled = [...page.querySelectorAll('*')].flatMap((element) =>
    element.scrollLeft !== 0 || element.scrollTop !== 0
      ? [{ element, left: element.scrollLeft, top: element.scrollTop }]
      : [],
  );
  const find = (element: HTMLElement) => counterpart(element, page, root);

  return () => {
    for (const { element, left, top } of scrolled) sameShape(element, page, root)?.scrollTo(left, top);
    for (const details of folded) {
      const twin = sameShape(details, page, root);
      if (twin instanceof HTMLDetailsElement) twin.open = details.open;
    }
    // What somebody does in the app itself comes after, and is not undone by what they did before.
    const touched = new AbortController();
    setTimeout(() => touched.abort(), patienceMs);
    for (const name of ['pointerdown', 'keydown'])
      document.addEventListener(name, (event) => event.isTrusted && touched.abort(), {
        capture: true,
        signal: touched.signal,
      });
    const late: HTMLElement[] = [];
    for (const field of written) {
      const twin = find(field);
      if (twin && isField(twin)) write(twin, field);
      else late.push(field);
    }
    const focus = focused && find(focused);
    focus?.focus({ preventScroll: true });
    if (focus && isField(focus) && !(focus instanceof HTMLSelectElement) && range)
      focus.setSelectionRange(...range);
    void repeat([...late, ...presses], { root, find, touched: touched.signal });
  };
}

interface Repeating {
  root: HTMLElement;
  find(element: HTMLElement): HTMLElement | undefined;
  /** Ends when somebody uses the app itself, or has waited too long. */
  touched: AbortSignal;
}

/** One after the other, each once what the one before it has brought is there. */
async function repeat(acts: readonly HTMLElement[], { root, find, touched }: Repeating): Promise<void> {
  for (const act of acts) {
    await new Promise((resolve) => setTimeout(resolve));
    const twin = await whenFound(() => find(act), root, touched);
    if (!twin) continue;
    if (isField(act) && isField(twin)) write(twin, act);
    else if (twin instanceof HTMLFormElement) twin.requestSubmit();
    else twin.click();
  }
}

function whenFound(
  find: () => HTMLElement | undefined,
  root: HTMLElement,
  over: AbortSignal,
): Promise<HTMLElement | undefined> {
  return new Promise((resolve) => {
    const found = find();
    if (found || over.aborted) {
      resolve(over.aborted ? undefined : found);
      return;
    }
    const end = (twin?: HTMLElement) => {
      observer.disconnect();
      resolve(twin);
    };
    const observer = new MutationObserver(() => {
      const twin = find();
      if (twin) end(twin);
    });
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    over.addEventListener('abort', () => end(), { once: true });
  });
}

/**
 * The control of the app that is what this one is on the page: alone of its kind in both, the same one of equally many, or
 * the only one under the same heading.
 */
export function counterpart(
  element: HTMLElement,
  page: HTMLElement,
  root: HTMLElement,
): HTMLElement | undefined {
  const identity = identityOf(element);
  const alikeIn = (part: HTMLElement) =>
    [...part.querySelectorAll<HTMLElement>(element.localName)].filter(
      (other) => identityOf(other) === identity,
    );
  const [there, here] = [alikeIn(page), alikeIn(root)];
  if (there.length === here.length) return here[there.indexOf(element)];
  const heading = headingAround(element);
  const [thereBeside, hereBeside] = [there, here].map((alike) =>
    alike.filter((other) => headingAround(other) === heading),
  );
  return heading !== undefined && thereBeside?.length === 1 && hereBeside?.length === 1
    ? hereBeside[0]
    : undefined;
}

/** `data-is` names a control whose words depend on what was chosen before, which a prerendered page does not know. */
function identityOf(element: HTMLElement): string {
  const fixed = element.dataset['is'] ?? element.dataset['date'] ?? given(element.id);
  if (fixed !== undefined) return `${element.localName}#${fixed}`;
  return JSON.stringify([
    element.localName,
    element.getAttribute('type'),
    given(element.getAttribute('name')),
    element.getAttribute('href'),
    isTick(element) ? element.value : null,
    accessibleName(element),
  ]);
}

/** Undefined for what React or Mantine has made up, which is another in the app. */
function given(name: string | null): string | undefined {
  return name === null || name === '' || /^(?:mantine-|_[rR]_)/.test(name) ? undefined : name;
}

function accessibleName(element: HTMLElement): string | undefined {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  if (!isField(element)) return element instanceof HTMLFormElement ? undefined : (element.textContent ?? '');
  const around = element.getRootNode() as Element | Document;
  const labelled =
    element.closest('label') ??
    (element.id === '' ? null : around.querySelector(`label[for="${CSS.escape(element.id)}"]`));
  return labelled?.textContent ?? element.getAttribute('placeholder') ?? undefined;
}

function headingAround(element: HTMLElement): string | undefined {
  const part = element.closest('li, article, section, form, nav, header, footer');
  return part?.querySelector('h1, h2, h3, h4')?.textContent ?? undefined;
}

/** What has no name of its own, such as a row that scrolls: the only one of its classes. */
function sameShape(element: Element, page: HTMLElement, root: HTMLElement): Element | undefined {
  const alikeIn = (part: HTMLElement) =>
    [...part.querySelectorAll(element.localName)].filter(
      (other) => other.getAttribute('class') === element.getAttribute('class'),
    );
  const [there, here] = [alikeIn(page), alikeIn(root)];
  return there.length === here.length ? here[there.indexOf(element)] : undefined;
}

/** A button that waits for words is one to be pressed as soon as there are any. */
function letSend(target: EventTarget | null): void {
  if (!(target instanceof Element) || !isField(target) || !target.form) return;
  const button = sendButton(target.form);
  if (!button?.disabled || target.value.trim() === '') return;
  button.disabled = false;
  delete button.dataset['disabled'];
}

function sendButton(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector<HTMLButtonElement>('button[type="submit"]');
}

/** As src/ui/is-plain-enter.ts has it for React's events. */
function isPlainEnter({ key, shiftKey, keyCode, isComposing }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== 229;
}

function focusedIn(page: HTMLElement): HTMLElement[] {
  const { activeElement } = document;
  // What only takes the focus when it is given, such as a heading, is no control.
  return activeElement instanceof HTMLElement && page.contains(activeElement) && activeElement.tabIndex >= 0
    ? [activeElement]
    : [];
}

function hasSelection(page: HTMLElement): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && page.contains(selection.anchorNode);
}

function fieldsOf(page: HTMLElement): Field[] {
  return [...page.querySelectorAll<Field>('input, textarea, select')];
}

function isField(element: Element): element is Field {
  return fieldKinds.some((kind) => element instanceof kind);
}

function isFile(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'file';
}

function isWritten(field: Field): boolean {
  if (isFile(field)) return (field.files?.length ?? 0) > 0;
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  // The value of a tick is not what somebody writes, and one without an own is 'on' against none.
  if (isTick(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Undefined for kinds that have none. */
function selectionOf(field: Field): [number, number] | undefined {
  if (field instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

/** As typing does it, so that the app hears of it. */
function write(twin: Field, field: Field): void {
  // Of buttons that push each other out, the one that is pushed in does it all.
  if (isTicked(field) !== isTicked(twin) && (isTicked(field) || field.type === 'checkbox')) twin.click();
  if (isFile(field) && isFile(twin)) twin.files = field.files;
  else if (field.value === twin.value) return;
  else {
    const kind = fieldKinds.find((each) => twin instanceof each);
    // The app's own setter would take it for something that it has written itself.
    if (kind) Reflect.set(kind.prototype, 'value', field.value, twin);
  }
  for (const name of ['input', 'change']) twin.dispatchEvent(new Event(name, { bubbles: true }));
}

function isTick(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type);
}

function isTicked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}
