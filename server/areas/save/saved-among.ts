import { and, eq, inArray } from 'drizzle-orm';
import type { SavedKind } from '#shared/domain/saved.ts';
import { saved_item } from '../../database/schema/saved-item.ts';
import type { CallContext } from '../../http/route.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** Which of these the caller keeps for later; nothing for visitors, whose answers are shared. */
export async function savedAmong(
  { services, actor }: Pick<CallContext, 'services' | 'actor'>,
  kind: SavedKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (actor.kind === 'visitor' || ids.length === 0) return NOTHING;
  const rows = await services.database.db
    .select({ id: saved_item.object_id })
    .from(saved_item)
    .where(
      and(
        eq(saved_item.person_id, actor.id),
        eq(saved_item.kind, kind),
        inArray(saved_item.object_id, [...ids]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
