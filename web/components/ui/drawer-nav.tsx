import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { AppLink } from './app-link.tsx';
import { Icon } from './icon.tsx';

export interface DrawerLink {
  text: string;
  to: string;
  current?: boolean;
  /** Already formatted. */
  count?: string;
  lang?: string;
}

/** A link, or a group of links that folds. */
export type DrawerEntry = DrawerLink | { text: string; open?: boolean; items: readonly DrawerLink[] };

/** 56 px rows; groups are native details, so that they fold without a script. */
export function DrawerNav({ label, entries }: { label: string; entries: readonly DrawerEntry[] }) {
  return (
    <nav className="drawer-nav" aria-label={label}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.text}>{'items' in entry ? <Group {...entry} /> : <Row {...entry} />}</li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ text, open, items }: { text: string; open?: boolean; items: readonly DrawerLink[] }) {
  return (
    <details open={open}>
      <summary>
        {text}
        <Icon of={Plus} className="icon-plus" />
        <Icon of={Minus} className="icon-minus" />
      </summary>
      <ul className="drawer-sub">
        {items.map((item) => (
          <li key={item.to}>
            <Row {...item} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Row({ text, to, current, count, lang }: DrawerLink) {
  return (
    <AppLink to={to} aria-current={current ? 'page' : undefined}>
      <span lang={lang}>{text}</span>
      {count !== undefined && <span className="num">{count}</span>}
    </AppLink>
  );
}
