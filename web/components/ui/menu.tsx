import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

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
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Above the rows: photo, name, e-mail. */
  head?: ReactNode;
  /** Groups are separated by a line. */
  groups: readonly (readonly MenuItem[])[];
  align?: 'start' | 'center' | 'end';
}

/** A menu of at most 300 by 550 px with 44 px rows (9.026, 9.027). Heavy: load it when it is first opened. */
export function Menu({ trigger, head, groups, align = 'end' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="menu-place" align={align} sideOffset={8} collisionPadding={16}>
          <Base.Popup className="menu">
            {head && <div className="menu-head">{head}</div>}
            {groups.map((items, i) => (
              <Base.Group key={i} className="menu-list">
                {items.map((item) => (
                  <MenuRow key={item.text} item={item} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
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
      <Base.LinkItem
        className={className}
        aria-current={item.current ? 'page' : undefined}
        closeOnClick
        render={<AppLink to={item.to} />}
      >
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item className={className} onClick={item.onSelect}>
      {content}
    </Base.Item>
  );
}
