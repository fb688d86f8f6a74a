import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type NoticeTone = 'plain' | 'info' | 'ok' | 'warn' | 'error';

const ICONS: Readonly<Record<NoticeTone, LucideIcon>> = {
  plain: Info,
  info: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  error: CircleAlert,
};

export interface NoticeProps {
  tone?: NoticeTone;
  /** Another icon than the tone's own. */
  icon?: LucideIcon;
  title?: string;
  /** Announced when it appears; for notices that were there from the start leave it out. */
  live?: boolean;
  children?: ReactNode;
}

/** Something to know on this page, with a tint. */
export function Notice({ tone = 'plain', icon, title, live, children }: NoticeProps) {
  return (
    <div
      className={classNames('notice', tone !== 'plain' && `notice-${tone}`)}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon of={icon ?? ICONS[tone]} />
      <div>
        {title && <p className="t-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
