import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { RichText } from '#web/components/layout/rich-text.tsx';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { useShell } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import { type ContentPage, sectionsOf } from './sections.ts';

/** How much there is to find, counted when the page is asked for. */
export interface AboutCounts {
  directory: number;
  programs: number;
  events: number;
  library: number;
}

const FINDS = [
  ['directory', '/ecosystem/discover'],
  ['programs', '/program'],
  ['events', '/event'],
  ['library', '/resource/category'],
] as const;

/** What the platform is, who stands behind it, what one finds, and how it works. */
export function AboutPage({ page, counts }: { page: ContentPage; counts: AboutCounts }) {
  const t = useT();
  const title = localName(page, t.language, 'title');
  const lead = localName(page, t.language, 'lead');
  const { lang, opening, sections } = sectionsOf(page, t.language);
  return (
    <>
      <PageHead title={title.text} description={lead.text} />
      <PageHero
        title={<span lang={title.lang}>{title.text}</span>}
        lead={<span lang={lead.lang}>{lead.text}</span>}
        seed="about"
      />
      <div className="wrap section about-open">
        <p className="t-h2">{t('content:about.opening')}</p>
        <AboutFacts />
      </div>
      <section className="sand-2 section" aria-labelledby="finds">
        <div className="wrap">
          <h2 id="finds" className="t-h1 mb-10">
            {t('content:about.finds')}
          </h2>
          <ul className="finds">
            {FINDS.map(([name, to]) => (
              <li key={name}>
                <b className="t-figure">{formatInteger(counts[name])}</b>
                <h3 className="t-h3">
                  <AppLink to={to}>{t(`content:about.find.${name}`, { count: counts[name] })}</AppLink>
                </h3>
                <p className="t-2">{t(`content:about.find.${name}_text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="wrap section">
        {opening && (
          <div className="mb-12">
            <RichText content={{ text: opening, lang }} />
          </div>
        )}
        <div className="text-rows">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} className="t-h2" lang={lang}>
                {section.title}
              </h2>
              <RichText content={{ text: section.html, lang }} />
            </section>
          ))}
        </div>
        <div className="about-end">
          <p className="t-h2">{t('content:about.invite')}</p>
          <div className="btn-row">
            <ButtonLink size="big" to="/ecosystem/get-listed">
              {t('shell:nav.get_listed')}
            </ButtonLink>
            <ButtonLink size="big" look="line" to="/contact">
              {t('shell:footer.contact')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}

function AboutFacts() {
  const t = useT();
  const coordinators = useShell()?.content?.coordinators ?? [];
  return (
    <DefinitionList
      emptyText={t('common:not_provided')}
      facts={[
        { term: t('content:about.facts.run_by'), value: t('content:about.facts.ministry') },
        {
          term: t('content:about.facts.coordinated_by'),
          value:
            coordinators.length > 0
              ? coordinators.map((one) => {
                  const name = localName(one, t.language);
                  return (
                    <span key={one.id} className="block" lang={name.lang}>
                      {name.text}
                    </span>
                  );
                })
              : null,
        },
        { term: t('content:about.facts.languages'), value: t('content:about.facts.both') },
        { term: t('content:about.facts.answer'), value: t('content:about.facts.days') },
        { term: t('content:about.facts.price'), value: t('content:about.facts.free') },
      ]}
    />
  );
}
