import { sql } from 'drizzle-orm';
import type { Work } from '../../database/work.ts';

/**
 * Names the records whose pages show this one, or would if it were public, as changed: investors of its rounds, who runs
 * its cohorts (whose name is on the pages of all that are in them), and other records of the same human being. To be called
 * before and after what changes that.
 */
export async function changeTied({ tx, changes }: Pick<Work, 'tx' | 'changes'>, id: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select i.stakeholder_id as id from funding_round r
      join funding_round_investor i on i.funding_round_id = r.id
      where r.stakeholder_id = ${id} and i.stakeholder_id is not null
    union select o.id from stakeholder s join stakeholder o on o.individual_id = s.individual_id where s.id = ${id}
    union select c.stakeholder_id from cohort_member m join cohort c on c.id = m.cohort_id
      where m.stakeholder_id = ${id} and m.state = 'confirmed'`);
  changes(...rows.map((row) => `stakeholder:${row.id}`));
}
