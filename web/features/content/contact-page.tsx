import Flag from 'lucide-react/icons/flag';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ComponentProps, ReactNode } from 'react';
import { PageBand } from '#web/components/layout/page-band.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { CONTACT } from './addresses.ts';
import { MailLink } from './mail-link.tsx';

/** Where else a question may already have its answer. */
const SHORTCUTS = [
  ['listing', '/ecosystem/get-listed'],
  ['program', '/program-sharing'],
  ['account', '/terms-of-use'],
  ['data', '/privacy-policy'],
] as const;

/** The ways to reach a person, each with what it is good for; then the shortcuts that need none. */
export function ContactPage() {
  const t = useT();
  const title = t('content:contact.title');
  const lead = t('content:contact.lead');
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageBand seed="contact">
        <h1 className="t-d1">{title}</h1>
        <p className="page-band-lead">{lead}</p>
      </PageBand>
      <div className="wrap section contact">
        <div className="contact-ways">
          <Way icon={Mail} name="email">
            <MailLink address={CONTACT.hello} className="contact-main" />
          </Way>
          <Way icon={Phone} name="phone">
            <a className="contact-main num" href={CONTACT.phone.href}>
              {CONTACT.phone.shown}
            </a>
          </Way>
          <Way icon={MapPin} name="visit">
            <address className="contact-main not-italic">{t('shell:footer.address')}</address>
          </Way>
          <Way icon={Flag} name="report">
            <MailLink address={CONTACT.desk} className="contact-main" />
          </Way>
        </div>
        <section aria-labelledby="shortcuts">
          <h2 id="shortcuts" className="t-h3 mb-4">
            {t('content:contact.shortcuts')}
          </h2>
          <ul className="shortcuts">
            {SHORTCUTS.map(([name, to]) => (
              <li key={name}>
                <AppLink to={to}>{t(`content:contact.shortcut.${name}`)}</AppLink>
                <p className="t-small t-2">{t(`content:contact.shortcut.${name}_text`)}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

interface WayProps {
  icon: ComponentProps<typeof Icon>['of'];
  name: 'email' | 'phone' | 'visit' | 'report';
  children: ReactNode;
}

function Way({ icon, name, children }: WayProps) {
  const t = useT();
  return (
    <section className="panel contact-way" aria-labelledby={name}>
      <h2 id={name} className="t-small t-2">
        <Icon of={icon} />
        {t(`content:contact.${name}`)}
      </h2>
      {children}
      <p className="t-small t-2">{t(`content:contact.${name}_text`)}</p>
    </section>
  );
}
