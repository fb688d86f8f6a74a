import { listFrom } from '#shared/domain/collection/clean-record.ts';
import { type CollectionField, optionKey } from '#shared/domain/collection/collection-field.ts';
import { MONTH_NAMES } from '#shared/format/month-names.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { CheckboxGroup } from '#web/components/form/checkbox-group.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { MomentInput } from '#web/components/form/moment-input.tsx';
import type { Option } from '#web/components/form/options.ts';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { SearchableSelect } from '#web/components/form/searchable-select.tsx';
import { Select } from '#web/components/form/select.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { useT } from '#web/lib/texts.tsx';
import { FileField } from '../image/file-field.tsx';
import { ReferenceField } from '../reference-field.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { useFormFrame } from './record-form-frame.ts';
import { momentParts, shownName } from './record-values.ts';
import { TagsField } from './tags-field.tsx';
import { useFieldProps } from './use-field-props.ts';

/** More options than these are searched. */
const MOST_NATIVE = 12;
const MOST_RADIOS = 6;

/** The control of a field, chosen by its description. */
export function FieldControl({ field }: { field: CollectionField }) {
  const t = useT();
  const { record } = useFormFrame();
  const { props, value } = useFieldProps(field);
  if (field.fixed && record) return <FixedField field={field} />;
  switch (field.input) {
    case 'textarea':
    case 'lines':
      return (
        <TextArea
          {...props}
          defaultValue={value}
          rows={field.input === 'lines' ? 5 : 3}
          counter={field.max ? { max: field.max, text: (used, max) => counterText(t, used, max) } : undefined}
        />
      );
    case 'rich_text':
      return <RichTextField {...props} lang={field.lang ?? 'en'} defaultValue={value} twin={field.twin} />;
    case 'url':
    case 'video':
      return <TextInput {...props} type="url" inputMode="url" autoComplete="off" defaultValue={value} />;
    case 'number':
    case 'money':
      return (
        <TextInput {...props} className="num" inputMode="decimal" autoComplete="off" defaultValue={value} />
      );
    case 'moment':
      return <MomentField field={field} />;
    case 'switch':
      return <SwitchField field={field} />;
    case 'select':
      return <SelectField field={field} />;
    case 'term':
    case 'province':
      return <ChoiceField field={field} />;
    case 'terms':
      return <TermsField field={field} />;
    case 'reference':
      return <PointerField field={field} />;
    case 'tags':
      return <TagsField field={field} />;
    case 'file':
      return <FileField field={field} />;
    default:
      return <TextInput {...props} autoComplete="off" defaultValue={value} />;
  }
}

const counterText = (t: ReturnType<typeof useT>, used: number, max: number) =>
  used > max
    ? t('common:form.characters_over', { count: used - max })
    : t('common:form.characters_left', { count: max - used });

/** Given once: shown, not asked for. */
function FixedField({ field }: { field: CollectionField }) {
  const t = useT();
  const { props, value } = useFieldProps(field);
  return (
    <div className="field">
      <span className="field-label">{props.label}</span>
      <p className="entry-fixed" lang={props.lang}>
        {field.input === 'select' && value ? t(optionKey(field, value)) : value || t('common:not_provided')}
      </p>
    </div>
  );
}

function MomentField({ field }: { field: CollectionField }) {
  const t = useT();
  const { props, value } = useFieldProps(field);
  const { day, time } = momentParts(value);
  return (
    <MomentInput
      {...props}
      defaultValue={day}
      defaultTime={time}
      timeText={t('collection:form.time')}
      texts={{
        day: t('collection:form.day'),
        month: t('collection:form.month'),
        year: t('collection:form.year'),
        months: MONTH_NAMES[t.language],
      }}
    />
  );
}

function SwitchField({ field }: { field: CollectionField }) {
  const { props, value } = useFieldProps(field);
  return (
    <div className="entry-switch">
      <input type="hidden" name={shownName(field.name)} value="1" />
      <Checkbox
        name={field.name}
        value="yes"
        label={props.label}
        hint={typeof props.hint === 'string' ? props.hint : undefined}
        error={props.error}
        defaultChecked={value === 'yes'}
      />
    </div>
  );
}

function SelectField({ field }: { field: CollectionField }) {
  const t = useT();
  const { props, value } = useFieldProps(field);
  const options = field.options.map((one) => ({ value: one, label: t(optionKey(field, one)) }));
  if (options.length <= MOST_RADIOS && field.required !== 'no')
    return <RadioGroup {...props} options={options} defaultValue={value} look="two-columns" />;
  return (
    <Select
      {...props}
      options={options}
      defaultValue={value}
      placeholder={field.required === 'draft' && value ? undefined : t('common:form.choose_option')}
    />
  );
}

/** The entries of a list in the reader's language; one that is out of use stays only where it is chosen. */
function useChoices(field: CollectionField, chosen: readonly string[]): Option[] {
  const t = useT();
  const { options, record } = useFormFrame();
  const entries = options[field.name] ?? [];
  const stored = listFrom(record?.values[field.name]);
  return entries
    .filter(({ active, value }) => active || chosen.includes(value) || stored.includes(value))
    .map((entry) => {
      const name = localName(entry, t.language);
      return { value: entry.value, label: name.text, lang: name.lang };
    });
}

function ChoiceField({ field }: { field: CollectionField }) {
  const t = useT();
  const { onChoose } = useFormFrame();
  const { props, value } = useFieldProps(field);
  const options = useChoices(field, [value]);
  const placeholder = t('common:form.choose_option');
  if (options.length <= MOST_NATIVE)
    return <Select {...props} options={options} defaultValue={value} placeholder={placeholder} />;
  return (
    <SearchableSelect
      {...props}
      options={options}
      defaultValue={value}
      placeholder={placeholder}
      onChoose={onChoose}
      texts={{
        empty: t('common:form.no_match'),
        clear: t('common:action.clear'),
        open: t('collection:reference.open'),
      }}
    />
  );
}

function TermsField({ field }: { field: CollectionField }) {
  const { props, raw } = useFieldProps(field);
  const chosen = listFrom(raw);
  const options = useChoices(field, chosen);
  return (
    <div className="entry-many" data-long={options.length > MOST_NATIVE || undefined}>
      <input type="hidden" name={shownName(field.name)} value="1" />
      <CheckboxGroup {...props} options={options} defaultValue={chosen} look="two-columns" />
    </div>
  );
}

function PointerField({ field }: { field: CollectionField }) {
  const { collection, record, options, now, values, onChoose } = useFormFrame();
  const { props, value } = useFieldProps(field);
  // Few records to point at come with the page.
  if (options[field.name]) return <ChoiceField field={field} />;
  const known = record?.references[field.name];
  const target = field.targetField ? String(now[field.targetField] ?? '') : '';
  const first = field.targetField ? String(values[field.targetField] ?? '') : '';
  return (
    <ReferenceField
      {...props}
      collection={collection.name}
      of={field.name}
      id={fieldId(field.name)}
      current={known && known.id === value && target === first ? known : null}
      target={target}
      onChoose={onChoose}
    />
  );
}
