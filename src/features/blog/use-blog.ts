import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useState } from 'react';
import { blog, postPage, type Blog, type PostPage } from '#db/queries/content-blog.ts';
import { logQuietly } from '#lib/log.ts';
import { useFreshContent } from '#session/use-fresh-content.ts';

/** Why there is nothing to show: the server was not reached, or the device cannot be read. */
export type BlogFailure = 'unreached' | 'unreadable';

export type Loaded<Value> =
  { kind: 'loading' } | { kind: 'failed'; failure: BlogFailure } | { kind: 'loaded'; value: Value };

export interface Loading<Value> {
  loaded: Loaded<Value>;
  retry(): void;
}

/** All posts as this device has them; they follow what comes from the server. */
export function useBlog(): Loading<Blog> {
  const { read, freshness, retry } = useKept('', blog);
  if (read.kind !== 'read') return { loaded: read, retry };
  if (read.value !== undefined) return { loaded: { kind: 'loaded', value: read.value }, retry };
  return { loaded: freshness === 'unreached' ? unreached : loading, retry };
}

/** One post. 'absent' where the server, asked just now, has none of that address. */
export function usePostPage(slug: string): Loading<PostPage | 'absent'> {
  const { read, freshness, retry } = useKept(slug, postPage);
  if (read.kind !== 'read') return { loaded: read, retry };
  const { value } = read;
  if (value !== undefined && (value !== 'absent' || freshness === 'fresh'))
    return { loaded: { kind: 'loaded', value }, retry };
  return { loaded: freshness === 'unreached' ? unreached : loading, retry };
}

const loading = { kind: 'loading' } as const;
const unreached = { kind: 'failed', failure: 'unreached' } as const;
const unreadable = { kind: 'failed', failure: 'unreadable' } as const;

function useKept<Value>(key: string, ask: (key: string) => Promise<Value>) {
  const { state: freshness, askAgain } = useFreshContent();
  const [attempt, setAttempt] = useState(0);
  const found = useLiveQuery(async () => {
    const read = await ask(key).then(
      (value) => ({ kind: 'read', value }) as const,
      (error: unknown) => {
        logQuietly('blog', error);
        return unreadable;
      },
    );
    return { key, attempt, read };
  }, [key, attempt]);
  const retry = useCallback(() => {
    setAttempt((before) => before + 1);
    askAgain();
  }, [askAgain]);
  // What is still there of the last question is no answer to this one.
  const isAnswered = found?.key === key && found.attempt === attempt;
  return { read: isAnswered ? found.read : loading, freshness, retry };
}
