import './inbox.css';
import '../connection/connection.css';
import { Form } from 'react-router';
import type { NotificationCounts } from '#shared/contracts/notification.contract.ts';
import { CONNECTION_PATH } from '#shared/domain/connection.ts';
import { INBOX_FILTERS, INBOX_PATH } from '#shared/domain/inbox.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { toldCounts } from '#web/features/notification/live/unread.ts';
import { useReadAgain } from '#web/features/notification/live/use-read-again.ts';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useStore } from '#web/lib/store.ts';
import { useT } from '#web/lib/texts.tsx';
import type { InboxAnswer } from './change-inbox.ts';
import { inboxList, viewTo } from './inbox-view.ts';
import type { InboxData, ThreadData } from './load-inbox.ts';
import { ThreadList } from './thread-list.tsx';
import { threadName } from './thread-name.ts';
import { ThreadPane } from './thread-pane.tsx';

/** The inbox: threads at the left, the open one at the right; on phones one of the two. */
export function InboxPage({ data, answer }: { data: InboxData; answer: InboxAnswer | undefined }) {
  const t = useT();
  const { open, view, list, now } = data;
  useReadAgain(markOf(useStore(toldCounts)), markOf(useViewer()?.counts));
  const title = open ? `${threadName(t, open.thread).text} · ${t('inbox:title')}` : t('inbox:title');
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <div className="inbox" data-open={open ? '' : undefined}>
        {open ? (
          <p className="t-h1 inbox-title">{t('inbox:title')}</p>
        ) : (
          <h1 className="t-h1 inbox-title">{t('inbox:title')}</h1>
        )}
        <div className="inbox-tools">
          <Tabs
            label={t('inbox:filter.label')}
            keepScroll
            items={INBOX_FILTERS.map((filter) => ({
              to: viewTo(inboxList.change(view, { filter })),
              text: t(`inbox:filter.${filter}`),
              count: formatInteger(list.counts[filter]),
              current: filter === view.filter,
            }))}
          />
          <Form
            method="get"
            action={INBOX_PATH}
            role="search"
            aria-label={t('inbox:search')}
            className="inbox-find"
            key={`${view.search} ${view.filter}`}
          >
            {view.filter !== 'all' && <input type="hidden" name="filter" value={view.filter} />}
            <SearchBox
              name="search"
              label={t('inbox:search')}
              placeholder={t('inbox:search_placeholder')}
              defaultValue={view.search}
              maxLength={200}
            />
          </Form>
        </div>
        <div className="inbox-panes">
          <section className="inbox-list" aria-label={t('inbox:threads')}>
            <p className="sr-only" role="status">
              {t('inbox:found', { count: list.item_count })}
            </p>
            {list.data.length > 0 ? (
              <>
                <ThreadList items={list.data} view={view} now={now} current={open?.thread.id} />
                <div className="inbox-pages">
                  <ListPages path={INBOX_PATH} list={list} />
                </div>
              </>
            ) : (
              <InboxEmpty data={data} />
            )}
          </section>
          {open ? (
            <ThreadPane key={open.thread.id} data={data as ThreadData} answer={answer} />
          ) : (
            list.data.length > 0 && (
              <div className="inbox-choose">
                <p className="t-h4">{t('inbox:choose.title')}</p>
                <p className="t-2">{t('inbox:choose.text')}</p>
              </div>
            )
          )}
        </div>
      </div>
    </>
  );
}

/** Nothing in this view, and the nearest way on. */
function InboxEmpty({ data: { view } }: { data: InboxData }) {
  const t = useT();
  if (view.search) {
    return (
      <EmptyState
        title={t('inbox:empty.search_title', { search: view.search })}
        text={t('inbox:empty.search_text')}
        actions={
          <ButtonLink to={INBOX_PATH} look="line">
            {t('inbox:empty.show_all')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t(`inbox:empty.${view.filter}_title`)}
      text={t(`inbox:empty.${view.filter}_text`)}
      actions={
        <ButtonLink to={view.filter === 'all' ? CONNECTION_PATH : INBOX_PATH} look="line">
          {t(view.filter === 'all' ? 'inbox:empty.connections' : 'inbox:empty.show_all')}
        </ButtonLink>
      }
    />
  );
}

/** What of the counts says that the inbox is another one. */
const markOf = (counts: NotificationCounts | null | undefined) =>
  counts ? `${counts.inbox_newest_at} ${counts.inbox_count} ${counts.connection_request_count}` : null;
