import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client.ts';

/** Messages of the present round that nobody has answered, by the page that came back, or the request without one. */
export async function countOpenMessages(db: Queryable, ids: readonly string[]): Promise<[string, number][]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select case when s.kind in ('profile', 'change') then s.stakeholder_id else s.id end as id, count(*)::int as count
    from submission s
    join submission_message m on m.submission_id = s.id and m.round = s.round and m.fixed_at is null and m.answer = ''
    where s.status = 'returned'
      and case when s.kind in ('profile', 'change') then s.stakeholder_id else s.id end
        = any(${sql.param([...ids])}::uuid[])
    group by 1`);
  return rows.map(({ id, count }) => [id, count]);
}
