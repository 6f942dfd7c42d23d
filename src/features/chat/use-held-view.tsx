import { Component, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

export interface HeldView {
  scroller: RefObject<HTMLDivElement | null>;
  /** Its children carry the id of their exchange as `data-exchange`. */
  content: RefObject<HTMLOListElement | null>;
  /** What is first and last in the list, and whether there is more before and after it: changes when it does. */
  edges: string;
  /** After the list has changed at its edges, its view being where it was. */
  onChanged(): void;
}

/**
 * Holds the view of a list where it is while messages come and go before and after those that one sees, and the focus in
 * it. The answer is to be drawn within it.
 */
export function useHeldView({ scroller, content, edges, onChanged }: HeldView): ReactNode {
  /** What is on top of the view, and how far below the list's edge it stands. */
  const seen = useRef<{ id: string; offset: number }>(undefined);
  const hadFocus = useRef(false);

  const lookAround = (isAtEdges: boolean) => {
    hadFocus.current = content.current?.contains(document.activeElement) === true;
    if (!isAtEdges) return;
    const top = scroller.current?.scrollTop ?? 0;
    const first = exchangeElements(content.current).find(
      (element) => element.offsetTop + element.offsetHeight >= top,
    );
    const id = first?.dataset['exchange'];
    seen.current = first && id !== undefined ? { id, offset: first.offsetTop } : undefined;
  };

  const held = useRef(edges);
  const hold = useEffectEvent((at: string) => {
    if (held.current === at) return;
    held.current = at;
    if (scroller.current && seen.current) moveBack(scroller.current, content.current, seen.current);
    seen.current = undefined;
    onChanged();
  });
  useLayoutEffect(() => hold(edges), [edges]);

  /** Whoever has pressed a button that is gone now goes on from the list, and not from the top of the page. */
  const keepFocus = () => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    scroller.current?.focus({ preventScroll: true });
  };

  return <LastLook of={edges} onLook={lookAround} onDone={keepFocus} />;
}

/** Scrolls so far that what was on top of the view is there again. */
function moveBack(box: HTMLElement, list: HTMLElement | null, before: { id: string; offset: number }): void {
  const page = document.scrollingElement as HTMLElement | null;
  if (!page) return;
  // Most browsers hold the view of their own accord, but not at the very top; asked before anything is laid out,
  // they leave it to us.
  for (const { style } of [box, page]) style.overflowAnchor = 'none';
  const after = exchangeElement(list, before.id)?.offsetTop ?? before.offset;
  // In a very low window the page scrolls as a whole.
  const moved = box.scrollHeight > box.clientHeight ? box : page;
  if (after !== before.offset) moved.scrollTop += after - before.offset;
  for (const { style } of [box, page]) style.overflowAnchor = '';
}

/** The element of one exchange in the list. */
export function exchangeElement(list: HTMLElement | null, id: string): HTMLElement | undefined {
  return exchangeElements(list).find(({ dataset }) => dataset['exchange'] === id);
}

function exchangeElements(list: HTMLElement | null): HTMLElement[] {
  const elements = [...(list?.children ?? [])] as HTMLElement[];
  return elements.filter(({ dataset }) => dataset['exchange'] !== undefined);
}

interface LastLookProps {
  of: string;
  onLook(isAtEdges: boolean): void;
  onDone(): void;
}

/** Looks in the last moment before the page changes, which only a class is told of. */
class LastLook extends Component<LastLookProps> {
  override getSnapshotBeforeUpdate(before: LastLookProps): null {
    this.props.onLook(before.of !== this.props.of);
    return null;
  }

  override componentDidUpdate(): void {
    this.props.onDone();
  }

  override render(): ReactNode {
    return null;
  }
}
