import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { AppLink } from './app-link.tsx';
import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useClosing } from './use-closing.ts';

export interface MenuItem {
  text: string;
  icon?: LucideIcon;
  /** Goes somewhere … */
  to?: string;
  /** … or does something. */
  onSelect?: () => void;
  count?: number;
  current?: boolean;
  danger?: boolean;
  lang?: string;
}

export interface MenuProps {
  /** What stands on the button that opens the menu. */
  trigger: ReactNode;
  /** Its classes, usually `buttonClass({ look: 'line' })` or `icon-btn`. */
  triggerClass: string;
  /** Names the button where the trigger has no words. */
  label?: string;
  /** Above the rows: photo, name, e-mail. */
  head?: ReactNode;
  /** Groups are separated by a line. */
  groups: readonly (readonly MenuItem[])[];
  align?: 'start' | 'end';
}

/**
 * A menu of at most 300 by 550 px with 44 px rows: native details, so that its links work without a
 * script. It is a list of links and buttons, reached with Tab.
 */
export function Menu({ trigger, triggerClass, label, head, groups, align = 'end' }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details ref={details} className="menu-box">
      <summary className={triggerClass} aria-label={label} title={label}>
        {trigger}
      </summary>
      <div className={classNames('menu menu-below', align === 'end' && 'menu-end')}>
        {head && <div className="menu-head">{head}</div>}
        {groups.map((items, i) => (
          <ul key={i} className="menu-list">
            {items.map((item) => (
              <li key={item.text}>
                <MenuRow item={item} close={close} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </details>
  );
}

function MenuRow({ item, close }: { item: MenuItem; close: () => void }) {
  const className = classNames('menu-item', item.danger && 'menu-item-danger');
  const content = (
    <>
      {item.icon && <Icon of={item.icon} />}
      <span lang={item.lang}>{item.text}</span>
      {item.count !== undefined && <Badge count={item.count} />}
    </>
  );
  if (item.to) {
    return (
      <AppLink
        to={item.to}
        className={className}
        aria-current={item.current ? 'page' : undefined}
        onClick={close}
      >
        {content}
      </AppLink>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        close();
        item.onSelect?.();
      }}
    >
      {content}
    </button>
  );
}
