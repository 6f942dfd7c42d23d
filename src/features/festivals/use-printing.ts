import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export type Sheet = 'month' | 'year';

export interface Printing {
  /** What stands on paper; undefined while nothing is printed. */
  sheet: Sheet | undefined;
  print(sheet: Sheet): void;
  /** To be called once the sheet stands as it is to be printed. */
  onReady(): void;
}

/** Printing by the page's own buttons, and of the month where somebody prints by the browser's. */
export function usePrinting(): Printing {
  const [asked, setAsked] = useState<{ sheet: Sheet; by: 'page' | 'browser' }>();
  useEffect(() => {
    const begin = () => flushSync(() => setAsked((before) => before ?? { sheet: 'month', by: 'browser' }));
    const end = () => setAsked(undefined);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return {
    sheet: asked?.sheet,
    print: (sheet) => setAsked({ sheet, by: 'page' }),
    onReady() {
      if (asked?.by === 'page') window.print();
    },
  };
}
