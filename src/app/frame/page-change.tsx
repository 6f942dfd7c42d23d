import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { afterFirstPaint } from '#app/after-first-paint.ts';

/**
 * After a move to another page the focus goes to its heading, which a screen reader then reads. A page without a heading
 * is announced by its title. The first page and a change of the search alone leave the focus where it is.
 */
export function PageChange() {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState({ text: '', lang: '' });
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        const heading = document.querySelector<HTMLElement>('main h1');
        if (heading) {
          heading.tabIndex = -1;
          heading.focus({ preventScroll: true });
          setAnnouncement({ text: '', lang: '' });
        } else {
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
          setAnnouncement({ text: document.title, lang: document.documentElement.lang });
        }
      }),
    [router],
  );
  return (
    <div
      ref={useKeptFocus()}
      className="visually-hidden"
      aria-live="polite"
      lang={announcement.lang || undefined}
    >
      {announcement.text}
    </div>
  );
}

/** What it needs is no part of the first load. For an element beside `main`. */
function useKeptFocus() {
  const beside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    void afterFirstPaint(async () => {
      const { keepFocus } = await import('./keep-focus.ts');
      const main = beside.current?.parentElement?.querySelector('main');
      if (main && !isLeft) stop = keepFocus(main);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, []);
  return beside;
}
