/** As in plan-check.mjs, where each is described. */
export interface Plan {
  everythingBecause: string | undefined;
  leaves: string[];
  lint: string[];
  rooms: boolean;
  schema: boolean;
  unit: string[];
  sql: string[];
  e2e: string[];
  left: number;
}
export const pagesOfFeature: Readonly<Record<string, readonly string[]>>;
export function planCheck(given: {
  changed: readonly string[];
  files: readonly string[];
  importers: ReadonlyMap<string, ReadonlySet<string>>;
  read: (file: string) => string;
}): Plan;
export function tellPlan(plan: Plan): string;
