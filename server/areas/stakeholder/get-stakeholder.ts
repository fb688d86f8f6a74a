import type { z } from 'zod';
import type { getStakeholder as contract } from '#shared/contracts/stakeholder.contract.ts';
import { type ClaimState, isOpenClaim } from '#shared/domain/claim.ts';
import { scopeOf } from '#shared/domain/facets.ts';
import { type OrganisationRole, organisationMay } from '#shared/domain/roles.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { latestClaim } from '../claim/claim.queries.ts';
import { standingWith } from '../connection/standing.ts';
import { savedAmong } from '../save/saved-among.ts';
import { presentDetail, withoutPersonal } from './detail.present.ts';
import { readCards } from './read-cards.ts';
import { readTies } from './read-ties.ts';
import { pagePath } from './stakeholder.present.ts';
import {
  findParts,
  findRecordsOfIndividual,
  findRedirect,
  findRow,
  findStanding,
  type StakeholderRow,
} from './stakeholder.queries.ts';
import { namedIn } from './ties.present.ts';
import { COUNT_TAG } from './write-stakeholder.ts';

const RELATED = 4;
/** Merges of merges are followed this far. */
const LONGEST_CHAIN = 5;

/**
 * One approved record under a category. Another category than its own, or the id of a record that was merged, leads
 * on to its page. Problem `gone` when it was public once, else `not_found`.
 */
export async function getStakeholder(
  category: string,
  id: string,
  context: Pick<CallContext, 'services' | 'actor' | 'tag'>,
): Promise<z.input<(typeof contract)['response']>> {
  const { services, tag } = context;
  tag(`stakeholder:${id}`, 'taxonomy');
  const row = await findRow(services.database.db, id);
  if (row?.status !== 'approved') return { redirect_to: await placeTaken(context, id, row), data: null };
  const { kind, type_slug } = scopeOf(category);
  const isHere = kind === 'all' || (kind === row.kind && (!type_slug || type_slug === row.type_slug));
  if (!isHere) return { redirect_to: pagePath(row), data: null };
  return { redirect_to: null, data: await readDetail(row, context) };
}

/** A record as its reader sees it, whatever its status. */
export async function readDetail(
  row: StakeholderRow,
  context: Pick<CallContext, 'services' | 'actor' | 'tag'>,
) {
  const { actor, tag } = context;
  const { directory, database } = context.services;
  const personId = actor.kind === 'person' ? actor.id : null;
  const [parts, ties, standing, claim, related, saved, connection, sameIndividual] = await Promise.all([
    findParts(database.db, row.id),
    readTies(database.db, row.id),
    findStanding(database.db, row.id, personId),
    personId ? latestClaim(database.db, row.id, personId) : undefined,
    readCards(context, directory.related(row.id, RELATED)),
    savedAmong(context, 'stakeholder', [row.id]),
    personId ? standingWith(database.db, personId, row.id) : null,
    row.individual_id ? findRecordsOfIndividual(database.db, row.individual_id) : [],
  ]);
  for (const id of [...related.map((card) => card.id), ...namedIn(ties.rows)]) tag(`stakeholder:${id}`);
  tag('program', 'cohort');
  if (row.individual_id) tag(COUNT_TAG);
  const detail = presentDetail(row, parts, ties, directory, saved);
  return {
    ...(personId ? { ...detail, hidden: [] } : withoutPersonal(detail)),
    individual_records: sameIndividual.length,
    is_claimable: !standing.owned,
    claim_state: (claim?.state as ClaimState | undefined) ?? ('none' as const),
    claim_id: claim?.id ?? null,
    is_member: standing.role !== null,
    connection,
    can: {
      claim: personId !== null && !standing.owned && !isOpenClaim(claim?.state ?? 'none'),
      join: personId !== null && standing.owned && standing.role === null,
      edit: organisationMay(standing.role as OrganisationRole | null, 'draft_content'),
    },
    related,
  };
}

/** Where the page of an id that is not public leads. */
async function placeTaken(
  { services, tag }: Pick<CallContext, 'services' | 'tag'>,
  id: string,
  row: StakeholderRow | undefined,
): Promise<string> {
  const { db } = services.database;
  let at = id;
  for (let step = 0; step < LONGEST_CHAIN; step += 1) {
    const redirect = await findRedirect(db, at);
    if (!redirect) break;
    if (!redirect.target_id) throw new Problem('gone');
    at = redirect.target_id;
    tag(`stakeholder:${at}`);
    const target = await findRow(db, at);
    if (target?.status === 'approved') return pagePath(target);
  }
  throw new Problem(row?.status === 'archived' && row.approved_at ? 'gone' : 'not_found');
}
