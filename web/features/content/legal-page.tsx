import type { ReactNode } from 'react';
import { localName } from '#shared/i18n/local-name.ts';
import { PageBand } from '#web/components/layout/page-band.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { RichText } from '#web/components/layout/rich-text.tsx';
import { useShell } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import { MailLink } from './mail-link.tsx';
import { type ContentPage, sectionsOf } from './sections.ts';

export interface LegalPageProps {
  page: ContentPage;
  name: 'privacy' | 'terms';
  /** Who answers questions about this text, as a setting has it. */
  answers: 'email' | 'privacy_email';
  /** What leads the text: key figures. */
  children?: ReactNode;
}

/** A text one looks things up in: its contents at the left, the numbered sections, whom to ask at the right. */
export function LegalPage({ page, name, answers, children }: LegalPageProps) {
  const t = useT();
  const email = useShell()?.content?.site[answers];
  const title = localName(page, t.language, 'title');
  const lead = localName(page, t.language, 'lead');
  const { lang, opening, sections } = sectionsOf(page, t.language);
  return (
    <>
      <PageHead title={title.text} description={lead.text} />
      <PageBand seed={name}>
        <h1 className="t-d1" lang={title.lang}>
          {title.text}
        </h1>
        <p className="page-band-lead" lang={lead.lang}>
          {lead.text}
        </p>
      </PageBand>
      {children && <div className="wrap">{children}</div>}
      <div className="wrap legal">
        <nav className="legal-contents" aria-labelledby="contents">
          <h2 id="contents" className="t-small t-3">
            {t('content:contents')}
          </h2>
          <ol lang={lang}>
            {sections.map(({ id, title: text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
          {opening && <RichText content={{ text: opening, lang }} />}
          {sections.map((section, i) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} className="t-h2" lang={lang}>
                <span aria-hidden="true">{i + 1}</span>
                {section.title}
              </h2>
              <RichText content={{ text: section.html, lang }} />
            </section>
          ))}
        </div>
        <aside className="panel legal-ask">
          <h2 className="t-h4">{t('content:ask.title')}</h2>
          <p className="t-small t-2">{t(`content:ask.${name}`)}</p>
          {email && <MailLink address={email} />}
        </aside>
      </div>
    </>
  );
}
