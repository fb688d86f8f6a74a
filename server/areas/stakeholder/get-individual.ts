import type { z } from 'zod';
import type { getIndividual as contract } from '#shared/contracts/stakeholder.contract.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { presentIndividual } from './detail.present.ts';
import { readCards } from './read-cards.ts';
import { findIndividuals, findRecordsOfIndividual } from './stakeholder.queries.ts';

/** A human being with their records; with one record only, the address of its page instead. */
export async function getIndividual(
  id: string,
  context: Pick<CallContext, 'services' | 'actor' | 'tag'>,
): Promise<z.input<(typeof contract)['response']>> {
  const { services, actor, tag } = context;
  const { db } = services.database;
  tag('stakeholder', 'taxonomy');
  const records = await readCards(context, await findRecordsOfIndividual(db, id));
  const [first] = records;
  if (!first) throw new Problem('not_found');
  if (records.length === 1) {
    return { redirect_to: stakeholderPath(first), data: null };
  }
  const said = await findIndividuals(
    db,
    records.map((record) => record.id),
  );
  const known = records.flatMap((record) => said.get(record.id) ?? []);
  const isVisitor = actor.kind === 'visitor';
  return {
    redirect_to: null,
    data: {
      id,
      uuid: id,
      tail: first.tail,
      name: first.name,
      name_kh: first.name_kh || (records.find(({ name_kh }) => name_kh)?.name_kh ?? ''),
      logo: records.find(({ logo }) => logo)?.logo ?? '',
      individual: known[0] && !isVisitor ? presentIndividual(known[0]) : null,
      languages: [...new Set(known.flatMap(({ languages }) => languages))],
      hidden: known[0] && isVisitor ? ['individual'] : [],
      records,
    },
  };
}
