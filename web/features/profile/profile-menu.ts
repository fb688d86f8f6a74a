import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import Building2 from 'lucide-react/icons/building-2';
import Compass from 'lucide-react/icons/compass';
import HandCoins from 'lucide-react/icons/hand-coins';
import IdCard from 'lucide-react/icons/id-card';
import Landmark from 'lucide-react/icons/landmark';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import MailSearch from 'lucide-react/icons/mail-search';
import Rocket from 'lucide-react/icons/rocket';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Stamp from 'lucide-react/icons/stamp';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { CLAIMS_PATH } from '#shared/domain/claim.ts';
import { CONNECTION_PATH } from '#shared/domain/connection.ts';
import { INBOX_PATH } from '#shared/domain/inbox.ts';
import { profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import { SAVED_PATH } from '#shared/domain/saved.ts';
import { MATCHING_PATH } from '#shared/domain/team.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import { ACCOUNT_PATH, BIO_PATH, PROFILE_PATH, SECURITY_PATH } from '#web/lib/profile-paths.ts';

export interface ProfileArea {
  to: string;
  textKey: TextKey;
  icon: LucideIcon;
  /** Shows how much of this waits. */
  counted?:
    | 'task_count'
    | 'inbox_count'
    | 'connection_request_count'
    | 'claim_count'
    | 'team_invite_request_count';
  /** A dot while there is something new in it. */
  news?: true;
  /** Only its own address, not what lies below. */
  exact?: true;
}

/** The areas of a person's own pages (2d), in groups divided by a line. A new area is one line here. */
export const PROFILE_AREAS: readonly (readonly ProfileArea[])[] = [
  [
    {
      to: PROFILE_PATH,
      textKey: 'profile:menu.start',
      icon: LayoutDashboard,
      counted: 'task_count',
      exact: true,
    },
    { to: BIO_PATH, textKey: 'profile:menu.bio', icon: UserRound },
    {
      to: CONNECTION_PATH,
      textKey: 'profile:menu.connection',
      icon: UsersRound,
      counted: 'connection_request_count',
    },
    { to: INBOX_PATH, textKey: 'profile:menu.inbox', icon: Mail, counted: 'inbox_count' },
    {
      to: `${PROFILE_PATH}/notification`,
      textKey: 'profile:menu.notification',
      icon: Bell,
      news: true,
    },
    { to: SAVED_PATH, textKey: 'profile:menu.saved', icon: Bookmark },
  ],
  [
    { to: profilesPath('startup'), textKey: 'profile:menu.startup', icon: Rocket },
    { to: profilesPath('mentor'), textKey: 'profile:menu.mentor', icon: Compass },
    { to: profilesPath('investor'), textKey: 'profile:menu.investor', icon: HandCoins },
    { to: profilesPath('eso'), textKey: 'profile:menu.eso', icon: Building2 },
    { to: profilesPath('other'), textKey: 'profile:menu.other-stakeholder', icon: Landmark },
    {
      to: MATCHING_PATH,
      textKey: 'profile:menu.matching',
      icon: MailSearch,
      counted: 'team_invite_request_count',
    },
    { to: CLAIMS_PATH, textKey: 'profile:menu.claims', icon: Stamp, counted: 'claim_count' },
  ],
  [
    { to: SECURITY_PATH, textKey: 'profile:menu.security', icon: ShieldCheck },
    { to: ACCOUNT_PATH, textKey: 'profile:menu.account', icon: IdCard },
  ],
];
