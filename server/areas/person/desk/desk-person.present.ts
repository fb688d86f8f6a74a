import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { DeskPerson, listPeople } from '#shared/contracts/desk-person.contract.ts';
import type { ReviewStatus } from '#shared/domain/review.ts';
import { DESK_ROLES, type DeskRole, type OrganisationRole } from '#shared/domain/roles.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { MemberState } from '#shared/domain/team.ts';
import { personName } from '#shared/format/person-name.ts';
import { pagePath } from '../../../addresses/page-path.ts';
import { signedIn } from '../../../http/actor.ts';
import type { CallContext } from '../../../http/route.ts';
import { presentCurrentUser } from '../../account/account.present.ts';
import type { PersonRow } from '../../account/account.queries.ts';
import { findNames, nameOf } from '../../account/find-names.ts';
import { countFactors } from '../../account/second-factor/factors.ts';
import { deviceName } from '../../account/sessions/device-name.ts';
import { presentEntry } from '../../audit/audit.present.ts';
import { nameRecords } from '../../audit/name-records.ts';
import { findParts } from './desk-person.queries.ts';
import { maySendPassword } from './send-password-link.ts';

type Row = ResponseOf<typeof listPeople>['data'][number];

interface RowParts {
  roles: readonly string[];
  organisations: number;
  second_factor: boolean;
  last_seen: Date | string | null;
}

export function presentRow(
  row: PersonRow,
  { roles, organisations, second_factor, last_seen }: RowParts,
): Row {
  const khmer = personName(row, 'km');
  return {
    id: row.id,
    name: personName(row, 'en').text,
    name_kh: khmer.lang === 'km' ? khmer.text : '',
    email: row.email ?? '',
    email_verified: row.email_verified_at !== null,
    photo: presentCurrentUser(row, []).photo,
    status: row.status as Row['status'],
    roles: DESK_ROLES.filter((role) => roles.includes(role)),
    organisations,
    second_factor,
    last_seen: last_seen === null ? null : new Date(last_seen).toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

/** A person with all that administrators may know and do; no secret of theirs is part of it. */
export async function presentPerson(
  context: Pick<CallContext, 'services' | 'actor'>,
  row: PersonRow,
): Promise<DeskPerson> {
  const { db } = context.services.database;
  const me = signedIn(context).id;
  const parts = await findParts(db, row.id);
  const { sessions, identities, factors, grants, memberships, submissions, audit } = parts;
  const people = await findNames(db, [
    ...grants.map(({ granted_by }) => granted_by),
    ...audit.map(({ actor_id }) => actor_id),
  ]);
  const things = await nameRecords(db, audit);
  const roles = grants.map(({ role }) => role as DeskRole);
  const isActive = row.status === 'active';
  return {
    ...presentRow(row, {
      roles,
      organisations: memberships.filter(({ member }) => member.state === 'member').length,
      second_factor: countFactors(factors) > 0,
      last_seen: sessions[0]?.rotated_at ?? null,
    }),
    phone: row.phone,
    language: row.language,
    suspended_at: row.suspended_at?.toISOString() ?? null,
    suspended_reason: row.suspended_reason,
    delete_after: row.delete_after?.toISOString() ?? null,
    sign_in: {
      password: row.password_hash !== null,
      second_factor: countFactors(factors) > 0,
      identities: identities.map(({ provider, used_at }) => ({ provider, used_at: used_at.toISOString() })),
      locked_until: row.locked_until && row.locked_until > new Date() ? row.locked_until.toISOString() : null,
    },
    grants: grants.map(({ role, granted_by, created_at }) => ({
      role: role as DeskRole,
      granted_by: nameOf(people, granted_by),
      created_at: created_at.toISOString(),
    })),
    sessions: sessions.map(({ id, user_agent, strong, created_at, rotated_at }) => ({
      id,
      device: deviceName(user_agent),
      strong,
      opened_at: created_at.toISOString(),
      used_at: rotated_at.toISOString(),
    })),
    memberships: memberships.map(({ page, member }) => ({
      id: page.id,
      name: page.name,
      name_kh: page.name_kh,
      kind: page.kind as StakeholderKind,
      type_slug: page.type_slug,
      status: page.status,
      role: member.role as OrganisationRole,
      state: member.state as MemberState,
      path: page.status === 'approved' ? pagePath(page) : null,
    })),
    submissions: submissions.map(({ id, reference, name, name_kh, status, updated_at }) => ({
      id,
      reference,
      name,
      name_kh,
      status: status as ReviewStatus,
      updated_at: updated_at.toISOString(),
    })),
    audit: audit.map((entry) => presentEntry(entry, people, things)),
    can: {
      suspend: isActive && row.id !== me,
      lift: row.status === 'suspended',
      end_sessions: sessions.length > 0,
      send_password: maySendPassword(row),
      take_off_factor: row.status !== 'deleted' && row.id !== me && countFactors(factors) > 0,
      grant: isActive && row.email_verified_at ? DESK_ROLES.filter((role) => !roles.includes(role)) : [],
      revoke: DESK_ROLES.filter((role) => roles.includes(role)),
    },
  };
}
