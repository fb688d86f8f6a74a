import { AppLink } from './app-link.tsx';

export interface TabItem {
  to: string;
  text: string;
  /** Already formatted, for example "1,248". */
  count?: string;
  current?: boolean;
  lang?: string;
}

/** Tabs as links: each has an address, works without a script, and the current one is marked. */
export function Tabs({
  label,
  items,
  keepScroll,
}: {
  label: string;
  items: readonly TabItem[];
  keepScroll?: boolean;
}) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map((item) => (
        <AppLink
          key={item.to}
          to={item.to}
          aria-current={item.current ? 'page' : undefined}
          lang={item.lang}
          keepScroll={keepScroll}
        >
          {item.text}
          {item.count !== undefined && <span className="n">{item.count}</span>}
        </AppLink>
      ))}
    </nav>
  );
}
