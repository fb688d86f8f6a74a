import type { ComponentProps } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Field } from './field.tsx';
import { type FieldProps, splitProps } from './field-props.ts';
import type { Option } from './options.ts';

export interface SelectProps
  extends FieldProps,
    Omit<ComponentProps<'select'>, keyof FieldProps | 'children' | 'size'> {
  options: readonly Option[];
  /** "Choose", an empty first line. */
  placeholder?: string;
  /** 44 px high and as wide as its words, for toolbars. */
  small?: boolean;
}

/** The native list: 7 to 12 options. Fewer are radios, more a `SearchableSelect`. */
export function Select(props: SelectProps) {
  const [field, { className, options, placeholder, small, ...select }] = splitProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <select {...select} {...control} className={classNames('select', small && 'select-s', className)}>
          <SelectOptions options={options} placeholder={placeholder} />
        </select>
      )}
    </Field>
  );
}

/** The lines of a native list. */
export function SelectOptions({
  options,
  placeholder,
}: {
  options: readonly Option[];
  placeholder?: string;
}) {
  return (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </>
  );
}
