import type { ResourceCard } from '#shared/contracts/resource.contract.ts';
import { fileExtension } from '#shared/domain/resource.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDate } from '#shared/format/dates.ts';
import { factsText } from '#shared/format/lists.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';

/** Leads to the file and counts. */
export const downloadPath = ({ id }: Pick<ResourceCard, 'id'>): string => `/resource/file/${id}/download`;

/** "PDF": the type by the end of its name. */
export const fileType = ({ name }: { name: string }): string => fileExtension(name).toUpperCase();

/** How long the text in the reader's language takes, or the only one there is. */
export const minutesToRead = (
  t: Translator,
  resource: Pick<ResourceCard, 'reading_minutes' | 'reading_minutes_kh'>,
): string =>
  t('resource:minutes', {
    count: t.language === 'km' ? resource.reading_minutes_kh : resource.reading_minutes,
  });

/** "Guide, 12 min, 17 Nov 2026" or "Template, PDF, 84 KB". */
export function resourceLine(t: Translator, resource: ResourceCard): string {
  const parts: string[] = [];
  if (resource.category) parts.push(localName(resource.category, t.language).text);
  if (resource.file) {
    parts.push(fileType(resource.file), formatBytes(resource.file.bytes));
  } else {
    parts.push(minutesToRead(t, resource), formatDate(t.language, resource.published_at));
  }
  return factsText(t.language, parts);
}
