import { useEffect, useState } from 'react';
import type { Graha, GrahaReckoning } from '#domain/jyotish/grahas.ts';
import type { Stay } from '#domain/jyotish/ingresses.ts';
import type { Interval } from '#domain/time/zone.ts';
import { logQuietly } from '#lib/log.ts';
import { staysAside } from '../aside/aside.ts';

/** The stays of a graha in signs over a span; undefined until they have been reckoned, away from the page. */
export function useStays(
  graha: Graha,
  { from, to }: Interval,
  reckoning: GrahaReckoning,
): readonly Stay[] | undefined {
  const [found, setFound] = useState<{ of: string; stays: readonly Stay[] }>();
  const of = `${graha} ${from} ${to} ${JSON.stringify(reckoning)}`;
  useEffect(() => {
    let isLeft = false;
    staysAside({ graha, span: { from, to }, reckoning }).then(
      (stays) => !isLeft && setFound({ of, stays }),
      (error: unknown) => logQuietly('stays', error),
    );
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `of` says all that is asked
  }, [of]);
  return found?.of === of ? found.stays : undefined;
}
