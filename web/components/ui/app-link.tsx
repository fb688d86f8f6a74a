import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, a fragment, or a full address. */
  to: string;
  /** Keeps the scroll position when only the query changes (filters, tabs, pages of a panel). */
  keepScroll?: boolean;
  /** Forces a document load: files, feeds, another language. */
  reload?: boolean;
}

/** Every link of the site. Paths are followed without a document load; everything else is a plain anchor. */
export function AppLink({ to, keepScroll, reload, ...rest }: AppLinkProps) {
  const inside = to.startsWith('/') && !to.startsWith('//');
  if (!inside || reload || rest.download !== undefined || rest.target) {
    return <a href={to} rel={rest.target === '_blank' ? 'noopener' : undefined} {...rest} />;
  }
  return (
    <Link to={to} preventScrollReset={keepScroll} data-keep-scroll={keepScroll ? '' : undefined} {...rest} />
  );
}
