import { type FocusEvent, useRef } from 'react';
import { majorText } from '#shared/format/format-money.ts';
import { parseMoney } from '#shared/rules/money.ts';
import { Field } from './field.tsx';
import { type FieldProps, splitProps } from './field-props.ts';
import type { Option } from './options.ts';
import { SelectOptions } from './select.tsx';

export interface MoneyInputProps extends FieldProps {
  /** As typed or as `majorText` writes it. */
  defaultValue?: string;
  currencyName: string;
  currencyLabel: string;
  /** ISO 4217 codes. */
  currencies: readonly Option[];
  defaultCurrency?: string;
}

/** Amount and currency side by side. Separators appear after the field is left; Khmer digits and commas may be typed. */
export function MoneyInput(props: MoneyInputProps) {
  const [field, { defaultValue, currencyName, currencyLabel, currencies, defaultCurrency = 'USD' }] =
    splitProps(props);
  const currency = useRef<HTMLSelectElement>(null);
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    const code = currency.current?.value ?? defaultCurrency;
    const minor = parseMoney(event.currentTarget.value, code);
    if (minor !== null) event.currentTarget.value = majorText(minor, code);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className="pair-control pair-control-end">
          <input
            {...control}
            className="input num"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={defaultValue}
            onBlur={tidy}
          />
          <select
            ref={currency}
            className="select"
            name={currencyName}
            aria-label={currencyLabel}
            defaultValue={defaultCurrency}
          >
            <SelectOptions options={currencies} />
          </select>
        </div>
      )}
    </Field>
  );
}
