import { Form, redirect } from 'react-router';
import { signOut } from '#shared/contracts/account.contract.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { forgetDevice } from '#web/features/account/session/forget-device.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/sign-out.ts';

export function loader({ context }: Route.LoaderArgs) {
  if (pageApi(context).caller.actor.kind === 'visitor') throw redirect('/');
  return null;
}

export async function action({ context }: Route.ActionArgs) {
  await callApi(context, signOut, { body: {} });
  return redirect('/');
}

/** The question before logging out, where no script can ask it. */
export default function SignOut() {
  const t = useT();
  return (
    <div className="wrap section">
      <PageHead title={t('shell:logout.confirm')} robots="noindex" />
      <h1 className="t-h1">{t('shell:logout.question')}</h1>
      <p className="t-lead t-2 mt-3">{t('shell:logout.text')}</p>
      <Form method="post" reloadDocument className="btn-row mt-8" onSubmit={() => void forgetDevice()}>
        <ButtonLink to="/" look="line">
          {t('shell:logout.cancel')}
        </ButtonLink>
        <Button type="submit" look="ink">
          {t('shell:logout.confirm')}
        </Button>
      </Form>
    </div>
  );
}
