import './drop-box.css';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { buttonClass } from '#web/components/ui/button-look.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useClosing } from '#web/components/ui/use-closing.ts';

export interface DropBoxProps {
  icon: LucideIcon;
  text: string;
  /** How many things are chosen in it. */
  count?: number;
  children: ReactNode;
}

/** A button that opens a box of controls below it; native details, so that it works without a script. */
export function DropBox({ icon, text, count = 0, children }: DropBoxProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  return (
    <details ref={details} className="menu-box drop-box">
      <summary className={buttonClass({ look: 'line' }, 'btn-icon')}>
        <Icon of={icon} />
        {text}
        {count > 0 && <span className="n">{count}</span>}
      </summary>
      <div className="menu menu-below menu-end drop-body">{children}</div>
    </details>
  );
}
