import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a move to another page the focus goes to its heading, which a screen reader then reads. A page without a heading
 * is announced by its title until it has one. The first page and a change of the search alone leave the focus where it is.
 */
export function PageChange() {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    let stop = () => {};
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || !fromLocation) return;
      stop();
      stop = followHeading(setAnnouncement);
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [router]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {announcement}
    </div>
  );
}

/**
 * A page that draws itself in steps may put another heading in the place of its first one, and the focus would go with
 * the old one: it follows, until somebody or the page itself has taken the focus elsewhere.
 */
function followHeading(announce: (text: string) => void): () => void {
  const main = document.querySelector<HTMLElement>('main');
  const ending = new AbortController();
  const stop = () => ending.abort();
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body || document.activeElement === main) toHeading();
  });

  function toHeading(): void {
    const heading = main?.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    const goal = heading ?? main;
    if (goal === document.activeElement) return;
    goal?.focus({ preventScroll: true });
    announce(heading ? '' : document.title);
  }

  toHeading();
  if (main) observer.observe(main, { childList: true, subtree: true });
  const { signal } = ending;
  signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('pointerdown', stop, { signal });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target !== main && !(target instanceof Element && target.matches('main h1'))) stop();
    },
    { signal },
  );
  return stop;
}
