import { data, redirect } from 'react-router';
import { signInOptions } from '#shared/contracts/account.contract.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { IdentityButton } from '#web/features/account/identity/identity-button.tsx';
import { postSignIn } from '#web/features/account/post-sign-in.ts';
import { SignInForm } from '#web/features/account/sign-in-form.tsx';
import { DeskFrame } from '#web/features/desk/frame/desk-frame.tsx';
import { awayFromDesk } from '#web/features/desk/frame/desk-only.ts';
import { DESK_PATH, deskPath, deskSignIn } from '#web/features/desk/frame/desk-paths.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';
import { withFrame } from '#web/lib/frame.ts';
import { signInAction } from '#web/lib/sign-in-paths.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/desk-sign-in.ts';

export const handle = { ...withTexts('desk'), ...withFrame('own') };
export const clientMiddleware = [fetchTexts('desk')];

const nextOf = (url: URL) => deskPath(url.searchParams.get('next')) ?? DESK_PATH;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { actor } = pageApi(context).caller;
  const next = nextOf(url);
  if (actor.kind === 'visitor') {
    const offered = await tryApi(context, signInOptions);
    return { next, identity: offered.ok && offered.value.identity };
  }
  throw actor.desk_roles.length > 0 ? redirect(next) : await awayFromDesk(context);
}

/** Signs in where no script runs; with one, the form calls the API itself. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const answer = await postSignIn(await request.formData(), context);
  return answer ? data(answer, answer.problem.status) : redirect(nextOf(url));
}

export default function DeskSignIn({
  loaderData: { next, identity },
  actionData: answer,
}: Route.ComponentProps) {
  const t = useT();
  return (
    <DeskFrame>
      <PageHead
        title={(answer ? `${t('common:form.error_prefix')} ` : '') + t('desk:sign_in.title')}
        robots="noindex"
      />
      <section className="panel desk-sign-in" aria-labelledby="sign-in">
        <h1 id="sign-in" className="t-h2">
          {t('desk:sign_in.title')}
        </h1>
        <p className="t-2 mt-2 mb-6">{t('desk:sign_in.text')}</p>
        <SignInForm
          action={deskSignIn(next)}
          problem={answer?.problem}
          email={answer?.email}
          onSignedIn={() => window.location.replace(next)}
        />
        {/* An identity is as strong as a password with a one-time code. */}
        {identity && (
          <div className="mt-4">
            <IdentityButton action={signInAction(next)} back={next} />
          </div>
        )}
        <p className="t-small t-3 mt-5">{t('desk:sign_in.help')}</p>
      </section>
    </DeskFrame>
  );
}
