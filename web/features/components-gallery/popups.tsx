import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import LogOut from 'lucide-react/icons/log-out';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { PopupContent } from '#web/components/ui/popup-content.tsx';
import { WeaveLoader } from '#web/components/ui/weave-loader.tsx';
import type { SampleTexts } from './sample-texts.ts';

const LivePopups = lazy(async () => ({ default: (await import('./live-popups.tsx')).LivePopups }));

/** The four popups as they look, then buttons that open the real ones, the dialogs and the menu. */
export function Popups({ texts }: { texts: SampleTexts }) {
  const { popups, actions } = texts;
  const hydrated = useHydrated();
  return (
    <>
      <div className="night-box-3 grid items-start gap-4 p-6 md:grid-cols-2 lg:grid-cols-3">
        <Still icon={<Icon of={CircleCheck} size="l" className="t-ok" />} title={popups.success} />
        <Still
          icon={<Icon of={CircleAlert} size="l" className="t-error" />}
          title={popups.error}
          text={popups.errorText}
        >
          <Button look="ink">{actions.close}</Button>
        </Still>
        <Still
          icon={<Icon of={TriangleAlert} size="l" className="t-warn" />}
          title={popups.sure}
          text={popups.sureText}
        >
          <Button look="line">{actions.cancel}</Button>
          <Button look="danger">{popups.yesDelete}</Button>
        </Still>
        <Still
          icon={<Icon of={LogOut} size="l" className="t-ink" />}
          title={popups.logOut}
          text={popups.logOutText}
        >
          <Button look="line">{actions.cancel}</Button>
          <Button look="ink">{actions.logOut}</Button>
        </Still>
        <Still icon={<WeaveLoader />} title={popups.wait} text={popups.loading} />
      </div>
      <div className="btn-row min-h-11">
        {hydrated && (
          <Suspense>
            <LivePopups texts={texts} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function Still({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className="dialog popup">
      <PopupContent
        icon={icon}
        title={<h3 className="t-h2">{title}</h3>}
        text={text && <p className="t-2">{text}</p>}
        actions={children}
      />
    </div>
  );
}
