import { OtherName } from '#web/components/ui/other-name.tsx';
import './profile.css';
import type { ReactNode } from 'react';
import { personInitials, personName } from '#shared/format/person-name.ts';
import { otherLanguage } from '#shared/i18n/languages.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { useViewer, type Viewer } from '#web/features/shell/shell-data.ts';
import { ownPhoto } from '#web/lib/own-photo.ts';
import { useT } from '#web/lib/texts.tsx';
import { useShownOnce } from '#web/lib/use-shown-once.ts';
import { ProfileNav } from './profile-nav.tsx';
import { ProfileSwitch } from './profile-switch.tsx';

/**
 * A person's own area: who they are and its pages at the left, the page at the right. Where there is no room beside the
 * page both wait behind one control in its first line.
 */
export function ProfileFrame({ banner, children }: { banner: ReactNode; children: ReactNode }) {
  useShownOnce();
  const viewer = useViewer();
  const me = viewer && <Me viewer={viewer} />;
  return (
    <div className="wrap profile-frame">
      <ProfileSwitch>
        {me}
        <ProfileNav />
      </ProfileSwitch>
      <div className="profile-side">
        {me}
        <ProfileNav />
      </div>
      <div className="profile-main">
        {banner}
        {children}
      </div>
    </div>
  );
}

/** Photo, name in both scripts, and the page that others see. */
function Me({ viewer }: { viewer: Viewer }) {
  const t = useT();
  const name = personName(viewer, t.language);
  const other = personName(viewer, otherLanguage(t.language));
  const initials = personInitials(viewer, t.language);
  return (
    <div className="profile-me">
      <Avatar initials={initials} photoUrl={ownPhoto(viewer, initials)} size="l" />
      <div className="min-w-0">
        <p className="profile-name" lang={name.lang}>
          {name.text || viewer.email}
        </p>
        <OtherName name={other.text !== name.text ? other : null} className="t-3 profile-other-name" />
        <AppLink className="link t-small" to={`/user/${viewer.id}`}>
          {t('profile:see_public')}
        </AppLink>
      </div>
    </div>
  );
}
