import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef } from 'react';
import { isGroup, type NavEntry, type NavGroup, type NavLink } from '#web/features/shell/navigation.ts';
import { AppLink } from '../ui/app-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useDisclosure } from './use-disclosure.ts';

/** The main navigation from 1200 px on, and below that where no script can open the drawer. */
export function MainNav({ label, entries }: { label: string; entries: readonly NavEntry[] }) {
  return (
    <nav className="nav" aria-label={label}>
      {entries.map((entry) =>
        isGroup(entry) ? (
          <Group key={entry.id} group={entry} />
        ) : (
          <AppLink
            key={entry.to}
            to={entry.to}
            className="nav-item"
            aria-current={entry.current ? 'page' : undefined}
            data-prefetch=""
          >
            {entry.text}
          </AppLink>
        ),
      )}
    </nav>
  );
}

/** A group opens by a click and works without a script; `name` lets one be open at a time. */
function Group({ group }: { group: NavGroup }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDisclosure(details);
  return (
    <details ref={details} name="navigation" className="nav-group">
      <summary className="nav-item" aria-current={group.current ? 'true' : undefined}>
        {group.text}
        <Icon of={ChevronDown} />
      </summary>
      <div className={classNames('menu nav-menu', group.nested && 'nav-menu-wide')}>
        <ul className={classNames('menu-list', group.nested && 'nav-menu-kinds')}>
          {group.items.map((item) => (
            <Row key={item.to} item={item} big={group.nested !== null} />
          ))}
        </ul>
        {group.nested && (
          <div className="menu-list">
            <p className="nav-menu-title" id="nav-other">
              {group.nested.text}
            </p>
            <ul className="nav-menu-nested" aria-labelledby="nav-other">
              {group.nested.items.map((item) => (
                <Row key={item.to} item={item} />
              ))}
            </ul>
          </div>
        )}
        {group.more.length > 0 && (
          <ul className="menu-list nav-menu-more">
            {group.more.map((item) => (
              <Row key={item.to} item={item} />
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

/** `big`: the count leads, as on the home page. */
function Row({ item, big }: { item: NavLink; big?: boolean }) {
  return (
    <li>
      <AppLink
        to={item.to}
        className={big ? 'nav-kind' : 'menu-item'}
        aria-current={item.current ? 'page' : undefined}
      >
        <span lang={item.lang}>{item.text}</span>
        {item.count !== undefined && <span className="n num">{item.count}</span>}
      </AppLink>
    </li>
  );
}
