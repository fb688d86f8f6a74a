import ChevronDown from 'lucide-react/icons/chevron-down';
import Mail from 'lucide-react/icons/mail';
import { lazy, Suspense } from 'react';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { isInApp } from '#web/features/shell/in-app/is-in-app.ts';
import { useShell } from '#web/features/shell/shell-data.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { REGISTER_PATH, RESET_PATH } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { AcceptLine } from './accept-line.tsx';
import { IdentityButton } from './identity/identity-button.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

const InAppNotice = lazy(() => import('#web/features/shell/in-app/in-app-notice.tsx'));

export interface SignInPanelProps extends Omit<SignInFormProps, 'look' | 'children'> {
  titleId: string;
  level?: 1 | 2;
  /** Where the identity leads back to; the page shown, unless given. */
  back?: string;
  /** The form by e-mail is unfolded from the start. */
  unfolded?: boolean;
  /** What kept the browser from going to the identity, without a script. */
  identityProblem?: ProblemBody | null;
}

/**
 * Welcome, the national identity, the account by e-mail, help, what one accepts: the content of the
 * sign-in dialog and of its page. Where the identity is not offered, the form by e-mail stands alone.
 */
export function SignInPanel({
  titleId,
  level = 2,
  back,
  unfolded = false,
  identityProblem,
  ...form
}: SignInPanelProps) {
  const t = useT();
  const offered = useShell()?.sign_in ?? { identity: true, registration: false };
  const inApp = useHydrated() && isInApp(navigator.userAgent);
  const Title = level === 1 ? 'h1' : 'h2';
  const byEmail = (
    <SignInForm {...form} look={offered.identity ? 'ink' : 'main'}>
      <p className="t-small -mt-2">
        <AppLink className="link" to={RESET_PATH}>
          {t('shell:sign_in.forgot')}
        </AppLink>
      </p>
    </SignInForm>
  );
  const signUp = offered.registration && (
    <p className="t-small mt-5">
      {t('shell:sign_in.sign_up_question')}{' '}
      <AppLink className="link" to={REGISTER_PATH}>
        {t('shell:sign_in.sign_up')}
      </AppLink>
    </p>
  );
  return (
    <>
      <Title id={titleId} className="t-h2">
        {t('shell:sign_in.welcome')}
      </Title>
      <p className="t-2 mt-2 mb-5">
        {t(offered.identity ? 'shell:sign_in.text' : 'shell:sign_in.text_email')}
      </p>
      {inApp && (
        <Suspense fallback={null}>
          <InAppNotice />
        </Suspense>
      )}
      {offered.identity ? (
        <>
          <IdentityButton action={form.action} back={back} problem={identityProblem} />
          <details className="sign-in-email" open={Boolean(form.problem) || unfolded}>
            <summary className="btn btn-line btn-big btn-wide identity-button">
              <Icon of={Mail} />
              {t('shell:sign_in.by_email')}
              <Icon of={ChevronDown} className="sign-in-more" />
            </summary>
            <div className="pt-5">
              {byEmail}
              {signUp}
            </div>
          </details>
        </>
      ) : (
        <>
          {byEmail}
          {signUp}
        </>
      )}
      <p className="t-small mt-5">
        <AppLink className="link" to="/contact">
          {t('shell:sign_in.no_account')}
        </AppLink>
      </p>
      <AcceptLine before={t('shell:sign_in.accept_before')} />
    </>
  );
}
