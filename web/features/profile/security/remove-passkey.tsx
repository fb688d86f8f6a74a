import { useSubmit } from 'react-router';
import type { askForPasskey } from '#shared/contracts/passkey.contract.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { NotSignedNotice, useSignedByPasskey } from '../proof/signed-by-passkey.tsx';
import { CodeInput } from './code-input.tsx';
import type { SecurityData } from './load-security.ts';
import { SecurityForm, useSending } from './security-form.tsx';

/** Unfolds what removes a passkey: a code, or any passkey of the account. By code it works without a script. */
export function RemovePasskey({
  passkey: { id, name },
  errors,
}: {
  passkey: SecurityData['passkeys'][number];
  errors: string[] | undefined;
}) {
  const t = useT();
  const submit = useSubmit();
  const hydrated = useHydrated();
  const sending = useSending('remove-passkey', 'id', id);
  const { sign, asking, stopped } = useSignedByPasskey(
    () => fetchApi<typeof askForPasskey>({ method: 'POST', path: '/base-api/me/passkeys/ask/', body: {} }),
    (passkey) =>
      submit(
        { intent: 'remove-passkey', id, passkey },
        { method: 'post', action: `${SECURITY_PATH}#passkey`, preventScrollReset: true },
      ),
  );

  return (
    <details className="line-more" open={errors !== undefined}>
      <summary className="btn btn-line btn-s" aria-label={t('profile:passkey.remove_label', { name })}>
        {t('profile:passkey.remove')}
      </summary>
      <SecurityForm part="passkey" className="profile-form">
        <input type="hidden" name="id" value={id} />
        <NotSignedNotice stopped={stopped} />
        <CodeInput id={`code-${id}`} hint={t('profile:passkey.remove_text')} error={errors} />
        <div className="btn-row">
          <Button type="submit" name="intent" value="remove-passkey" look="danger-line" loading={sending}>
            {t('profile:passkey.remove_by_code')}
          </Button>
          {hydrated && (
            <Button look="danger-line" loading={asking} onClick={sign}>
              {t('profile:passkey.remove_by_passkey')}
            </Button>
          )}
        </div>
      </SecurityForm>
    </details>
  );
}
