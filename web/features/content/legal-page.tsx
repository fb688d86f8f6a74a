import type { ReactNode } from 'react';
import { PageBand } from '#web/components/layout/page-band.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Prose } from '#web/components/layout/prose.tsx';
import { useT } from '#web/lib/texts.tsx';
import { MailLink } from './mail-link.tsx';
import { sectionsOf } from './sections.ts';

export interface LegalPageProps {
  name: 'privacy' | 'terms';
  /** Who answers questions about this text. */
  email: string;
  /** What leads the text: key figures. */
  children?: ReactNode;
}

/** A text one looks things up in: its contents at the left, the numbered sections, whom to ask at the right. */
export function LegalPage({ name, email, children }: LegalPageProps) {
  const t = useT();
  const title = t(`content:${name}.title`);
  const lead = t(`content:${name}.lead`);
  const sections = sectionsOf(t(`content:${name}.body`));
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageBand seed={name}>
        <h1 className="t-d1">{title}</h1>
        <p className="page-band-lead">{lead}</p>
      </PageBand>
      {children && <div className="wrap">{children}</div>}
      <div className="wrap legal">
        <nav className="legal-contents" aria-labelledby="contents">
          <h2 id="contents" className="t-small t-3">
            {t('content:contents')}
          </h2>
          <ol>
            {sections.map(({ id, title: text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
          {sections.map((section, i) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} className="t-h2">
                <span aria-hidden="true">{i + 1}</span>
                {section.title}
              </h2>
              <Prose content={{ text: section.text, lang: t.language }} />
            </section>
          ))}
        </div>
        <aside className="panel legal-ask">
          <h2 className="t-h4">{t('content:ask.title')}</h2>
          <p className="t-small t-2">{t(`content:ask.${name}`)}</p>
          <MailLink address={email} />
        </aside>
      </div>
    </>
  );
}
