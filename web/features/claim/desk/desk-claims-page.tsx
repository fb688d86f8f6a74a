import { DESK_CLAIMS_PATH } from '#shared/domain/claim.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { CaseList } from '#web/features/case-desk/case-list.tsx';
import { WhoseChips } from '#web/features/case-desk/whose-chips.tsx';
import { useT } from '#web/lib/texts.tsx';
import { claimColumns } from './claim-columns.tsx';
import { type ClaimsState, claimsQuery, claimsTo, TABS, withChange } from './claims-state.ts';
import type { DeskClaimsData } from './load-desk-claims.ts';

/** The claims at the desk: what waits for a decision, oldest first. */
export function DeskClaimsPage({ data }: { data: DeskClaimsData }) {
  const t = useT();
  const { state, list } = data;
  return (
    <CaseList
      path={DESK_CLAIMS_PATH}
      call="/desk-api/v1/claims/"
      texts={{
        title: t('claim:desk.title'),
        lead: t('claim:desk.lead'),
        tabs: t('claim:desk.states'),
        caption: t('claim:desk.caption'),
        found: t('claim:desk.found', { count: list.item_count }),
      }}
      tabs={TABS.map((tab) => ({
        to: claimsTo(withChange(state, { state: tab })),
        text: tab === 'all' || tab === 'waiting' ? t(`claim:desk.${tab}`) : t(`claim:state.${tab}`),
        count: formatInteger(list.counts[tab] ?? 0),
        current: state.state === tab,
      }))}
      search={{
        label: t('claim:desk.toolbar'),
        search: {
          label: t('claim:desk.search'),
          placeholder: t('claim:desk.search_placeholder'),
          value: state.search,
        },
        query: claimsQuery(state),
      }}
      tools={<WhoseChips filter={state.filter} to={(filter) => claimsTo(withChange(state, { filter }))} />}
      empty={<Empty state={state} />}
      columns={claimColumns(t, data)}
      list={list}
    />
  );
}

/** Nothing in the list: all decided, or nothing matches and the way out. */
function Empty({ state }: { state: ClaimsState }) {
  const t = useT();
  if (state.search || state.filter.length > 0)
    return (
      <EmptyState
        title={t('claim:desk.filtered')}
        actions={
          <ButtonLink to={claimsTo(withChange(state, { search: '', filter: [], state: 'all' }))}>
            {t('desk:queue.empty.clear')}
          </ButtonLink>
        }
      />
    );
  if (state.state !== 'waiting') return <EmptyState title={t('claim:desk.none')} />;
  return <EmptyState title={t('claim:desk.empty')} text={t('claim:desk.empty_text')} />;
}
