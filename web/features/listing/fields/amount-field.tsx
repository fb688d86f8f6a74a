import type { FocusEvent } from 'react';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { majorText } from '#shared/format/format-money.ts';
import { parseMoney } from '#shared/rules/money.ts';
import { MoneyInput } from '#web/components/form/money-input.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { Control } from '../values/listing-form-rows.ts';
import { optionsOf } from './field-options.ts';
import { useFormFrame } from './listing-form-frame.ts';
import { useFieldProps } from './use-field-props.tsx';

/** An amount with its currency; a second amount beside it is in the currency of the first. */
export function AmountField(control: Control) {
  const t = useT();
  const { values, terms } = useFormFrame();
  const { props, value } = useFieldProps(control);
  const currencyField = control.field.currency ?? '';
  const currency = textOf(values[currencyField]) || 'USD';
  const shown = separated(value, currency);
  if (control.joined) {
    return (
      <MoneyInput
        {...props}
        defaultValue={shown}
        currencyName={control.joined.name}
        currencyLabel={t(control.joined.labelKey)}
        currencies={optionsOf(control.joined, terms, t.language)}
        defaultCurrency={currency}
      />
    );
  }
  return (
    <TextInput
      {...props}
      className="num"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={shown}
      onBlur={(event) => separateOnBlur(event, currencyField)}
    />
  );
}

/** "10000" as "10,000"; what cannot be read stays as it is. */
function separated(typed: string, currency: string): string {
  const minor = typed.trim() === '' ? null : parseMoney(typed, currency);
  return minor === null ? typed : majorText(minor, currency);
}

function separateOnBlur(event: FocusEvent<HTMLInputElement>, currencyField: string) {
  const input = event.currentTarget;
  const list = input.form?.elements.namedItem(currencyField);
  input.value = separated(input.value, list instanceof HTMLSelectElement ? list.value : 'USD');
}
