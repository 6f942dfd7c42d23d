import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Nearer than this many pixels to the end counts as being there. */
const nearEnd = 96;

export interface KeptAtEnd {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLOListElement | null>;
  /** Whether the reader has moved up, so that there is more below. */
  isAway: boolean;
  toEnd(): void;
}

/** Opens a scrolled list at its end and keeps it there while it grows, unless its reader has moved up to read. */
export function useKeptAtEnd(): KeptAtEnd {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const isKept = useRef(true);
  const [isAway, setIsAway] = useState(false);

  const toEnd = useCallback(() => {
    isKept.current = true;
    setIsAway(false);
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = box.scrollHeight;
    // In a very low window the page scrolls as a whole.
    document.scrollingElement?.scrollTo({ top: document.scrollingElement.scrollHeight });
  }, []);

  useLayoutEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return undefined;
    toEnd();
    let lastTop = box.scrollTop;
    const onScroll = () => {
      // The event comes late: the list may have grown since. Only a move upwards is the reader's own.
      if (box.scrollHeight - box.clientHeight - box.scrollTop < nearEnd) isKept.current = true;
      else if (box.scrollTop < lastTop) isKept.current = false;
      lastTop = box.scrollTop;
      setIsAway(!isKept.current);
    };
    // Messages grow after they are drawn (fonts, folded parts), and the box shrinks for a keyboard.
    const observer = new ResizeObserver(() => {
      if (isKept.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    observer.observe(inner);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [toEnd]);

  return { scroller, content, isAway, toEnd };
}
