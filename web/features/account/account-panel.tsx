import type { ReactNode } from 'react';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { useT } from '#web/lib/texts.tsx';

export interface AccountPanelProps {
  title: string;
  lead?: ReactNode;
  /** Something on the page is wrong: the title of the tab says so. */
  bad?: boolean;
  children: ReactNode;
}

/** One step of an account on a page of its own: a sheet of paper with a title and a form. */
export function AccountPanel({ title, lead, bad, children }: AccountPanelProps) {
  const t = useT();
  return (
    <div className="sand-2">
      <div className="wrap section grid justify-items-center">
        <PageHead title={(bad ? `${t('common:form.error_prefix')} ` : '') + title} robots="noindex" />
        <section className="panel account-panel" aria-labelledby="account-title">
          <h1 id="account-title" className="t-h1">
            {title}
          </h1>
          {lead && <p className="t-2 mt-3">{lead}</p>}
          <div className="mt-8">{children}</div>
        </section>
      </div>
    </div>
  );
}
