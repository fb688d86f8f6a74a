import Globe from 'lucide-react/icons/globe';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { AccountMenu } from '#web/components/layout/account-menu.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import type { Viewer } from '#web/features/shell/shell-data.ts';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { deskPlaces } from './desk-places.ts';

/** Who is signed in at the desk, all its places, how they sign in, and the way out. */
export function DeskMenu({ viewer }: { viewer: Viewer }) {
  const t = useT();
  return (
    <AccountMenu viewer={viewer}>
      {deskPlaces(viewer.desk_roles).map(({ name, path, icon }) => (
        <li key={name}>
          <AppLink to={path} className="menu-item">
            <Icon of={icon} />
            {t(`desk:bar.${name}`)}
          </AppLink>
        </li>
      ))}
      <li>
        <AppLink to={SECURITY_PATH} className="menu-item">
          <Icon of={ShieldCheck} />
          {t('desk:bar.security')}
        </AppLink>
      </li>
      <li>
        <AppLink to="/" className="menu-item">
          <Icon of={Globe} />
          {t('desk:bar.site')}
        </AppLink>
      </li>
    </AccountMenu>
  );
}
