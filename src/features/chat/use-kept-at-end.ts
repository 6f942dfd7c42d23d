import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isAtEnd } from '#ui/at-end.ts';

export interface KeptAtEnd {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLOListElement | null>;
  /** Whether it is kept at its end at this moment. */
  isKept: RefObject<boolean>;
  /** Whether the reader has moved up, so that there is more below. */
  isAway: boolean;
  toEnd(): void;
  /** Somebody is led elsewhere: it stays there. */
  letGo(): void;
}

/**
 * Opens a scrolled list at its end and keeps it there while it grows, unless its reader has moved up to read. While there
 * is more to come after what is drawn, its end is not the end: `isOpen` is false.
 */
export function useKeptAtEnd(isOpen: boolean): KeptAtEnd {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const isKept = useRef(isOpen);
  const lastTop = useRef(0);
  const [isAway, setIsAway] = useState(!isOpen);

  const toEnd = useCallback(() => {
    isKept.current = true;
    setIsAway(false);
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = box.scrollHeight;
    // In a very low window the page scrolls as a whole.
    document.scrollingElement?.scrollTo({ top: document.scrollingElement.scrollHeight });
  }, []);

  const letGo = useCallback(() => {
    isKept.current = false;
  }, []);

  const onOpened = useEffectEvent((box: HTMLDivElement) => {
    if (isOpen) toEnd();
    lastTop.current = box.scrollTop;
  });

  const onScroll = useEffectEvent((box: HTMLDivElement) => {
    // The event comes late: the list may have grown since. Only a move upwards is the reader's own.
    if (isOpen && isAtEnd(box)) isKept.current = true;
    else if (box.scrollTop < lastTop.current) isKept.current = false;
    lastTop.current = box.scrollTop;
    setIsAway(!isKept.current);
  });

  // Messages grow after they are drawn (fonts, folded parts), and the box shrinks for a keyboard.
  const onResize = useEffectEvent((box: HTMLDivElement) => {
    if (isKept.current && isOpen) box.scrollTop = box.scrollHeight;
  });

  useLayoutEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return undefined;
    onOpened(box);
    const scrolled = () => onScroll(box);
    const observer = new ResizeObserver(() => onResize(box));
    observer.observe(box);
    observer.observe(inner);
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', scrolled);
    };
  }, []);

  return { scroller, content, isKept, isAway, toEnd, letGo };
}
