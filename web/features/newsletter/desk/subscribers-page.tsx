import { Form } from 'react-router';
import type { NewsletterSubscriber } from '#shared/contracts/newsletter.contract.ts';
import { NEWSLETTER_DESK_PATH } from '#shared/domain/newsletter.ts';
import { formatDate, machineTime } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { LANGUAGE_NAMES } from '#shared/i18n/languages.ts';
import { AppliedSelect } from '#web/components/form/applied-select.tsx';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { Tag, type TagTone } from '#web/components/ui/tag.tsx';
import { DeskList } from '#web/features/desk/list/desk-list.tsx';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { ListSearch } from '#web/features/desk/list/list-search.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { RemoveAnswer, SubscribersData } from './load-subscribers.ts';
import { fileTo, SUBSCRIBER_TABS, viewQuery, viewTo, withChange } from './subscribers-view.ts';

const TONES: Readonly<Record<NewsletterSubscriber['state'], TagTone>> = {
  confirmed: 'ok',
  waiting: 'warn',
  left: 'idle',
};

/** Who asked for the newsletter: found, taken along as a file, and removed at their request. */
export function SubscribersPage({
  data,
  answer,
}: {
  data: SubscribersData;
  answer: RemoveAnswer | undefined;
}) {
  const t = useT();
  const { state: view, list } = data;
  return (
    <>
      <ListHead title={t('newsletter:desk.title')} lead={t('newsletter:desk.lead')} page={list.current_page}>
        <ButtonLink look="line" to={fileTo(view)} reload>
          {t('newsletter:desk.export')}
        </ButtonLink>
      </ListHead>
      {answer?.removed && <DoneNotice key={answer.removed} text={t('newsletter:desk.removed')} />}
      {answer?.problem && <ProblemNotice problem={answer.problem} />}
      {!list.offered && (
        <Notice>
          <p>{t('newsletter:desk.not_offered')}</p>
        </Notice>
      )}
      <Tabs
        label={t('newsletter:desk.states')}
        keepScroll
        items={SUBSCRIBER_TABS.map((state) => ({
          to: viewTo(withChange(view, { state })),
          text: t(`newsletter:desk.state.${state}`),
          count: formatInteger(list.counts[state]),
          current: state === view.state,
        }))}
      />
      <div className="desk-tools">
        <ListSearch
          label={t('newsletter:desk.toolbar')}
          search={{
            label: t('newsletter:desk.search'),
            placeholder: t('newsletter:desk.search_placeholder'),
            value: view.search,
          }}
          query={viewQuery(view)}
          fields={['language']}
        >
          <AppliedSelect
            name="language"
            label={t('newsletter:desk.language')}
            value={view.language}
            placeholder={t('newsletter:desk.any_language')}
            options={(['en', 'km'] as const).map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
        </ListSearch>
      </div>
      {list.data.length === 0 ? (
        <EmptyState title={t('newsletter:desk.empty_title')} text={t('newsletter:desk.empty_text')} />
      ) : (
        <DeskList found={t('newsletter:desk.found', { count: list.item_count })}>
          <Subscribers data={data} />
        </DeskList>
      )}
      <div className="mt-8">
        <ListPages path={NEWSLETTER_DESK_PATH} list={list} />
      </div>
    </>
  );
}

function Subscribers({ data: { state: view, list } }: { data: SubscribersData }) {
  const t = useT();
  const moment = (at: string | null) =>
    at ? <time dateTime={machineTime(at)}>{formatDate(t.language, at)}</time> : '—';
  const columns: Column<NewsletterSubscriber>[] = [
    {
      key: 'email',
      head: t('newsletter:desk.column.email'),
      kind: 'main',
      cell: ({ email }) => (
        <span className="strong break-anywhere" lang="en">
          {email}
        </span>
      ),
    },
    {
      key: 'language',
      head: t('newsletter:desk.column.language'),
      cell: ({ language }) => <span lang={language}>{LANGUAGE_NAMES[language]}</span>,
    },
    {
      key: 'asked',
      head: t('newsletter:desk.column.asked'),
      sort: {
        to: viewTo(withChange(view, { ordering: view.ordering === 'created' ? '-created' : 'created' })),
        direction: view.ordering === 'created' ? 'ascending' : 'descending',
      },
      cell: ({ asked_at }) => moment(asked_at),
    },
    {
      key: 'confirmed',
      head: t('newsletter:desk.column.confirmed'),
      cell: ({ confirmed_at }) => moment(confirmed_at),
    },
    {
      key: 'state',
      head: t('newsletter:desk.column.state'),
      cell: ({ state }) => <Tag tone={TONES[state]}>{t(`newsletter:desk.state.${state}`)}</Tag>,
    },
    {
      key: 'act',
      head: t('newsletter:desk.column.act'),
      cell: (row) => <Remove row={row} to={viewTo(view)} />,
    },
  ];
  return (
    <DataTable
      caption={t('newsletter:desk.caption')}
      columns={columns}
      rows={list.data}
      rowKey={({ id }) => id}
    />
  );
}

/** Asks once more before an address is deleted; works without script. */
function Remove({ row, to }: { row: NewsletterSubscriber; to: string }) {
  const t = useT();
  return (
    <details>
      <summary className="link" aria-label={t('newsletter:desk.remove_of', { email: row.email })}>
        {t('newsletter:desk.remove')}
      </summary>
      <Form method="post" action={to} className="mt-2">
        <input type="hidden" name="id" value={row.id} />
        <Button type="submit" look="danger" size="s">
          {t('newsletter:desk.remove_sure')}
        </Button>
      </Form>
    </details>
  );
}
