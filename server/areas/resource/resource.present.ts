import type { ResourceCard, ResourceDetail } from '#shared/contracts/resource.contract.ts';
import { readingMinutes } from '#shared/domain/resource.ts';
import { parseVideo } from '#shared/rules/video.ts';
import { tailOf } from '../../addresses/tail-of.ts';
import { printBody } from '../content/print-body.ts';
import { presentCover } from '../file/cover.present.ts';
import type { FileRow } from '../file/file.queries.ts';
import type { ResourceRow } from './resource.queries.ts';

/** A post or a file as lists show it. `saved` holds what the caller keeps for later. */
export function presentResource(
  { resource, page, category, file, cover }: ResourceRow,
  saved: ReadonlySet<string>,
): ResourceCard {
  const { body, body_kh } = resource;
  return {
    id: resource.id,
    uuid: resource.id,
    tail: tailOf(resource),
    page: page.slug,
    kind: page.kind === 'file' ? 'file' : 'blog',
    title: resource.title,
    title_kh: resource.title_kh,
    summary: resource.summary,
    summary_kh: resource.summary_kh,
    category: category && { slug: category.slug, name: category.name, name_kh: category.name_kh },
    author: resource.author,
    author_kh: resource.author_kh,
    tags: resource.tags,
    published_at: shownSince(resource).toISOString(),
    updated_at: resource.updated_at.toISOString(),
    reading_minutes: readingMinutes(words(body || body_kh)),
    reading_minutes_kh: readingMinutes(words(body_kh || body)),
    has_video: resource.video_url !== '' && parseVideo(resource.video_url) !== null,
    cover: presentCover(cover, resource),
    is_saved: saved.has(resource.id),
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

/** A post or a file as its page shows it; `pictures` are those of its bodies, by id. */
export function presentResourceDetail(
  row: ResourceRow,
  related: readonly ResourceRow[],
  pictures: ReadonlyMap<string, FileRow>,
  saved: ReadonlySet<string>,
): Omit<ResourceDetail, 'preview'> {
  const { resource, page } = row;
  const english = printBody(resource.body, pictures);
  const khmer = printBody(resource.body_kh, pictures);
  return {
    ...presentResource(row, saved),
    body: english.html,
    body_kh: khmer.html,
    contents: english.contents,
    contents_kh: khmer.contents,
    video: resource.video_url ? parseVideo(resource.video_url) : null,
    section: { slug: page.slug, name: page.name, name_kh: page.name_kh },
    related: related.map((one) => presentResource(one, saved)),
  };
}

/** Since when visitors see it. */
export const shownSince = ({ published_at, created_at }: ResourceRow['resource']): Date =>
  published_at ?? created_at;

/** The words of a rich text, only to be counted: quicker than taking it apart rightly, and lists have many. */
const words = (body: string) => body.replace(/<[^>]*>/g, ' ');
