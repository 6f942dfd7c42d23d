import { useEffect, useRef, useState, type RefObject } from 'react';

/** About two screens: what comes into sight has its pictures by then. */
const margin = '1200px';

/** Whether an element has come into sight or is about to. `otherwise`: what counts where the browser cannot tell. */
export function useNear<E extends HTMLElement>(
  otherwise = true,
): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(() => !canTell() && otherwise);
  useEffect(() => {
    const element = ref.current;
    if (!element || !canTell()) return undefined;
    // Drawn beside the document, to take the place of a page that shows it already.
    if (!element.isConnected) {
      setIsNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}

function canTell(): boolean {
  return typeof IntersectionObserver !== 'undefined';
}
