import ChevronRight from 'lucide-react/icons/chevron-right';
import { AppLink } from './app-link.tsx';
import { Icon } from './icon.tsx';

export interface Crumb {
  text: string;
  /** Left out for the page itself. */
  to?: string;
  lang?: string;
}

/** The way to this page. The last crumb may be the page itself. */
export function Crumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {items.map((item, i) => (
          <li key={item.text}>
            {i > 0 && <Icon of={ChevronRight} size="s" />}
            {item.to ? (
              <AppLink to={item.to} lang={item.lang}>
                {item.text}
              </AppLink>
            ) : (
              <span aria-current="page" lang={item.lang}>
                {item.text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
