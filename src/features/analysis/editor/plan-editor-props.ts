import type { KeptPlan, PlanFault } from '#domain/vaastu/plan.ts';

export type EditorMode = 'rooms' | 'outline' | 'north' | 'door';

export interface PlanEditorProps {
  plan: KeptPlan;
  /** Address of the picture; the editor works on plain paper without one. */
  picture: string | undefined;
  size: readonly [width: number, height: number];
  /** Every finished change; also what undo and redo bring back. */
  onChange(plan: KeptPlan): void;
  /** What is missing or wrong, as `planOf` says; each is shown at the thing it concerns. */
  faults: readonly PlanFault[];
  /** A tool that is asked for from outside: each new object brings it, and what is done with it, into view. */
  wanted?: { mode: EditorMode } | undefined;
}
