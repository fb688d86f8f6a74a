import { correctPageLink } from '#shared/domain/correction.ts';
import { reportPageLink } from '#shared/domain/report.ts';
import { formatDate } from '#shared/format/dates.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ClaimBox } from '#web/features/claim/claim-box.tsx';
import { useT } from '#web/lib/texts.tsx';
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
      {!record.preview && <ClaimBox record={record} />}
      <p className="t-small flex flex-wrap items-center gap-x-4 gap-y-1">
        {!record.preview && (
          <>
            <AppLink className="link" to={correctPageLink('stakeholder', record.id)} rel="nofollow">
              {t('common:correct_page')}
            </AppLink>
            <AppLink className="link" to={reportPageLink('stakeholder', record.id)} rel="nofollow">
              {t('common:report_page')}
            </AppLink>
          </>
        )}
        <span className="t-3">
          {t('stakeholder:updated', { date: formatDate(t.language, record.updated_at) })}
        </span>
      </p>
    </>
  );
}
