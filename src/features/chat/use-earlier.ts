import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

export interface EarlierMessages {
  scroller: RefObject<HTMLDivElement | null>;
  /** Its children carry the id of their exchange as `data-exchange`. */
  content: RefObject<HTMLOListElement | null>;
  /** The exchange on top of the list. */
  firstId: string | undefined;
  hasEarlier: boolean;
  onEarlier(): void;
}

export interface EarlierButton {
  button: RefObject<HTMLButtonElement | null>;
  readEarlier(): void;
}

/** Asks for earlier messages when their button is pressed or comes into view, and holds the view where it is when they come. */
export function useEarlier({
  scroller,
  content,
  firstId,
  hasEarlier,
  onEarlier,
}: EarlierMessages): EarlierButton {
  const button = useRef<HTMLButtonElement>(null);
  /** What is on top of the list, and how far below the list's edge it stands. */
  const top = useRef<{ id: string; offset: number }>(undefined);
  const wasFocused = useRef(false);

  function readEarlier(): void {
    measure(firstId);
    wasFocused.current = button.current !== null && button.current === document.activeElement;
    // What was said long ago is not news to be read out.
    scroller.current?.setAttribute('aria-live', 'off');
    onEarlier();
  }

  function measure(id: string | undefined): void {
    const element = id === undefined ? undefined : exchangeElement(content.current, id);
    top.current = id !== undefined && element ? { id, offset: element.offsetTop } : undefined;
  }

  const holdView = useEffectEvent(() => {
    const box = scroller.current;
    const before = top.current;
    const page = document.scrollingElement as HTMLElement | null;
    if (box && page && before) {
      // Most browsers hold the view of their own accord, but not at the very top; asked before anything is laid out,
      // they leave it to us.
      for (const { style } of [box, page]) style.overflowAnchor = 'none';
      const after = exchangeElement(content.current, before.id)?.offsetTop ?? before.offset;
      // In a very low window the page scrolls as a whole.
      const moved = box.scrollHeight > box.clientHeight ? box : page;
      if (after !== before.offset) moved.scrollTop += after - before.offset;
      for (const { style } of [box, page]) style.overflowAnchor = '';
    }
    measure(firstId);
    if (wasFocused.current && !hasEarlier) {
      wasFocused.current = false;
      box?.focus({ preventScroll: true });
    }
  });
  useLayoutEffect(() => holdView(), [firstId, hasEarlier]);

  // Only after they have been drawn: a screen reader hears of them while the list is still silent.
  useEffect(() => scroller.current?.removeAttribute('aria-live'), [scroller, firstId, hasEarlier]);

  const onSeen = useEffectEvent(readEarlier);
  // Observed anew after each time: a button that is still in view asks again.
  useEffect(() => {
    if (!button.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === true) onSeen();
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [firstId, hasEarlier]);

  return { button, readEarlier };
}

function exchangeElement(list: HTMLElement | null, id: string): HTMLElement | undefined {
  const elements = [...(list?.children ?? [])] as HTMLElement[];
  return elements.find(({ dataset }) => dataset['exchange'] === id);
}
