import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import type { resendVerification } from '#shared/contracts/password.contract.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';

/** The address of the account, and whether it is confirmed; if not, the mail can be sent again. */
export function EmailState({ email, verified }: { email: string; verified: boolean }) {
  const t = useT();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    const result = await fetchApi<typeof resendVerification>({
      method: 'POST',
      path: '/public/api/v1/auth/registration/resend-email/',
      body: { email },
      once: true,
    });
    setBusy(false);
    setSaid(result.ok ? t('person:email.sent', { email }) : problemTexts(t, result.problem).message);
  }

  return (
    <div className="field">
      <p className="field-label">{t('person:label.email')}</p>
      {email === '' ? (
        <p className="t-2">{t('person:email.none')}</p>
      ) : (
        <>
          <p className="break-all t-ink" lang="en">
            {email}
          </p>
          <p className={verified ? 'email-state t-ok' : 'email-state t-warn'}>
            <Icon of={verified ? CircleCheck : TriangleAlert} size="s" />
            {t(verified ? 'person:email.verified' : 'person:email.unverified')}
          </p>
          {!verified && (
            <div>
              <Button
                type="submit"
                look="line"
                size="s"
                name="intent"
                value="resend"
                loading={busy}
                onClick={(event) => {
                  event.preventDefault();
                  void resend();
                }}
              >
                {t('person:email.resend')}
              </Button>
            </div>
          )}
          <p className="t-small t-2" role="status">
            {said}
          </p>
        </>
      )}
    </div>
  );
}
