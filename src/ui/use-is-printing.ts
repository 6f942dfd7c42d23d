import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being put on paper, by whatever button: what is folded away on the screen stands there in full. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  // From the first moment in which the page is there: whoever prints at once gets all of it too.
  useLayoutEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
