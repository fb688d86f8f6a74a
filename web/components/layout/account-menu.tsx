import { type ReactNode, useRef } from 'react';
import { SignOutItem } from '#web/features/account/sign-out-item.tsx';
import type { Viewer } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import { Badge } from '../ui/badge.tsx';
import { useDisclosure } from './use-disclosure.ts';
import { useViewerName, ViewerFace } from './viewer-face.tsx';

export interface AccountMenuProps {
  viewer: Viewer;
  /** Of several menus with one name only one is open. */
  name?: string;
  /** What is unread, on the face and read out with it. */
  unread?: { count: number; text: string };
  /** Places to go to, as list items. */
  children: ReactNode;
}

/** The menu behind the face of whoever is signed in: who that is, where to go, the way out. */
export function AccountMenu({ viewer, name, unread, children }: AccountMenuProps) {
  const t = useT();
  const details = useRef<HTMLDetailsElement>(null);
  useDisclosure(details);
  const person = useViewerName(viewer);
  return (
    <details ref={details} name={name} className="nav-group profile">
      <summary
        className="profile-face"
        aria-label={[t('shell:account.open_menu'), unread?.text].filter(Boolean).join(', ')}
        title={person.text}
      >
        <ViewerFace viewer={viewer} light />
        {unread && <Badge count={unread.count} />}
      </summary>
      <div className="menu nav-menu nav-menu-end">
        <div className="menu-head">
          <ViewerFace viewer={viewer} />
          <p className="min-w-0">
            <b className="block t-ink" lang={person.lang}>
              {person.text}
            </b>
            <span className="t-small t-3 block truncate" lang="en">
              {viewer.email}
            </span>
          </p>
        </div>
        <ul className="menu-list">{children}</ul>
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
