import { Field } from './field.tsx';
import { type FieldProps, splitProps } from './field-props.ts';
import type { Option } from './options.ts';
import { SelectOptions } from './select.tsx';

export interface PhoneInputProps extends FieldProps {
  defaultValue?: string;
  /** Name of the calling code, `country_code` in most forms. */
  codeName: string;
  codeLabel: string;
  /** Values are calling codes: `{ value: '855', label: '+855' }`. */
  codes: readonly Option[];
  defaultCode?: string;
}

/** Calling code and number, side by side. Spaces, hyphens and Khmer digits may be typed. */
export function PhoneInput(props: PhoneInputProps) {
  const [field, { defaultValue, codeName, codeLabel, codes, defaultCode = '855' }] = splitProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="pair-control">
          <select
            className="select"
            name={codeName}
            aria-label={codeLabel}
            defaultValue={defaultCode}
            autoComplete="tel-country-code"
          >
            <SelectOptions options={codes} />
          </select>
          <input
            {...control}
            className="input"
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            defaultValue={defaultValue}
          />
        </div>
      )}
    </Field>
  );
}
