import { useLocation } from 'react-router';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { SignInForm } from '#web/features/account/sign-in-form.tsx';
import { useT } from '#web/lib/texts.tsx';
import { DESK_PATH, deskPath, deskSignIn } from '../../desk/frame/desk-paths.ts';
import { KeptTexts } from '../decide/notices.tsx';
import type { TypedTexts } from '../decide/typed-decision.ts';

/** There is no such request: the queue finds it by name or reference. */
export function NoRecord() {
  const t = useT();
  return (
    <>
      <PageHead title={t('desk:record.not_found')} robots="noindex" />
      <EmptyState
        level={1}
        title={t('desk:record.not_found')}
        text={t('desk:record.not_found_text')}
        actions={<ButtonLink to={DESK_PATH}>{t('desk:record.to_queue')}</ButtonLink>}
      />
    </>
  );
}

/** The session was over when something was sent: what was typed is here, and the way back in. */
export function SignInAgain({ texts }: { texts: TypedTexts }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const back = deskPath(pathname + search);
  return (
    <div className="desk-again">
      <PageHead title={t('desk:sign_in.again')} robots="noindex" />
      <section className="panel" aria-labelledby="sign-in">
        <h1 id="sign-in" className="t-h2">
          {t('desk:sign_in.again')}
        </h1>
        <p className="t-2 mt-2 mb-6">{t('desk:sign_in.again_text')}</p>
        <SignInForm action={deskSignIn(back)} onSignedIn={() => window.location.replace(back ?? DESK_PATH)} />
      </section>
      <KeptTexts texts={texts} title={t('desk:sign_in.wrote')} />
    </div>
  );
}
