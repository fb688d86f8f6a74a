import { data, redirect } from 'react-router';
import { requestIdentityLogin } from '#shared/contracts/identity.contract.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { accountHeaders } from '#web/features/account/account-headers.ts';
import { afterSignIn } from '#web/features/account/after-sign-in.ts';
import { BY_IDENTITY } from '#web/features/account/identity/identity-button.tsx';
import { LeavePanel } from '#web/features/account/identity/leave-panel.tsx';
import { wayBackCookie } from '#web/features/account/identity/way-back-cookie.ts';
import { postSignIn } from '#web/features/account/post-sign-in.ts';
import { SignInPanel } from '#web/features/account/sign-in-panel.tsx';
import { SIGN_IN_PATTERN } from '#web/features/account/sign-in-pattern.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { sitePath } from '#web/lib/kept-path.ts';
import { signInAction } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/sign-in.ts';

export const handle = HYDRATES_ON_USE;
export const headers = accountHeaders;

const nextOf = (url: URL) => sitePath(url.searchParams.get('next')) ?? '/';

interface Answer {
  /** Where the browser goes on to. */
  leave?: string;
  problem?: ProblemBody;
  identityProblem?: ProblemBody;
  email?: string;
}

export function loader({ url, context }: Route.LoaderArgs) {
  const next = nextOf(url);
  if (pageApi(context).caller.actor.kind === 'person') throw redirect(next);
  return { next };
}

/** Signs in, or leads to the national identity, where no script runs; with one, the calls are made from the page. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get(BY_IDENTITY.name) === BY_IDENTITY.value) {
    const result = await tryApi(context, requestIdentityLogin);
    if (!result.ok) return data<Answer>({ identityProblem: result.problem }, result.problem.status);
    const cookie = wayBackCookie(nextOf(url), pageApi(context).publicUrl);
    return data<Answer>({ leave: result.value.login_url }, { headers: { 'set-cookie': cookie } });
  }
  const answer = await postSignIn(form, context);
  return answer ? data<Answer>(answer, answer.problem.status) : redirect(afterSignIn(nextOf(url)));
}

export default function SignIn({ loaderData: { next }, actionData: answer }: Route.ComponentProps) {
  const t = useT();
  const bad = answer?.problem ?? answer?.identityProblem;
  return (
    <div className="sand-2">
      <div className="wrap section grid justify-items-center">
        <PageHead
          title={(bad ? `${t('common:form.error_prefix')} ` : '') + t('shell:sign_in.title')}
          robots="noindex"
        />
        <section className="panel sign-in-panel" aria-labelledby="sign-in">
          <Cover {...SIGN_IN_PATTERN} />
          {answer?.leave ? (
            <LeavePanel titleId="sign-in" to={answer.leave} />
          ) : (
            <SignInPanel
              titleId="sign-in"
              level={1}
              action={signInAction(next)}
              back={next}
              problem={answer?.problem}
              identityProblem={answer?.identityProblem}
              email={answer?.email}
              onSignedIn={() => window.location.replace(afterSignIn(next))}
            />
          )}
        </section>
      </div>
    </div>
  );
}
