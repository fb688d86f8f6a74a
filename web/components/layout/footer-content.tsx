import { localName } from '#shared/i18n/local-name.ts';
import type { ShellContent } from '#web/features/shell/shell-data.ts';
import { keptHtml } from '#web/lib/kept-html.tsx';
import { useT } from '#web/lib/texts.tsx';
import { Brand } from '../krama/brand.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { IconLink } from '../ui/icon-link.tsx';
import { SocialIcon, type SocialNetwork } from '../ui/social-icon.tsx';
import { CoordinatorMark } from './coordinator-mark.tsx';
import { Newsletter } from './newsletter-form.tsx';

/** The three groups of links. */
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

/** The platform's own pages elsewhere, as people know them. */
const NETWORKS: Readonly<
  Record<ShellContent['site']['social'][number]['network'], { icon: SocialNetwork; name: string }>
> = {
  facebook: { icon: 'facebook', name: 'Facebook' },
  telegram: { icon: 'telegram', name: 'Telegram' },
  linkedin: { icon: 'linkedin', name: 'LinkedIn' },
  youtube: { icon: 'youtube', name: 'YouTube' },
  x: { icon: 'twitter', name: 'X' },
};

export interface FooterContentProps {
  coordinators: Readonly<ShellContent['coordinators']>;
  /** Null when it could not be read. */
  site: Readonly<ShellContent['site']> | null;
  /** This year in the zone of the country. */
  year: string;
  /** Whether the page itself asks for the newsletter: its form stands once. */
  asks?: boolean;
}

/** What stands in the footer; drawn by the server (`footer.tsx`). */
export function FooterContent({ coordinators, site, year, asks = false }: FooterContentProps) {
  const t = useT();
  const address = site && localName(site, t.language, 'address');
  return (
    <>
      {!asks && <Newsletter shown={site?.newsletter} />}
      <div className="foot-grid">
        <div>
          <Brand name={t('shell:product.name')} large />
          {address && (
            <address className="t-small mt-4 max-w-[36ch]" lang={address.lang}>
              {address.text}
            </address>
          )}
          {site && site.social.length > 0 && (
            <ul className="mt-4 -ml-3 flex flex-wrap gap-1" aria-label={t('shell:footer.social')}>
              {site.social.map(({ network, url }) => (
                <li key={network}>
                  <IconLink to={url} label={NETWORKS[network].name} target="_blank" lang="en">
                    <SocialIcon of={NETWORKS[network].icon} />
                  </IconLink>
                </li>
              ))}
            </ul>
          )}
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
        <div className="foot-last">
          <AppLink to="/ecosystem">{t('shell:nav.overview')}</AppLink>
          <AppLink to="/ecosystem/discover/category">{t('shell:nav.categories')}</AppLink>
          <AppLink to="/program/category">{t('shell:footer.program_categories')}</AppLink>
          <AppLink to="/insights/startup">{t('shell:footer.insights')}</AppLink>
          <AppLink to="/open-data">{t('shell:footer.open_data')}</AppLink>
          <p>{t('shell:footer.copyright', { year })}</p>
        </div>
      </div>
    </>
  );
}

/** The same on every page of a language. */
export const KeptFooter = keptHtml('footer', FooterContent);
