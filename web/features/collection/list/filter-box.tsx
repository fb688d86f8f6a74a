import Filter from 'lucide-react/icons/list-filter';
import { Form } from 'react-router';
import { type Collection, filtersOf } from '#shared/domain/collection/collection.ts';
import type { CollectionField } from '#shared/domain/collection/collection-field.ts';
import { Select } from '#web/components/form/select.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { DropBox } from '#web/components/ui/drop-box.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ReferenceField } from '../reference-field.tsx';
import { filterChoices } from './filter-choices.ts';
import { KeptParams } from './kept-params.tsx';
import type { Options } from './load-records.ts';
import { filterParams, type ListState, withChange } from './record-list-state.ts';

export interface FilterBoxProps {
  collection: Collection;
  state: ListState;
  options: Options;
}

/** All filters of a collection, from its description. */
export function FilterBox({ collection, state, options }: FilterBoxProps) {
  const t = useT();
  const count = Object.values(state.filters).flat().length + (state.missing ? 1 : 0);
  return (
    <DropBox icon={Filter} text={t('collection:list.filters')} count={count}>
      <Form method="get" className="drop-form">
        {filtersOf(collection).map((field) => (
          <FilterField
            key={field.name}
            collection={collection}
            field={field}
            state={state}
            options={options}
          />
        ))}
        <Select
          small
          id="filter-missing"
          name="missing"
          label={t('collection:filter.missing')}
          placeholder={t('common:all')}
          defaultValue={state.missing ?? ''}
          optional=""
          options={(['km', 'en'] as const).map((value) => ({
            value,
            label: t('collection:filter.missing_in', { language: t(`desk:language.${value}`) }),
          }))}
        />
        <KeptParams state={withChange(state, { filters: {}, missing: null })} />
        <Button type="submit" look="ink" wide>
          {t('common:action.apply')}
        </Button>
      </Form>
    </DropBox>
  );
}

function FilterField({ collection, field, state, options }: FilterBoxProps & { field: CollectionField }) {
  const t = useT();
  const label = t(field.labelKey);
  const value = state.filters[field.name]?.[0] ?? '';
  if (field.input === 'moment') {
    const [from = '', to = ''] = filterParams(field);
    return (
      <fieldset className="drop-dates">
        <legend className="field-label">{label}</legend>
        {[from, to].map((name, i) => (
          <TextInput
            key={name}
            id={`filter-${name}`}
            name={name}
            type="date"
            label={t(i === 0 ? 'collection:filter.from' : 'collection:filter.to')}
            defaultValue={state.filters[name]?.[0] ?? ''}
            optional=""
          />
        ))}
      </fieldset>
    );
  }
  const choices = filterChoices(t, field, options);
  if (choices) {
    return (
      <Select
        small
        id={`filter-${field.name}`}
        name={field.name}
        label={label}
        placeholder={t('common:all')}
        defaultValue={value}
        optional=""
        options={choices}
      />
    );
  }
  if (field.input === 'reference') {
    return (
      <ReferenceField
        collection={collection.name}
        of={field.name}
        id={`filter-${field.name}`}
        name={field.name}
        label={label}
        optional=""
        current={value ? { id: value, name: t('collection:filter.chosen'), name_kh: '' } : null}
        target=""
      />
    );
  }
  return (
    <TextInput id={`filter-${field.name}`} name={field.name} label={label} defaultValue={value} optional="" />
  );
}
