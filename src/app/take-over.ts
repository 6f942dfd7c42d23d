/*
 * Fetches the app once the page that the build has drawn is seen, and puts it in the place of that page, in one step,
 * when it shows all that stands there. Until then links lead on by themselves, what is typed stays, and what is pressed
 * is kept for the app, which then comes as soon as it shows anything. Nothing is taken from under a pointer that is down,
 * a selection or a word that is being composed. Loaded by drawn pages alone, before the app.
 */

/** The page waits no longer than this for an app that shows something. */
const longestMs = 8000;
/** An app that shows something else than the drawn page is complete when it has not changed for so long. */
const quietMs = 400;
/** One that says less under the same heading may still be reading, and is given longer. */
const enough = 0.9;
const longQuietMs = 1200;

const fieldKinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement] as const;
type Field = InstanceType<(typeof fieldKinds)[number]>;

const drawn = document.getElementById('drawn');
if (drawn) begin(drawn);

function begin(page: HTMLElement): void {
  const held = holdBack(page);
  page.addEventListener('app', ({ detail }: CustomEventInit<HTMLElement>) => {
    if (detail) waitFor(detail, page, held);
  });
  // A page in the background is not painted.
  if (document.hidden) fetchApp();
  else requestAnimationFrame(() => setTimeout(fetchApp));
}

function fetchApp(): void {
  const app = document.getElementById('app');
  if (app instanceof HTMLTemplateElement) app.replaceWith(app.content);
}

/** What somebody has done on the drawn page that the app has to know of. */
interface Held {
  /** The button or form that was used last. */
  used?: HTMLElement;
  /** Whether anything was written, which the drawn page cannot answer. */
  isWritten: boolean;
  isPressed: boolean;
  isComposing: boolean;
  onChange(): void;
  stop(): void;
}

function holdBack(page: HTMLElement): Held {
  const ending = new AbortController();
  const held: Held = {
    isWritten: false,
    isPressed: false,
    isComposing: false,
    onChange: () => {},
    stop: () => ending.abort(),
  };
  const hear = <Name extends keyof DocumentEventMap>(
    names: Name[],
    act: (event: DocumentEventMap[Name]) => void,
  ) => {
    for (const name of names)
      document.addEventListener(
        name,
        (event) => {
          act(event);
          held.onChange();
        },
        { capture: true, signal: ending.signal },
      );
  };
  const use = (event: Event, selector: string) => {
    const used = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (!used || !page.contains(used)) return;
    event.preventDefault();
    held.used = used;
  };
  hear(['click'], (event) => use(event, 'button'));
  hear(['submit'], (event) => use(event, 'form'));
  hear(['input'], () => (held.isWritten = true));
  hear(['pointerdown'], () => (held.isPressed = true));
  hear(['pointercancel'], () => (held.isPressed = false));
  // The click comes after it.
  hear(['pointerup'], () => setTimeout(() => ((held.isPressed = false), held.onChange())));
  hear(['compositionstart'], () => (held.isComposing = true));
  hear(['compositionend'], () => (held.isComposing = false));
  hear(['selectionchange'], () => {});
  return held;
}

function waitFor(root: HTMLElement, page: HTMLElement, held: Held): void {
  const wanted = textOf(page);
  let begunAt = Infinity;
  let changedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(timer);
    if (!showsSomething(root)) return;
    const now = performance.now();
    begunAt = Math.min(begunAt, now);
    const text = textOf(root);
    const isFull = text.length >= wanted.length * enough || isOther(root, page);
    const isQuiet = now - changedAt >= (isFull ? quietMs : longQuietMs);
    const isComplete = isSettled(root) && (text === wanted || endsAlike(root, page) || isQuiet);
    if (!isComplete && !held.used && !held.isWritten && now - begunAt < longestMs) {
      timer = setTimeout(look, quietMs);
      return;
    }
    if (held.isPressed || held.isComposing || (!held.used && hasSelection(page))) return;
    observer.disconnect();
    held.stop();
    swap(page, root, held.used);
  }

  const observer = new MutationObserver(() => {
    changedAt = performance.now();
    look();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  held.onChange = look;
}

/** Of a conversation that was left at its end: what is above is out of sight. */
function endsAlike(root: HTMLElement, page: HTMLElement): boolean {
  const [said, left] = [root, page].map((part) => part.querySelector('[role="log"]')?.textContent);
  return said !== undefined && left !== undefined && left !== '' && said.endsWith(left);
}

function textOf(part: HTMLElement): string {
  return part.querySelector('main')?.textContent ?? '';
}

/** Whether the app shows what the drawn page has no words of: another screen, as to a member, or what a search has left. */
function isOther(root: HTMLElement, page: HTMLElement): boolean {
  return location.search !== '' || headingOf(root) !== headingOf(page);
}

function headingOf(part: HTMLElement): string | null | undefined {
  return part.querySelector('main h1')?.textContent;
}

function showsSomething(root: HTMLElement): boolean {
  return root.querySelector('main h1') !== null;
}

function isSettled(root: HTMLElement): boolean {
  return root.querySelector('[aria-busy="true"], [data-pending]') === null;
}

function hasSelection(page: HTMLElement): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && page.contains(selection.anchorNode);
}

function swap(page: HTMLElement, root: HTMLElement, used: HTMLElement | undefined): void {
  const written = [...page.querySelectorAll<Field>('input, textarea, select')].filter((field) =>
    isWritten(field),
  );
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  const focus = focused && page.contains(focused) ? counterpart(focused, page, root) : undefined;
  const use = used && counterpart(used, page, root);
  const range = focused && isField(focused) ? selectionOf(focused) : undefined;
  const fields = written.map((field) => [field, counterpart(field, page, root)] as const);

  page.replaceWith(root);
  root.id = 'root';
  delete document.documentElement.dataset['drawn'];
  root.dispatchEvent(new Event('inplace'));
  for (const [field, twin] of fields) if (twin && isField(twin)) write(twin, field);
  focus?.focus({ preventScroll: true });
  if (focus && isField(focus) && !(focus instanceof HTMLSelectElement) && range)
    focus.setSelectionRange(...range);
  if (use instanceof HTMLFormElement) use.requestSubmit();
  else use?.click();
}

function isField(element: Element): element is Field {
  return fieldKinds.some((kind) => element instanceof kind);
}

function isWritten(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  const isTickedAnew = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return isTickedAnew || field.value !== field.defaultValue;
}

/** Undefined for kinds that have none. */
function selectionOf(field: Field): [number, number] | undefined {
  if (field instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

/** As typing does it, so that the app hears of it. */
function write(twin: Field, field: Field): void {
  if (isTicked(field) !== isTicked(twin)) twin.click();
  if (field.value === twin.value) return;
  const kind = fieldKinds.find((each) => twin instanceof each);
  // The app's own setter would take it for something that it has written itself.
  if (kind) Reflect.set(kind.prototype, 'value', field.value, twin);
  for (const name of ['input', 'change']) twin.dispatchEvent(new Event(name, { bubbles: true }));
}

function isTicked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

/** The element of the app that is what this one is on the drawn page: in the same place, or at least of the same name. */
function counterpart(element: HTMLElement, page: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(element.localName)];
  const place = [...page.querySelectorAll(element.localName)].indexOf(element);
  const isSame = (other: HTMLElement | undefined) => other !== undefined && nameOf(other) === nameOf(element);
  return isSame(all[place]) ? all[place] : all.find((other) => isSame(other));
}

function nameOf(element: HTMLElement): string {
  return ['aria-label', 'name', 'placeholder', 'href', 'type']
    .map((name) => element.getAttribute(name))
    .concat(isField(element) ? [] : element.textContent)
    .join('|');
}
