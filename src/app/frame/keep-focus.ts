/** What the focus may be given unasked; a field would open the keyboard of a phone. */
const goals = 'a[href], button:not(:disabled), summary, [tabindex]:not(input, textarea, select)';

/** Where an element stood: a parent, and the how-manieth child of it led to the element. */
interface Step {
  parent: Element;
  index: number;
}

/**
 * When the element with the focus is taken out of `main`, as a row that has been deleted, the focus goes to what has come
 * into its place, or to what is next to it; from a heading to the page's new one. Otherwise the keyboard would begin
 * at the top of the document again. Returns how to stop.
 */
export function keepFocus(main: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let last: { element: Element; path: Step[] } | undefined;

  function note(element: EventTarget | null): void {
    last =
      element instanceof Element && main.contains(element)
        ? { element, path: pathOf(element, main) }
        : undefined;
  }

  function look(): void {
    const { activeElement } = document;
    const isLost = activeElement === document.body && last !== undefined && !last.element.isConnected;
    // A page that had no heading when somebody came to it.
    const isWaiting = activeElement === main && last?.element === main;
    if (!isLost && !isWaiting) return;
    const heading = main.querySelector<HTMLElement>('h1');
    const goal =
      isWaiting || last?.element.localName === 'h1' ? (heading ?? main) : neighbour(last?.path ?? []);
    const found = goal ?? heading ?? main;
    if (found === activeElement) return;
    if (found === heading) heading.tabIndex = -1;
    found.focus({ preventScroll: true });
  }

  note(document.activeElement);
  document.addEventListener('focusin', ({ target }) => note(target), { signal });
  // Whoever presses on nothing has left it.
  document.addEventListener('pointerdown', () => (last = undefined), { signal, capture: true });
  const observer = new MutationObserver(look);
  observer.observe(main, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => ending.abort();
}

function pathOf(element: Element, main: HTMLElement): Step[] {
  const path: Step[] = [];
  let child = element;
  while (child !== main && child.parentElement) {
    const parent = child.parentElement;
    path.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return path;
}

/** The nearest thing that can have the focus, in the smallest part that is still there. */
function neighbour(path: readonly Step[]): HTMLElement | undefined {
  for (const { parent, index } of path) {
    if (!parent.isConnected || parent.localName === 'main') continue;
    const children = [...parent.children];
    const nearest = [children[index], ...children.slice(0, index).toReversed(), ...children.slice(index + 1)];
    for (const child of nearest) {
      const goal = child && firstGoal(child);
      if (goal) return goal;
    }
  }
  return undefined;
}

function firstGoal(element: Element): HTMLElement | undefined {
  return [element, ...element.querySelectorAll(goals)].find(
    (each): each is HTMLElement =>
      each instanceof HTMLElement &&
      each.matches(goals) &&
      !each.closest('[hidden], [inert], [aria-hidden="true"], dialog:not([open])'),
  );
}
