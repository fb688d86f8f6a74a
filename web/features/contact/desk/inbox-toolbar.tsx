import { CONTACT_CATEGORIES } from '#shared/domain/contact-categories.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppliedSelect } from '#web/components/form/applied-select.tsx';
import { FilterChips } from '#web/features/desk/list/filter-chips.tsx';
import { ListSearch } from '#web/features/desk/list/list-search.tsx';
import { useT } from '#web/lib/texts.tsx';
import {
  hasFilters,
  type InboxFilter,
  type InboxState,
  inboxQuery,
  inboxTo,
  toggleFilters,
} from './inbox-state.ts';

/** Search, subject and filters: a GET form and links, so that all of it is in the address. */
export function InboxToolbar({ state }: { state: InboxState }) {
  const t = useT();
  const chips: { text: string; filters: readonly InboxFilter[] }[] = [
    { text: t('review:filter.mine'), filters: ['mine'] },
    { text: t('desk:queue.mine_and_unassigned'), filters: ['mine', 'unassigned'] },
  ];
  return (
    <div className="desk-tools">
      <ListSearch
        label={t('contact-desk:toolbar')}
        search={{
          label: t('contact-desk:search'),
          placeholder: t('contact-desk:search_placeholder'),
          value: state.search,
        }}
        query={inboxQuery(state)}
        fields={['category']}
      >
        <AppliedSelect
          name="category"
          label={t('contact-desk:subject')}
          value={state.category}
          placeholder={t('contact-desk:any_subject')}
          options={CONTACT_CATEGORIES.map((category) => ({
            value: category.slug,
            label: localName(category, t.language).text,
          }))}
        />
      </ListSearch>
      <FilterChips
        chips={chips.map(({ text, filters }) => ({
          text,
          to: inboxTo(toggleFilters(state, filters)),
          chosen: hasFilters(state, filters),
        }))}
      />
    </div>
  );
}
