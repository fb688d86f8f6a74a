import { findField } from '#shared/domain/listing/forms.ts';
import { partsOf } from '#shared/domain/profile/profile-parts.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { Translator } from '#shared/i18n/translate.ts';

/** What a field or a list of a record is called. */
export function fieldName(t: Translator, kind: StakeholderKind, name: string): string {
  const list = partsOf(kind).find((part) => part.list === name);
  const field = list ? null : findField(kind, name);
  return list ? t(list.titleKey) : field ? t(field.labelKey) : name;
}
