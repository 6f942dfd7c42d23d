import { useState } from 'react';
import type { ChatMessage } from '#db/queries/chat.ts';
import { timeline, type Exchange } from './timeline.ts';

/**
 * The messages as the page shows them. What has not changed is the same object as before, so that a new message, or a
 * typed letter, draws nothing else anew.
 */
export function useTimeline(messages: readonly ChatMessage[]): readonly Exchange[] {
  const [known, setKnown] = useState(() => told(messages, []));
  if (known.messages === messages) return known.exchanges;
  const next = told(messages, known.exchanges);
  setKnown(next);
  return next.exchanges;
}

interface Told {
  messages: readonly ChatMessage[];
  exchanges: readonly Exchange[];
}

function told(messages: readonly ChatMessage[], before: readonly Exchange[]): Told {
  const known = new Map(before.map((exchange) => [exchange.id, exchange]));
  const exchanges = timeline(messages).map((exchange) => {
    const same = known.get(exchange.id);
    return same && isSame(same, exchange) ? same : exchange;
  });
  return { messages, exchanges };
}

/** Whether two values made of plain objects and lists say the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => isSame(value, Reflect.get(other, name)))
  );
}
