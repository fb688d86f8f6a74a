import { CONNECTION_PATH } from '#shared/domain/connection.ts';
import type { ReportSubject } from '#shared/domain/report.ts';
import { withoutLineBreaks } from '#shared/khmer/line-marks.ts';

/** The form that reports something; `name` only says what it is called. */
export function reportLink(kind: ReportSubject, id: string, name: string): string {
  return `${CONNECTION_PATH}?${new URLSearchParams({ report: `${kind}:${id}`, ...(name ? { name: withoutLineBreaks(name) } : {}) })}`;
}
