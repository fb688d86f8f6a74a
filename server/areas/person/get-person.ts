import type { getPerson as contract } from '#shared/contracts/person.contract.ts';
import type { Relation } from '#shared/domain/person.ts';
import type { Queryable } from '../../database/client.ts';
import type { Actor } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { getPerson as readPerson } from '../account/account.queries.ts';
import { areConnected } from '../connection/connection.queries.ts';
import { presentPerson } from './person.present.ts';
import { findRoles } from './person.queries.ts';

/** A person as the caller may see them. Somebody who is shut out or gone is not found. */
export const getPerson: Handler<typeof contract> = async ({ params }, { services, actor, tag }) => {
  const { db } = services.database;
  const row = await readPerson(db, params.id);
  if (row.status !== 'active') throw new Problem('not_found');
  const relation = await relationTo(db, actor, row.id);
  tag(`person:${row.id}`, 'stakeholder');
  return presentPerson(row, await findRoles(db, row.id), relation);
};

/** How the caller stands to a person: what is for connections alone is shown to those (B.10). */
async function relationTo(db: Queryable, actor: Actor, personId: string): Promise<Relation> {
  if (actor.kind !== 'person') return 'none';
  if (actor.id === personId) return 'self';
  return (await areConnected(db, actor.id, personId)) ? 'connection' : 'none';
}
