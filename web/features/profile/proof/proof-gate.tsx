import ShieldCheck from 'lucide-react/icons/shield-check';
import { proofPath } from '#shared/domain/proof.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';

/** In place of a form that would be refused: the way to confirm that it is you, and back here. */
export function ProofGate({ back }: { back: string }) {
  const t = useT();
  return (
    <div>
      <ButtonLink to={proofPath(back)} look="line" icon={<Icon of={ShieldCheck} />}>
        {t('profile:proof.first')}
      </ButtonLink>
    </div>
  );
}
