import { useDeferredValue, useEffect, useState } from 'react';
import type { Language } from '#i18n/messages.ts';

/** What the address says is looked for. */
export interface BlogSearch {
  q?: string | undefined;
  category?: string | undefined;
  /** Of the posts, where it is not that of the interface. */
  lang?: Language | undefined;
}

export interface UsedFilter {
  /** As it stands in the field. */
  typed: string;
  /** By which is looked; a moment behind what is typed where there are many posts. */
  query: string;
  type(text: string): void;
  /** The category that is on already is taken off; undefined is all. */
  choose(category: string | undefined): void;
  speak(language: Language): void;
  clear(): void;
}

/** A browser refuses an address that changes with each letter. */
const writeAfterMs = 300;

/** What is looked for: at once on the page, and a moment later in the address. */
export function useFilter(search: BlogSearch, onSearch: (search: BlogSearch) => void): UsedFilter {
  const inAddress = search.q ?? '';
  const [typed, setTyped] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    // Somebody goes back, or follows a link: then the address leads. What was written from here may be behind the typing.
    if (inAddress !== written) setTyped(inAddress);
  }
  const query = useDeferredValue(typed);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === known) return undefined;
    const timer = setTimeout(() => {
      setWritten(wanted);
      onSearch(without({ ...search, q: wanted }));
    }, writeAfterMs);
    return () => clearTimeout(timer);
  }, [typed, known, search, onSearch]);

  function write(change: BlogSearch): void {
    const wanted = { ...search, q: typed.trim(), ...change };
    setWritten(wanted.q ?? '');
    onSearch(without(wanted));
  }

  return {
    typed,
    query,
    type: setTyped,
    choose: (category) => write({ category: category === search.category ? undefined : category }),
    // What was looked for in one language is not in the other.
    speak(lang) {
      setTyped('');
      write({ q: undefined, lang });
    },
    clear() {
      setTyped('');
      write({ q: undefined, category: undefined });
    },
  };
}

/** An address says nothing of what is not looked for. */
function without(search: BlogSearch): BlogSearch {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
  );
}
