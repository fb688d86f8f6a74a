import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import FileClock from 'lucide-react/icons/file-clock';
import type { ReactNode } from 'react';
import { stepOfProblems } from '#shared/domain/profile/profile-steps.ts';
import { formatDate, formatFullDate } from '#shared/format/dates.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { contactTo } from '#web/features/contact/contact-to.ts';
import { useT } from '#web/lib/texts.tsx';
import { profileTo, stepTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';
import { AskedAct } from './asked-act.tsx';
import { RestoreForm } from './restore-form.tsx';

/** Where the profile stands, whose turn it is, and the next thing to do. */
export function StatusBanner({ profile }: { profile: OwnProfile }) {
  const t = useT();
  const { can } = profile;
  const action = profileTo(profile);
  const isChange = profile.status === 'approved' && profile.changes_status !== null;
  const status = isChange ? profile.changes_status : profile.status;
  const since = profile.waiting_since && formatDate(t.language, profile.waiting_since);
  const missing = isChange ? null : stepOfProblems(profile.kind, profile.problems);
  const check =
    can.submit &&
    (missing ? (
      <ButtonLink to={stepTo(profile, missing.name)}>{t('own-profile:do.complete')}</ButtonLink>
    ) : (
      <ButtonLink to={profileTo(profile, { view: 'check' })}>{t('own-profile:do.check')}</ButtonLink>
    ));
  const withdraw = can.withdraw && <AskedAct profile={profile} act="withdraw" />;
  const discard = can.discard && <AskedAct profile={profile} act="discard" look="bare" />;

  if (status === 'reviewing') {
    return (
      <Notice
        icon={Clock}
        tone="info"
        title={t(isChange ? 'own-profile:banner.changes_reviewing' : 'own-profile:banner.reviewing')}
      >
        <p>{since && t('own-profile:banner.turn_desk', { date: since })}</p>
        {profile.answer_by && (
          <p className="strong">
            {t('own-profile:banner.answer_by', { date: formatFullDate(t.language, profile.answer_by) })}
          </p>
        )}
        <Acts>{withdraw}</Acts>
      </Notice>
    );
  }
  if (status === 'draft') {
    return (
      <Notice
        icon={FileClock}
        title={t(isChange ? 'own-profile:banner.changes_draft' : 'own-profile:banner.draft')}
      >
        <p>{t(isChange ? 'own-profile:banner.changes_draft_text' : 'own-profile:banner.draft_text')}</p>
        <Acts>
          {check}
          {discard}
        </Acts>
      </Notice>
    );
  }
  if (status === 'returned') {
    return (
      <Notice
        tone="warn"
        title={t(isChange ? 'own-profile:banner.changes_returned' : 'own-profile:banner.returned')}
      >
        <p>{t('own-profile:banner.returned_text')}</p>
        <Acts>
          {withdraw}
          {discard}
        </Acts>
      </Notice>
    );
  }
  if (status === 'rejected') {
    return (
      <Notice
        tone="error"
        title={t(isChange ? 'own-profile:banner.changes_rejected' : 'own-profile:banner.rejected')}
      >
        {profile.review?.reason && <p className="whitespace-pre-line">{profile.review.reason}</p>}
        <Acts>
          <ButtonLink look="line" to={contactTo({ about: action })}>
            {t('own-profile:do.write')}
          </ButtonLink>
          {discard}
        </Acts>
      </Notice>
    );
  }
  if (status === 'archived') {
    return (
      <Notice title={t('own-profile:banner.archived')}>
        <p>{t('own-profile:banner.archived_text')}</p>
        <Acts>{can.restore && <RestoreForm action={action} />}</Acts>
      </Notice>
    );
  }
  return (
    <Notice tone="ok" icon={CircleCheck} title={t('own-profile:banner.approved')}>
      <p>{t('own-profile:banner.approved_text')}</p>
      {profile.page && (
        <Acts>
          <ButtonLink look="line" to={profile.page}>
            {t('own-profile:do.see_page')}
          </ButtonLink>
        </Acts>
      )}
    </Notice>
  );
}

const Acts = ({ children }: { children: ReactNode }) => (
  <div className="btn-row mt-4 empty:hidden">{children}</div>
);
