import { and, desc, eq, inArray } from 'drizzle-orm';
import { isOpenClaim, OPEN_CLAIM_STATES } from '#shared/domain/cases/claim.ts';
import type { Queryable } from '../../database/client.ts';
import { claim, claim_event } from '../../database/schema/claim.ts';
import { person } from '../../database/schema/person.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { findOwners, NAMES } from '../team/team.queries.ts';

export type ClaimRow = typeof claim.$inferSelect;
export type ClaimEventRow = typeof claim_event.$inferSelect;

export async function findClaim(db: Queryable, id: string): Promise<ClaimRow | undefined> {
  const [row] = await db.select().from(claim).where(eq(claim.id, id));
  return row;
}

export async function lockClaim(db: Queryable, id: string): Promise<ClaimRow | undefined> {
  const [row] = await db.select().from(claim).where(eq(claim.id, id)).for('update');
  return row;
}

/** The newest claim of a person for a page. */
export async function latestClaim(
  db: Queryable,
  stakeholderId: string,
  personId: string,
): Promise<ClaimRow | undefined> {
  const [row] = await db
    .select()
    .from(claim)
    .where(and(eq(claim.stakeholder_id, stakeholderId), eq(claim.person_id, personId)))
    .orderBy(desc(claim.created_at), desc(claim.id))
    .limit(1);
  return row;
}

/** Claims of a page that wait for something. */
export function openClaims(db: Queryable, stakeholderId: string): Promise<ClaimRow[]> {
  return db
    .select()
    .from(claim)
    .where(and(eq(claim.stakeholder_id, stakeholderId), inArray(claim.state, [...OPEN_CLAIM_STATES])))
    .for('update');
}

/** What is shown of a page beside its claims, and who claims it. */
export const CLAIM_COLUMNS = {
  row: claim,
  page: {
    id: stakeholder.id,
    kind: stakeholder.kind,
    type_slug: stakeholder.type_slug,
    individual_id: stakeholder.individual_id,
    name: stakeholder.name,
    name_kh: stakeholder.name_kh,
    status: stakeholder.status,
    website: stakeholder.website,
    email: stakeholder.email,
  },
  claimant: { ...NAMES, email: person.email },
};

export function selectClaims(db: Queryable) {
  return db
    .select(CLAIM_COLUMNS)
    .from(claim)
    .innerJoin(stakeholder, eq(stakeholder.id, claim.stakeholder_id))
    .innerJoin(person, eq(person.id, claim.person_id))
    .$dynamic();
}
export type FullClaim = Awaited<ReturnType<typeof selectClaims>>[number];

/** Every step of a claim with who took it, oldest first. */
export function findEvents(db: Queryable, claimId: string) {
  return db
    .select({ row: claim_event, actor: NAMES })
    .from(claim_event)
    .leftJoin(person, eq(person.id, claim_event.actor_id))
    .where(eq(claim_event.claim_id, claimId))
    .orderBy(claim_event.created_at, claim_event.id);
}

/** Whether somebody else than the claimant owns the page. */
export async function isOwnedByOther(
  db: Queryable,
  { stakeholder_id, person_id }: Pick<ClaimRow, 'stakeholder_id' | 'person_id'>,
): Promise<boolean> {
  return (await findOwners(db, stakeholder_id)).some(({ id }) => id !== person_id);
}

/** Claims of a person that are open. */
export async function countOpenClaims(db: Queryable, personId: string): Promise<number> {
  const rows = await db.select({ state: claim.state }).from(claim).where(eq(claim.person_id, personId));
  return rows.filter(({ state }) => isOpenClaim(state)).length;
}
