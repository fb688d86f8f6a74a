import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import IdCard from 'lucide-react/icons/id-card';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import { SAVED_PATH } from '#shared/domain/saved.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import { ACCOUNT_PATH, BIO_PATH, PROFILE_PATH, SECURITY_PATH } from './profile-paths.ts';

export interface ProfileArea {
  to: string;
  textKey: TextKey;
  icon: LucideIcon;
  /** Shows how many notifications ask for action. */
  counted?: true;
}

/** The areas of a person's own pages (2d), in groups divided by a line. A new area is one line here. */
export const PROFILE_AREAS: readonly (readonly ProfileArea[])[] = [
  [
    { to: BIO_PATH, textKey: 'profile:menu.bio', icon: UserRound },
    { to: `${PROFILE_PATH}/notification`, textKey: 'profile:menu.notification', icon: Bell, counted: true },
    { to: SAVED_PATH, textKey: 'profile:menu.saved', icon: Bookmark },
  ],
  [
    { to: SECURITY_PATH, textKey: 'profile:menu.security', icon: ShieldCheck },
    { to: ACCOUNT_PATH, textKey: 'profile:menu.account', icon: IdCard },
  ],
];
