import Filter from 'lucide-react/icons/list-filter';
import { Form } from 'react-router';
import { DEFAULT_DIRECTORY_COLUMNS, DIRECTORY_COLUMNS, DIRECTORY_PATH } from '#shared/domain/directory.ts';
import { Select } from '#web/components/form/select.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { DropBox } from '#web/components/ui/drop-box.tsx';
import { ColumnsBox } from '#web/features/desk/list/columns-box.tsx';
import { ListSearch } from '#web/features/desk/list/list-search.tsx';
import { ViewsMenu } from '#web/features/review/views/views-menu.tsx';
import { useT } from '#web/lib/texts.tsx';
import { DirectoryChips } from './desk-directory-chips.tsx';
import {
  CHOICE_NAMES,
  DAYS,
  type DirectoryView,
  termFiltersOf,
  viewQuery,
  withChange,
} from './directory-view.ts';
import { useFilterTexts } from './filter-texts.ts';
import type { DirectoryData } from './load-desk-directory.ts';

/** Search, filters, columns and saved views: GET forms and links, so that all of it is in the address. */
export function DirectoryToolbar({ data }: { data: DirectoryData }) {
  const t = useT();
  const { view, views } = data;
  const query = viewQuery(withChange(view, {}));
  return (
    <>
      <div className="desk-tools collection-tools">
        <ListSearch
          label={t('directory-desk:toolbar')}
          search={{
            label: t('directory-desk:search'),
            placeholder: t('directory-desk:search_placeholder'),
            value: view.search,
          }}
          query={query}
        />
        <div className="collection-menus">
          <FilterBox key={`filter ${query}`} data={data} />
          <ColumnBox key={`columns ${query}`} view={view} />
          <ViewsMenu
            key={`views ${query}`}
            list="directory"
            views={views}
            query={query}
            viewTo={(kept) => `${DIRECTORY_PATH}${kept && `?${kept}`}`}
          />
        </div>
      </div>
      <DirectoryChips data={data} />
    </>
  );
}

function FilterBox({ data: { view, terms } }: { data: DirectoryData }) {
  const t = useT();
  const texts = useFilterTexts(terms);
  const { filters } = view;
  return (
    <DropBox icon={Filter} text={t('directory-desk:filters')} count={Object.keys(filters).length}>
      <Form method="get" className="drop-form">
        {(['category', 'province', ...termFiltersOf(view), ...CHOICE_NAMES] as const).map((name) => (
          <Select
            key={name}
            small
            id={`filter-${name}`}
            name={name}
            label={texts.label(name)}
            placeholder={t('common:all')}
            defaultValue={filters[name] ?? ''}
            optional=""
            options={texts.options(name)}
          />
        ))}
        <fieldset className="drop-dates">
          <legend className="field-label">{t('directory-desk:filter.changed')}</legend>
          {DAYS.map((name) => (
            <TextInput
              key={name}
              id={`filter-${name}`}
              name={name}
              type="date"
              label={texts.label(name)}
              defaultValue={filters[name] ?? ''}
              optional=""
            />
          ))}
        </fieldset>
        <Kept view={withChange(view, { filters: {} })} />
        <Button type="submit" look="ink" wide>
          {t('common:action.apply')}
        </Button>
      </Form>
    </DropBox>
  );
}

/** Which columns stand besides the name; files have the same. */
function ColumnBox({ view }: { view: DirectoryView }) {
  const t = useT();
  return (
    <ColumnsBox
      text={t('directory-desk:columns')}
      label={t('directory-desk:columns_shown')}
      options={DIRECTORY_COLUMNS.map((value) => ({ value, label: t(`directory-desk:column.${value}`) }))}
      shown={view.columns ?? DEFAULT_DIRECTORY_COLUMNS}
    >
      <Kept view={{ ...view, columns: null }} />
    </ColumnsBox>
  );
}

/** What a GET form keeps of the present view, as hidden fields. */
function Kept({ view }: { view: DirectoryView }) {
  return [...new URLSearchParams(viewQuery(view))].map(([name, value], i) => (
    <input key={`${name} ${i}`} type="hidden" name={name} value={value} />
  ));
}
