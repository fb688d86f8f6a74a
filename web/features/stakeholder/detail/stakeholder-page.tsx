import Share2 from 'lucide-react/icons/share-2';
import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { ShareLinks } from '#web/components/ui/share-links.tsx';
import { useT } from '#web/lib/texts.tsx';
import { categoryName } from '../category-name.ts';
import { categoryPath } from '../stakeholder-link.ts';
import { StakeholderRecordCard } from '../stakeholder-record-card.tsx';
import { StakeholderAside } from './stakeholder-aside.tsx';
import { StakeholderFunding } from './stakeholder-funding.tsx';
import { StakeholderHead } from './stakeholder-head.tsx';
import { StakeholderAbout, StakeholderTerms } from './stakeholder-sections.tsx';
import { StakeholderTabs } from './stakeholder-tabs.tsx';
import { StakeholderIndividual, StakeholderTeam } from './stakeholder-team.tsx';
import { StakeholderVideo } from './stakeholder-video.tsx';

/**
 * The public page of a stakeholder of any kind; parts it does not have are left out. On phones the facts, the ways to
 * reach it and the claim stand between what it is and the rest; from 1024 px up they are the side.
 */
export function StakeholderPage({ record, url }: { record: StakeholderDetail; url: string }) {
  const t = useT();
  const isStartup = record.kind === 'startup';
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
      <StakeholderTabs record={record} />
      <div className="wrap detail detail-split">
        <div className="detail-main detail-first">
          <StakeholderAbout record={record} />
          {!isStartup && <StakeholderTerms record={record} />}
        </div>
        <StakeholderAside record={record} />
        <div className="detail-main">
          <StakeholderIndividual record={record} />
          <StakeholderTeam record={record} />
          <StakeholderFunding record={record} />
          {isStartup && <StakeholderTerms record={record} />}
          <StakeholderVideo record={record} />
          <Share url={url} title={localName(record, t.language).text} />
        </div>
      </div>
      <Related record={record} />
    </article>
  );
}

function Share({ url, title }: { url: string; title: string }) {
  const t = useT();
  return (
    <div className="detail-rows">
      <section id="share" aria-labelledby="share-title">
        <h2 id="share-title" className="t-h3">
          {t('stakeholder:share')}
        </h2>
        <ShareLinks
          url={url}
          title={title}
          texts={{
            label: t('stakeholder:share'),
            newWindow: t('stakeholder:new_window'),
            copy: t('common:action.copy_link'),
            copied: t('common:toast.link_copied'),
          }}
        />
      </section>
    </div>
  );
}

function Related({ record }: { record: StakeholderDetail }) {
  const t = useT();
  if (record.related.length === 0) return null;
  const list = categoryName(t, record.category);
  const mixed = record.related.some(({ category }) => category !== record.category);
  return (
    <section className="section border-t border-line">
      <div className="wrap">
        <div className="head-row">
          <h2 className="t-h1">{t('stakeholder:section.near')}</h2>
          <MoreLink to={categoryPath(record.category)}>
            {t('stakeholder:all_in', { name: t.language === 'en' ? list.toLowerCase() : list })}
          </MoreLink>
        </div>
        <div className="cards cards-4">
          {record.related.map((card) => (
            <StakeholderRecordCard key={card.id} card={card} mixed={mixed} />
          ))}
        </div>
      </div>
    </section>
  );
}
