import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import { categoryPath } from '#shared/domain/addresses.ts';
import { profilePath } from '#shared/domain/profile/own-profile-paths.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { ConnectLink } from '#web/features/connection/connect-link.tsx';
import { SaveToggle } from '#web/features/save/save-toggle.tsx';
import { useT } from '#web/lib/texts.tsx';
import { useCategoryNames } from '../category-name.ts';
import { StakeholderCohorts } from '../relations/stakeholder-cohorts.tsx';
import { StakeholderInvestments } from '../relations/stakeholder-investments.tsx';
import { StakeholderPrograms } from '../relations/stakeholder-programs.tsx';
import { StakeholderWorksWith } from '../relations/stakeholder-works-with.tsx';
import { untoldRelations } from '../relations/untold-relations.ts';
import { StakeholderRecordCard } from '../stakeholder-record-card.tsx';
import type { RecordView } from './record-view.ts';
import { StakeholderAside } from './stakeholder-aside.tsx';
import { StakeholderFunding } from './stakeholder-funding.tsx';
import { StakeholderHead } from './stakeholder-head.tsx';
import { StakeholderAbout, StakeholderTerms } from './stakeholder-sections.tsx';
import { StakeholderShare } from './stakeholder-share.tsx';
import { StakeholderIndividual, StakeholderTeam } from './stakeholder-team.tsx';
import { UnownedActions } from './unowned-actions.tsx';

/** The server-drawn parts of a record's page, in their order. */
interface PartProps {
  record: RecordView;
}

export function Head({ record }: PartProps) {
  const t = useT();
  return (
    <StakeholderHead
      record={record}
      actions={
        <>
          <SaveToggle
            wide
            kind="stakeholder"
            id={record.id}
            name={localName(record, t.language).text}
            saved={record.is_saved}
          />
          {record.can.edit && (
            <ButtonLink look="ink" to={profilePath(record.kind, record.id)} icon={<Icon of={Pencil} />}>
              {t('stakeholder:edit')}
            </ButtonLink>
          )}
          {record.is_claimable && !record.is_member && <UnownedActions record={record} />}
          {!record.is_claimable && !record.is_member && (
            <ConnectLink id={record.id} connection={record.connection} />
          )}
          <ButtonLink
            look="line"
            to="#share"
            icon={<Icon of={Share2} />}
            data-share=""
            data-title={localName(record, t.language).text}
          >
            {t('common:action.share')}
          </ButtonLink>
        </>
      }
    />
  );
}

const isStartup = ({ kind }: RecordView) => kind === 'startup';

export function First({ record }: PartProps) {
  return (
    <>
      <StakeholderAbout record={record} />
      {!isStartup(record) && <StakeholderTerms record={record} />}
    </>
  );
}

export const Aside = StakeholderAside;
export const Share = StakeholderShare;

export function Rest({ record }: PartProps) {
  return (
    <>
      <StakeholderIndividual record={record} />
      <StakeholderPrograms programs={record.programs} />
      <StakeholderTeam record={record} />
      <StakeholderFunding record={record} />
      <StakeholderInvestments investments={record.investments} />
      <StakeholderCohorts id={record.id} cohorts={record.cohorts} />
      <StakeholderWorksWith relations={untoldRelations(record)} />
      {isStartup(record) && <StakeholderTerms record={record} />}
    </>
  );
}

export function Related({ record }: PartProps) {
  const t = useT();
  const names = useCategoryNames();
  if (record.related.length === 0) return null;
  const list = names.list(record.category);
  const mixed = record.related.some(({ category }) => category !== record.category);
  return (
    <section className="section rule-above">
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
