import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { keepPlace, placeIn, type ReaderPlace } from '#lib/reader-places.ts';

export interface ReadingPlace {
  /** The stanza that is read, from 0. */
  current: number;
  goTo(stanza: number): void;
}

/** Where somebody reads, of one aarti: it is the same when the letters change their size, and when the aarti is opened again. */
export function useReadingPlace(
  box: RefObject<HTMLElement | null>,
  aartiId: string,
  size: number,
): ReadingPlace {
  const [begun] = useState(() => placeIn(aartiId) ?? { stanza: 0, share: 0 });
  const [current, setCurrent] = useState(begun.stanza);
  const place = useRef<ReaderPlace>(begun);
  // While the page glides to a stanza, that one is read: the next turn counts from there, not from what goes by.
  const heading = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (box.current) scrollTo(box.current, begun);
  }, [box, begun]);

  // Letters of another size are other lines at other places.
  const drawnSize = useRef(size);
  useLayoutEffect(() => {
    if (drawnSize.current !== size && box.current) scrollTo(box.current, place.current);
    drawnSize.current = size;
  }, [box, size]);

  useEffect(() => {
    const shown = box.current;
    if (!shown) return undefined;
    let keeping: ReturnType<typeof setTimeout> | undefined;
    // Whoever leaves while the page still glides has read where it goes.
    const keep = () =>
      keepPlace(
        aartiId,
        heading.current === undefined ? place.current : { stanza: heading.current, share: 0 },
      );
    const arrive = () => {
      heading.current = undefined;
      setCurrent(currentIn(shown));
    };
    const onScroll = () => {
      place.current = placeNow(shown);
      if (heading.current === undefined || heading.current === currentIn(shown)) arrive();
      clearTimeout(keeping);
      keeping = setTimeout(() => {
        arrive();
        keep();
      }, pauseMs);
    };
    const hands = ['pointerdown', 'wheel', 'touchstart'] as const;
    shown.addEventListener('scroll', onScroll, { passive: true });
    for (const event of hands) shown.addEventListener(event, arrive, { passive: true });
    return () => {
      shown.removeEventListener('scroll', onScroll);
      for (const event of hands) shown.removeEventListener(event, arrive);
      clearTimeout(keeping);
      keep();
    };
  }, [box, aartiId]);

  function goTo(stanza: number): void {
    const shown = box.current;
    const wanted = shown && stanzasIn(shown)[stanza];
    if (!wanted) return;
    heading.current = stanza;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    shown.scrollTo({
      top: topIn(shown, wanted) - shown.clientHeight * readLine,
      behavior: calm ? 'auto' : 'smooth',
    });
    setCurrent(stanza);
  }

  return { current, goTo };
}

const pauseMs = 500;
/** What stands a quarter down the page is what is read. */
const readLine = 0.25;

function stanzasIn(shown: HTMLElement): HTMLElement[] {
  return [...shown.querySelectorAll<HTMLElement>('[data-stanza]')];
}

function topIn(shown: HTMLElement, part: HTMLElement): number {
  return part.getBoundingClientRect().top - shown.getBoundingClientRect().top + shown.scrollTop;
}

/** The last stanza that begins above where one reads; the last of all at the end of the page. */
function currentIn(shown: HTMLElement): number {
  const stanzas = stanzasIn(shown);
  if (shown.scrollTop + shown.clientHeight >= shown.scrollHeight - 2) return Math.max(0, stanzas.length - 1);
  const line = shown.scrollTop + shown.clientHeight * readLine + 1;
  return Math.max(0, stanzas.filter((part) => topIn(shown, part) <= line).length - 1);
}

/** By what stands at the upper edge. */
function placeNow(shown: HTMLElement): ReaderPlace {
  const stanzas = stanzasIn(shown);
  const stanza = Math.max(0, stanzas.filter((part) => topIn(shown, part) <= shown.scrollTop + 1).length - 1);
  const part = stanzas[stanza];
  if (!part) return { stanza: 0, share: 0 };
  const share = (shown.scrollTop - topIn(shown, part)) / Math.max(1, part.offsetHeight);
  return { stanza, share: Math.min(1, Math.max(0, share)) };
}

function scrollTo(shown: HTMLElement, { stanza, share }: ReaderPlace): void {
  const part = stanzasIn(shown)[stanza];
  if (part && (stanza > 0 || share > 0)) shown.scrollTop = topIn(shown, part) + share * part.offsetHeight;
}
