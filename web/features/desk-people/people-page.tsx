import '../desk-admin.css';
import { DESK_ROLES } from '#shared/domain/roles.ts';
import { formatDate, machineTime } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { AppliedSelect } from '#web/components/form/applied-select.tsx';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { KeysLine } from '#web/features/desk/keys/keys-line.tsx';
import { useRowKeys } from '#web/features/desk/keys/use-row-keys.ts';
import { DeskList } from '#web/features/desk/list/desk-list.tsx';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { ListSearch } from '#web/features/desk/list/list-search.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { InviteAnswer } from './invite-staff.ts';
import { InviteForm } from './invite-staff-form.tsx';
import type { PeopleData } from './load-people.ts';
import {
  PEOPLE_PATH,
  PEOPLE_TABS,
  type PeopleRow,
  type PeopleState,
  peopleQuery,
  peopleTo,
  personTo,
} from './people-state.ts';

/** People with an account: found, not browsed; administrators alone come here. */
export function PeoplePage({
  people: { state, list },
  answer,
}: {
  people: PeopleData;
  answer: InviteAnswer | undefined;
}) {
  const t = useT();
  useRowKeys();
  return (
    <>
      <ListHead title={t('person-desk:title')} lead={t('person-desk:lead')} page={list.current_page} />
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
      <InviteForm answer={answer} />
      <Toolbar state={state} />
      {list.data.length === 0 ? (
        <EmptyState
          title={t('person-desk:empty')}
          text={t('person-desk:empty_text')}
          actions={<ButtonLink to={PEOPLE_PATH}>{t('person-desk:clear')}</ButtonLink>}
        />
      ) : (
        <DeskList found={t('person-desk:found', { count: list.item_count })}>
          <PeopleTable state={state} rows={list.data} />
        </DeskList>
      )}
      <div className="mt-8">
        <ListPages path={PEOPLE_PATH} list={list} />
      </div>
      <KeysLine decide={false} select={false} />
    </>
  );
}

function Toolbar({ state }: { state: PeopleState }) {
  const t = useT();
  return (
    <div className="desk-tools">
      <ListSearch
        label={t('person-desk:toolbar')}
        search={{
          label: t('person-desk:search'),
          placeholder: t('person-desk:search_placeholder'),
          value: state.search,
        }}
        query={peopleQuery(state)}
        fields={['role']}
      >
        <AppliedSelect
          name="role"
          label={t('person-desk:role_filter')}
          value={state.role}
          placeholder={t('person-desk:any_role')}
          options={DESK_ROLES.map((role) => ({ value: role, label: t(`person-desk:role.${role}`) }))}
        />
      </ListSearch>
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
            {row.roles.length > 0 && !row.second_factor && (
              <Tag tone="warn">{t('person-desk:no_factor')}</Tag>
            )}
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
      {/* Faces stand on the pages of the people: twenty pictures would be twenty requests here. */}
      <Avatar initials={initials(name.text || row.email)} size="m" lang={name.lang} />
      <AppLink to={personTo(row.id)} data-row-link="">
        <span className="strong block" lang={name.lang}>
          {name.text || t('person-desk:nameless')}
        </span>
        <span className="t-small t-2 block break-all t-normal" lang="en">
          {row.email}
        </span>
      </AppLink>
    </span>
  );
}
