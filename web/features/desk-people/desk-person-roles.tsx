import { formatDate } from '#shared/format/dates.ts';
import { Select } from '#web/components/form/select.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { AsideSection } from '#web/features/desk/section.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import type { PersonPartProps } from './desk-person-page.tsx';

/** The roles they have at the desk, each with who gave it; and one more to give. */
export function PersonRoles({ data: { person, is_own }, sending, askFirst }: PersonPartProps) {
  const t = useT();
  const { grants, can, sign_in } = person;
  const strong = sign_in.second_factor || sign_in.identities.length > 0;
  return (
    <AsideSection id="roles" title={t('person-desk:roles.title')}>
      {grants.length === 0 && <p className="t-2">{t('person-desk:roles.none')}</p>}
      {grants.length > 0 && (
        <ul className="admin-lines">
          {grants.map(({ role, granted_by, created_at }) => {
            const date = formatDate(t.language, created_at);
            const label = t(`person-desk:role.${role}`);
            return (
              <li key={role}>
                <span>
                  <b className="block t-ink">{label}</b>
                  <span className="t-small t-2">
                    {granted_by
                      ? t('person-desk:roles.given', { name: staffName(granted_by, t.language).text, date })
                      : t('person-desk:roles.given_at', { date })}
                  </span>
                </span>
                <Button
                  type="submit"
                  name="intent"
                  value={`revoke-${role}`}
                  look="bare"
                  size="s"
                  aria-label={t('person-desk:roles.revoke_of', { role: label })}
                  loading={sending === `revoke-${role}`}
                  onClick={(event) =>
                    askFirst(event, {
                      title: t('person-desk:roles.ask', { role: label }),
                      text: t(is_own ? 'person-desk:roles.ask_own' : 'person-desk:roles.ask_text'),
                      confirm: t('person-desk:roles.revoke'),
                      cancel: t('common:action.cancel'),
                    })
                  }
                >
                  {t('person-desk:roles.revoke')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {!strong && (can.grant.length > 0 || grants.length > 0) && (
        <Notice tone="info">{t('person-desk:roles.second_factor')}</Notice>
      )}
      {can.grant.length > 0 && (
        <div className="admin-form-row">
          <Select
            name="role"
            label={t('person-desk:roles.grant')}
            small
            options={can.grant.map((role) => ({
              value: role,
              label: `${t(`person-desk:role.${role}`)}: ${t(`person-desk:role_text.${role}`)}`,
            }))}
          />
          <Button type="submit" name="intent" value="grant" look="line" loading={sending === 'grant'}>
            {t('person-desk:roles.give')}
          </Button>
        </div>
      )}
    </AsideSection>
  );
}
