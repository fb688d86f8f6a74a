import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { classNames } from './class-names.ts';

export interface CountProps {
  /** Already formatted: "1,248", "US$ 545,000". */
  value: string;
  /** What is counted. */
  label: ReactNode;
  to?: string;
  /** Orange: what asks for action now. */
  hot?: boolean;
  lang?: string;
}

/** A big figure with its word under it. */
export function Count({ value, label, to, hot, lang }: CountProps) {
  return (
    <p lang={lang}>
      <b className={classNames('t-figure block', hot && 'count-hot')}>{value}</b>
      {to ? (
        <AppLink to={to} className="count-label quiet-link">
          {label}
        </AppLink>
      ) : (
        <span className="count-label">{label}</span>
      )}
    </p>
  );
}

/** A row of small figures as a definition list, for the head of a desk page. */
export function Stats({ items }: { items: readonly { label: string; value: string; hot?: boolean }[] }) {
  return (
    <dl className="stats">
      {items.map((item) => (
        <div key={item.label}>
          <dt className="t-small t-3">{item.label}</dt>
          <dd className={item.hot ? 'count-hot' : undefined}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
