import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type * as contract from '#shared/contracts/saved-view.contract.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { recordAudit } from '../../audit/record.ts';
import { saved_view } from '../../database/schema/collection.ts';
import { inTransaction } from '../../database/work.ts';
import { type SignedIn, signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { findNames, type Names, nameOf } from '../account/find-names.ts';

type Row = typeof saved_view.$inferSelect;
const MOST_VIEWS = 100;

const mayDelete = (me: SignedIn, row: Row) =>
  row.created_by === me.id || row.person_id === me.id || deskMay(me.desk_roles, 'oversee');

function present(row: Row, me: SignedIn, staff: Names) {
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    query: row.query,
    shared: row.person_id === null,
    created_by: nameOf(staff, row.created_by),
    created_at: row.created_at.toISOString(),
    can: { delete: mayDelete(me, row) },
  };
}

/** A view holds what somebody searched for in a list: who may not read the list does not read its views. */
function mustRead(me: SignedIn, list: string): void {
  if (!deskMay(me.desk_roles, findCollection(list)?.action ?? 'read_queue')) throw new Problem('not_found');
}

/** The own views of a list and those of the whole desk, by name. */
export const listViews: Handler<typeof contract.listViews> = async ({ query }, context) => {
  const me = signedIn(context);
  mustRead(me, query.list);
  const { db } = context.services.database;
  const rows = await db
    .select()
    .from(saved_view)
    .where(
      and(eq(saved_view.list, query.list), or(isNull(saved_view.person_id), eq(saved_view.person_id, me.id))),
    )
    .orderBy(asc(saved_view.name), asc(saved_view.id))
    .limit(MOST_VIEWS * 2);
  const staff = await findNames(
    db,
    rows.map(({ created_by }) => created_by),
  );
  return { views: rows.map((row) => present(row, me, staff)) };
};

/** A view of the same name is replaced: that is how one is changed. */
export const saveView: Handler<typeof contract.saveView> = async ({ body }, context) => {
  const me = signedIn(context);
  mustRead(me, body.list);
  const owner = body.shared ? null : me.id;
  const row = await inTransaction(context, async (work) => {
    const mine = and(
      eq(saved_view.list, body.list),
      owner
        ? eq(saved_view.person_id, owner)
        : and(isNull(saved_view.person_id), eq(saved_view.created_by, me.id)),
    );
    await work.tx.delete(saved_view).where(and(mine, eq(saved_view.name, body.name)));
    if ((await work.tx.$count(saved_view, mine)) >= MOST_VIEWS)
      throw new Problem('invalid', { fields: { name: [{ key: 'max_items', params: { n: MOST_VIEWS } }] } });
    const [written] = await work.tx
      .insert(saved_view)
      .values({
        list: body.list,
        name: body.name,
        query: body.query.replace(/^\?/, ''),
        person_id: owner,
        created_by: me.id,
      })
      .returning();
    await recordAudit(work, {
      action: 'saved_view.save',
      entity_id: written!.id,
      detail: { list: body.list },
    });
    return written!;
  });
  return present(row, me, await findNames(context.services.database.db, [me.id]));
};

export const deleteView: Handler<typeof contract.deleteView> = async ({ params }, context) => {
  const me = signedIn(context);
  await inTransaction(context, async (work) => {
    const [row] = await work.tx.select().from(saved_view).where(eq(saved_view.id, params.id));
    if (!row || !mayDelete(me, row) || (row.person_id !== null && row.person_id !== me.id))
      throw new Problem('not_found');
    await work.tx.delete(saved_view).where(eq(saved_view.id, params.id));
    await recordAudit(work, {
      action: 'saved_view.delete',
      entity_id: params.id,
      detail: { list: row.list },
    });
  });
  return { id: params.id };
};
