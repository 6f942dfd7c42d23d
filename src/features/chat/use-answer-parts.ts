import { useEffect, useEffectEvent, useState } from 'react';
import { logQuietly } from '#lib/log.ts';
import type { AnswerParts } from './answer-parts.ts';
import type { ExchangeProps } from './exchange-acts.ts';

/** What the newest answer leads on to; older ones have led somewhere already. */
export function useAnswerParts(
  { exchange, acts }: ExchangeProps,
  isNewest: boolean,
): AnswerParts | undefined {
  const [parts, setParts] = useState<AnswerParts>();
  const look = useEffectEvent(() => acts.partsOf?.(exchange) ?? Promise.resolve(undefined));
  useEffect(() => {
    if (!isNewest) return undefined;
    let isLeft = false;
    look()
      .then((found) => isLeft || setParts(found))
      .catch((error: unknown) => logQuietly('guide', error));
    return () => {
      isLeft = true;
    };
  }, [isNewest]);
  return isNewest ? parts : undefined;
}
