import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { AppLink } from './app-link.tsx';
import { Icon } from './icon.tsx';
import { pageWindow } from './page-window.ts';

export interface PaginationProps {
  current: number;
  total: number;
  /** The address of a page. */
  pageTo: (page: number) => string;
  texts: {
    /** "Pages", the name of the navigation. */
    label: string;
    previous: string;
    next: string;
    /** "Page 3", read out instead of the bare number. */
    page: (page: number) => string;
  };
}

/** Numbered pages as links; nothing when there is only one page. */
export function Pagination({ current, total, pageTo, texts }: PaginationProps) {
  if (total <= 1) return null;
  return (
    <nav aria-label={texts.label}>
      <ul className="pages">
        {current > 1 && (
          <li>
            <AppLink to={pageTo(current - 1)} className="pages-step" rel="prev">
              <Icon of={ChevronLeft} size="s" />
              <span>{texts.previous}</span>
            </AppLink>
          </li>
        )}
        {pageWindow(current, total).map((slot, i) => (
          <li key={slot === 'gap' ? `gap-${i}` : slot}>
            <PageCell slot={slot} current={current} pageTo={pageTo} name={texts.page} />
          </li>
        ))}
        {current < total && (
          <li>
            <AppLink to={pageTo(current + 1)} className="pages-step" rel="next">
              <span>{texts.next}</span>
              <Icon of={ChevronRight} size="s" />
            </AppLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface PageCellProps {
  slot: number | 'gap';
  current: number;
  pageTo: (page: number) => string;
  name: (page: number) => string;
}

function PageCell({ slot, current, pageTo, name }: PageCellProps) {
  if (slot === 'gap') return <span aria-hidden="true">…</span>;
  if (slot === current) {
    return (
      <span aria-current="page">
        <span className="sr-only">{name(slot)}</span>
        <span aria-hidden="true">{slot}</span>
      </span>
    );
  }
  return (
    <AppLink to={pageTo(slot)} aria-label={name(slot)}>
      {slot}
    </AppLink>
  );
}
