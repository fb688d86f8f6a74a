import type { ResourceCard } from '#shared/contracts/resource.contract.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';

export const resourcePath = ({ id, kind, page }: Pick<ResourceCard, 'id' | 'kind' | 'page'>): string =>
  kind === 'file' ? `/resource/file/${id}` : `/resource/category/${page}/${id}`;

/** "PDF": the type by the end of its name. */
export const fileType = ({ name }: { name: string }): string => name.split('.').at(-1)?.toUpperCase() ?? '';

/** "Guide, 12 min, 17 Nov 2026" or "Template, PDF, 84 KB". */
export function resourceLine(t: Translator, resource: ResourceCard): string {
  const parts: string[] = [];
  if (resource.category) parts.push(localName(resource.category, t.language).text);
  if (resource.file) {
    parts.push(fileType(resource.file), formatBytes(resource.file.bytes));
  } else {
    parts.push(
      t('resource:minutes', { count: resource.reading_minutes }),
      formatDate(t.language, resource.published_at),
    );
  }
  return parts.filter(Boolean).join(', ');
}
