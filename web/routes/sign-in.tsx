import { data, redirect, useActionData, useLoaderData, useSearchParams } from 'react-router';
import { signIn } from '#shared/contracts/account.contract.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { sitePath } from '#web/features/account/kept-path.ts';
import { SIGN_IN_CLOTH } from '#web/features/account/sign-in-cloth.ts';
import { SignInPanel } from '#web/features/account/sign-in-panel.tsx';
import { signInAction } from '#web/features/account/sign-in-paths.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/sign-in.ts';

const nextOf = (request: Request) => sitePath(new URL(request.url).searchParams.get('next')) ?? '/';

export function loader({ request, context }: Route.LoaderArgs) {
  const next = nextOf(request);
  if (pageApi(context).caller.actor.kind === 'person') throw redirect(next);
  return { next };
}

/** Signs in where no script runs; the dialog calls the API itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const email = String(form.get('email') ?? '');
  const result = await tryApi(context, signIn, {
    body: { email, password: String(form.get('password') ?? '') },
  });
  if (result.ok) return redirect(nextOf(request));
  return data({ problem: result.problem, email }, { status: result.problem.status });
}

export default function SignIn() {
  const t = useT();
  const { next } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [query] = useSearchParams();
  return (
    <div className="sand-2">
      <div className="wrap section grid justify-items-center">
        <PageHead
          title={(answer ? `${t('common:form.error_prefix')} ` : '') + t('shell:sign_in.title')}
          robots="noindex"
        />
        <section className="panel sign-in-panel" aria-labelledby="sign-in">
          <Cover {...SIGN_IN_CLOTH} />
          <SignInPanel
            titleId="sign-in"
            level={1}
            action={signInAction(query.get('next') ?? next)}
            problem={answer?.problem}
            email={answer?.email}
            onSignedIn={() => window.location.replace(next)}
          />
        </section>
      </div>
    </div>
  );
}
