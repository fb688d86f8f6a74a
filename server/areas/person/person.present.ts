import type { OwnProfile, PublicPerson } from '#shared/contracts/person.contract.ts';
import {
  type Gender,
  maySee,
  type Relation,
  VISIBLE_FIELD_NAMES,
  type VisibleField,
  visibilityOf,
} from '#shared/domain/person.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { pagePath } from '../../addresses/page-path.ts';
import type { Services } from '../../services.ts';
import { DEFAULT_PHOTO, presentCurrentUser } from '../account/account.present.ts';
import type { PersonRow } from '../account/account.queries.ts';
import { presentImage } from '../file/file.present.ts';
import type { FileRow } from '../file/file.queries.ts';
import type { findRoles } from './person.queries.ts';

/** Everything a person keeps of themselves, for them alone. */
export function presentOwnProfile(
  services: Pick<Services, 'secret'>,
  row: PersonRow,
  photo: FileRow | null,
  roles: DeskRole[],
): OwnProfile {
  return {
    ...presentCurrentUser(row, roles),
    username: row.username ?? '',
    email_verified: row.email_verified_at !== null,
    pending_email: (row.pending_email_until?.getTime() ?? 0) > Date.now() ? row.pending_email : null,
    bio: row.bio,
    bio_kh: row.bio_kh,
    occupation: row.occupation,
    occupation_kh: row.occupation_kh,
    date_of_birth: row.date_of_birth,
    gender: row.gender as Gender,
    phone: row.phone,
    languages: row.languages,
    links: row.links,
    visibility: Object.fromEntries(
      VISIBLE_FIELD_NAMES.map((field) => [field, visibilityOf(field, row.visibility)]),
    ),
    picture: presentImage(services, photo, '256'),
    has_password: row.password_hash !== null,
    delete_after: row.delete_after?.toISOString() ?? null,
  };
}

/** A person for somebody else: what may not be seen is empty, as if it had never been filled in. */
export function presentPerson(
  row: PersonRow,
  roles: Awaited<ReturnType<typeof findRoles>>,
  relation: Relation,
): Omit<PublicPerson, 'what' | 'what_kh' | 'same_teams'> {
  const seen = <T>(field: VisibleField, value: T, empty: T): T =>
    maySee(field, row.visibility, relation) ? value : empty;
  return {
    id: row.id,
    uuid: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    first_name_kh: row.first_name_kh,
    last_name_kh: row.last_name_kh,
    photo: seen('photo', presentCurrentUser(row, []).photo, DEFAULT_PHOTO),
    occupation: seen('occupation', row.occupation, ''),
    occupation_kh: seen('occupation', row.occupation_kh, ''),
    bio: seen('bio', row.bio, ''),
    bio_kh: seen('bio', row.bio_kh, ''),
    languages: seen('languages', row.languages, []),
    links: seen('links', row.links, {}),
    gender: seen('gender', row.gender as Gender, 'not_specified'),
    email: seen('email', row.email_verified_at ? (row.email ?? '') : '', ''),
    phone: seen('phone', row.phone, ''),
    date_of_birth: seen('date_of_birth', row.date_of_birth, null),
    roles: presentRoles(roles),
    can: { edit: relation === 'self' },
  };
}

/** One entry a page: what the person does there, with the role they have for it. */
function presentRoles({ members, shown }: Awaited<ReturnType<typeof findRoles>>): PublicPerson['roles'] {
  const pages = new Map<string, PublicPerson['roles'][number]>();
  for (const page of [...members, ...shown]) {
    const known = pages.get(page.id);
    pages.set(page.id, {
      id: page.id,
      kind: page.kind as StakeholderKind,
      is_own:
        page.individual_id !== null && ('role' in page ? page.role === 'owner' : known?.is_own === true),
      summary: page.summary,
      summary_kh: page.summary_kh,
      name: page.name,
      name_kh: page.name_kh,
      url: pagePath(page),
      role: 'role' in page ? page.role : (known?.role ?? ''),
      title: 'title' in page ? page.title : (known?.title ?? ''),
      title_kh: 'title_kh' in page ? page.title_kh : (known?.title_kh ?? ''),
    });
  }
  return [...pages.values()];
}
