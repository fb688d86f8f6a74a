import type { ResourceCard, ResourceDetail } from '#shared/contracts/resource.contract.ts';
import { plainText, sanitiseRichText } from '../content/rich-text.ts';
import type { ResourceRow } from './resource.queries.ts';

/** Words a minute of an unhurried reader; Khmer is counted by clusters, about four to a word. */
const WORDS_A_MINUTE = 200;
const CLUSTERS_A_WORD = 4;

function readingMinutes({ body, body_kh }: { body: string; body_kh: string }): number {
  const text = plainText(body || body_kh);
  const words = text.split(/\s+/).length + (text.match(/[\u1780-\u17b3]/g)?.length ?? 0) / CLUSTERS_A_WORD;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

export function presentResource({ resource, page, category, file }: ResourceRow): ResourceCard {
  return {
    id: resource.id,
    uuid: resource.id,
    page: page.slug,
    kind: page.kind === 'file' ? 'file' : 'blog',
    title: resource.title,
    title_kh: resource.title_kh,
    summary: resource.summary,
    summary_kh: resource.summary_kh,
    category: category && { slug: category.slug, name: category.name, name_kh: category.name_kh },
    author: resource.author,
    author_kh: resource.author_kh,
    published_at: (resource.published_at ?? resource.created_at).toISOString(),
    reading_minutes: readingMinutes(resource),
    file: file && {
      id: file.id,
      name: file.name,
      media_type: file.media_type,
      bytes: file.bytes,
      language: resource.file_language,
      downloads: resource.downloads,
    },
  };
}

export function presentResourceDetail(row: ResourceRow, related: ResourceRow[]): ResourceDetail {
  const body = sanitiseRichText(row.resource.body);
  const body_kh = sanitiseRichText(row.resource.body_kh);
  return { ...presentResource(row), body, body_kh, related: related.map(presentResource) };
}
