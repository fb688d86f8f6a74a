import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#shared/contracts/team.contract.ts';
import { readInviteList } from '#shared/domain/invite-list.ts';
import {
  managesTeam,
  mayManageRole,
  ORGANISATION_ROLES,
  type OrganisationRole,
} from '#shared/domain/roles.ts';
import {
  type InviteResult,
  isOpenInvitation,
  MOST_INVITED_AT_ONCE,
  MOST_OPEN_INVITATIONS,
  splitAddresses,
  stateNow,
} from '#shared/domain/team.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { isEmail, normaliseEmail } from '#shared/rules/email.ts';
import { person } from '../../database/schema/person.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { requireProof } from '../account/proof/require-proof.ts';
import { requireRole } from './membership.ts';
import { invitationEnds, sendInvitation } from './send-invitation.ts';
import {
  addressOf,
  findByConfirmed,
  findMember,
  lockTeam,
  type MemberRow,
  memberOf,
  type PageRow,
} from './team.queries.ts';
import { auditMember, moveMember } from './write-member.ts';

type Body = z.output<typeof contract.inviteMembers.body>;
type Line = z.input<typeof contract.inviteMembers.response>['data'][number];
type Target = { kind: 'person'; id: string } | { kind: 'address'; email: string };

/** Of what was typed in place of an address. */
const LONGEST_SHOWN = 320;

interface Invitation {
  page: PageRow;
  /** The role of whoever invites. */
  own: OrganisationRole;
  role: OrganisationRole;
  note: string;
}

/**
 * Invites one or many into the team of a page, each on its own: a result per line. `kind`: the call
 * is for pages of this kind only.
 */
export async function inviteMembers(context: CallContext, stakeholderId: string, body: Body, kind?: string) {
  const asked = targetsOf(body);
  if (asked.length === 0) throw new Problem('invalid', { fields: { emails: [{ key: 'required' }] } });
  const roles = [body.role, ...asked.map(({ role }) => roleNamed(role))];
  if (roles.some((role) => role !== null && managesTeam(role)))
    await requireProof({ needsProof: true }, body, context);
  const data = await inTransaction(context, async (work) => {
    const own = await requireRole(work.tx, context.actor, stakeholderId, 'invite_member');
    const page = await lockTeam(work, stakeholderId);
    if (kind && page.kind !== kind) throw new Problem('not_found');
    if (!mayManageRole(own, body.role))
      throw new Problem('invalid', { fields: { role: [{ key: 'select' }] } });
    let room = Math.min(MOST_INVITED_AT_ONCE, MOST_OPEN_INVITATIONS - (await countOpen(work, stakeholderId)));
    const lines: Line[] = [];
    const seen = new Set<string>();
    for (const one of asked) {
      const target = readTarget(one);
      const key = target ? (target.kind === 'person' ? target.id : target.email.toLowerCase()) : one.to;
      const role = one.role === '' ? body.role : roleNamed(one.role);
      const given = role && mayManageRole(own, role) ? role : null;
      const line = { to: one.to, line: one.line, role: given, member_id: null };
      if (!target) lines.push({ ...line, result: 'bad_address' });
      else if (seen.has(key)) lines.push({ ...line, result: 'twice' });
      else if (!given) lines.push({ ...line, result: 'bad_role' });
      else if (room <= 0) lines.push({ ...line, result: 'too_many' });
      else {
        const invitation = { page, own, role: given, note: body.note };
        const done = { ...line, ...(await inviteOne(work, target, invitation)) };
        if (done.result === 'sent' || done.result === 'sent_again') room -= 1;
        lines.push(done);
      }
      seen.add(key);
    }
    return lines;
  });
  return { sent: data.filter(({ result }) => result === 'sent' || result === 'sent_again').length, data };
}

/** Invites one. An account that is no more, or never was, is the same to whoever asks. */
export async function inviteOne(
  work: Work,
  target: Target,
  { page, own, role, note }: Invitation,
): Promise<{ result: InviteResult; member_id: string | null }> {
  const known = await findTarget(work, target, page.id);
  if (known === 'unknown') return { result: 'unknown_person', member_id: null };
  const { row, person_id } = known;
  const state = row ? stateNow(row) : 'none';
  if (state === 'member') return { result: 'already_member', member_id: row!.id };
  if (state === 'requested') return { result: 'asked_to_join', member_id: row!.id };
  const email = target.kind === 'address' ? target.email : '';
  if (!(await mayMail(work, person_id ?? email))) return { result: 'too_many', member_id: row?.id ?? null };
  const invited_by = signedIn(work.context).id;
  const change = { role, note, invited_by, expires_at: invitationEnds(), decided_at: null };
  const again = row !== undefined && isOpenInvitation(stateNow(row));
  if (again && !mayManageRole(own, row.role as OrganisationRole)) change.role = row.role as OrganisationRole;
  const written = row
    ? await moveMember(work, row, 'invited', 'team', { ...change, ...(email ? { email } : {}) })
    : await insertInvitation(work, { ...change, stakeholder_id: page.id, person_id, email });
  await sendInvitation(work, written, page);
  return { result: again ? 'sent_again' : 'sent', member_id: written.id };
}

async function insertInvitation(
  work: Work,
  values: Omit<typeof stakeholder_member.$inferInsert, 'state'>,
): Promise<MemberRow> {
  const [row] = await work.tx
    .insert(stakeholder_member)
    .values({ ...values, state: 'invited' })
    .returning();
  await auditMember(work, row!, 'team.invited', { from: 'none' });
  return row!;
}

/** The membership a target has in this team already, if any. Whose account an address is stays unsaid. */
async function findTarget({ tx }: Work, target: Target, stakeholderId: string) {
  if (target.kind === 'person') {
    const [who] = await tx.select().from(person).where(eq(person.id, target.id));
    if (who?.status !== 'active') return 'unknown' as const;
    const own = await findMember(tx, memberOf(stakeholderId, who.id));
    const byAddress =
      !own && who.email && who.email_verified_at
        ? await findMember(tx, addressOf(stakeholderId, who.email))
        : undefined;
    return { row: own ?? byAddress, person_id: who.id };
  }
  const account = await findByConfirmed(tx, target.email);
  const own = account ? await findMember(tx, memberOf(stakeholderId, account.id)) : undefined;
  return { row: own ?? (await findMember(tx, addressOf(stakeholderId, target.email))), person_id: null };
}

/** Nobody is flooded with invitations, whoever sends them. */
async function mayMail({ context }: Work, to: string): Promise<boolean> {
  try {
    await context.services.limits.spend('mail:invitation', `to:${to.toLowerCase()}`);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many') return false;
    throw error;
  }
}

function countOpen({ tx }: Work, stakeholderId: string): Promise<number> {
  const open = inArray(stakeholder_member.state, ['inviting', 'invited']);
  const alive = sql`(${stakeholder_member.expires_at} is null or ${stakeholder_member.expires_at} > now())`;
  return tx.$count(
    stakeholder_member,
    and(eq(stakeholder_member.stakeholder_id, stakeholderId), open, alive),
  );
}

type Asked = { kind: 'person' | 'address'; to: string; line: number | null; role: string };

/** Everybody who was named, however. */
function targetsOf({ to_user, email, emails }: Body): Asked[] {
  const text = typeof emails === 'string' ? readInviteList(emails, (word) => roleNamed(word) !== null) : [];
  const list = [email ?? '', ...(typeof emails === 'string' ? [] : (emails ?? []))].flatMap(splitAddresses);
  const alone = { line: null, role: '' };
  return [
    ...(to_user ? [{ kind: 'person' as const, to: to_user, ...alone }] : []),
    ...list.map((to) => ({ kind: 'address' as const, to: to.slice(0, LONGEST_SHOWN), ...alone })),
    ...text.map((one) => ({ kind: 'address' as const, ...one, to: one.to.slice(0, LONGEST_SHOWN) })),
  ];
}

/** Roles by what people call them: their code, or their name in either language. */
const ROLE_NAMES = new Map(
  ORGANISATION_ROLES.flatMap((role) =>
    [role, translate('en', `notification:role.${role}`), translate('km', `notification:role.${role}`)].map(
      (name) => [name.toLowerCase(), role] as const,
    ),
  ),
);
const roleNamed = (word: string): OrganisationRole | null =>
  ROLE_NAMES.get(word.trim().toLowerCase().replaceAll('-', ' ')) ?? null;

function readTarget({ kind, to }: Pick<Asked, 'kind' | 'to'>): Target | null {
  if (kind === 'person') return { kind, id: to };
  return isEmail(to) ? { kind, email: normaliseEmail(to) } : null;
}
