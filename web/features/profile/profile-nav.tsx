import { useLocation } from 'react-router';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useCounts } from '#web/features/notification/live/unread.ts';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import { PROFILE_AREAS } from './profile-menu.ts';

/** The areas of one's own pages. */
export function ProfileNav() {
  const t = useT();
  const { pathname } = useLocation();
  const counts = useCounts(useViewer());
  return (
    <nav className="profile-nav" aria-label={t('profile:menu.label')}>
      {PROFILE_AREAS.map((areas, i) => (
        <ul key={areas[0]?.to ?? i}>
          {areas.map(({ to, textKey, icon, counted, news, exact }) => (
            <li key={to}>
              <AppLink
                to={to}
                aria-current={
                  pathname === to || (!exact && pathname.startsWith(`${to}/`)) ? 'page' : undefined
                }
              >
                <Icon of={icon} />
                {t(textKey)}
                {counted && (
                  <Badge
                    count={counts[counted]}
                    label={t(`profile:menu.count.${counted}`, { count: counts[counted] })}
                  />
                )}
                {news && counts.total > 0 && (
                  <span className="profile-news">
                    <span className="sr-only">{t('profile:menu.news')}</span>
                  </span>
                )}
              </AppLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
