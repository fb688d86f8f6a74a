import '../desk-admin.css';
import { Form, useSubmit } from 'react-router';
import { DESK_ROLES } from '#shared/domain/roles.ts';
import { formatDate, machineTime } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { SelectOptions } from '#web/components/form/select.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { KeysLine } from '#web/features/review/keys/keys-line.tsx';
import { useRowKeys } from '#web/features/review/keys/use-row-keys.ts';
import { useT } from '#web/lib/texts.tsx';
import type { PeopleData } from './load-people.ts';
import {
  PEOPLE_PATH,
  PEOPLE_TABS,
  type PeopleRow,
  type PeopleState,
  peopleTo,
  personTo,
} from './people-state.ts';

/** People with an account: found, not browsed; administrators alone come here (B.71). */
export function PeoplePage({ people: { state, list } }: { people: PeopleData }) {
  const t = useT();
  useRowKeys();
  const title = t('person-desk:title');
  return (
    <>
      <PageHead
        title={
          list.current_page > 1
            ? t('person-desk:page_title', { title, number: formatInteger(list.current_page) })
            : title
        }
        robots="noindex"
      />
      <div className="desk-head">
        <div>
          <h1 className="t-h1">{title}</h1>
          <p className="t-2">{t('person-desk:lead')}</p>
        </div>
      </div>
      <Tabs
        label={t('person-desk:tabs')}
        keepScroll
        items={PEOPLE_TABS.map((tab) => ({
          to: peopleTo({ ...state, tab, role: '', page: 1 }),
          text: t(`person-desk:tab.${tab}`),
          count: formatInteger(list.counts[tab]),
          current: state.tab === tab,
        }))}
      />
      <Toolbar key={peopleTo(state)} state={state} />
      {list.data.length === 0 ? (
        <EmptyState
          title={t('person-desk:empty')}
          text={t('person-desk:empty_text')}
          actions={<ButtonLink to={PEOPLE_PATH}>{t('person-desk:clear')}</ButtonLink>}
        />
      ) : (
        <div className="desk-list">
          <div className="desk-count">
            <p className="t-small t-2" role="status">
              {t('person-desk:found', { count: list.item_count })}
            </p>
          </div>
          <PeopleTable state={state} rows={list.data} />
        </div>
      )}
      <div className="mt-8">
        <Pagination
          current={list.current_page}
          total={list.total_page}
          pageTo={(page) => peopleTo({ ...state, page })}
          texts={{
            label: t('person-desk:pages'),
            previous: t('common:action.previous'),
            next: t('common:action.next'),
            page: (page) => t('common:pagination.page', { page: formatInteger(page) }),
          }}
        />
      </div>
      <KeysLine decide={false} select={false} />
    </>
  );
}

function Toolbar({ state }: { state: PeopleState }) {
  const t = useT();
  const submit = useSubmit();
  const scripted = useHydrated();
  return (
    <div className="desk-tools">
      <Form method="get" role="search" aria-label={t('person-desk:toolbar')} className="desk-find">
        <SearchBox
          name="search"
          label={t('person-desk:search')}
          placeholder={t('person-desk:search_placeholder')}
          defaultValue={state.search}
          maxLength={200}
        />
        <select
          name="role"
          aria-label={t('person-desk:role_filter')}
          className="select select-s"
          defaultValue={state.role}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          <SelectOptions
            placeholder={t('person-desk:any_role')}
            options={DESK_ROLES.map((role) => ({ value: role, label: t(`person-desk:role.${role}`) }))}
          />
        </select>
        {state.tab !== 'all' && <input type="hidden" name="tab" value={state.tab} />}
        {!scripted && (
          <Button type="submit" look="line">
            {t('common:action.search')}
          </Button>
        )}
      </Form>
    </div>
  );
}

function PeopleTable({ state, rows }: { state: PeopleState; rows: readonly PeopleRow[] }) {
  const t = useT();
  const sort = (column: 'name' | 'created' | 'seen', first: 'ascending' | 'descending') => {
    const [up, down] = [column, `-${column}` as const];
    const direction =
      state.ordering === up
        ? ('ascending' as const)
        : state.ordering === down
          ? ('descending' as const)
          : undefined;
    const next = direction ? (direction === 'ascending' ? down : up) : first === 'ascending' ? up : down;
    return { to: peopleTo({ ...state, ordering: next, page: 1 }), ...(direction ? { direction } : {}) };
  };
  const columns: Column<PeopleRow>[] = [
    {
      key: 'name',
      head: t('person-desk:column.name'),
      kind: 'main',
      sort: sort('name', 'ascending'),
      cell: (row) => <NameCell row={row} />,
    },
    {
      key: 'roles',
      head: t('person-desk:column.roles'),
      cell: (row) =>
        row.roles.length > 0 || row.status !== 'active' ? (
          <span className="desk-tags">
            {row.status !== 'active' && <Tag tone="error">{t(`person-desk:status.${row.status}`)}</Tag>}
            {row.roles.map((role) => (
              <Tag key={role} tone="plain">
                {t(`person-desk:role.${role}`)}
              </Tag>
            ))}
          </span>
        ) : null,
    },
    {
      key: 'organisations',
      head: t('person-desk:column.organisations'),
      kind: 'wide',
      cell: (row) => <span className="num">{formatInteger(row.organisations)}</span>,
    },
    {
      key: 'seen',
      head: t('person-desk:column.seen'),
      sort: sort('seen', 'descending'),
      cell: ({ last_seen }) =>
        last_seen ? (
          <time dateTime={machineTime(last_seen)}>{formatDate(t.language, last_seen)}</time>
        ) : (
          <span className="t-3">{t('person-desk:never')}</span>
        ),
    },
    {
      key: 'created',
      head: t('person-desk:column.created'),
      kind: 'wide',
      sort: sort('created', 'descending'),
      cell: ({ created_at }) => (
        <time dateTime={machineTime(created_at)}>{formatDate(t.language, created_at)}</time>
      ),
    },
  ];
  return (
    <DataTable caption={t('person-desk:caption')} columns={columns} rows={rows} rowKey={({ id }) => id} />
  );
}

function NameCell({ row }: { row: PeopleRow }) {
  const t = useT();
  const name = localName(row, t.language);
  return (
    <span className="admin-name">
      <Avatar
        initials={initials(name.text || row.email)}
        photoUrl={row.photo.endsWith('default-user.svg') ? null : row.photo}
        size="m"
        lang={name.lang}
      />
      <AppLink to={personTo(row.id)} data-row-link="">
        <span className="strong block" lang={name.lang}>
          {name.text || t('person-desk:nameless')}
        </span>
        <span className="t-small t-2 block break-all font-normal" lang="en">
          {row.email}
        </span>
      </AppLink>
    </span>
  );
}
