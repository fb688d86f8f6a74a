import Share2 from 'lucide-react/icons/share-2';
import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { parseVideo } from '#shared/rules/video.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { ShareLinks } from '#web/components/ui/share-links.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { VideoEmbed } from '#web/components/ui/video-embed.tsx';
import { useT } from '#web/lib/texts.tsx';
import { categoryName } from '../category-name.ts';
import { categoryPath, kramaOf } from '../stakeholder-link.ts';
import { StakeholderRecordCard } from '../stakeholder-record-card.tsx';
import { StakeholderFacts } from './stakeholder-facts.tsx';
import { StakeholderFunding } from './stakeholder-funding.tsx';
import { StakeholderHead } from './stakeholder-head.tsx';
import { StakeholderAbout, StakeholderAreas, StakeholderTerms } from './stakeholder-sections.tsx';
import { StakeholderIndividual, StakeholderTeam } from './stakeholder-team.tsx';

/** The public page of a stakeholder of any kind; parts it does not have are left out. */
export function StakeholderPage({ record, url }: { record: StakeholderDetail; url: string }) {
  const t = useT();
  const name = localName(record, t.language).text;
  return (
    <article>
      <StakeholderHead
        record={record}
        actions={
          <ButtonLink look="line" to="#share" icon={<Icon of={Share2} />}>
            {t('stakeholder:share')}
          </ButtonLink>
        }
      />
      <div className="tab-bar">
        <div className="wrap">
          <Tabs
            label={t('stakeholder:tabs')}
            items={tabsOf(record).map((id) => ({ to: `#${id}`, text: sectionTitle(t, record, id) }))}
          />
        </div>
      </div>
      <div className="wrap detail">
        <div className="detail-main">
          <StakeholderAbout record={record} />
          <StakeholderIndividual record={record} />
          <StakeholderTerms record={record} />
          <StakeholderTeam record={record} />
          <StakeholderFunding record={record} />
          <StakeholderAreas record={record} />
          {parseVideo(record.video_link) && (
            <section id="video" aria-labelledby="video-title">
              <h2 id="video-title" className="t-h1">
                {t('stakeholder:section.video')}
              </h2>
              <VideoEmbed
                address={record.video_link}
                title={t('stakeholder:video_title', { name })}
                seed={record.id}
                category={kramaOf(record.kind)}
                texts={{
                  play: t('stakeholder:video_play'),
                  note: (provider) => t('stakeholder:video_note', { provider }),
                }}
              />
            </section>
          )}
          <section id="share" aria-labelledby="share-title">
            <h2 id="share-title" className="t-h4">
              {t('stakeholder:share')}
            </h2>
            <ShareLinks
              url={url}
              title={name}
              texts={{
                label: t('stakeholder:share'),
                newWindow: t('stakeholder:new_window'),
                copy: t('common:action.copy_link'),
                copied: t('common:toast.link_copied'),
              }}
            />
          </section>
        </div>
        <div className="detail-side">
          <StakeholderFacts record={record} />
          {record.is_claimable && <Claim record={record} />}
          <p className="t-small">
            <AppLink className="link" to={`/contact?category=report-profile&about=${record.id}`}>
              {t('stakeholder:report')}
            </AppLink>
          </p>
          <p className="t-cap t-3">
            {t('stakeholder:updated', { date: formatDate(t.language, record.updated_at) })}
          </p>
        </div>
      </div>
      <Related record={record} />
    </article>
  );
}

const SECTIONS = [
  'about',
  'person',
  'expertise',
  'interest',
  'service',
  'team',
  'funding',
  'areas',
  'video',
] as const;
type Section = (typeof SECTIONS)[number];

function tabsOf(record: StakeholderDetail): Section[] {
  const has: Record<Section, boolean> = {
    about: Boolean(record.description || record.description_kh || record.products.length),
    person: record.individual !== null || record.hidden.includes('individual'),
    expertise: record.terms.expertise.length > 0,
    interest: record.terms.interest.length > 0,
    service: record.terms.service.length > 0,
    team: record.team_count > 0 || record.hidden.includes('team_members'),
    funding: record.funding.rounds.length > 0,
    areas: record.areas.length > 0,
    video: parseVideo(record.video_link) !== null,
  };
  return SECTIONS.filter((id) => has[id]);
}

function sectionTitle(t: ReturnType<typeof useT>, record: StakeholderDetail, id: Section): string {
  if (id === 'about')
    return t(record.products.length > 0 ? 'stakeholder:section.product' : 'stakeholder:section.about');
  return t(`stakeholder:section.${id === 'service' ? 'services' : id}`);
}

function Claim({ record }: { record: StakeholderDetail }) {
  const t = useT();
  const isPerson = record.kind === 'mentor';
  return (
    <section className="claim">
      <h2 className="t-h4">{t(isPerson ? 'stakeholder:claim.person_title' : 'stakeholder:claim.title')}</h2>
      <p className="t-small t-2 mt-2">{t('stakeholder:claim.text')}</p>
    </section>
  );
}

function Related({ record }: { record: StakeholderDetail }) {
  const t = useT();
  if (record.related.length === 0) return null;
  const list = categoryName(t, record.category);
  return (
    <section className="section border-t border-line">
      <div className="wrap">
        <div className="head-row">
          <h2 className="t-h1">{t('stakeholder:section.near')}</h2>
          <MoreLink to={categoryPath(record.category)}>
            {t('stakeholder:see_all_in', { name: list })}
          </MoreLink>
        </div>
        <div className="cards cards-4">
          {record.related.map((card) => (
            <StakeholderRecordCard key={card.id} card={card} />
          ))}
        </div>
      </div>
    </section>
  );
}
