import type { getPerson as contract } from '#shared/contracts/person.contract.ts';
import type { Relation } from '#shared/domain/person.ts';
import { pagePath } from '../../addresses/page-path.ts';
import type { Queryable } from '../../database/client.ts';
import type { Actor } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { getPerson as readPerson } from '../account/account.queries.ts';
import { areConnected } from '../connection/connection.queries.ts';
import { findPagesOf, whatOfPerson } from '../connection/party-what.ts';
import { presentPerson } from './person.present.ts';
import { findRoles, findSameTeams } from './person.queries.ts';

/** A person as the caller may see them. Somebody who is shut out or gone is not found. */
export const getPerson: Handler<typeof contract> = async ({ params }, { services, actor, tag }) => {
  const { db } = services.database;
  const row = await readPerson(db, params.id);
  if (row.status !== 'active') throw new Problem('not_found');
  const relation = await relationTo(db, actor, row.id);
  tag(`person:${row.id}`, 'stakeholder');
  const [page] = await findPagesOf(db, [row.id]);
  const teams =
    actor.kind === 'person' && actor.id !== row.id ? await findSameTeams(db, actor.id, row.id) : [];
  return {
    ...presentPerson(row, await findRoles(db, row.id), relation),
    ...whatOfPerson(page),
    same_teams: teams.map((team) => ({
      id: team.id,
      name: team.name,
      name_kh: team.name_kh,
      url: pagePath(team),
    })),
  };
};

/** How the caller stands to a person: what is for connections alone is shown to those. */
async function relationTo(db: Queryable, actor: Actor, personId: string): Promise<Relation> {
  if (actor.kind !== 'person') return 'none';
  if (actor.id === personId) return 'self';
  return (await areConnected(db, actor.id, personId)) ? 'connection' : 'none';
}
