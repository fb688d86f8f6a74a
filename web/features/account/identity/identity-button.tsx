import type { LucideIcon } from 'lucide-react';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import { leaveForIdentity } from './leave-for-identity.ts';

/** Field by which the sign-in page knows, without a script, that its form means the identity. */
export const BY_IDENTITY = { name: 'by', value: 'identity' } as const;

export interface IdentityButtonProps {
  /** Where the form posts without a script: the sign-in page, with the way back. */
  action: string;
  /** Where to come back to; the page shown, unless given. */
  back?: string;
  /** Other words than "Log in with digital identity". */
  label?: string;
  icon?: LucideIcon;
  /** What the sign-in page answered, when the form was sent without a script. */
  problem?: ProblemBody | null;
}

/** Goes to the national digital identity. Waits visibly, and says in place what keeps it here. */
export function IdentityButton({ action, back, label, icon, problem: answered = null }: IdentityButtonProps) {
  const t = useT();
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState(answered);

  // "Back" from the provider's page shows this one as it was left.
  useEffect(() => {
    const shown = () => setLoading(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    setLoading(true);
    setProblem(null);
    const stayed = await leaveForIdentity({ back });
    if (!stayed) return;
    setProblem(stayed);
    setLoading(false);
  }

  return (
    <form method="post" action={action} onSubmit={submit} className="grid gap-4">
      {problem && (
        <Notice tone="error" live>
          <p>{problemTexts(t, problem).message}</p>
        </Notice>
      )}
      <Button
        type="submit"
        {...BY_IDENTITY}
        size="big"
        wide
        className="identity-button"
        loading={loading}
        icon={<Icon of={icon ?? FingerprintPattern} />}
      >
        {label ?? t('shell:sign_in.button')}
      </Button>
      <span className="sr-only" role="status">
        {loading && t('common:state.loading')}
      </span>
    </form>
  );
}
