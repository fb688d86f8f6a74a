import { PROFILE_VIEW_DAYS } from '#shared/constants.ts';
import { formatDate } from '#shared/format/dates.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { ProfileCard } from './profile-types.ts';

type StatusFacts = Pick<
  ProfileCard,
  | 'status'
  | 'changes_status'
  | 'waiting_since'
  | 'answer_by'
  | 'open_messages'
  | 'completeness'
  | 'updated_at'
  | 'views'
>;

/** Where a profile stands in one line: whose turn it is, since when, what waits. */
export function statusLine(t: Translator, profile: StatusFacts): string {
  const since = formatDate(t.language, profile.waiting_since ?? profile.updated_at);
  const status = profile.status === 'approved' ? (profile.changes_status ?? 'approved') : profile.status;
  const changes = profile.status === 'approved' && profile.changes_status !== null;
  switch (status) {
    case 'draft':
      return changes ? t('own-profile:line.changes_draft') : t('own-profile:line.draft');
    case 'reviewing':
      return [
        t(changes ? 'own-profile:line.changes_reviewing' : 'own-profile:line.reviewing', { date: since }),
        ...(profile.answer_by
          ? [t('own-profile:line.answer_by', { date: formatDate(t.language, profile.answer_by) })]
          : []),
      ].join(t.language === 'km' ? ' ' : ', ');
    case 'returned':
      return [
        t(changes ? 'own-profile:line.changes_returned' : 'own-profile:line.returned', { date: since }),
        ...(profile.open_messages > 0
          ? [t('own-profile:line.messages', { count: profile.open_messages })]
          : []),
      ].join(t.language === 'km' ? ' ' : ', ');
    case 'rejected':
      return t(changes ? 'own-profile:line.changes_rejected' : 'own-profile:line.rejected', { date: since });
    case 'archived':
      return t('own-profile:line.archived', { date: since });
    default:
      return [
        t('own-profile:line.complete', { percent: profile.completeness.percent }),
        ...(profile.views === null
          ? []
          : [t('own-profile:line.views', { count: profile.views, days: PROFILE_VIEW_DAYS })]),
      ].join(t.language === 'km' ? ' ' : ', ');
  }
}
