import type { CurrentUser } from '#shared/contracts/account.contract.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import type { PersonRow } from './account.queries.ts';

export const DEFAULT_PHOTO = '/images/default-user.svg';

export function presentCurrentUser(person: PersonRow, deskRoles: DeskRole[]): CurrentUser {
  return {
    id: person.id,
    uuid: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    first_name_kh: person.first_name_kh,
    last_name_kh: person.last_name_kh,
    email: person.email ?? '',
    photo: person.photo_id ? `/files/${person.photo_id}/128` : DEFAULT_PHOTO,
    language: person.language,
    desk_roles: deskRoles,
  };
}
