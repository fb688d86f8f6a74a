import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import type { askForProofPasskey } from '#shared/contracts/proof.contract.ts';
import { proofPath } from '#shared/domain/proof.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { proveByPasskey } from '#web/features/account/passkey/browser-passkey.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { useT } from '#web/lib/texts.tsx';
import { ProblemNotice } from '../problem-notice.tsx';
import { useProving } from './proof-form.tsx';

/** Has a passkey of the account sign. It cannot be done without a script; a recovery code can. */
export function ByPasskey({ back }: { back: string }) {
  const t = useT();
  const submit = useSubmit();
  const hydrated = useHydrated();
  const sending = useProving('passkey');
  const [asking, setAsking] = useState(false);
  const [stopped, setStopped] = useState<ProblemBody | 'not-used' | null>(null);

  async function use() {
    if (asking || sending) return;
    setAsking(true);
    setStopped(null);
    const asked = await fetchApi<typeof askForProofPasskey>({
      method: 'POST',
      path: '/base-api/me/proof/passkey/',
      body: {},
    });
    const proof = asked.ok ? await proveByPasskey(asked.value) : asked.problem;
    setAsking(false);
    if (typeof proof === 'string') return setStopped('not-used');
    if ('status' in proof) return setStopped(proof);
    await submit(
      { way: 'passkey', passkey: JSON.stringify(proof) },
      { method: 'post', action: proofPath(back) },
    );
  }

  if (!hydrated) return <p className="t-small t-2">{t('profile:proof.no_script')}</p>;
  return (
    <>
      {stopped === 'not-used' && (
        <Notice tone="warn" live>
          <p>{t('profile:passkey.not_used')}</p>
        </Notice>
      )}
      {stopped && stopped !== 'not-used' && <ProblemNotice problem={stopped} />}
      <div>
        <Button look="ink" loading={asking || sending} onClick={use} icon={<Icon of={KeyRound} />}>
          {t('profile:proof.use_passkey')}
        </Button>
      </div>
    </>
  );
}
