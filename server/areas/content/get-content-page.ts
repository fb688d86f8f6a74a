import { and, asc, eq } from 'drizzle-orm';
import type { getContentPage as contract } from '#shared/contracts/content.contract.ts';
import type { Queryable } from '../../database/client.ts';
import { record_revision } from '../../database/schema/collection.ts';
import { content_page } from '../../database/schema/publication.ts';
import type { Handler } from '../../http/route.ts';
import { findFiles } from '../file/file.queries.ts';
import { goneOrNotFound } from '../publication/gone-or-not-found.ts';
import { picturesIn } from '../publication/rich-text.ts';
import { printBody } from './print-body.ts';

type Row = typeof content_page.$inferSelect;
const TEXTS = ['title', 'title_kh', 'lead', 'lead_kh', 'body', 'body_kh'] as const;
type Texts = Pick<Row, (typeof TEXTS)[number]>;

/** A page of text as it is public now. While a new version waits for its moment, the one before it stands. */
export const getContentPage: Handler<typeof contract> = async ({ params }, { services, tag, freshUntil }) => {
  tag('content');
  const { db } = services.database;
  const [row] = await db.select().from(content_page).where(eq(content_page.slug, params.slug));
  const waits = row && isWaiting(row);
  if (waits) freshUntil(row.published_at);
  const texts = row && (isPublic(row) ? row : waits ? await lastPublic(db, row) : null);
  if (!row || !texts) throw await goneOrNotFound(db, content_page, row?.id ?? NOBODY);
  const pictures = await findFiles(db, [...picturesIn(texts.body), ...picturesIn(texts.body_kh)]);
  const english = printBody(texts.body, pictures);
  const khmer = printBody(texts.body_kh, pictures);
  return {
    slug: row.slug,
    title: texts.title,
    title_kh: texts.title_kh,
    lead: texts.lead,
    lead_kh: texts.lead_kh,
    body: english.html,
    body_kh: khmer.html,
    contents: english.contents,
    contents_kh: khmer.contents,
    updated_at: row.updated_at.toISOString(),
  };
};

const NOBODY = '00000000-0000-0000-0000-000000000000';

const isPublic = ({ status, deleted_at, published_at }: Row): boolean =>
  status === 'approved' && !deleted_at && (!published_at || published_at.getTime() <= Date.now());

const isWaiting = (row: Row): boolean => row.status === 'approved' && !row.deleted_at && !isPublic(row);

/** Steps of the desk after which a page is, or is no longer, to be seen. */
const SHOWS: Readonly<Record<string, boolean>> = {
  publish: true,
  schedule: false,
  unpublish: false,
  archive: false,
  delete: false,
};

/** The texts as they were when the page was last to be seen; null when it never was. */
async function lastPublic(db: Queryable, { id }: Row): Promise<Texts | null> {
  const revisions = await db
    .select({ verb: record_revision.verb, values: record_revision.values })
    .from(record_revision)
    .where(and(eq(record_revision.collection, 'content_page'), eq(record_revision.record_id, id)))
    .orderBy(asc(record_revision.version));
  let shown = true;
  let last: Record<string, unknown> | null = null;
  for (const { verb, values } of revisions) {
    shown = SHOWS[verb] ?? shown;
    if (shown) last = values;
  }
  return last && (Object.fromEntries(TEXTS.map((name) => [name, String(last[name] ?? '')])) as Texts);
}
