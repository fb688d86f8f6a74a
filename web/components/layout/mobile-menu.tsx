import LogOut from 'lucide-react/icons/log-out';
import { useLocation } from 'react-router';
import { INBOX_PATH } from '#shared/domain/inbox.ts';
import { SAVED_PATH } from '#shared/domain/saved.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { signOut } from '#web/features/account/sign-out.ts';
import { useCounts } from '#web/features/notification/live/unread.ts';
import { isGroup, type NavEntry, type NavLink } from '#web/features/shell/navigation.ts';
import type { Viewer } from '#web/features/shell/shell-data.ts';
import { closeOverlay, openSignIn } from '#web/lib/overlays.ts';
import { useT } from '#web/lib/texts.tsx';
import { Brand } from '../krama/brand.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { type DrawerEntry, DrawerNav } from '../ui/drawer-nav.tsx';
import { Icon } from '../ui/icon.tsx';
import { LanguageLink } from './language-link.tsx';
import { useViewerName, ViewerFace } from './viewer-face.tsx';

export interface MobileMenuProps {
  entries: readonly NavEntry[];
  viewer: Viewer | null;
}

/** The navigation of small screens. */
export default function MobileMenu({ entries, viewer }: MobileMenuProps) {
  const t = useT();
  const { pathname } = useLocation();
  const inEcosystem = pathname.startsWith('/ecosystem');
  return (
    <Drawer
      open
      onClose={closeOverlay}
      title={t('shell:nav.menu')}
      closeLabel={t('shell:nav.close_menu')}
      head={
        <>
          <Brand name={t('shell:product.name')} />
          <LanguageLink />
        </>
      }
      foot={
        viewer ? (
          <Button
            look="ghost"
            wide
            icon={<Icon of={LogOut} />}
            onClick={() => {
              closeOverlay();
              void signOut(t);
            }}
          >
            {t('shell:account.log_out')}
          </Button>
        ) : (
          <Button look="on-ink" wide size="big" onClick={openSignIn}>
            {t('shell:account.sign_in_or_up')}
          </Button>
        )
      }
    >
      {viewer && <Me viewer={viewer} />}
      {viewer && <Own viewer={viewer} pathname={pathname} />}
      <DrawerNav
        label={t('shell:nav.label')}
        entries={entries.map((entry) => drawerEntry(entry, inEcosystem))}
      />
    </Drawer>
  );
}

function Me({ viewer }: { viewer: Viewer }) {
  const t = useT();
  const name = useViewerName(viewer);
  const { task_count: count } = useCounts(viewer);
  return (
    <AppLink to="/user/profile/bio" className="drawer-me">
      <ViewerFace viewer={viewer} light />
      <span className="min-w-0">
        <b className="block" lang={name.lang}>
          {name.text}
        </b>
        <small className="truncate" lang="en">
          {viewer.email}
        </small>
      </span>
      <Badge count={count} label={t('shell:account.badge', { count })} />
    </AppLink>
  );
}

const PROFILE = '/user/profile';
const OWN = [
  { key: 'start', to: PROFILE },
  { key: 'inbox', to: INBOX_PATH },
  { key: 'saved', to: SAVED_PATH },
  { key: 'account', to: `${PROFILE}/account` },
] as const;

/** The person's own places that are wanted on the way; the others are one tap behind the first. */
function Own({ viewer, pathname }: { viewer: Viewer; pathname: string }) {
  const t = useT();
  const { inbox_count: inbox, task_count: start } = useCounts(viewer);
  const counts: Readonly<Record<string, number>> = { inbox, start };
  return (
    <DrawerNav
      label={t('shell:account.open_menu')}
      entries={OWN.map(({ key, to }) => ({
        text: t(`shell:account.${key}`),
        to,
        current: pathname === to || (to !== PROFILE && pathname.startsWith(`${to}/`)),
        ...(counts[key] ? { count: formatInteger(counts[key]) } : {}),
      }))}
    />
  );
}

function drawerEntry(entry: NavEntry, inEcosystem: boolean): DrawerEntry {
  if (!isGroup(entry)) return entry;
  const items: NavLink[] = [...entry.more, ...entry.items, ...(entry.nested?.items ?? [])];
  return { text: entry.text, open: entry.current || (entry.id === 'ecosystem' && inEcosystem), items };
}
