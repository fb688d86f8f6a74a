import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { ORGANISATION_ROLES, type OrganisationAction, organisationMay } from '#shared/domain/roles.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { useT } from '#web/lib/texts.tsx';
import { roleName } from './role-text.ts';

/** What is distinguished on the page; the rest goes along with one of these. */
const SHOWN = [
  'view_private',
  'draft_content',
  'edit_content',
  'edit_profile',
  'submit_profile',
  'invite_member',
  'archive_profile',
  'transfer_ownership',
] as const satisfies readonly OrganisationAction[];

/** What each role may do, from the very table the server asks. */
export function RoleTable() {
  const t = useT();
  return (
    <ProfileSection id="roles" title={t('team:roles.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keys */}
      <section className="team-roles" tabIndex={0} aria-label={t('team:roles.caption')}>
        <table>
          <caption className="sr-only">{t('team:roles.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('team:roles.may')}</th>
              {ORGANISATION_ROLES.map((role) => (
                <th key={role} scope="col">
                  {roleName(t, role)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SHOWN.map((action) => (
              <tr key={action}>
                <th scope="row">{t(`team:roles.${action}`)}</th>
                {ORGANISATION_ROLES.map((role) => {
                  const may = organisationMay(role, action);
                  return (
                    <td key={role} className={may ? 't-ok' : 't-3'}>
                      <Icon of={may ? Check : Minus} />
                      <span className="sr-only">{t(may ? 'team:roles.yes' : 'team:roles.no')}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </ProfileSection>
  );
}
