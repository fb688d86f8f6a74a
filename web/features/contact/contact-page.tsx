import './contact.css';
import { useState } from 'react';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { useShell } from '#web/features/shell/shell-data.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactAnswer, ContactData } from './load-contact.ts';

const ContactHead = serverDrawn(() => import('./contact-head.tsx').then((file) => file.ContactHead));
const ContactWays = serverDrawn(() => import('./contact-ways.tsx').then((file) => file.ContactWays));
/** Seen once the message has left. */
const ContactSent = serverDrawn(() => import('./contact-sent.tsx').then((file) => file.ContactSent));
export const fetchParts = [ContactHead.fetch, ContactWays.fetch] as const;

/** The form first; beside it the other ways to reach a person, and the pages that may answer already. */
export function ContactPage({ data, answer }: { data: ContactData; answer: ContactAnswer | undefined }) {
  const t = useT();
  const site = useShell()?.content?.site ?? null;
  const [bad, setBad] = useState(answer !== undefined);
  return (
    <>
      <PageHead
        title={(bad && !data.sent ? `${t('common:form.error_prefix')} ` : '') + t('contact:title')}
        description={t('contact:lead')}
      />
      <ContactHead />
      <div className="wrap section contact">
        {data.sent ? (
          <ContactSent reference={data.sent} />
        ) : (
          <section aria-labelledby="write" className="contact-write">
            <h2 id="write" className="t-h2">
              {t('contact:form.title')}
            </h2>
            <p className="t-2 mt-2 mb-8">
              {data.earlier
                ? t('contact:answer_to', { reference: data.earlier })
                : t('contact:form.required')}
            </p>
            <ContactForm data={data} answer={answer} onStop={setBad} />
          </section>
        )}
        <aside className="contact-beside">
          <ContactWays site={site} />
        </aside>
      </div>
    </>
  );
}
