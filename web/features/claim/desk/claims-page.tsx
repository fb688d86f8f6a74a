import { DESK_CLAIMS_PATH } from '#shared/domain/claim.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useFresh } from '#web/features/desk/frame/use-fresh.ts';
import { KeysLine } from '#web/features/desk/keys/keys-line.tsx';
import { useRowKeys } from '#web/features/desk/keys/use-row-keys.ts';
import { DeskList } from '#web/features/desk/list/desk-list.tsx';
import { FilterChips } from '#web/features/desk/list/filter-chips.tsx';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { ListSearch } from '#web/features/desk/list/list-search.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';
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
  const { state, list } = data;
  useFresh(`/desk-api/v1/claims/?${claimsQuery(state)}`, list, signatureOf);
  useRowKeys();
  return (
    <>
      <ListHead title={t('claim:desk.title')} lead={t('claim:desk.lead')} page={list.current_page} />
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
        <DeskList found={t('claim:desk.found', { count: list.item_count })}>
          <ClaimsTable data={data} />
        </DeskList>
      )}
      <div className="mt-8">
        <ListPages path={DESK_CLAIMS_PATH} list={list} />
      </div>
      {list.data.length > 0 && <KeysLine decide={false} select={false} />}
    </>
  );
}

function Toolbar({ state }: { state: ClaimsState }) {
  const t = useT();
  const chips = [
    { text: t('review:filter.mine'), filters: ['mine'] },
    { text: t('desk:queue.mine_and_unassigned'), filters: ['mine', 'unassigned'] },
  ] as const;
  return (
    <div className="desk-tools">
      <ListSearch
        label={t('claim:desk.toolbar')}
        search={{
          label: t('claim:desk.search'),
          placeholder: t('claim:desk.search_placeholder'),
          value: state.search,
        }}
        query={claimsQuery(state)}
      />
      <FilterChips
        chips={chips.map(({ text, filters }) => {
          const chosen = state.filters.join() === filters.join();
          return {
            text,
            chosen,
            to: claimsTo(withChange(state, { filters: chosen ? [] : [...filters] })),
          };
        })}
      />
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
            {t('desk:queue.empty.clear')}
          </ButtonLink>
        }
      />
    );
  if (state.state !== 'waiting') return <EmptyState title={t('claim:desk.none')} />;
  return <EmptyState title={t('claim:desk.empty')} text={t('claim:desk.empty_text')} />;
}
