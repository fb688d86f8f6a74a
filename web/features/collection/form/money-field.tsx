import type { CollectionField } from '#shared/domain/collection/collection-field.ts';
import { majorText } from '#shared/format/format-money.ts';
import { parseMoney } from '#shared/rules/money.ts';
import { MoneyInput } from '#web/components/form/money-input.tsx';
import { useT } from '#web/lib/texts.tsx';
import { FieldControl } from './field-control.tsx';
import { useFieldProps } from './use-field-props.ts';

export interface MoneyFieldProps {
  field: CollectionField;
  currency: CollectionField | null;
}

/** An amount with its currency side by side. */
export function MoneyField({ field, currency }: MoneyFieldProps) {
  return currency ? <Amount field={field} currency={currency} /> : <FieldControl field={field} />;
}

function Amount({ field, currency }: { field: CollectionField; currency: CollectionField }) {
  const t = useT();
  const { props, value } = useFieldProps(field);
  const code = useFieldProps(currency).value || 'USD';
  const minor = value ? parseMoney(value, code) : null;
  return (
    <MoneyInput
      {...props}
      defaultValue={minor === null ? value : majorText(minor, code)}
      currencyName={currency.name}
      currencyLabel={t(currency.labelKey)}
      currencies={currency.options.map((one) => ({ value: one, label: one }))}
      defaultCurrency={code}
    />
  );
}
