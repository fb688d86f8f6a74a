import Bell from 'lucide-react/icons/bell';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import { useCallback, useState } from 'react';
import { Brand } from '#web/components/krama/brand.tsx';
import { Cover } from '#web/components/krama/cover.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { buttonClass } from '#web/components/ui/button-look.ts';
import { ConfirmPopup } from '#web/components/ui/confirm-popup.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Drawer } from '#web/components/ui/drawer.tsx';
import { DrawerNav } from '#web/components/ui/drawer-nav.tsx';
import { ErrorPopup } from '#web/components/ui/error-popup.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { LoadingPopup } from '#web/components/ui/loading-popup.tsx';
import { Menu } from '#web/components/ui/menu.tsx';
import { SuccessPopup } from '#web/components/ui/success-popup.tsx';
import type { SampleTexts } from './sample-texts.ts';

type Open = 'success' | 'error' | 'confirm' | 'delete' | 'loading' | 'dialog' | 'drawer' | null;

const LOADING_MS = 1500;

/** Buttons that open everything that floats. */
export function LivePopups({ texts }: { texts: SampleTexts }) {
  const { popups, actions } = texts;
  const [open, setOpen] = useState<Open>(null);
  const close = useCallback(() => setOpen(null), []);
  const openers: [Exclude<Open, null>, string][] = [
    ['success', popups.success],
    ['error', popups.error],
    ['confirm', popups.sure],
    ['delete', popups.yesDelete],
    ['loading', popups.wait],
    ['dialog', actions.openDialog],
    ['drawer', actions.openDrawer],
  ];
  const show = (what: Open) => {
    setOpen(what);
    if (what === 'loading') setTimeout(close, LOADING_MS);
  };
  return (
    <>
      {openers.map(([what, text]) => (
        <Button key={what} look="line" onClick={() => show(what)} data-open={what}>
          {text}
        </Button>
      ))}
      <div className="w-full">
        <AccountMenu texts={texts} />
      </div>
      <SuccessPopup open={open === 'success'} onClose={close} texts={{ title: popups.success }} />
      <ErrorPopup
        open={open === 'error'}
        onClose={close}
        message={popups.errorText}
        texts={{ title: popups.error, close: actions.close }}
      />
      <ConfirmPopup
        open={open === 'confirm' || open === 'delete'}
        danger={open === 'delete'}
        onCancel={close}
        onConfirm={close}
        texts={{
          title: popups.sure,
          text: popups.sureText,
          cancel: actions.cancel,
          confirm: open === 'delete' ? popups.yesDelete : popups.yes,
        }}
      />
      <LoadingPopup open={open === 'loading'} texts={{ title: popups.wait, text: popups.loading }} />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        size="login"
        title={popups.welcome}
        closeLabel={actions.close}
        head={<Cover seed="login" category="neutral" pattern={1} width={420} height={112} thread={4} />}
      >
        <div className="grid gap-5">
          <p className="t-h2" aria-hidden="true">
            {popups.welcome}
          </p>
          <p className="t-2">{popups.welcomeText}</p>
          <Button size="big" wide>
            {popups.identity}
          </Button>
        </div>
      </Dialog>
      <SampleDrawer texts={texts} open={open === 'drawer'} onClose={close} />
    </>
  );
}

function AccountMenu({ texts: { popups, actions } }: { texts: SampleTexts }) {
  return (
    <Menu
      trigger={actions.openMenu}
      triggerClass={buttonClass({ look: 'line' })}
      align="start"
      head={
        <>
          <Avatar initials="MS" />
          <span>
            <b className="strong">{popups.person}</b>
            <small className="t-small t-3 block" lang="en">
              sreypov@slek.example
            </small>
          </span>
        </>
      }
      groups={[
        [
          { text: popups.bio, icon: User, to: '#popups' },
          { text: popups.notifications, icon: Bell, to: '#popups', count: 3 },
          { text: popups.connections, icon: Users, to: '#popups' },
        ],
        [{ text: actions.logOut, icon: LogOut, onSelect: () => {} }],
      ]}
    />
  );
}

function SampleDrawer({ texts, open, onClose }: { texts: SampleTexts; open: boolean; onClose: () => void }) {
  const { nav, actions } = texts;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={actions.menu}
      closeLabel={actions.close}
      head={<Brand name="Phum" second="ភូមិ" secondLang="km" to="#popups" />}
      foot={
        <Button look="ghost" wide icon={<Icon of={LogOut} />}>
          {actions.logOut}
        </Button>
      }
    >
      <DrawerNav
        label={actions.menu}
        entries={[
          { text: nav.crumbs, to: '#popups' },
          { text: texts.charts.quarters, to: '#charts' },
          {
            text: nav.home,
            open: true,
            items: [
              { text: nav.startups, to: '#1', count: '1,248', current: true },
              { text: nav.mentors, to: '#2', count: '316' },
              { text: nav.investors, to: '#3', count: '84' },
            ],
          },
          { text: nav.others, items: [{ text: nav.esos, to: '#4' }] },
        ]}
      />
    </Drawer>
  );
}
