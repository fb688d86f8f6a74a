import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profilePath } from '#shared/domain/profile/own-profile-paths.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { notification } from '../../database/schema/notification.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { funding_round, funding_round_investor } from '../../database/schema/stakeholder-parts.ts';
import type { Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { cancelMail } from '../../mail/queue-mail.ts';
import { noticesOf } from '../../notify/counts-changed.ts';
import { notify, takeBackNotices } from '../../notify/notify.ts';
import { findManagers } from '../team/team.queries.ts';

const backer = alias(stakeholder, 'backer');
const raiser = alias(stakeholder, 'raiser');

const investorLink = (kind: string, id: string) => `${profilePath(kind as StakeholderKind, id)}#rounds`;

/**
 * Asks who answers for the investors that the rounds of a public page name whether it is so. Whoever was asked about a
 * round is not asked again, unless they confirmed it and its facts are others now. `showAfter`: when the decision that made it public can no longer be undone.
 */
export async function tellNamed(work: Work, pageId: string, showAfter?: Date): Promise<void> {
  const rows = await work.tx
    .select({ round_id: funding_round.id, raiser, backer })
    .from(funding_round_investor)
    .innerJoin(funding_round, eq(funding_round.id, funding_round_investor.funding_round_id))
    .innerJoin(raiser, eq(raiser.id, funding_round.stakeholder_id))
    .innerJoin(backer, eq(backer.id, funding_round_investor.stakeholder_id))
    .where(and(eq(funding_round.stakeholder_id, pageId), isNull(funding_round_investor.confirmed_at)));
  for (const { round_id, raiser: page, backer: investor } of rows) {
    for (const person_id of await findManagers(work.tx, investor.id)) {
      const link = investorLink(investor.kind, investor.id);
      if (await wasAsked(work, { person_id, round_id, investor_id: investor.id, link })) continue;
      await notify(work, {
        person_id,
        kind: 'round_named',
        object_id: round_id,
        params: { name: page.name, name_kh: page.name_kh, page: investor.name, page_kh: investor.name_kh },
        link,
        ...(showAfter ? { showAfter } : {}),
      });
    }
  }
}

async function wasAsked(
  { tx }: Work,
  asking: { person_id: string; round_id: string; investor_id: string; link: string },
): Promise<boolean> {
  const { person_id, round_id, investor_id, link } = asking;
  const asked = and(
    eq(notification.person_id, person_id),
    eq(notification.kind, 'round_named'),
    eq(notification.object_id, round_id),
    eq(notification.link, link),
    sql`${notification.created_at} > coalesce((
      select max(a.created_at) from audit_entry a where a.entity = 'funding_round' and a.entity_id = ${round_id}
        and a.action = 'funding_round.confirm' and a.detail ->> 'investor_id' = ${investor_id}), '-infinity')`,
  );
  return (await tx.$count(notification, asked)) > 0;
}

/** The decision that named investors was undone: what was to be told of the rounds of a page never shows. */
export async function takeBackNamed(work: Work, pageId: string): Promise<void> {
  const rounds = await work.tx
    .select({ id: funding_round.id })
    .from(funding_round)
    .innerJoin(funding_round_investor, eq(funding_round_investor.funding_round_id, funding_round.id))
    .where(and(eq(funding_round.stakeholder_id, pageId), isNotNull(funding_round_investor.stakeholder_id)));
  for (const { id } of rounds) {
    await takeBackNotices(work, { object_id: id, since: new Date() });
    await cancelMail(work, id);
  }
}

/** Tells who answers for the page that raised the money what an investor said, and asks the investor no more. */
export async function tellRoundAnswered(
  work: Work,
  named: { round_id: string; page: string; investor: string },
  decision: 'confirmed' | 'declined',
): Promise<void> {
  const { tx } = work;
  const [page] = await tx.select().from(stakeholder).where(eq(stakeholder.id, named.page));
  const [investor] = await tx.select().from(stakeholder).where(eq(stakeholder.id, named.investor));
  if (!page || !investor) return;
  const settled = await tx
    .update(notification)
    .set({ read_at: sql`now()` })
    .where(
      and(
        eq(notification.kind, 'round_named'),
        eq(notification.object_id, named.round_id),
        eq(notification.link, investorLink(investor.kind, investor.id)),
        isNull(notification.read_at),
      ),
    )
    .returning({ person_id: notification.person_id });
  work.changes(...settled.map(({ person_id }) => noticesOf(person_id)));
  for (const person_id of await findManagers(tx, page.id))
    await notify(work, {
      person_id,
      kind: 'round_answer',
      actor_id: signedIn(work.context).id,
      object_id: named.round_id,
      params: {
        name: investor.name,
        name_kh: investor.name_kh,
        page: page.name,
        page_kh: page.name_kh,
        decision,
      },
      link: `${profilePath(page.kind as StakeholderKind, page.id)}#part-funding_rounds`,
    });
}
