export interface Counts {
  passed: number;
  failed: number;
}
export function countTests(report: unknown): Counts;
export function countStep(reportPath: string | undefined, exitCode: number): Counts;
