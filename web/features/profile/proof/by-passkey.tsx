import KeyRound from 'lucide-react/icons/key-round';
import { useSubmit } from 'react-router';
import type { askForProofPasskey } from '#shared/contracts/proof.contract.ts';
import { proofPath } from '#shared/domain/proof.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { useT } from '#web/lib/texts.tsx';
import { useProving } from './proof-form.tsx';
import { NotSignedNotice, useSignedByPasskey } from './signed-by-passkey.tsx';

/** Has a passkey of the account sign. It cannot be done without a script; a recovery code can. */
export function ByPasskey({ back }: { back: string }) {
  const t = useT();
  const submit = useSubmit();
  const hydrated = useHydrated();
  const sending = useProving('passkey');
  const { sign, asking, stopped } = useSignedByPasskey(
    () =>
      fetchApi<typeof askForProofPasskey>({ method: 'POST', path: '/base-api/me/proof/passkey/', body: {} }),
    (passkey) => submit({ way: 'passkey', passkey }, { method: 'post', action: proofPath(back) }),
  );

  if (!hydrated) return <p className="t-small t-2">{t('profile:proof.no_script')}</p>;
  return (
    <>
      <NotSignedNotice stopped={stopped} />
      <div>
        <Button look="ink" loading={asking || sending} onClick={sign} icon={<Icon of={KeyRound} />}>
          {t('profile:proof.use_passkey')}
        </Button>
      </div>
    </>
  );
}
