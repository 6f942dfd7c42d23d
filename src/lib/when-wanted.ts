/** On a page that nobody touches, later begins so long after the page has come. */
const restMs = 6000;
const touches = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

let wanted: Promise<void> | undefined;
let begin = (): void => {};

/**
 * Settles when it is time for what the page that stands does not need: at once, except on a page that the build has
 * drawn. That is read as it is, and on a cheap phone and a slow line the words of all other pages, the worker and its
 * files would only be in the way of the letters and pictures of this one, and of the first scroll. They begin with the
 * first touch, key or scroll, or when the page has been at rest for a few seconds. To be asked first while it stands.
 */
export function whenWanted(): Promise<void> {
  wanted ??= isDrawn() && !wasTouched() ? new Promise((resolve) => waitForTouch(resolve)) : Promise.resolve();
  return wanted;
}

/** It is time now: somebody is here whose own rows the device keeps. */
export function wantNow(): void {
  begin();
}

function isDrawn(): boolean {
  return typeof document !== 'undefined' && document.getElementById('drawn') !== null;
}

/** Before this could hear of it. */
function wasTouched(): boolean {
  return window.scrollY > 0 || ('userActivation' in navigator && navigator.userActivation.hasBeenActive);
}

function waitForTouch(done: () => void): void {
  const hearing = new AbortController();
  begin = () => {
    hearing.abort();
    done();
  };
  for (const name of touches)
    document.addEventListener(name, begin, { capture: true, passive: true, signal: hearing.signal });
  const rest = () => setTimeout(begin, restMs);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true, signal: hearing.signal });
}
