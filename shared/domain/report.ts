/** What can be reported to the desk. */
export const REPORT_SUBJECTS = [
  'person',
  'stakeholder',
  'message',
  'thread',
  'program',
  'event',
  'resource',
] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** What stands on a page of its own that everybody may open: reported without an account, too. */
export const REPORTED_PAGES = [
  'person',
  'stakeholder',
  'program',
  'event',
  'resource',
] as const satisfies ReportSubject[];
export type ReportedPage = (typeof REPORTED_PAGES)[number];

export const REPORT_PAGE_PATH = '/report';
/** The form that reports a public page. */
export const reportPageLink = (kind: ReportedPage, id: string): string =>
  `${REPORT_PAGE_PATH}?about=${kind}:${id}`;

export const REPORT_REASONS = ['spam', 'false', 'abuse', 'fraud', 'privacy', 'illegal', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What the desk does where a report is right: `hide` takes a message or a page away, `warn` writes to the person. */
export const REPORT_MEASURES = ['none', 'hide', 'suspend'] as const;
export type ReportMeasure = (typeof REPORT_MEASURES)[number];

/** The measures that fit what was reported. */
const MEASURES: Readonly<Record<ReportSubject, readonly ReportMeasure[]>> = {
  person: ['none', 'suspend'],
  message: ['none', 'hide', 'suspend'],
  thread: ['none', 'suspend'],
  stakeholder: ['none', 'hide'],
  program: ['none', 'hide'],
  event: ['none', 'hide'],
  resource: ['none', 'hide'],
};

/** What can be done about a subject, by what the one who decides may do. */
export function measuresFor(subject: ReportSubject, may: { suspend: boolean }): readonly ReportMeasure[] {
  return MEASURES[subject].filter((measure) => measure !== 'suspend' || may.suspend);
}

/** What a decision took away can be put back by whoever may take it away. */
export const mayPutBack = (
  { removed, measure }: { removed: boolean; measure: ReportMeasure },
  may: { suspend: boolean },
): boolean => removed && (measure !== 'suspend' || may.suspend);

/** Longest description of a report, in grapheme clusters. */
export const REPORT_TEXT_MAX = 2_000;

export const REPORTS_PATH = '/desk/reports';
export const reportPath = (id: string): string => `${REPORTS_PATH}/${id}`;
