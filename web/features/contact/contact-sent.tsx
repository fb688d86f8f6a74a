import { useEffect, useRef } from 'react';
import { CONTACT_ANSWER_DAYS } from '#shared/domain/contact.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { CONTACT_PATH } from './contact-paths.ts';

/** What happens next, and the number to name when asking. */
export function ContactSent({ reference }: { reference: string }) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      data-wakes=""
      className="panel contact-sent"
      aria-labelledby="sent"
      role="status"
    >
      <h2 id="sent" className="t-h2">
        {t('contact:sent.title')}
      </h2>
      <p>
        <span className="t-small t-2 block">{t('contact:sent.reference')}</span>
        <b className="contact-reference" lang="en">
          {reference}
        </b>
      </p>
      <p>{t('contact:sent.next', { count: CONTACT_ANSWER_DAYS })}</p>
      <p className="t-small t-2">{t('contact:sent.no_copy')}</p>
      <div className="btn-row">
        <ButtonLink to="/">{t('contact:sent.home')}</ButtonLink>
        <ButtonLink look="line" to={CONTACT_PATH}>
          {t('contact:sent.again')}
        </ButtonLink>
      </div>
    </section>
  );
}
