import { and, eq, isNull, sql } from 'drizzle-orm';
import { PERSON_KINDS, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Queryable } from '../../database/client.ts';
import { isOwner, membershipsOf } from '../../database/memberships.ts';
import { individual, stakeholder, stakeholder_member } from '../../database/schema/stakeholder.ts';
import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { insertStakeholder } from '../stakeholder/write-stakeholder.ts';
import { readKnownTerms } from '../submission/known-terms.ts';
import { checkLinks } from './check-links.ts';
import { type ProfileContent, withNamed } from './content.ts';
import { recordOf } from './patch-of.ts';
import { type RawChange, readChange } from './read-input.ts';

/** What a page says before anything is written. */
export const NOTHING: ProfileContent = {
  values: {},
  lists: { product: [], team_members: [], funding_rounds: [] },
};

/** Names without which there is no page yet, so that a draft of nothing is not made. */
export const FIRST: Readonly<Record<StakeholderKind, readonly string[]>> = {
  startup: ['name'],
  eso: ['name'],
  other: ['name', 'type_slug'],
  mentor: ['last_name', 'first_name'],
  investor: ['last_name', 'first_name'],
};

/** What is typed of a new profile, so that a name that is missing is told. */
export const withFirstNames = (kind: StakeholderKind, raw: RawChange): RawChange => ({
  ...Object.fromEntries(FIRST[kind].map((name) => [name, ''])),
  ...raw,
});

/** Begins a profile as a draft that nobody else sees; whoever begins it owns it. Returns its id. */
export function createProfile(context: CallContext, kind: StakeholderKind, raw: RawChange): Promise<string> {
  const me = signedIn(context).id;
  return inTransaction(context, async (work) => {
    const { tx } = work;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`profile ${me}`}, 28))`);
    if (PERSON_KINDS.includes(kind) && (await ownsOne(tx, me, kind)))
      throw new Problem('conflict', { messageKey: 'profile-fields:problem.one_only' });
    const { knows } = await readKnownTerms(tx);
    const changes = await checkLinks(
      tx,
      null,
      NOTHING,
      readChange(kind, NOTHING, withFirstNames(kind, raw), { knows, language: context.language }),
    );
    const record = recordOf(kind, withNamed(NOTHING, changes));
    const individual_id = PERSON_KINDS.includes(kind) ? await findIndividual(tx, me) : undefined;
    const id = await insertStakeholder(work, {
      ...record,
      status: 'draft',
      ...(individual_id ? { individual_id } : {}),
    });
    await tx.insert(stakeholder_member).values({
      stakeholder_id: id,
      person_id: me,
      role: 'owner',
      state: 'member',
      decided_at: new Date(),
    });
    if (PERSON_KINDS.includes(kind)) await linkIndividual(tx, id, me);
    await recordAudit(work, { action: 'stakeholder.create', entity_id: id, detail: { kind } });
    return id;
  });
}

async function ownsOne(tx: Queryable, me: string, kind: StakeholderKind): Promise<boolean> {
  const rows = await tx
    .select({ id: stakeholder.id })
    .from(stakeholder_member)
    .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
    .where(and(membershipsOf(me), isOwner, eq(stakeholder.kind, kind)))
    .limit(1);
  return rows.length > 0;
}

/** The human being this person already is in the directory, as a mentor or an investor. */
async function findIndividual(tx: Queryable, me: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: individual.id })
    .from(individual)
    .where(eq(individual.person_id, me))
    .limit(1);
  return row?.id;
}

async function linkIndividual(tx: Queryable, id: string, me: string): Promise<void> {
  await tx
    .update(individual)
    .set({ person_id: me })
    .where(
      and(
        isNull(individual.person_id),
        sql`${individual.id} = (select individual_id from stakeholder where id = ${id})`,
      ),
    );
}
