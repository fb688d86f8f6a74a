import type { z } from 'zod';
import type { getStakeholder as contract } from '#shared/contracts/stakeholder.contract.ts';
import { isOpenClaim } from '#shared/domain/cases/claim.ts';
import { type OrganisationRole, organisationMay } from '#shared/domain/roles.ts';
import { pagePath } from '../../addresses/page-path.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { savedAmong } from '../save/saved-among.ts';
import { presentDetail } from './detail.present.ts';
import { findWhole, type WholeRecord } from './find-whole.ts';
import { isUnder, keptStakeholder, tagRecord } from './kept-stakeholder.ts';
import { presentPublic, RELATED, shownBy } from './public-record.ts';
import { claimOfReader, connectionOfReader } from './reader-relations.ts';
import { presentCard } from './stakeholder.present.ts';
import { findRedirect, findRow, type StakeholderRow } from './stakeholder.queries.ts';

type One = z.input<(typeof contract)['response']>;
type Reading = Pick<CallContext, 'services' | 'actor'>;

/** Merges of merges are followed this far. */
const LONGEST_CHAIN = 5;

/**
 * One approved record under a category. Another category than its own, or the id of a record that was merged, leads
 * on to its page. Problem `gone` when it was public once, else `not_found`. What visitors get is kept.
 */
export async function getStakeholder(
  category: string,
  id: string,
  context: Reading & Pick<CallContext, 'tag' | 'freshUntil'>,
): Promise<One> {
  const kept = keptStakeholder(category, id, context);
  if (kept) return JSON.parse(kept) as One;
  const { records } = context.services;
  context.tag(`stakeholder:${id}`, 'taxonomy');
  const since = records.generation;
  const found = await readWhole(id, context);
  if (found?.row.status !== 'approved')
    return { redirect_to: await placeTaken(context, id, found?.row), data: null };
  if (!isUnder(category, found.row)) return { redirect_to: pagePath(found.row), data: null };
  const data = await readDetail(found, context);
  const related = data.related.map((card) => card.id);
  tagRecord(context, shownBy(found, related));
  if (context.actor.kind === 'visitor') records.keep(found, data, since);
  return { redirect_to: null, data };
}

/** A record with all that its page shows, whatever its status; undefined if there is none. */
export function readWhole(
  id: string,
  { services: { database, directory }, actor }: Reading,
): Promise<WholeRecord | undefined> {
  const person = actor.kind === 'person' ? actor.id : null;
  return findWhole(database.db, { id, person, related: directory.related(id, RELATED) });
}

/** A record as its reader sees it, whatever its status. */
export async function readDetail(whole: WholeRecord, context: Reading) {
  const { actor } = context;
  const { directory, database } = context.services;
  const { row, membership } = whole;
  const byId = new Map(whole.related.map((card) => [card.id, card]));
  const saved = await savedAmong(context, 'stakeholder', [row.id, ...byId.keys()]);
  const related = directory
    .related(row.id, RELATED)
    .flatMap((id) => byId.get(id) ?? [])
    .map((card) => presentCard({ ...card, updated_at: new Date(card.updated_at) }, directory, saved));
  if (actor.kind === 'visitor') return presentPublic(whole, related, directory);
  const [claim, connection] = await Promise.all([
    claimOfReader(database.db, row.id, actor.id),
    connectionOfReader(database.db, actor.id, row.id),
  ]);
  return {
    ...presentDetail(whole, directory, saved),
    hidden: [],
    individual_records: whole.sameIndividual,
    is_claimable: !membership.owned,
    related,
    claim_state: claim?.state ?? ('none' as const),
    claim_id: claim?.id ?? null,
    is_member: membership.role !== null,
    connection,
    can: {
      claim: !membership.owned && !isOpenClaim(claim?.state ?? 'none'),
      join: membership.owned && membership.role === null,
      edit: organisationMay(membership.role as OrganisationRole | null, 'draft_content'),
    },
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
