import type { OrganisationRole } from '#shared/domain/roles.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { Option } from '#web/components/form/options.ts';

/** The name of a role at the beginning of a line. */
export function roleName(t: Translator, role: OrganisationRole): string {
  const name = t(`notification:role.${role}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const roleOptions = (t: Translator, roles: readonly OrganisationRole[]): Option[] =>
  roles.map((role) => ({ value: role, label: roleName(t, role) }));
