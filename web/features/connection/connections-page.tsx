import './connection.css';
import Building2 from 'lucide-react/icons/building-2';
import ShieldBan from 'lucide-react/icons/shield-ban';
import UserRound from 'lucide-react/icons/user-round';
import { Form } from 'react-router';
import { CONNECTION_PATH, CONNECTION_TABS, NETWORK_CONNECTION_PATH } from '#shared/domain/connection.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppliedSelect } from '#web/components/form/applied-select.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import { AskPage } from './ask-page.tsx';
import { BlockedPage } from './blocked-page.tsx';
import type { ConnectionAnswer } from './change-connection.ts';
import { ConnectionDone } from './connection-done.tsx';
import { ConnectionEmpty } from './connection-empty.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { CONNECTION_ORDERS, pathOf, viewTo } from './connection-view.ts';
import type { ConnectionListData, ConnectionsData } from './load-connections.ts';
import { ReportPage } from './report-person-page.tsx';

export interface ConnectionsPageProps {
  data: ConnectionsData;
  answer: ConnectionAnswer | undefined;
}

/** Connections of a person or of their organisations, and the forms that begin and end them. */
export function ConnectionsPage({ data, answer }: ConnectionsPageProps) {
  switch (data.page) {
    case 'ask':
      return <AskPage data={data} answer={answer} />;
    case 'report':
      return <ReportPage data={data} answer={answer} />;
    case 'blocked':
      return <BlockedPage data={data} answer={answer} />;
    case 'list':
      return <ListPage data={data} answer={answer} />;
  }
}

function ListPage({ data, answer }: { data: ConnectionListData; answer: ConnectionAnswer | undefined }) {
  const t = useT();
  const { view, tab, list } = data;
  const isNetwork = view.scope === 'organisation';
  const title = t(isNetwork ? 'connection:network_title' : 'connection:title');
  const hasNobody = isNetwork && list.organisations.length === 0;
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <div className="connection-head">
        <h1 className="t-h1">{title}</h1>
        <AppLink className="link t-small" to={`${CONNECTION_PATH}?view=blocked`}>
          <Icon of={ShieldBan} size="s" />
          {t('connection:blocked.link')}
        </AppLink>
      </div>
      <p className="t-lead t-2">
        {t(isNetwork ? 'connection:network_description' : 'connection:description')}
      </p>
      <nav className="connection-scope" aria-label={t('connection:scope')}>
        <AppLink to={CONNECTION_PATH} className="chip" aria-current={isNetwork ? undefined : 'page'}>
          <Icon of={UserRound} size="s" />
          {t('connection:people')}
        </AppLink>
        <AppLink to={NETWORK_CONNECTION_PATH} className="chip" aria-current={isNetwork ? 'page' : undefined}>
          <Icon of={Building2} size="s" />
          {t('connection:organisations')}
        </AppLink>
      </nav>
      {isNetwork && list.organisations.length > 1 && <Organisations data={data} />}
      <ConnectionDone answer={answer} />
      {hasNobody ? (
        <ConnectionEmpty tab="organisation" search="" clearTo={CONNECTION_PATH} />
      ) : (
        <>
          <Tabs
            label={t('connection:tabs')}
            keepScroll
            items={CONNECTION_TABS.filter(
              (one) => one !== 'ignored' || list.counts.ignored > 0 || tab === one,
            ).map((one) => ({
              to: viewTo({ ...view, tab: one, page: 1 }),
              text: t(`connection:tab.${one}`),
              count: formatInteger(list.counts[one]),
              current: one === tab,
            }))}
          />
          {(list.counts[tab] > 0 || view.search) && <Toolbar data={data} />}
          {list.data.length > 0 ? (
            <>
              <h2 className="sr-only">{t(`connection:tab.${tab}`)}</h2>
              <ul className="connection-rows">
                {list.data.map((connection) => (
                  <ConnectionRow key={connection.id ?? connection.party.id} connection={connection} />
                ))}
              </ul>
              <div className="mt-8">
                <ListPages path={pathOf(view.scope)} list={list} />
              </div>
            </>
          ) : (
            <ConnectionEmpty
              tab={tab}
              search={view.search}
              clearTo={viewTo({ ...view, tab, search: '', page: 1 })}
            />
          )}
        </>
      )}
    </>
  );
}

/** Which of the organisations a person looks after. */
function Organisations({ data: { view, list } }: { data: ConnectionListData }) {
  const t = useT();
  return (
    <nav className="connection-scope" aria-label={t('connection:organisations')}>
      <AppLink
        to={viewTo({ ...view, stakeholder: undefined, page: 1 })}
        className="chip"
        aria-current={view.stakeholder ? undefined : 'page'}
      >
        {t('connection:all_organisations')}
      </AppLink>
      {list.organisations.map((page) => {
        const name = localName(page, t.language);
        return (
          <AppLink
            key={page.id}
            to={viewTo({ ...view, stakeholder: page.id, page: 1 })}
            className="chip"
            aria-current={view.stakeholder === page.id ? 'page' : undefined}
            lang={name.lang}
          >
            {name.text}
          </AppLink>
        );
      })}
    </nav>
  );
}

/** Search and order: a plain form; with a script each choice is applied at once. */
function Toolbar({ data: { view, tab, list } }: { data: ConnectionListData }) {
  const t = useT();
  const { search, ordering, stakeholder, scope } = view;
  return (
    <Form
      method="get"
      action={pathOf(scope)}
      role="search"
      aria-label={t('connection:search')}
      className="connection-tools"
      key={`${search} ${ordering} ${tab}`}
    >
      <p role="status" className="strong">
        {t('connection:found', { count: list.item_count })}
      </p>
      <input type="hidden" name="tab" value={tab} />
      {stakeholder && <input type="hidden" name="organisation" value={stakeholder} />}
      <SearchBox
        name="search"
        label={t('connection:search')}
        placeholder={t('connection:search_placeholder')}
        defaultValue={search}
        maxLength={200}
      />
      <AppliedSelect
        name="ordering"
        label={t('connection:order.label')}
        value={ordering}
        options={CONNECTION_ORDERS.map((value) => ({ value, label: t(`connection:order.${value}`) }))}
      />
    </Form>
  );
}
