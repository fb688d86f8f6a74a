import { useState } from 'react';
import type { PasskeyQuestion } from '#shared/contracts/passkey.contract.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { proveByPasskey } from '#web/features/account/passkey/browser-passkey.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import type { FetchResult } from '#web/lib/fetch-api.ts';
import { useT } from '#web/lib/texts.tsx';

/** What kept a passkey from signing: the site, or whoever holds it. */
type NotSigned = ProblemBody | 'not-used' | null;

/** Has a passkey of the account sign what `ask` brings, and gives the proof to `send`, written as forms carry it. */
export function useSignedByPasskey(
  ask: () => Promise<FetchResult<PasskeyQuestion>>,
  send: (passkey: string) => Promise<void>,
) {
  const [asking, setAsking] = useState(false);
  const [stopped, setStopped] = useState<NotSigned>(null);
  async function sign() {
    if (asking) return;
    setAsking(true);
    setStopped(null);
    const asked = await ask();
    const proof = asked.ok ? await proveByPasskey(asked.value) : asked.problem;
    setAsking(false);
    if (typeof proof === 'string') return setStopped('not-used');
    if ('status' in proof) return setStopped(proof);
    await send(JSON.stringify(proof));
  }
  return { sign, asking, stopped };
}

/** Says why a passkey did not sign; nothing while nothing stopped it. */
export function NotSignedNotice({ stopped }: { stopped: NotSigned }) {
  const t = useT();
  if (!stopped) return null;
  if (stopped !== 'not-used') return <ProblemNotice problem={stopped} />;
  return (
    <Notice tone="warn" live>
      <p>{t('profile:passkey.not_used')}</p>
    </Notice>
  );
}
