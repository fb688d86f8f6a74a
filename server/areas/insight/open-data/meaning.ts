import type { DatasetField } from '#shared/domain/insight/datasets.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';

/** What a column of open data means, in both languages. */
export const meaningOf = ({ meaningKey }: DatasetField): { meaning: string; meaning_kh: string } => ({
  meaning: translatorFor('en')(meaningKey),
  meaning_kh: translatorFor('km')(meaningKey),
});
