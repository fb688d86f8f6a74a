import ArrowRight from 'lucide-react/icons/arrow-right';
import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { SAMPLE_PROVINCE } from '#shared/country/chosen/facts.ts';
import { HeroPattern } from '#web/components/krama/hero-pattern.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';

const TRIES = [
  { key: 'agritech', to: `/ecosystem/discover/category/startup?sector=agritech&province=${SAMPLE_PROVINCE}` },
  { key: 'seed', to: '/ecosystem/discover/category/investor?investment_stage=seed' },
] as const;

/** The charcoal yarn stands beside the headline, so it ends before the words do; the bright one hangs below them. */
const HERO_REACH = 0.06;

/** The opening of the site: what it is, and a search that also works without a script. */
export function HomeHero() {
  const t = useT();
  return (
    <section className="home-hero on-ink">
      <HeroPattern
        className="home-hero-pattern"
        width={1680}
        height={880}
        from={512 / 1680}
        reach={HERO_REACH}
        far={0.2}
        weftLead={7}
      />
      <div className="wrap home-hero-in">
        <h1 className="t-hero">
          <span>{t('home:hero.line_1')}</span> <span>{t('home:hero.line_2')}</span>
        </h1>
        <p className="t-lead">{t('home:hero.lead')}</p>
        <Form action="/ecosystem/discover" className="home-find" role="search">
          <label>
            <Icon of={Search} />
            <span className="sr-only">{t('home:hero.search_label')}</span>
            <input
              type="search"
              name="search"
              placeholder={t('home:hero.search_placeholder')}
              maxLength={200}
              autoComplete="off"
            />
          </label>
          <Button type="submit">
            <span className="max-sm:sr-only">{t('common:action.search')}</span>
            <Icon of={ArrowRight} className="sm:hidden" />
          </Button>
        </Form>
        <p className="home-tries">
          <span>{t('home:hero.try')}</span>
          {TRIES.map(({ key, to }) => (
            <AppLink key={key} to={to}>
              {t(`home:hero.tries.${key}`)}
            </AppLink>
          ))}
        </p>
        <HeroPattern
          className="home-hero-strip"
          seed="strip"
          width={1041}
          height={177}
          thread={3}
          from={144 / 1041}
          reach={0.13}
          far={0.085}
          quiet={0}
          weftLead={1}
        />
      </div>
    </section>
  );
}
