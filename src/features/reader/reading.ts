import type { BilingualWords } from '#db/queries/content-aartis.ts';
import type { ReadableAarti } from '#db/queries/readable-aarti.ts';
import { hasDevanagari } from '#domain/transliteration/transliterate.ts';

/** An aarti as it is read, whoever it is from. */
export interface AartiReading {
  id: string;
  title: BilingualWords;
  deity: BilingualWords | undefined;
  /** The code of the language of its words (ISO 639). */
  language: string;
  stanzas: readonly Stanza[];
  /** So many of them are counted: a refrain is sung again. */
  verses: number;
  origin: BilingualWords | undefined;
  benefits: BilingualWords | undefined;
  /** Where it is a file. */
  file: { kind: 'pdf' | 'image'; path: string; isOwn: boolean } | undefined;
  /** Whether others can open it by its address. */
  isForAll: boolean;
}

export interface Stanza {
  lines: readonly string[];
  meaning: BilingualWords | undefined;
  /** From 1; undefined for a refrain, which has been sung before. */
  number: number | undefined;
}

export function readingOf(readable: ReadableAarti): AartiReading {
  switch (readable.kind) {
    case 'library': {
      const { id, title, deity, language, content, meanings, origin, benefits } = readable.aarti;
      const parts = { id, title, deity, language, origin, benefits, file: undefined, isForAll: true };
      return { ...parts, ...readStanzas(content, meanings) };
    }
    case 'shared': {
      const { id, title, content, file } = readable.aarti;
      return { ...someones(id, title, content ?? '', true), file: file && { ...file, isOwn: false } };
    }
    case 'own': {
      const { id, title, content, file_type: kind, file_url: path } = readable.own.aarti;
      const shownAs = kind === 'pdf' ? 'pdf' : 'image';
      const file = path === null ? undefined : ({ kind: shownAs, path, isOwn: true } as const);
      return { ...someones(id, title, file ? '' : (content ?? ''), false), file };
    }
  }
}

/** Stanzas stand apart by an empty line. `meanings`: in their order. */
export function readStanzas(
  content: string,
  meanings: readonly (BilingualWords | undefined)[] = [],
): Pick<AartiReading, 'stanzas' | 'verses'> {
  const sung = new Set<string>();
  let verses = 0;
  const texts = content
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((text) => text.trim());
  const stanzas = texts
    .filter((text) => text !== '')
    .map((text, place) => {
      const key = text.replaceAll(/[\s।॥|,;.!०-९\d]+/g, ' ').trim();
      const isAgain = sung.has(key);
      sung.add(key);
      if (!isAgain) verses += 1;
      const lines = text.split('\n').map((line) => line.trim());
      return { lines, meaning: meanings[place], number: isAgain ? undefined : verses };
    });
  return { stanzas, verses };
}

function someones(id: string, title: string, content: string, isForAll: boolean) {
  return {
    id,
    title: { en: title, hi: title },
    deity: undefined,
    language: hasDevanagari(content) ? 'hi' : 'en',
    origin: undefined,
    benefits: undefined,
    isForAll,
    ...readStanzas(content),
  };
}
