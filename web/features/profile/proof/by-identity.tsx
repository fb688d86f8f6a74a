import ArrowRight from 'lucide-react/icons/arrow-right';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { leaveForIdentity } from '#web/features/account/identity/leave-for-identity.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { useT } from '#web/lib/texts.tsx';
import { ProofForm, type ProofFormProps } from './proof-form.tsx';

/** Signs in once more by the identity of the account, and comes back to where it was asked for. */
export function ByIdentity({ back, answer }: ProofFormProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemBody | null>(null);

  async function go(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const stayed = await leaveForIdentity({ back, prove: true });
    if (!stayed) return;
    setProblem(stayed);
    setBusy(false);
  }

  if (answer?.leave)
    return (
      <div>
        <meta httpEquiv="refresh" content={`0;url=${answer.leave}`} />
        <ButtonLink to={answer.leave} look="ink" iconEnd={<Icon of={ArrowRight} />}>
          {t('shell:sign_in.leave')}
        </ButtonLink>
      </div>
    );
  return (
    <>
      {problem && <ProblemNotice problem={problem} />}
      <ProofForm back={back} onSubmit={go}>
        <Button
          type="submit"
          name="way"
          value="identity"
          look="ink"
          loading={busy}
          icon={<Icon of={Fingerprint} />}
        >
          {t('profile:proof.use_identity')}
        </Button>
      </ProofForm>
    </>
  );
}
