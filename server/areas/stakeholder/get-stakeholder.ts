import type { z } from 'zod';
import type { getStakeholder as contract } from '#shared/contracts/stakeholder.contract.ts';
import { isOpenClaim } from '#shared/domain/cases/claim.ts';
import { scopeOf } from '#shared/domain/facets.ts';
import { type OrganisationRole, organisationMay } from '#shared/domain/roles.ts';
import { pagePath } from '../../addresses/page-path.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { savedAmong } from '../save/saved-among.ts';
import { presentDetail, withoutPersonal } from './detail.present.ts';
import { findWhole, type WholeRecord } from './find-whole.ts';
import { claimOfReader, connectionOfReader } from './reader-ties.ts';
import { presentCard } from './stakeholder.present.ts';
import { findRedirect, findRow, type StakeholderRow } from './stakeholder.queries.ts';
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
  context.tag(`stakeholder:${id}`, 'taxonomy');
  const found = await readWhole(id, context);
  if (found?.row.status !== 'approved')
    return { redirect_to: await placeTaken(context, id, found?.row), data: null };
  const { row } = found;
  const { kind, type_slug } = scopeOf(category);
  const isHere = kind === 'all' || (kind === row.kind && (!type_slug || type_slug === row.type_slug));
  if (!isHere) return { redirect_to: pagePath(row), data: null };
  return { redirect_to: null, data: await readDetail(found, context) };
}

/** A record with all that its page shows, whatever its status; undefined if there is none. */
export function readWhole(
  id: string,
  { services: { database, directory }, actor }: Pick<CallContext, 'services' | 'actor'>,
): Promise<WholeRecord | undefined> {
  const person = actor.kind === 'person' ? actor.id : null;
  return findWhole(database.db, { id, person, related: directory.related(id, RELATED) });
}

/** A record as its reader sees it, whatever its status. */
export async function readDetail(
  whole: WholeRecord,
  context: Pick<CallContext, 'services' | 'actor' | 'tag'>,
) {
  const { actor, tag } = context;
  const { directory, database } = context.services;
  const { row, ties, membership } = whole;
  const personId = actor.kind === 'person' ? actor.id : null;
  const byId = new Map(whole.related.map((card) => [card.id, card]));
  const beside = directory.related(row.id, RELATED).flatMap((id) => byId.get(id) ?? []);
  const [claim, saved, connection] = await Promise.all([
    personId ? claimOfReader(database.db, row.id, personId) : undefined,
    savedAmong(context, 'stakeholder', [row.id, ...byId.keys()]),
    personId ? connectionOfReader(database.db, personId, row.id) : null,
  ]);
  for (const id of [...byId.keys(), ...namedIn(ties)]) tag(`stakeholder:${id}`);
  tag('program', 'cohort');
  if (row.individual_id) tag(COUNT_TAG);
  const detail = presentDetail(whole, directory, saved);
  return {
    ...(personId ? { ...detail, hidden: [] } : withoutPersonal(detail)),
    individual_records: whole.sameIndividual,
    is_claimable: !membership.owned,
    claim_state: claim?.state ?? ('none' as const),
    claim_id: claim?.id ?? null,
    is_member: membership.role !== null,
    connection,
    can: {
      claim: personId !== null && !membership.owned && !isOpenClaim(claim?.state ?? 'none'),
      join: personId !== null && membership.owned && membership.role === null,
      edit: organisationMay(membership.role as OrganisationRole | null, 'draft_content'),
    },
    related: beside.map((card) =>
      presentCard({ ...card, updated_at: new Date(card.updated_at) }, directory, saved),
    ),
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
