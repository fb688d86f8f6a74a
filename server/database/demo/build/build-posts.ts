import type { resource } from '../../schema/publication.ts';
import { POST_FILM, POST_TAGS, WITH_FILM } from '../content/post-parts.ts';
import type { Both, PostContent } from '../content/shapes.ts';
import { coverOf, pictureIn } from './build-cover.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';
import { COVER } from './draw-scene.ts';
import { createPicker } from './picker.ts';
import { writtenBody, writtenPosts } from './read-written-posts.ts';

/** A row of the library whose section and category are still slugs. */
export type ResourceRow = Omit<typeof resource.$inferInsert, 'page_id' | 'category_id'> & {
  id: string;
  page: 'blog' | 'file';
  category: string;
};

const AUTHORS: readonly Both[] = [
  ['Meas Bopha', 'មាស បុប្ផា'],
  ['Keo Sokunthea', 'កែវ សុគន្ធា'],
  ['Heng Visal', 'ហេង វិសាល'],
  ['Tep Lina', 'ទេព លីណា'],
];
export const DESK: Both = ['Review desk', 'ការិយាល័យពិនិត្យ'];
const IN_SHORT: Both = ['In short', 'សរុបសេចក្តី'];

/** A post of the library with the text that is written for it; a long one ends with three points to take along. */
export function buildPost(content: PostContent, { at }: DemoCalendar): ResourceRow {
  const { title, title_kh, summary, summary_kh, category, days_ago } = content;
  const written = writtenPosts().get(title);
  if (!written) throw new Error(`Nobody has written ${title}`);
  const { points = [] } = written;
  const body = (language: 0 | 1) =>
    [
      `<p>${language === 0 ? summary : summary_kh}</p>`,
      ...writtenBody(written, language, pictureOf(title, language)),
      ...(points.length > 0
        ? [
            `<h2>${IN_SHORT[language]}</h2>`,
            `<ul>${points.map((point) => `<li>${point[language]}</li>`).join('')}</ul>`,
          ]
        : []),
    ].join('\n');
  const [author, author_kh] =
    category === 'notice' || category === 'report' ? DESK : createPicker(`post ${title}`).pick(AUTHORS);
  return {
    id: demoId('post', title),
    page: 'blog',
    category,
    title,
    title_kh,
    summary,
    summary_kh,
    body: body(0),
    body_kh: body(1),
    author,
    author_kh,
    tags: [...(POST_TAGS[content.topic] ?? [])],
    ...coverOf(title),
    ...(WITH_FILM.includes(title) ? { video_url: POST_FILM } : {}),
    published_at: at(-days_ago, '08:00'),
    status: 'approved',
    demo: true,
    created_at: at(-days_ago - 4, '14:00'),
    updated_at: at(-days_ago, '08:00'),
  };
}

/** The picture inside the text of a post; none for most. */
function pictureOf(title: string, language: 0 | 1): string[] {
  const { cover_id, cover_alt, cover_alt_kh } = coverOf(pictureIn(title));
  if (!cover_id) return [];
  const alt = language === 0 ? cover_alt : cover_alt_kh;
  return [
    `<img src="/files/${cover_id}/original" alt="${alt}" width="${COVER.width}" height="${COVER.height}">`,
  ];
}
