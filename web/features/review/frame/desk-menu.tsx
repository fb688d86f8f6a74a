import Globe from 'lucide-react/icons/globe';
import { useRef } from 'react';
import { useDisclosure } from '#web/components/layout/use-disclosure.ts';
import { useViewerName, ViewerFace } from '#web/components/layout/viewer-face.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { SignOutItem } from '#web/features/account/sign-out-item.tsx';
import type { Viewer } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import { deskPlaces } from './desk-places.ts';

/** Who is signed in, and the way out. */
export function DeskMenu({ viewer }: { viewer: Viewer }) {
  const t = useT();
  const details = useRef<HTMLDetailsElement>(null);
  useDisclosure(details);
  const name = useViewerName(viewer);
  return (
    <details ref={details} className="nav-group profile">
      <summary className="profile-face" aria-label={t('shell:account.open_menu')} title={name.text}>
        <ViewerFace viewer={viewer} light />
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
          {deskPlaces(viewer.desk_roles).map(({ name: place, path, icon }) => (
            <li key={place}>
              <AppLink to={path} className="menu-item">
                <Icon of={icon} />
                {t(`desk:bar.${place}`)}
              </AppLink>
            </li>
          ))}
          <li>
            <AppLink to="/" className="menu-item">
              <Icon of={Globe} />
              {t('desk:bar.site')}
            </AppLink>
          </li>
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
  );
}
