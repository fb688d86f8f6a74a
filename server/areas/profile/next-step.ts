import { type ProfilePartName, partOfField } from '#shared/domain/profile/profile-parts.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { missing } from '../stakeholder/stakeholder-completeness.ts';
import type { StakeholderRecord } from '../stakeholder/stakeholder-record.ts';
import { labelOfField } from '../submission/field-label.ts';

/** How complete a profile is in its owner's hands, and what would help its page most. */
export function nextStep(
  record: StakeholderRecord,
  language: Language,
): { percent: number; next: { field: string; part: ProfilePartName; label: string } | null } {
  const { percent, fields } = missing(record, language);
  for (const field of fields) {
    const part = partOfField(record.kind, field);
    if (part) {
      const label = labelOfField(language, record.kind, field);
      return { percent, next: { field, part: part.name, label } };
    }
  }
  return { percent, next: null };
}
