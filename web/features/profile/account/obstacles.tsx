import type { DeletionObstacles } from '#shared/contracts/person.contract.ts';
import { profilePath } from '#shared/domain/profile/own-profile-paths.ts';
import { teamPath } from '#shared/domain/team.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useT } from '#web/lib/texts.tsx';

/** In the place of the red button: what has to be settled before the account can be deleted, with the ways there. */
export function Obstacles({ staff, pages }: DeletionObstacles) {
  const t = useT();
  return (
    <>
      <Notice tone="warn" title={t('profile:leave.blocked_title')}>
        {staff && <p>{t('profile:leave.blocked_staff')}</p>}
        {pages.length > 0 && <p>{t('profile:leave.blocked_text')}</p>}
      </Notice>
      {pages.length > 0 && (
        <ul className="line-list">
          {pages.map((page) => {
            const name = localName(page, t.language);
            return (
              <li key={page.id}>
                <p className="text">
                  <b lang={name.lang}>{name.text}</b>
                  <span className="t-small t-3 block">
                    {t(`shell:account.${page.kind === 'other' ? 'other_stakeholder' : page.kind}`)}
                  </span>
                </p>
                <ButtonLink
                  to={teamPath(page.kind, page.id)}
                  look="line"
                  size="s"
                  aria-label={`${t('profile:leave.blocked_team')}: ${name.text}`}
                >
                  {t('profile:leave.blocked_team')}
                </ButtonLink>
                <ButtonLink
                  to={profilePath(page.kind, page.id)}
                  look="bare"
                  size="s"
                  aria-label={`${t('profile:leave.blocked_page')}: ${name.text}`}
                >
                  {t('profile:leave.blocked_page')}
                </ButtonLink>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
