export interface Step {
  name: string;
  title: string;
  tests?(report: string): string[];
  env?(): Promise<Record<string, string>>;
}

export function forgetReports(): void;

export function runStep(
  step: Step,
): Promise<{ passed: number; failed: number; isLeftOut: boolean; seconds: number; faults: string[] }>;
