import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { file } from '../../schema/file.ts';
import { WRITTEN_TABLES } from '../content/library-tables.ts';
import { POST_TAGS } from '../content/post-parts.ts';
import type { LibraryFileContent } from '../content/shapes.ts';
import { DESK, type ResourceRow } from './build-posts.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';
import { createPicker } from './picker.ts';
import { webName } from './reach.ts';
import { COUNTED_TABLES, type TableSources, toCsv } from './tables.ts';

/** A file of the library: its entry, its row and its bytes. */
export interface LibraryFile {
  resource: ResourceRow;
  file: typeof file.$inferInsert & { id: string };
  bytes: Uint8Array;
}

/** What `tools/make-library-files.ts` made. */
const MADE = new URL('../content/library/files/', import.meta.url);
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const MEDIA_TYPES = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
} as const;

export function buildLibraryFile(
  content: LibraryFileContent,
  sources: TableSources,
  { at }: DemoCalendar,
): LibraryFile {
  const { title, title_kh, summary, summary_kh, category, format, days_ago } = content;
  const id = demoId('file', title);
  const bytes = bytesOf(content, sources);
  const published_at = at(-days_ago, '09:00');
  return {
    bytes,
    file: {
      id,
      purpose: 'resource.file',
      key: `resource/file/${id}.${format}`,
      name: `${webName(title)}.${format}`,
      media_type: MEDIA_TYPES[format],
      bytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      is_public: true,
      created_at: published_at,
    },
    resource: {
      id: demoId('library', title),
      page: 'file',
      category,
      title,
      title_kh,
      summary,
      summary_kh,
      body: `<p>${summary}</p>`,
      body_kh: `<p>${summary_kh}</p>`,
      tags: [...(POST_TAGS[content.topic ?? (category === 'data' ? 'data' : '')] ?? [])],
      author: DESK[0],
      author_kh: DESK[1],
      file_id: id,
      file_language: format === 'csv' ? 'en' : 'both',
      downloads: createPicker(`downloads ${title}`).between(12, 1_900),
      published_at,
      status: 'approved',
      demo: true,
      created_at: at(-days_ago - 2, '09:00'),
      updated_at: published_at,
    },
  };
}

/** Guides, templates and workbooks are kept as they were made from their texts; tables are counted now. */
function bytesOf({ title, format }: LibraryFileContent, sources: TableSources): Uint8Array {
  if (format === 'csv') return toCsv(COUNTED_TABLES[title]?.(sources) ?? WRITTEN_TABLES[title] ?? []);
  return readFileSync(new URL(`${webName(title)}.${format}`, MADE));
}
