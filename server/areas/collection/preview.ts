import { eq, inArray, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/collection.contract.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import { isMissing } from '#shared/rules/rule.ts';
import type { Database } from '../../database/client.ts';
import { inRolledBack } from '../../database/in-rolled-back.ts';
import { file } from '../../database/schema/file.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler, Route } from '../../http/route.ts';
import { serialiserOf } from '../../http/serialise.ts';
import type { Services } from '../../services.ts';
import { routes as content } from '../content/content.routes.ts';
import { routes as event } from '../event/event.routes.ts';
import { signedFileAddress } from '../file/file-address.ts';
import { routes as program } from '../program/program.routes.ts';
import { routes as resource } from '../resource/resource.routes.ts';
import { type Row, storeOf } from './collection-store.ts';
import { getCollection, lockRow } from './find-record.ts';
import { filesOf } from './record-files.ts';
import { pathOf, readPageSlugs } from './record-path.ts';
import { columnsFor } from './row-values.ts';
import { asFields, planChange } from './save-record.ts';
import { readTerms } from './terms.ts';
import { findCopy } from './working-copy/working-copy.queries.ts';

/** The public call that shows a record of each collection, and how it is asked. */
const CALLS: Readonly<Record<string, { id: string; params: (row: Row) => Record<string, unknown> }>> = {
  program: { id: 'program.get', params: ({ id }) => ({ id }) },
  event: { id: 'event.get', params: ({ id }) => ({ id }) },
  post: { id: 'resource.get', params: ({ id }) => ({ id }) },
  library_file: { id: 'resource.get', params: ({ id }) => ({ id }) },
  content_page: { id: 'content.page', params: ({ slug }) => ({ slug }) },
};

const publicRoutes = (): readonly Route[] => [...program, ...event, ...resource, ...content];

/**
 * The record as visitors would see it. It is published in a transaction in which the public call is made, and which is
 * then rolled back: so the answer is exactly the public one, and nobody else ever sees it.
 */
export const previewRecord: Handler<typeof contract.previewRecord> = ({ params, body }, context) =>
  previewOf(context, getCollection(params.collection), params.id, body.values ?? {});

/** The same for any way in: as it is stored, with its working copy, and with what was typed. */
export async function previewOf(
  context: CallContext,
  collection: Collection,
  id: string,
  typed: Readonly<Record<string, unknown>>,
) {
  const call = CALLS[collection.name];
  const found = call && publicRoutes().find((one) => one.contract.id === call.id);
  const { path, detail } = await inRolledBack(context.services.database, async (tx) => {
    const row = await lockRow(tx, storeOf(collection), id);
    const shownAt = pathOf(collection, row, await readPageSlugs(tx));
    if (!call || !found) return { path: shownAt, detail: null };
    const copy = await findCopy(tx, collection, id);
    await showRow(tx, collection, row, { ...copy?.values, ...typed });
    return { path: shownAt, detail: await answerOf(found, call.params(row), context, tx) };
  });
  return {
    collection: collection.name,
    path,
    detail: detail && (await withOpenFiles(context.services, detail)),
  };
}

/** Makes a record public, with its files and what was typed but not saved, as far as that can be shown. */
async function showRow(
  tx: Database,
  collection: Collection,
  row: Row,
  typed: Readonly<Record<string, unknown>>,
): Promise<void> {
  const store = storeOf(collection);
  const terms = await readTerms(tx, collection);
  const { after, problems } = await planChange({ tx, language: 'en' }, collection, row, terms, typed);
  const wrong = Object.entries(problems).filter(([name, problem]) => name in typed && !isMissing(problem));
  if (wrong.length > 0) throw new Problem('invalid', { fields: asFields(Object.fromEntries(wrong)) });
  const drawable = Object.fromEntries(
    fieldsOf(collection).flatMap(({ name }) => (problems[name] ? [] : [[name, after[name]!]])),
  );
  const { published_at } = store.columns;
  const shown = published_at && {
    status: 'approved',
    deleted_at: null,
    published_at: sql`least(coalesce(${published_at}, now()), now())`,
  };
  await tx
    .update(store.table)
    .set({ ...columnsFor(collection, store, drawable, terms), ...shown })
    .where(eq(store.columns.id!, row.id));
  const files = filesOf(collection, after);
  if (files.length > 0) await tx.update(file).set({ is_public: true }).where(inArray(file.id, files));
}

/** What a public call answers within a transaction. */
async function answerOf(
  { contract, handle }: Route,
  params: Record<string, unknown>,
  context: CallContext,
  tx: Database,
): Promise<Record<string, unknown>> {
  const { services } = context;
  const within = {
    ...context,
    services: { ...services, database: { ...services.database, db: tx } },
    tag: () => {},
    freshUntil: () => {},
  };
  const input = { params, query: contract.query.parse({}), body: {} };
  return JSON.parse(serialiserOf(contract)(await handle(input as never, within))) as Record<string, unknown>;
}

const ADDRESS = /\/files\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/(original|\d{2,4})(?!\?)/g;

/** Files that are not public yet are given addresses with a key, wherever they stand in the answer. */
async function withOpenFiles(
  services: Services,
  detail: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const json = JSON.stringify(detail);
  const ids = [...new Set([...json.matchAll(ADDRESS)].map(([, id]) => id!))];
  if (ids.length === 0) return detail;
  const rows = await services.database.db.select().from(file).where(inArray(file.id, ids));
  const hidden = new Set(rows.filter(({ is_public }) => !is_public).map(({ id }) => id));
  const open = json.replace(ADDRESS, (address, id: string, variant: string) =>
    hidden.has(id) ? signedFileAddress(services, id, variant as 'original') : address,
  );
  return JSON.parse(open) as Record<string, unknown>;
}
