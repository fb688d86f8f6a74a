import type { ReactNode } from 'react';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { useT } from '#web/lib/texts.tsx';

/** What is near a publication, at the foot of its page. `to`: the list all of them are in. */
export function RelatedSection({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  const t = useT();
  return (
    <section className="section rule-above">
      <div className="wrap">
        <div className="head-row">
          <h2 className="t-h1">{title}</h2>
          <MoreLink to={to}>{t('common:action.view_all')}</MoreLink>
        </div>
        {children}
      </div>
    </section>
  );
}
