import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import Building2 from 'lucide-react/icons/building-2';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Compass from 'lucide-react/icons/compass';
import HandCoins from 'lucide-react/icons/hand-coins';
import IdCard from 'lucide-react/icons/id-card';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import Rocket from 'lucide-react/icons/rocket';
import CircleUser from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { useLocation } from 'react-router';
import { INBOX_PATH } from '#shared/domain/inbox.ts';
import { SAVED_PATH } from '#shared/domain/saved.ts';
import { toldCounts, useCounts } from '#web/features/notification/live/unread.ts';
import { useFollowUnread } from '#web/features/notification/live/use-follow-unread.ts';
import type { Viewer } from '#web/features/shell/shell-data.ts';
import { useStore } from '#web/lib/store.ts';
import { useT } from '#web/lib/texts.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { AccountMenu } from './account-menu.tsx';

const PROFILE = '/user/profile';
const LINKS = [
  { key: 'start', path: PROFILE, icon: LayoutDashboard },
  { key: 'inbox', path: INBOX_PATH, icon: Mail },
  { key: 'saved', path: SAVED_PATH, icon: Bookmark },
  { key: 'bio', path: `${PROFILE}/bio`, icon: CircleUser },
  { key: 'notifications', path: `${PROFILE}/notification`, icon: Bell },
  { key: 'connections', path: `${PROFILE}/connection`, icon: UsersRound },
  { key: 'startup', path: `${PROFILE}/startup`, icon: Rocket },
  { key: 'mentor', path: `${PROFILE}/mentor`, icon: Compass },
  { key: 'investor', path: `${PROFILE}/investor`, icon: HandCoins },
  { key: 'eso', path: `${PROFILE}/eso`, icon: Building2 },
  { key: 'account', path: `${PROFILE}/account`, icon: IdCard },
] as const;

/** The signed-in person's menu, at most 300 by 550 px. */
export default function ProfileMenu({ viewer }: { viewer: Viewer }) {
  const t = useT();
  const { pathname } = useLocation();
  const { task_count: total, inbox_count } = useCounts(viewer);
  useFollowUnread(viewer);
  const isNews = (useStore(toldCounts)?.task_count ?? 0) > (viewer.counts?.task_count ?? 0);
  const unread = total > 0 ? t('shell:account.badge', { count: total }) : '';
  return (
    <>
      <AccountMenu viewer={viewer} name="navigation" unread={{ count: total, text: unread }}>
        {viewer.desk_roles.length > 0 && (
          <li>
            <AppLink to="/desk" className="menu-item">
              <Icon of={ClipboardCheck} />
              {t('shell:account.desk')}
            </AppLink>
          </li>
        )}
        {LINKS.map(({ key, path, icon }) => (
          <li key={key}>
            <AppLink
              to={path}
              className="menu-item"
              aria-current={
                pathname === path || (path !== PROFILE && pathname.startsWith(`${path}/`))
                  ? 'page'
                  : undefined
              }
            >
              <Icon of={icon} />
              {t(`shell:account.${key}`)}
              {key === 'start' && <Badge count={total} />}
              {key === 'inbox' && <Badge count={inbox_count} />}
            </AppLink>
          </li>
        ))}
      </AccountMenu>
      <span className="sr-only" role="status">
        {isNews && unread}
      </span>
    </>
  );
}
