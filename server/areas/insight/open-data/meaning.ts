import type { DatasetField } from '#shared/domain/insight/datasets.ts';
import { FURTHER_FIELDS } from '#shared/domain/profile/further-fields.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import type { TextKey } from '#shared/i18n/keys.ts';

/** What a column of open data means: the label under which people answer it, or its own text. */
export function meaningOf({ name }: DatasetField): { meaning: string; meaning_kh: string } {
  const asked = FURTHER_FIELDS.find((field) => field.name === name);
  const key = asked?.labelKey ?? (`open-data:field.${name}` as TextKey);
  return { meaning: translatorFor('en')(key), meaning_kh: translatorFor('km')(key) };
}
