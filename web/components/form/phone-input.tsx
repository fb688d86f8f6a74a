import { CALLING_CODE } from '#shared/country/chosen/facts.ts';
import { splitCallingCode } from '#shared/rules/phone.ts';
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
  const [field, { defaultValue = '', codeName, codeLabel, codes, defaultCode = CALLING_CODE }] =
    splitProps(props);
  const known = codes.map(({ value }) => value);
  const shown = splitCallingCode(defaultValue, defaultCode, known);
  return (
    <Field {...field}>
      {(control) => (
        <div className="pair-control">
          <select
            className="select"
            name={codeName}
            aria-label={codeLabel}
            defaultValue={shown?.code ?? defaultCode}
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
            defaultValue={shown?.number ?? defaultValue}
            onBlur={(event) => putRight(event.currentTarget, known)}
          />
        </div>
      )}
    </Field>
  );
}

/** A code typed in front of the number goes to the list beside it. */
function putRight(input: HTMLInputElement, codes: readonly string[]): void {
  const list = input.previousElementSibling;
  if (!(list instanceof HTMLSelectElement)) return;
  const split = splitCallingCode(input.value, list.value, codes);
  if (!split) return;
  list.value = split.code;
  input.value = split.number;
  // Whoever keeps what is typed hears of both.
  list.dispatchEvent(new Event('change', { bubbles: true }));
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
