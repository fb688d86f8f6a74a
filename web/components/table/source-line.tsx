import BadgeCheck from 'lucide-react/icons/badge-check';
import Lock from 'lucide-react/icons/lock';
import UserRound from 'lucide-react/icons/user-round';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

export interface SourceLineProps {
  /** `confirmed` by a registry, document or partner, `stated` by the owner, `locked` behind sign-in. */
  kind: 'confirmed' | 'stated' | 'locked';
  text: string;
}

const ICONS = { confirmed: BadgeCheck, stated: UserRound, locked: Lock } as const;

/** Who confirmed a fact, under its value. */
export function SourceLine({ kind, text }: SourceLineProps) {
  return (
    <span className={classNames('source', kind === 'confirmed' && 'source-ok')}>
      <Icon of={ICONS[kind]} size="s" />
      {text}
    </span>
  );
}
