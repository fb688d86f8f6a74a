import {
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLocation,
} from 'react-router';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { SignInForm } from '#web/features/account/sign-in-form.tsx';
import { DESK_PATH, deskPath, deskSignIn } from '#web/features/desk/frame/desk-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import type { CaseAnswer } from './case-answer.ts';
import { KeptTexts } from './kept-texts.tsx';

/** After a conflict a case is read again: it is another one now. */
export const readAgain = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || actionStatus === 409;

interface None {
  title: string;
  text: string;
  back: { to: string; text: string };
}

/** In place of a case that there is not, or that nobody sees who is no longer signed in. */
export function CaseError({ error, none }: { error: unknown; none?: None }) {
  const answer = useActionData() as CaseAnswer | undefined;
  if (!isRouteErrorResponse(error)) throw error;
  if (error.status === 401) return <SignInAgain texts={answer?.texts ?? {}} />;
  if (error.status !== 404 || !none) throw error;
  return (
    <>
      <PageHead title={none.title} robots="noindex" />
      <EmptyState
        level={1}
        title={none.title}
        text={none.text}
        actions={<ButtonLink to={none.back.to}>{none.back.text}</ButtonLink>}
      />
    </>
  );
}

/** The session was over when something was sent: what was typed is here, and the way back in. */
function SignInAgain({ texts }: Pick<CaseAnswer, 'texts'>) {
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
