import X from 'lucide-react/icons/x';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { Cover } from '#web/components/krama/cover.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconLink } from '#web/components/ui/icon-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { showToast } from '#web/components/ui/toast-store.ts';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { sitePath } from '#web/lib/kept-path.ts';
import { OVER_THE_FORM } from '#web/lib/overlays.ts';
import { bareProblem, problemTexts } from '#web/lib/read-problem.ts';
import { NEXT, signInAction, withoutSignIn } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { afterSignIn } from './after-sign-in.ts';
import { isStill } from './sign-in-over.ts';
import { SignInPanel } from './sign-in-panel.tsx';
import { SIGN_IN_PATTERN } from './sign-in-pattern.ts';
import { takeWhySignedOut } from './why-signed-out.ts';

export interface SignInDialogProps {
  onClose: () => void;
  /** Where one goes on to; the page shown, unless given. */
  back?: string | undefined;
}

const TITLE_ID = 'sign-in-title';

/** The sign-in dialog (2g), 400 px wide. Before its script runs it is the same paper, drawn by the server. */
export default function SignInDialog({ onClose, back: asked }: SignInDialogProps) {
  const t = useT();
  const location = useLocation();
  const viewer = useViewer();
  const hydrated = useHydrated();
  const drawn = useMemo(() => (hydrated ? readDrawn() : null), [hydrated]);
  const isOver = asked === OVER_THE_FORM;
  const [why, setWhy] = useState(() =>
    isOver ? problemTexts(t, bareProblem(401, 'session_ended')).message : null,
  );
  const [under] = useState(location.pathname);
  // A link of the dialog leads away from the form, and the dialog with it.
  useEffect(() => {
    if (isOver && location.pathname !== under) onClose();
  }, [isOver, location.pathname, under, onClose]);
  useEffect(() => setWhy((before) => takeWhySignedOut() ?? before), []);
  const other = sitePath(asked ?? new URLSearchParams(location.search).get(NEXT));
  const back = other ?? sitePath(location.pathname + location.search) ?? '/';
  const panel = (
    <SignInPanel
      titleId={TITLE_ID}
      action={signInAction(back)}
      back={other ?? undefined}
      {...drawn}
      onSignedIn={async () => {
        if (isOver && (await isStill(viewer?.id))) {
          onClose();
          showToast({ text: t('shell:sign_in.again') });
          // What waits to be sent leaves by itself, as after a lost line.
          window.dispatchEvent(new Event('online'));
          return;
        }
        const { pathname, search, hash } = window.location;
        window.location.replace(afterSignIn(other ?? sitePath(pathname + search + hash) ?? '/'));
      }}
    />
  );
  if (hydrated) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('shell:sign_in.title')}
        closeLabel={t('common:action.close')}
        size="login"
        head={<Cover {...SIGN_IN_PATTERN} />}
      >
        {why && (
          <div className="mb-4">
            <Notice tone="warn" live>
              <p>{why}</p>
            </Notice>
          </div>
        )}
        {panel}
      </Dialog>
    );
  }
  return (
    <>
      <div className="veil" />
      <div className="overlay">
        <section className="dialog dialog-login" aria-labelledby={TITLE_ID}>
          <Cover {...SIGN_IN_PATTERN} />
          <div className="dialog-body">{panel}</div>
          <IconLink
            to={withoutSignIn(location)}
            label={t('common:action.close')}
            look="line"
            className="dialog-close"
          >
            <Icon of={X} />
          </IconLink>
        </section>
      </div>
    </>
  );
}

/** What somebody did with the paper the server drew, before the dialog takes its place. */
function readDrawn(): { unfolded: boolean; email: string } | null {
  const fold = document.querySelector<HTMLDetailsElement>('.dialog-login details.sign-in-email');
  const email = fold?.querySelector<HTMLInputElement>('input[type="email"]')?.value ?? '';
  return fold && { unfolded: fold.open, email };
}
