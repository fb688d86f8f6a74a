import Bell from 'lucide-react/icons/bell';
import Building2 from 'lucide-react/icons/building-2';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Compass from 'lucide-react/icons/compass';
import HandCoins from 'lucide-react/icons/hand-coins';
import Rocket from 'lucide-react/icons/rocket';
import CircleUser from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { SignOutItem } from '#web/features/account/sign-out-item.tsx';
import { toldUnread, useUnread } from '#web/features/notification/live/unread.ts';
import { useFollowUnread } from '#web/features/notification/live/use-follow-unread.ts';
import type { Viewer } from '#web/features/shell/shell-data.ts';
import { useStore } from '#web/lib/store.ts';
import { useT } from '#web/lib/texts.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { useDisclosure } from './use-disclosure.ts';
import { useViewerName, ViewerFace } from './viewer-face.tsx';

const PROFILE = '/user/profile';
const LINKS = [
  { key: 'bio', path: `${PROFILE}/bio`, icon: CircleUser },
  { key: 'notifications', path: `${PROFILE}/notification`, icon: Bell },
  { key: 'connections', path: `${PROFILE}/connection`, icon: UsersRound },
  { key: 'startup', path: `${PROFILE}/startup`, icon: Rocket },
  { key: 'mentor', path: `${PROFILE}/mentor`, icon: Compass },
  { key: 'investor', path: `${PROFILE}/investor`, icon: HandCoins },
  { key: 'eso', path: `${PROFILE}/eso`, icon: Building2 },
] as const;

/** The signed-in person's menu, at most 300 by 550 px (2.097 to 2.103, 9.026, 9.027). */
export default function ProfileMenu({ viewer }: { viewer: Viewer }) {
  const t = useT();
  const { pathname } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useDisclosure(details);
  const name = useViewerName(viewer);
  const total = useUnread(viewer);
  useFollowUnread(viewer);
  const isNews = (useStore(toldUnread) ?? 0) > (viewer.notification_total ?? 0);
  const unread = total > 0 ? t('shell:account.badge', { count: total }) : '';
  return (
    <>
      <details ref={details} name="navigation" className="nav-group profile">
        <summary
          className="profile-face"
          aria-label={[t('shell:account.open_menu'), unread].filter(Boolean).join(', ')}
          title={name.text}
        >
          <ViewerFace viewer={viewer} light />
          <Badge count={total} />
        </summary>
        <div className="menu nav-menu nav-menu-end">
          <div className="menu-head">
            <ViewerFace viewer={viewer} />
            <p className="min-w-0">
              <b className="block text-ink" lang={name.lang}>
                {name.text}
              </b>
              <span className="t-small t-3 block truncate" lang="en">
                {viewer.email}
              </span>
            </p>
          </div>
          <ul className="menu-list">
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
                  aria-current={pathname.startsWith(path) ? 'page' : undefined}
                >
                  <Icon of={icon} />
                  {t(`shell:account.${key}`)}
                  {key === 'notifications' && <Badge count={total} />}
                </AppLink>
              </li>
            ))}
          </ul>
          <div className="menu-list">
            <SignOutItem
              onLeave={() => {
                if (details.current) details.current.open = false;
              }}
            />
          </div>
        </div>
      </details>
      <span className="sr-only" role="status">
        {isNews && unread}
      </span>
    </>
  );
}
