import type { PublicPerson } from '#shared/contracts/person.contract.ts';
import { ORGANISATION_ROLES } from '#shared/domain/roles.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';

/** The listed pages they belong to, each with what they do there. */
export function PersonRoles({ roles }: Pick<PublicPerson, 'roles'>) {
  const t = useT();
  if (roles.length === 0) return null;
  return (
    <section aria-labelledby="roles-title">
      <h2 id="roles-title" className="t-h4 mb-3">
        {t('person:card.roles')}
      </h2>
      <ul className="person-roles">
        {roles.map((page) => {
          const name = localName(page, t.language);
          const title = localName(page, t.language, 'title');
          const role = ORGANISATION_ROLES.find((one) => one === page.role);
          return (
            <li key={page.id}>
              <AppLink className="link" to={page.url} lang={name.lang}>
                {name.text}
              </AppLink>
              {page.is_own ? (
                <span className="t-small t-3">{t(`person:own_page.${page.kind}`)}</span>
              ) : title.text ? (
                <span className="t-small t-3" lang={title.lang}>
                  {title.text}
                </span>
              ) : (
                role && <span className="t-small t-3">{t(`person:role.${role}`)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
