import ArrowRight from 'lucide-react/icons/arrow-right';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { leaveForIdentity } from '#web/features/account/identity/leave-for-identity.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { useT } from '#web/lib/texts.tsx';
import { SecurityForm } from './security-form.tsx';

/** Goes to the provider to link an identity, and comes back here. Without a script the page leads on by itself. */
export function LinkIdentity({ leave }: { leave: string | undefined }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemBody | null>(null);

  // "Back" from the provider's page shows this one as it was left.
  useEffect(() => {
    const shown = () => setBusy(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  async function go(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const stayed = await leaveForIdentity({ link: true });
    if (!stayed) return;
    setProblem(stayed);
    setBusy(false);
  }

  if (leave) {
    return (
      <div>
        <meta httpEquiv="refresh" content={`0;url=${leave}`} />
        <ButtonLink to={leave} look="ink" iconEnd={<Icon of={ArrowRight} />}>
          {t('shell:sign_in.leave')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      {problem && <ProblemNotice problem={problem} />}
      <SecurityForm part="identity" onSubmit={go}>
        <Button
          type="submit"
          name="intent"
          value="link"
          look="line"
          loading={busy}
          icon={<Icon of={Fingerprint} />}
        >
          {t('profile:identity.link')}
        </Button>
      </SecurityForm>
    </>
  );
}
