import type { listPartners } from '#shared/contracts/content.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { CoordinatorMark } from '#web/components/layout/coordinator-mark.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { useT } from '#web/lib/texts.tsx';

/** The call to action: the one solid orange area of the page. On a new site it follows the figures, with nothing in between. */
export function HomeCallToAction({ isNew }: { isNew: boolean }) {
  const t = useT();
  return (
    <section className={isNew ? 'home-cta section' : 'home-cta pb-(--section)'}>
      <div className="wrap">
        <div className="cta">
          <Cover
            className="cta-pattern"
            seed="call-to-action"
            category="startup"
            pattern={0}
            width={640}
            height={520}
            thread={5}
          />
          <div className="relative">
            <h2 className="t-d1">{t('home:cta.title')}</h2>
            <p className="t-lead">{t('home:cta.text')}</p>
            <div className="btn-row mt-8">
              <ButtonLink look="ink" size="big" to="/ecosystem/get-listed">
                {t('home:cta.get_listed')}
              </ButtonLink>
              <ButtonLink look="line" size="big" to="/user/profile/matching">
                {t('home:cta.claim')}
              </ButtonLink>
            </div>
            <p className="mt-6">
              <AppLink className="link" to="/apply">
                {t('home:cta.apply')}
              </AppLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

type Partners = ResponseOf<typeof listPartners>['data'];

/** Who coordinates the platform and who supports it. */
export function HomePartners({ partners }: { partners: Partners }) {
  const t = useT();
  const names = (role: Partners[number]['role']) =>
    partners
      .filter((partner) => partner.role === role)
      .map((partner) => ({
        id: partner.id,
        logo: partner.logo,
        url: partner.url,
        mark: partner.mark,
        ...localName(partner, t.language),
      }));
  const [coordinators, supporters] = [names('coordinator'), names('partner')];
  // A new site names neither yet.
  if (partners.length === 0) return null;
  return (
    <section className="pb-(--section)">
      <div className="wrap home-partners">
        {coordinators.length > 0 && (
          <div className="mb-8">
            <h2 className="t-h2 mb-5">{t('home:partners.coordinated')}</h2>
            <ul className="grid gap-3">
              {coordinators.map(({ id, logo, mark, text, lang }) => (
                <li key={id} className="strong flex items-center gap-3" lang={lang}>
                  <CoordinatorMark logo={logo} mark={mark} />
                  {text}
                </li>
              ))}
            </ul>
          </div>
        )}
        {supporters.length > 0 && (
          <div>
            <h2 className="t-h2 mb-5">{t('home:partners.title')}</h2>
            <ul className="partner-list">
              {supporters.map(({ id, url, logo, text, lang }) => (
                <li key={id} lang={lang}>
                  {logo && <img src={logo} alt="" width={40} height={40} loading="lazy" decoding="async" />}
                  {url ? <AppLink to={url}>{text}</AppLink> : text}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
