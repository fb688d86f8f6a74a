import { createHash } from 'node:crypto';
import type { file } from '../../schema/file.ts';
import { FILL_IN_TABLES } from '../content/library-tables.ts';
import { AGREEMENT, WORKSHEET } from '../content/library-texts.ts';
import { TOPICS } from '../content/paragraphs.ts';
import { POST_TAGS } from '../content/post-parts.ts';
import type { LibraryFileContent } from '../content/types.ts';
import { DESK, type ResourceRow } from './build-posts.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';
import { simplePdf } from './pdf.ts';
import { createPicker } from './picker.ts';
import { webName } from './reach.ts';
import { COUNTED_TABLES, type TableSources, toCsv } from './tables.ts';

/** A file of the library: its entry, its row and its bytes. */
export interface LibraryFile {
  resource: ResourceRow;
  file: typeof file.$inferInsert & { id: string };
  bytes: Uint8Array;
}

const MEDIA_TYPES = { pdf: 'application/pdf', csv: 'text/csv', txt: 'text/plain' } as const;
const SIGNED = /agreement|contract|letter|term|notice|consent/i;

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
      file_language: format === 'txt' ? 'km' : 'en',
      downloads: createPicker(`downloads ${title}`).between(12, 1_900),
      published_at,
      status: 'approved',
      demo: true,
      created_at: at(-days_ago - 2, '09:00'),
      updated_at: published_at,
    },
  };
}

function bytesOf(content: LibraryFileContent, sources: TableSources): Uint8Array {
  const { title, title_kh, summary, summary_kh, format, topic } = content;
  if (format === 'csv') return toCsv(COUNTED_TABLES[title]?.(sources) ?? FILL_IN_TABLES[title] ?? []);
  if (format === 'pdf') {
    const { paragraphs, points } = TOPICS[topic ?? 'platform']!;
    const words = [summary, ...paragraphs.map(([en]) => en), 'In short', ...points.map(([en]) => `- ${en}`)];
    return simplePdf(title, words);
  }
  const lines = SIGNED.test(title) ? AGREEMENT : WORKSHEET;
  const pairs = [[title_kh, title], [summary_kh, summary], ...lines.map(([en, km]) => [km, en])];
  return new TextEncoder().encode(`\uFEFF${pairs.map((pair) => pair.join('\r\n')).join('\r\n\r\n')}\r\n`);
}
