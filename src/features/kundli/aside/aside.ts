import type { Stay } from '#domain/jyotish/ingresses.ts';
import type { Muhurat } from '#domain/jyotish/muhurat/find-muhurats.ts';
import { workAside } from '#lib/work-aside.ts';
import type { MuhuratTask } from '../muhurat/muhurat-work.ts';
import type { AsideTask, StaysTask } from './work.ts';
import workerAddress from './worker.ts?worker&url';

const aside = workAside<AsideTask, unknown>(workerAddress, async (task) => {
  const { reckonAside } = await import('./work.ts');
  return reckonAside(task);
});

/** The times that a question finds, sought away from the page. */
export async function muhuratsAside(task: MuhuratTask): Promise<readonly Muhurat[]> {
  return (await aside({ muhurats: task })) as readonly Muhurat[];
}

/** Where a graha stands over a span, reckoned away from the page. */
export async function staysAside(task: StaysTask): Promise<readonly Stay[]> {
  return (await aside({ stays: task })) as readonly Stay[];
}
