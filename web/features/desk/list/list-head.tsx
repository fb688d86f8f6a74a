import type { ReactNode } from 'react';
import { formatInteger } from '#shared/format/numbers.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { useT } from '#web/lib/texts.tsx';

export interface ListHeadProps {
  title: string;
  lead: ReactNode;
  /** Told in the title of the window from the second page on. */
  page?: number;
  /** Figures or a button at the right. */
  children?: ReactNode;
}

/** The head of a screen of the desk: what it is, in one line what it is for. */
export function ListHead({ title, lead, page = 1, children }: ListHeadProps) {
  const t = useT();
  return (
    <>
      <PageHead
        title={page > 1 ? t('desk:queue.page_title', { title, number: formatInteger(page) }) : title}
        robots="noindex"
      />
      <div className="desk-head">
        <div>
          <h1 className="t-h1">{title}</h1>
          <p className="t-2">{lead}</p>
        </div>
        {children}
      </div>
    </>
  );
}
