import { useEffect, useState } from 'react';
import { afterFirstPaint } from '#app/after-first-paint.ts';
import { logQuietly } from '#lib/log.ts';
import type { OutboxNews } from './watch-outbox.ts';

/** Follows the outbox once the page stands: the database's code is no part of the first load. */
export function useOutboxNews(userId: string): Seen {
  const [seen, setSeen] = useState<Seen>(nothingSeen);
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    void afterFirstPaint(async () => {
      try {
        const { watchOutbox } = await import('./watch-outbox.ts');
        if (isLeft) return;
        stop = watchOutbox(userId, (news) =>
          setSeen((before) => ({ news, newFailures: newFailures(news, before) })),
        );
      } catch (error) {
        logQuietly('sync indicator', error);
      }
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [userId]);
  return seen;
}

interface Seen {
  news: OutboxNews | undefined;
  /** How many have failed, since that number last rose; 0 once one of them has been looked after. */
  newFailures: number;
}

const nothingSeen: Seen = { news: undefined, newFailures: 0 };

function newFailures({ failed }: OutboxNews, before: Seen): number {
  const failedBefore = before.news?.failed ?? 0;
  if (failed === failedBefore) return before.newFailures;
  return failed > failedBefore ? failed : 0;
}
