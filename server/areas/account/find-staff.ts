import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import { type DeskAction, rolesThatMay } from '#shared/domain/roles.ts';
import type { Queryable } from '../../database/client.ts';
import { desk_grant, person } from '../../database/schema/person.ts';
import type { PersonName } from './find-names.ts';

/** People of the desk who may do something, by name. */
export function findStaff(db: Queryable, action: DeskAction): Promise<PersonName[]> {
  const { id, first_name, last_name, first_name_kh, last_name_kh } = person;
  return db
    .select({ id, first_name, last_name, first_name_kh, last_name_kh })
    .from(person)
    .where(
      and(
        eq(person.status, 'active'),
        exists(
          db
            .select({ role: desk_grant.role })
            .from(desk_grant)
            .where(and(eq(desk_grant.person_id, person.id), inArray(desk_grant.role, rolesThatMay(action)))),
        ),
      ),
    )
    .orderBy(asc(sql`lower(${last_name})`), asc(sql`lower(${first_name})`), asc(id));
}
