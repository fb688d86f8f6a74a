import { Form } from 'react-router';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { useT } from '#web/lib/texts.tsx';
import { ViewsMenu } from '../../review/views/views-menu.tsx';
import { pluralName } from '../collection-texts.ts';
import { ColumnChoice } from './column-choice.tsx';
import { FilterBox } from './filter-box.tsx';
import { KeptParams } from './kept-params.tsx';
import type { ListData } from './load-records.ts';
import { FilterChips } from './record-filter-chips.tsx';
import { listQuery, listTo, withChange } from './record-list-state.ts';

/** Search, filters, columns and saved views: GET forms and links, so that all of it is in the address. */
export function ListToolbar({ collection, data }: { collection: Collection; data: ListData }) {
  const t = useT();
  const scripted = useHydrated();
  const { state, views, options } = data;
  const query = listQuery(withChange(state, {}));
  return (
    <>
      <div className="desk-tools collection-tools">
        <Form
          method="get"
          role="search"
          aria-label={t('collection:list.search', { name: pluralName(t, collection) })}
          className="desk-find"
          key={query}
        >
          <SearchBox
            name="search"
            label={t('collection:list.search', { name: pluralName(t, collection) })}
            placeholder={t('collection:list.search_placeholder')}
            defaultValue={state.search}
            maxLength={200}
          />
          <KeptParams state={withChange(state, { search: '' })} />
          {!scripted && (
            <Button type="submit" look="line">
              {t('common:action.search')}
            </Button>
          )}
        </Form>
        <div className="collection-menus">
          <FilterBox key={`filter ${query}`} collection={collection} state={state} options={options} />
          <ColumnChoice key={`columns ${query}`} collection={collection} state={state} />
          <ViewsMenu
            key={`views ${query}`}
            list={collection.name}
            views={views}
            query={query}
            viewTo={(kept) => `${listTo(collection, withChange(state, EVERYTHING))}${kept && `?${kept}`}`}
          />
        </div>
      </div>
      <FilterChips collection={collection} state={state} options={options} />
    </>
  );
}

const EVERYTHING = {
  state: 'all',
  search: '',
  ordering: '',
  filters: {},
  missing: null,
  columns: null,
} as const;
