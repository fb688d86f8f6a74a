import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';

/** The way from one thing back to its list; further ways stand at the right. */
export function BackLink({ to, text, children }: { to: string; text: string; children?: ReactNode }) {
  return (
    <div className="desk-way">
      <ButtonLink look="bare" size="s" to={to} icon={<Icon of={ArrowLeft} size="s" />}>
        {text}
      </ButtonLink>
      {children}
    </div>
  );
}
