import type { ReportState } from '#shared/domain/cases/report.ts';
import type { TagTone } from '#web/components/ui/tag.tsx';

/** How each state of a report looks. */
export const REPORT_TONES: Readonly<Record<ReportState, TagTone>> = {
  open: 'warn',
  upheld: 'error',
  dismissed: 'idle',
};
