export interface FailedTest {
  name: string;
  message: string;
}
export function failedTests(report: unknown): FailedTest[];
export function lastWords(name: string, reportPath?: string, outputPath?: string): string;
