import { PERSON_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { formatDate } from '#shared/format/dates.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { contactTo } from '#web/features/contact/contact-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { stakeholderPath } from '../stakeholder-link.ts';
import type { RecordView } from './record-view.ts';
import { StakeholderContact } from './stakeholder-contact.tsx';
import { StakeholderFacts } from './stakeholder-facts.tsx';

/** Facts, ways to reach it, the claim, and what to do when something is wrong. */
export function StakeholderAside({ record }: { record: RecordView }) {
  const t = useT();
  return (
    <>
      <StakeholderFacts record={record} />
      <StakeholderContact record={record} />
      {record.is_claimable && <Claim record={record} />}
      <p className="t-small flex flex-wrap items-center gap-x-4 gap-y-1">
        <AppLink
          className="link"
          to={contactTo({ category: 'report-profile', about: stakeholderPath(record) })}
        >
          {t('stakeholder:report')}
        </AppLink>
        <span className="t-3">
          {t('stakeholder:updated', { date: formatDate(t.language, record.updated_at) })}
        </span>
      </p>
    </>
  );
}

function Claim({ record }: { record: RecordView }) {
  const t = useT();
  const isPerson = PERSON_KINDS.includes(record.kind) && record.individual_id !== null;
  return (
    <section className="claim" aria-labelledby="claim-title">
      <div>
        <h2 id="claim-title" className="t-h4">
          {t(isPerson ? 'stakeholder:claim.person_title' : 'stakeholder:claim.title')}
        </h2>
        <p className="t-small t-2 mt-2">
          {t(isPerson ? 'stakeholder:claim.person_text' : 'stakeholder:claim.text')}
        </p>
      </div>
      <ButtonLink
        look="ink"
        to={contactTo({ about: stakeholderPath(record) })}
        className="justify-self-start"
      >
        {t('stakeholder:claim.action')}
      </ButtonLink>
    </section>
  );
}
