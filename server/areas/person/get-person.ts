import type { getPerson as contract } from '#shared/contracts/person.contract.ts';
import type { Relation } from '#shared/domain/person.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { getPerson as readPerson } from '../account/account.queries.ts';
import { presentPerson } from './person.present.ts';
import { findRoles } from './person.queries.ts';

/** A person as the caller may see them. Somebody who is shut out or gone is not found. */
export const getPerson: Handler<typeof contract> = async ({ params }, { services, actor, tag }) => {
  const { db } = services.database;
  const row = await readPerson(db, params.id);
  if (row.status !== 'active') throw new Problem('not_found');
  const relation: Relation = actor.kind === 'person' && actor.id === row.id ? 'self' : 'none';
  tag(`person:${row.id}`, 'stakeholder');
  return presentPerson(row, await findRoles(db, row.id), relation);
};
