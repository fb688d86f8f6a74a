import { Form, useSubmit } from 'react-router';
import { CONTACT_CATEGORIES } from '#shared/domain/contact-categories.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { SelectOptions } from '#web/components/form/select.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { useT } from '#web/lib/texts.tsx';
import {
  hasFilters,
  type InboxFilter,
  type InboxState,
  inboxQuery,
  inboxTo,
  toggleFilters,
  withChange,
} from './inbox-state.ts';

const CHIPS: readonly { name: 'mine' | 'mine_and_unassigned'; filters: readonly InboxFilter[] }[] = [
  { name: 'mine', filters: ['mine'] },
  { name: 'mine_and_unassigned', filters: ['mine', 'unassigned'] },
];

/** Search, subject and filters: a GET form and links, so that all of it is in the address. */
export function InboxToolbar({ state }: { state: InboxState }) {
  const t = useT();
  const submit = useSubmit();
  const scripted = useHydrated();
  const kept = new URLSearchParams(inboxQuery(withChange(state, { search: '', category: '' })));
  return (
    <div className="desk-tools">
      <Form
        method="get"
        role="search"
        aria-label={t('contact-desk:toolbar')}
        className="desk-find"
        key={inboxQuery(state)}
      >
        <SearchBox
          name="search"
          label={t('contact-desk:search')}
          placeholder={t('contact-desk:search_placeholder')}
          defaultValue={state.search}
          maxLength={200}
        />
        <select
          name="category"
          aria-label={t('contact-desk:subject')}
          className="select select-s"
          defaultValue={state.category}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          <SelectOptions
            placeholder={t('contact-desk:any_subject')}
            options={CONTACT_CATEGORIES.map((category) => ({
              value: category.slug,
              label: localName(category, t.language).text,
            }))}
          />
        </select>
        {[...kept].map(([name, value], i) => (
          <input key={`${name} ${i}`} type="hidden" name={name} value={value} />
        ))}
        {!scripted && (
          <Button type="submit" look="line">
            {t('common:action.search')}
          </Button>
        )}
      </Form>
      <nav className="chips" aria-label={t('contact-desk:filters')}>
        {CHIPS.map(({ name, filters }) => (
          <Chip key={name} to={inboxTo(toggleFilters(state, filters))} chosen={hasFilters(state, filters)}>
            {t(`contact-desk:${name}`)}
          </Chip>
        ))}
      </nav>
    </div>
  );
}
