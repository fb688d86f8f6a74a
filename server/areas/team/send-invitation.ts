import { and, eq } from 'drizzle-orm';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import { INVITATION_DAYS, teamInvitePath } from '#shared/domain/team.ts';
import { person_block } from '../../database/schema/connection.ts';
import { person } from '../../database/schema/person.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import type { Work } from '../../database/work.ts';
import { cancelMail, queueMail } from '../../mail/queue-mail.ts';
import { hashSecret, newSecret } from '../../mailed-secrets.ts';
import { notify, takeBackNotices } from '../../notify/notify.ts';
import { findByConfirmed, type MemberRow, type PageRow } from './team.queries.ts';
import { openTeamThread } from './team-threads.ts';

const DAY_MS = 86_400_000;
export const invitationEnds = (days = INVITATION_DAYS) => new Date(Date.now() + days * DAY_MS);

/**
 * Tells whoever is invited, in place of an earlier telling: a person with an account by a notice, as they chose; anybody
 * else by a letter with a secret link. Whoever invites learns nothing of the difference.
 */
export async function sendInvitation(work: Work, row: MemberRow, page: PageRow): Promise<void> {
  await cancelMail(work, row.id);
  await takeBackNotices(work, { object_id: row.id, since: new Date(0) });
  const who = row.person_id
    ? (await work.tx.select().from(person).where(eq(person.id, row.person_id)))[0]
    : await findByConfirmed(work.tx, row.email);
  const role = row.role as OrganisationRole;
  if (who) {
    if (row.invited_by && (await hasBlocked(work, who.id, row.invited_by))) return;
    await openTeamThread(work, row, who.id);
    return notify(work, {
      person_id: who.id,
      kind: 'team_invite',
      actor_id: row.invited_by,
      object_id: row.id,
      params: { name: page.name, name_kh: page.name_kh, role, note: row.note },
      link: teamInvitePath(row.id),
    });
  }
  const secret = newSecret();
  await work.tx
    .update(stakeholder_member)
    .set({ secret_hash: hashSecret(secret) })
    .where(eq(stakeholder_member.id, row.id));
  const [by] = row.invited_by ? await work.tx.select().from(person).where(eq(person.id, row.invited_by)) : [];
  await queueMail(work, {
    template: 'team.invite',
    language: work.context.language,
    to: row.email,
    about_id: row.id,
    params: {
      page: { name: page.name, name_kh: page.name_kh },
      role,
      note: row.note,
      by: by ?? null,
      url: work.context.services.config.publicUrl + teamInvitePath(secret),
      expires: (row.expires_at ?? invitationEnds()).toISOString(),
    },
  });
}

async function hasBlocked({ tx }: Work, personId: string, blockedId: string): Promise<boolean> {
  const pair = and(eq(person_block.person_id, personId), eq(person_block.blocked_id, blockedId));
  return (await tx.$count(person_block, pair)) > 0;
}
