import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a move to another page the focus goes to its heading, which a screen reader then reads. A page without a heading
 * is announced by its title. The first page and a change of the search alone leave the focus where it is.
 */
export function PageChange() {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        const heading = document.querySelector<HTMLElement>('main h1');
        if (heading) {
          heading.tabIndex = -1;
          heading.focus({ preventScroll: true });
          setAnnouncement('');
        } else {
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
          setAnnouncement(document.title);
        }
      }),
    [router],
  );
  return (
    <div className="visually-hidden" aria-live="polite">
      {announcement}
    </div>
  );
}
