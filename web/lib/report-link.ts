import { CONNECTION_PATH } from '#shared/domain/connection.ts';
import { REPORTED_PAGES, type ReportSubject, reportPageLink } from '#shared/domain/report.ts';
import { withoutLineBreaks } from '#shared/khmer/line-marks.ts';

/**
 * The form that reports something: that of public pages, or for what only its readers see one of the profile area, where
 * `name` only says what it is called.
 */
export function reportLink(kind: ReportSubject, id: string, name: string): string {
  const page = REPORTED_PAGES.find((one) => one === kind);
  if (page) return reportPageLink(page, id);
  return `${CONNECTION_PATH}?${new URLSearchParams({ report: `${kind}:${id}`, ...(name ? { name: withoutLineBreaks(name) } : {}) })}`;
}
