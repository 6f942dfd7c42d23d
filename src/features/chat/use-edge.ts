import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

export interface Edge {
  scroller: RefObject<HTMLDivElement | null>;
  /** The exchange at this edge of the list. */
  id: string | undefined;
  /** Whether there is more beyond it. */
  hasMore: boolean;
  onMore(): void;
}

export interface EdgeButton {
  button: RefObject<HTMLButtonElement | null>;
  readMore(): void;
}

/** So far before it is seen an edge is asked for more, that nobody who scrolls has to wait there. */
const ahead = '600px 0px';

/** Asks for more messages at one edge of the list, when its button is pressed or nearly comes into view. */
export function useEdge({ scroller, id, hasMore, onMore }: Edge): EdgeButton {
  const button = useRef<HTMLButtonElement>(null);
  const wasFocused = useRef(false);

  function readMore(): void {
    wasFocused.current = button.current !== null && button.current === document.activeElement;
    // What was said long ago is not news to be read out.
    scroller.current?.setAttribute('aria-live', 'off');
    onMore();
  }

  const keepFocus = useEffectEvent((isMore: boolean) => {
    if (!wasFocused.current || isMore) return;
    wasFocused.current = false;
    scroller.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => keepFocus(hasMore), [hasMore]);

  const edge = `${id} ${hasMore}`;
  const drawn = useRef(edge);
  const onDrawn = useEffectEvent((at: string) => {
    if (drawn.current === at) return;
    drawn.current = at;
    scroller.current?.removeAttribute('aria-live');
  });
  // Only after they have been drawn: a screen reader hears of them while the list is still silent.
  useEffect(() => onDrawn(edge), [edge]);

  const onSeen = useEffectEvent((at: string) => {
    if (at === edge) readMore();
  });
  // Observed anew after each time: a button that is still in view asks again.
  useEffect(() => {
    if (!button.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === true) onSeen(edge);
      },
      // The list, not the window, cuts off what is beyond.
      { rootMargin: ahead, scrollMargin: ahead },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [edge]);

  return { button, readMore };
}
