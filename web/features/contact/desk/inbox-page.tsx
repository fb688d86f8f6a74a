import './contact-desk.css';
import { useNavigation } from 'react-router';
import { CONTACT_ANSWER_DAYS } from '#shared/domain/contact.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useFresh } from '#web/features/review/frame/use-fresh.ts';
import { KeysLine } from '#web/features/review/keys/keys-line.tsx';
import { useRowKeys } from '#web/features/review/keys/use-row-keys.ts';
import { useT } from '#web/lib/texts.tsx';
import {
  INBOX_PATH,
  type InboxList,
  inboxQuery,
  inboxTo,
  isNarrowed,
  STATUSES,
  withChange,
} from './inbox-state.ts';
import { InboxTable } from './inbox-table.tsx';
import { InboxToolbar } from './inbox-toolbar.tsx';
import type { InboxData } from './load-inbox.ts';

/** What makes two readings of the inbox the same. */
const signatureOf = ({ data, counts }: InboxList) =>
  JSON.stringify([counts, data.map(({ id, status, assignee }) => [id, status, assignee?.id])]);

/** The contact inbox (2.159): what waits for an answer, oldest first. */
export function InboxPage({ inbox }: { inbox: InboxData }) {
  const t = useT();
  const navigation = useNavigation();
  const { state, list } = inbox;
  useFresh(`/desk-api/v1/contact-messages/?${inboxQuery(state)}`, list, signatureOf);
  useRowKeys();
  const isWaiting = navigation.state === 'loading' && navigation.location.pathname === INBOX_PATH;
  const title = t('contact-desk:title');
  return (
    <>
      <PageHead
        title={
          list.current_page > 1
            ? t('contact-desk:page_title', { title, number: formatInteger(list.current_page) })
            : title
        }
        robots="noindex"
      />
      <div className="desk-head">
        <div>
          <h1 className="t-h1">{title}</h1>
          <p className="t-2">{t('contact-desk:lead', { count: CONTACT_ANSWER_DAYS })}</p>
        </div>
      </div>
      <Tabs
        label={t('contact-desk:statuses')}
        keepScroll
        items={STATUSES.map((status) => ({
          to: inboxTo(withChange(state, { status })),
          text: status === 'all' ? t('contact-desk:all') : t(`contact:status.${status}`),
          count: formatInteger(list.counts[status]),
          current: state.status === status,
        }))}
      />
      <InboxToolbar state={state} />
      {list.data.length === 0 ? (
        <InboxEmpty inbox={inbox} />
      ) : (
        <div
          className={classNames('desk-list', isWaiting && 'is-waiting')}
          aria-busy={isWaiting || undefined}
        >
          <div className="desk-count">
            <p className="t-small t-2" role="status">
              {t('contact-desk:found', { count: list.item_count })}
            </p>
          </div>
          <InboxTable inbox={inbox} />
        </div>
      )}
      <div className="mt-8">
        <Pagination
          current={list.current_page}
          total={list.total_page}
          pageTo={(page) => inboxTo({ ...state, page })}
          texts={{
            label: t('contact-desk:pages'),
            previous: t('common:action.previous'),
            next: t('common:action.next'),
            page: (page) => t('common:pagination.page', { page: formatInteger(page) }),
          }}
        />
      </div>
      {list.data.length > 0 && <KeysLine decide={false} select={false} />}
    </>
  );
}

/** Nothing in the list: all answered, or nothing matches and the way out (UX rule 7). */
function InboxEmpty({ inbox: { state } }: { inbox: InboxData }) {
  const t = useT();
  if (isNarrowed(state)) {
    return (
      <EmptyState
        title={t('contact-desk:empty.filtered')}
        actions={
          <ButtonLink
            to={inboxTo(withChange(state, { search: '', filters: [], category: '', status: 'all' }))}
          >
            {t('contact-desk:empty.clear')}
          </ButtonLink>
        }
      />
    );
  }
  if (state.status !== 'open') return <EmptyState title={t('contact-desk:empty.none')} />;
  return <EmptyState title={t('contact-desk:empty.done')} text={t('contact-desk:empty.done_text')} />;
}
