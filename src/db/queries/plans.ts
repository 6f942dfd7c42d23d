import { readPlans, type Plan } from '#domain/credits/plan.ts';
import { contentDatabase } from '../content-database.ts';

/** The plans that are on this device, cheapest first; none where it has never seen any. */
export async function plansHere(): Promise<Plan[]> {
  return readPlans(await contentDatabase().table<object>('subscription_plans').toArray());
}
