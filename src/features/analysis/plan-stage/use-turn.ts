import { useState } from 'react';

/** Degrees to turn something to, so that it takes the short way: from 350 to 10 goes on to 370. */
export function useTurn(degrees: number): number {
  const [last, setLast] = useState(degrees);
  const turn = shortWay(last, degrees);
  if (turn !== last) setLast(turn);
  return turn;
}

/** The angle that is the same direction as `to` and at most half a turn away from `from`. */
export function shortWay(from: number, to: number): number {
  const difference = ((((to - from) % 360) + 540) % 360) - 180;
  return from + difference;
}
