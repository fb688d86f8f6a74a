import { localName } from '#shared/i18n/local-name.ts';
import type { ShellContent } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import { Brand } from '../krama/brand.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { IconLink } from '../ui/icon-link.tsx';
import { SocialIcon, type SocialNetwork } from '../ui/social-icon.tsx';
import { CoordinatorMark } from './coordinator-mark.tsx';
import { Newsletter } from './newsletter.tsx';

/** The three groups of links (2.105 to 2.107, C.5). */
const GROUPS = [
  {
    key: 'product',
    links: [
      ['programs', '/program'],
      ['events', '/event'],
      ['posts', '/resource/category/blog'],
      ['files', '/resource/category/file'],
    ],
  },
  {
    key: 'ecosystem',
    links: [
      ['stakeholders', '/ecosystem/discover'],
      ['startups', '/ecosystem/discover/category/startup'],
      ['mentors', '/ecosystem/discover/category/mentor'],
      ['investors', '/ecosystem/discover/category/investor'],
    ],
  },
  {
    key: 'info',
    links: [
      ['about', '/about'],
      ['contact', '/contact'],
      ['terms', '/terms-of-use'],
      ['privacy', '/privacy-policy'],
    ],
  },
] as const;

/** The platform's own pages elsewhere (2.109). */
const SOCIAL: readonly { network: SocialNetwork; name: string; href: string }[] = [
  { network: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/phum.example' },
  { network: 'telegram', name: 'Telegram', href: 'https://t.me/phum_example' },
  { network: 'linkedin', name: 'LinkedIn', href: 'https://www.linkedin.com/company/phum-example' },
  { network: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@phum-example' },
];

export interface FooterContentProps {
  coordinators: Readonly<ShellContent['coordinators']>;
  /** This year in Phnom Penh (2.111). */
  year: string;
}

/** What stands in the footer; drawn by the server (`footer.tsx`). */
export function FooterContent({ coordinators, year }: FooterContentProps) {
  const t = useT();
  return (
    <>
      <Newsletter />
      <div className="foot-grid">
        <div>
          <Brand name={t('shell:product.name')} large />
          <address className="t-small mt-4 max-w-[36ch] not-italic">{t('shell:footer.address')}</address>
          <ul className="mt-4 -ml-3 flex gap-1" aria-label={t('shell:footer.social')}>
            {SOCIAL.map(({ network, name, href }) => (
              <li key={network}>
                <IconLink to={href} label={name} target="_blank" lang="en">
                  <SocialIcon of={network} />
                </IconLink>
              </li>
            ))}
          </ul>
        </div>
        {GROUPS.map(({ key, links }) => (
          <nav key={key} aria-labelledby={`foot-${key}`}>
            <h2 id={`foot-${key}`}>{t(`shell:footer.${key}`)}</h2>
            <ul>
              {links.map(([name, to]) => (
                <li key={name}>
                  <AppLink to={to}>{t(`shell:footer.${name}`)}</AppLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="foot-end">
        {coordinators.length > 0 && (
          <div className="coordinators">
            <h2 id="foot-coordinators">{t('shell:footer.coordinated_by')}</h2>
            <ul aria-labelledby="foot-coordinators">
              {coordinators.map((one) => {
                const name = localName(one, t.language);
                return (
                  <li key={one.id}>
                    <CoordinatorMark logo={one.logo} mark={one.mark} />
                    <span lang={name.lang}>{name.text}</span>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
        <p>{t('shell:footer.copyright', { year })}</p>
      </div>
    </>
  );
}
