import { COMBOBOX_ABOVE_OPTIONS, RADIO_BELOW_OPTIONS } from '#shared/constants.ts';
import { CALLING_CODE } from '#shared/country/chosen/facts.ts';
import { listFrom } from '#shared/domain/listing/clean-answers.ts';
import { MONTH_NAMES } from '#shared/format/month-names.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { CheckboxGroup } from '#web/components/form/checkbox-group.tsx';
import { DateInput } from '#web/components/form/date-input.tsx';
import { PhoneInput } from '#web/components/form/phone-input.tsx';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { SearchableSelect } from '#web/components/form/searchable-select.tsx';
import { Select } from '#web/components/form/select.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextInput, type TextInputProps } from '#web/components/form/text-input.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { Control } from '../values/listing-form-rows.ts';
import { AmountField } from './amount-field.tsx';
import { optionsOf } from './field-options.ts';
import { useFormFrame } from './listing-form-frame.ts';
import { PictureField } from './listing-picture-field.tsx';
import { ManyChoices } from './many-choices.tsx';
import { OrganisationField } from './organisation-field.tsx';
import { useFieldProps } from './use-field-props.tsx';

/** The control of a field, chosen by what it asks and how much there is to choose from. */
export function ListingFieldControl(control: Control) {
  switch (control.field.input) {
    case 'image':
      return <PictureField {...control} />;
    case 'organisation':
      return <OrganisationField {...control} />;
    case 'money':
      return <AmountField {...control} />;
    case 'date':
      return <DateField {...control} />;
    case 'textarea':
      return <LongText {...control} />;
    case 'checkbox':
      return <Agreement {...control} />;
    case 'multiselect':
    case 'provinces':
    case 'languages':
      return <Many {...control} />;
    case 'select':
    case 'radio':
    case 'province':
    case 'calling_code':
    case 'currency':
      return <One {...control} />;
    case 'phone':
      return control.joined ? <PhoneWithCode {...control} /> : <Line {...control} />;
    default:
      return <Line {...control} />;
  }
}

const LINES: Readonly<Record<string, Partial<TextInputProps>>> = {
  email: { type: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url', spellCheck: false, autoCapitalize: 'none' },
  number: { inputMode: 'numeric', className: 'num max-w-32' },
  year: { inputMode: 'numeric', className: 'num max-w-32' },
  time: { className: 'num max-w-32' },
};

function Line(control: Control) {
  const { field } = control;
  const { props, value } = useFieldProps(control);
  return (
    <TextInput
      {...LINES[field.input]}
      {...props}
      autoComplete={field.autocomplete ?? 'off'}
      defaultValue={value}
    />
  );
}

function LongText(control: Control) {
  const t = useT();
  const { props, value } = useFieldProps(control);
  const counted = (used: number, max: number) =>
    used > max
      ? t('common:form.characters_over', { count: used - max })
      : t('common:form.characters_left', { count: max - used });
  return <TextArea {...props} defaultValue={value} counter={{ max: control.field.max, text: counted }} />;
}

function DateField(control: Control) {
  const t = useT();
  const { props, value } = useFieldProps(control);
  return (
    <DateInput
      {...props}
      defaultValue={value}
      texts={{
        day: t('listing:form.day'),
        month: t('listing:form.month'),
        year: t('listing:form.year'),
        months: MONTH_NAMES[t.language],
      }}
    />
  );
}

function Agreement(control: Control) {
  const { props, value } = useFieldProps(control);
  return (
    <Checkbox
      name={props.name}
      value="yes"
      label={props.label}
      error={props.error}
      defaultChecked={value === 'yes'}
    />
  );
}

function PhoneWithCode(control: Control) {
  const t = useT();
  const { values, terms } = useFormFrame();
  const { props, value } = useFieldProps(control);
  const code = control.joined;
  if (!code) return null;
  return (
    <PhoneInput
      {...props}
      defaultValue={value}
      codeName={code.name}
      codeLabel={t(code.labelKey)}
      codes={optionsOf(code, terms, t.language)}
      defaultCode={String(values[code.name] || CALLING_CODE)}
    />
  );
}

/** Under 7 options radios, up to 12 the native list, beyond a list that can be searched. */
function One(control: Control) {
  const t = useT();
  const { terms, onChoose } = useFormFrame();
  const { props, value } = useFieldProps(control);
  const { field } = control;
  const options = optionsOf(field, terms, t.language);
  if (field.input === 'radio' || options.length < RADIO_BELOW_OPTIONS) {
    return <RadioGroup {...props} options={options} defaultValue={value} look="two-columns" />;
  }
  const list = { ...props, options, defaultValue: value, placeholder: t('common:form.choose_option') };
  if (options.length <= COMBOBOX_ABOVE_OPTIONS) {
    return <Select {...list} autoComplete={field.autocomplete ?? 'off'} />;
  }
  return (
    <SearchableSelect
      {...list}
      onChoose={() => onChoose(field.name)}
      texts={{
        empty: t('common:form.no_match'),
        clear: t('listing:form.clear'),
        open: t('listing:form.show_all'),
      }}
    />
  );
}

function Many(control: Control) {
  const t = useT();
  const { terms, values } = useFormFrame();
  const { props } = useFieldProps(control);
  const options = optionsOf(control.field, terms, t.language);
  const chosen = listFrom(values[control.field.name]);
  if (options.length <= COMBOBOX_ABOVE_OPTIONS) {
    return <CheckboxGroup {...props} options={options} defaultValue={chosen} look="two-columns" />;
  }
  return <ManyChoices {...props} options={options} defaultValue={chosen} />;
}
