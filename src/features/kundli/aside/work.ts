import type { Graha, GrahaReckoning } from '#domain/jyotish/grahas.ts';
import { staysOf, type Stay } from '#domain/jyotish/ingresses.ts';
import type { Muhurat } from '#domain/jyotish/muhurat/find-muhurats.ts';
import type { Interval } from '#domain/time/zone.ts';
import { seekMuhurats, type MuhuratTask } from '../muhurat/muhurat-work.ts';

export interface StaysTask {
  graha: Graha;
  span: Interval;
  reckoning: GrahaReckoning;
}

/** What takes longer than a touch may wait. */
export type AsideTask = { muhurats: MuhuratTask } | { stays: StaysTask };

/** Reckons what is asked, here and now. */
export function reckonAside(task: AsideTask): readonly Muhurat[] | readonly Stay[] {
  if ('muhurats' in task) return seekMuhurats(task.muhurats);
  const { graha, span, reckoning } = task.stays;
  return staysOf(graha, span.from, span.to, reckoning);
}
