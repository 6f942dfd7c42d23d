import { useLayoutEffect, useRef, useState } from 'react';

/** The same functions each time, which do what the newest of them do: what is given them need not be drawn anew. */
export function useStable<T extends object>(acts: T): T {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [stable] = useState(() => {
    const call =
      (name: string) =>
      (...given: unknown[]) => {
        const act: unknown = Reflect.get(latest.current, name);
        return typeof act === 'function' ? (Reflect.apply(act, undefined, given) as unknown) : undefined;
      };
    return Object.fromEntries(Object.keys(acts).map((name) => [name, call(name)])) as T;
  });
  return stable;
}
