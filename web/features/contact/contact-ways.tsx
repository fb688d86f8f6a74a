import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ComponentProps, ReactNode } from 'react';
import { formatPhone } from '#shared/format/phones.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { MailLink } from '#web/features/content/mail-link.tsx';
import type { ShellContent } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';

/** Where else a question may already have its answer. */
const SHORTCUTS = [
  ['listing', '/ecosystem/get-listed'],
  ['program', '/program-sharing'],
  ['account', '/terms-of-use'],
  ['data', '/privacy-policy'],
] as const;

/** The other ways to a person, each with what it is good for; then the shortcuts that need none. */
export function ContactWays({ site }: { site: Readonly<ShellContent['site']> | null }) {
  const t = useT();
  const address = site && localName(site, t.language, 'address');
  return (
    <>
      {site && address && (
        <section aria-labelledby="ways">
          <h2 id="ways" className="t-h3 mb-4">
            {t('contact:ways')}
          </h2>
          <dl className="contact-ways">
            <Way icon={Mail} name="email">
              {site.email && <MailLink address={site.email} className="contact-main" />}
            </Way>
            <Way icon={Phone} name="phone">
              {site.phone && (
                <a className="contact-main num" href={`tel:${site.phone}`}>
                  {formatPhone(site.phone)}
                </a>
              )}
            </Way>
            <Way icon={MapPin} name="visit">
              {address.text && (
                <address className="contact-main" lang={address.lang}>
                  {address.text}
                </address>
              )}
            </Way>
          </dl>
        </section>
      )}
      <section aria-labelledby="shortcuts">
        <h2 id="shortcuts" className="t-h3 mb-4">
          {t('contact:shortcuts')}
        </h2>
        <ul className="shortcuts">
          {SHORTCUTS.map(([name, to]) => (
            <li key={name}>
              <AppLink to={to}>{t(`contact:shortcut.${name}`)}</AppLink>
              <p className="t-small t-2">{t(`contact:shortcut.${name}_text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

interface WayProps {
  icon: ComponentProps<typeof Icon>['of'];
  name: 'email' | 'phone' | 'visit';
  children: ReactNode;
}

function Way({ icon, name, children }: WayProps) {
  const t = useT();
  return (
    children && (
      <div>
        <dt className="t-small t-2">
          <Icon of={icon} />
          {t(`contact:${name}`)}
        </dt>
        <dd>{children}</dd>
        <dd className="t-small t-2">{t(`contact:${name}_text`)}</dd>
      </div>
    )
  );
}
