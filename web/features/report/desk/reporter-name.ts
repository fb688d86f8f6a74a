import type { ReportRow } from '#shared/contracts/report.contract.ts';
import type { LocalText } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { staffName } from '#web/features/desk/staff-name.ts';

/** Who sent a report: a person, a visitor, or somebody whose account is gone. */
export function reporterName(
  t: Translator,
  { reporter, by_visitor }: Pick<ReportRow, 'reporter' | 'by_visitor'>,
): LocalText {
  if (reporter) return staffName(reporter, t.language);
  return { text: t(by_visitor ? 'report:desk.visitor' : 'report:desk.nobody'), lang: t.language };
}
