import type { FocusEvent } from 'react';
import { textOf } from '#shared/domain/listing/clean.ts';
import { majorText } from '#shared/format/money.ts';
import { parseMoney } from '#shared/rules/money.ts';
import { MoneyInput } from '#web/components/form/money-input.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { Control } from '../values/form-rows.ts';
import { optionsOf } from './field-options.ts';
import { useFormFrame } from './form-context.ts';
import { useFieldProps } from './use-field-props.tsx';

const CURRENCY_FIELD = 'ticket_currency';

/** An amount with its currency; a second amount beside it is in the currency of the first (UX rule 25). */
export function AmountField(control: Control) {
  const t = useT();
  const { values, terms } = useFormFrame();
  const { props, value } = useFieldProps(control);
  const currency = textOf(values[CURRENCY_FIELD]) || 'USD';
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
      onBlur={separateOnBlur}
    />
  );
}

/** "10000" as "10,000"; what cannot be read stays as it is. */
function separated(typed: string, currency: string): string {
  const minor = typed.trim() === '' ? null : parseMoney(typed, currency);
  return minor === null ? typed : majorText(minor, currency);
}

function separateOnBlur(event: FocusEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const list = input.form?.elements.namedItem(CURRENCY_FIELD);
  input.value = separated(input.value, list instanceof HTMLSelectElement ? list.value : 'USD');
}
