import { Form, useNavigation } from 'react-router';
import { DESK_CLAIMS_PATH } from '#shared/domain/claim.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useFresh } from '#web/features/review/frame/use-fresh.ts';
import { KeysLine } from '#web/features/review/keys/keys-line.tsx';
import { useRowKeys } from '#web/features/review/keys/use-row-keys.ts';
import { useT } from '#web/lib/texts.tsx';
import {
  type ClaimsList,
  type ClaimsState,
  claimsQuery,
  claimsTo,
  TABS,
  withChange,
} from './claims-state.ts';
import { ClaimsTable } from './claims-table.tsx';
import type { DeskClaimsData } from './load-desk-claims.ts';

/** What makes two readings of the list the same. */
const signatureOf = ({ data, counts }: ClaimsList) =>
  JSON.stringify([counts, data.map(({ id, version, assignee }) => [id, version, assignee?.id])]);

/** The claims at the desk: what waits for a decision, oldest first (B.53). */
export function DeskClaimsPage({ data }: { data: DeskClaimsData }) {
  const t = useT();
  const navigation = useNavigation();
  const { state, list } = data;
  useFresh(`/desk-api/v1/claims/?${claimsQuery(state)}`, list, signatureOf);
  useRowKeys();
  const isWaiting = navigation.state === 'loading' && navigation.location.pathname === DESK_CLAIMS_PATH;
  const title = t('claim:desk.title');
  return (
    <>
      <PageHead
        title={
          list.current_page > 1
            ? t('claim:desk.page_title', { title, number: formatInteger(list.current_page) })
            : title
        }
        robots="noindex"
      />
      <div className="desk-head">
        <div>
          <h1 className="t-h1">{title}</h1>
          <p className="t-2">{t('claim:desk.lead')}</p>
        </div>
      </div>
      <Tabs
        label={t('claim:desk.states')}
        keepScroll
        items={TABS.map((tab) => ({
          to: claimsTo(withChange(state, { state: tab })),
          text: tab === 'all' || tab === 'waiting' ? t(`claim:desk.${tab}`) : t(`claim:state.${tab}`),
          count: formatInteger(list.counts[tab] ?? 0),
          current: state.state === tab,
        }))}
      />
      <Toolbar state={state} />
      {list.data.length === 0 ? (
        <Empty state={state} />
      ) : (
        <div
          className={classNames('desk-list', isWaiting && 'is-waiting')}
          aria-busy={isWaiting || undefined}
        >
          <div className="desk-count">
            <p className="t-small t-2" role="status">
              {t('claim:desk.found', { count: list.item_count })}
            </p>
          </div>
          <ClaimsTable data={data} />
        </div>
      )}
      <div className="mt-8">
        <Pagination
          current={list.current_page}
          total={list.total_page}
          pageTo={(page) => claimsTo({ ...state, page })}
          texts={{
            label: t('claim:desk.pages'),
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

function Toolbar({ state }: { state: ClaimsState }) {
  const t = useT();
  const scripted = useHydrated();
  const kept = new URLSearchParams(claimsQuery(withChange(state, { search: '' })));
  const chips = [
    { name: 'mine', filters: ['mine'] },
    { name: 'mine_and_unassigned', filters: ['mine', 'unassigned'] },
  ] as const;
  return (
    <div className="desk-tools">
      <Form
        method="get"
        role="search"
        aria-label={t('claim:desk.toolbar')}
        className="desk-find"
        key={claimsQuery(state)}
      >
        <SearchBox
          name="search"
          label={t('claim:desk.search')}
          placeholder={t('claim:desk.search_placeholder')}
          defaultValue={state.search}
          maxLength={200}
        />
        {[...kept].map(([name, value], i) => (
          <input key={`${name} ${i}`} type="hidden" name={name} value={value} />
        ))}
        {!scripted && (
          <Button type="submit" look="line">
            {t('common:action.search')}
          </Button>
        )}
      </Form>
      <nav className="chips" aria-label={t('claim:desk.filters')}>
        {chips.map(({ name, filters }) => {
          const chosen = state.filters.join() === filters.join();
          return (
            <Chip
              key={name}
              to={claimsTo(withChange(state, { filters: chosen ? [] : [...filters] }))}
              chosen={chosen}
            >
              {t(`claim:desk.${name}`)}
            </Chip>
          );
        })}
      </nav>
    </div>
  );
}

/** Nothing in the list: all decided, or nothing matches and the way out (UX rule 7). */
function Empty({ state }: { state: ClaimsState }) {
  const t = useT();
  if (state.search || state.filters.length > 0)
    return (
      <EmptyState
        title={t('claim:desk.filtered')}
        actions={
          <ButtonLink to={claimsTo(withChange(state, { search: '', filters: [], state: 'all' }))}>
            {t('claim:desk.clear')}
          </ButtonLink>
        }
      />
    );
  if (state.state !== 'waiting') return <EmptyState title={t('claim:desk.none')} />;
  return <EmptyState title={t('claim:desk.empty')} text={t('claim:desk.empty_text')} />;
}
