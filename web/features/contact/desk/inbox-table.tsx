import { contactCategoryName } from '#shared/domain/contact-categories.ts';
import { formatDate, machineTime } from '#shared/format/dates.ts';
import { waitingTime } from '#shared/format/durations.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { staffName } from '#web/features/review/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { type InboxRow, inboxQuery, inboxTo, messageTo, withChange } from './inbox-state.ts';
import type { InboxData } from './load-inbox.ts';
import { CONTACT_TONES } from './status-tone.ts';

/** The messages, one line each. */
export function InboxTable({ inbox: { state, list, now, viewer_id } }: { inbox: InboxData }) {
  const t = useT();
  const query = inboxQuery(state);
  const waits = state.status === 'open';
  const columns: Column<InboxRow>[] = [
    {
      key: 'from',
      head: t('contact-desk:column.from'),
      kind: 'main',
      cell: (row) => (
        <AppLink to={messageTo(row.id, query)} data-row-link="">
          <span className="strong block">{row.name}</span>
          <span className="inbox-excerpt">{row.excerpt}</span>
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
      cell: ({ assignee }) => <Assignee assignee={assignee} viewerId={viewer_id} />,
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
  return (
    <DataTable
      caption={t('contact-desk:caption')}
      columns={columns}
      rows={list.data}
      rowKey={({ id }) => id}
    />
  );
}

function Assignee({ assignee, viewerId }: { assignee: InboxRow['assignee']; viewerId: string }) {
  const t = useT();
  if (!assignee) return <span className="t-3 desk-nobody">{t('contact-desk:nobody')}</span>;
  const name = staffName(assignee, t.language);
  return (
    <span className="desk-who">
      <Avatar initials={initials(name.text)} size="m" lang={name.lang} />
      {assignee.id === viewerId ? t('contact-desk:you') : <span lang={name.lang}>{name.text}</span>}
    </span>
  );
}
