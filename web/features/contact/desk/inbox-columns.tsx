import { contactCategoryName } from '#shared/domain/contact-categories.ts';
import { formatDate, machineTime } from '#shared/format/dates.ts';
import { waitingTime } from '#shared/format/durations.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { Column } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { AssigneeCell } from '#web/features/desk/list/assignee.tsx';
import { type InboxRow, inboxQuery, inboxTo, messageTo, withChange } from './inbox-state.ts';
import type { InboxData } from './load-contact-inbox.ts';
import { CONTACT_TONES } from './status-tone.ts';

/** What is told of each message in the list. */
export function inboxColumns(
  t: Translator,
  { state, now, viewer_id }: Omit<InboxData, 'list'>,
): Column<InboxRow>[] {
  const query = inboxQuery(state);
  const waits = state.status === 'open';
  return [
    {
      key: 'from',
      head: t('contact-desk:column.from'),
      kind: 'main',
      cell: (row) => (
        <AppLink to={messageTo(row.id, query)} data-row-link="">
          <span className="strong block">{row.name}</span>
          <span className="case-excerpt">{row.excerpt}</span>
        </AppLink>
      ),
    },
    {
      key: 'subject',
      head: t('contact-desk:column.subject'),
      cell: (row) => (
        <span className="desk-kind">
          {contactCategoryName(row.category, t.language)}
          <span lang="en">{row.reference}</span>
        </span>
      ),
    },
    {
      key: 'waiting',
      head: t(waits ? 'contact-desk:column.waiting' : 'contact-desk:column.since'),
      sort: {
        to: inboxTo(withChange(state, { ordering: state.ordering === 'created' ? '-created' : 'created' })),
        direction: (state.ordering === 'created') === waits ? 'descending' : 'ascending',
      },
      cell: ({ created_at }) => (
        <time dateTime={machineTime(created_at)}>
          {waits ? waitingTime(t, created_at, now) : formatDate(t.language, created_at)}
        </time>
      ),
    },
    {
      key: 'assignee',
      head: t('contact-desk:column.assignee'),
      cell: ({ assignee }) => <AssigneeCell assignee={assignee} viewerId={viewer_id} />,
    },
    ...(state.status === 'all'
      ? [
          {
            key: 'status',
            head: t('contact-desk:column.status'),
            cell: ({ status }: InboxRow) => (
              <Tag tone={CONTACT_TONES[status]}>{t(`contact:status.${status}`)}</Tag>
            ),
          },
        ]
      : []),
  ];
}
