import { type ReactNode, useId } from 'react';
import type { ListingField } from '#shared/domain/listing/listing-field.ts';
import { useT } from '#web/lib/texts.tsx';
import { ListingFieldControl } from '../fields/listing-field.tsx';
import { type Control, inReadersOrder, rowsOf } from '../values/listing-form-rows.ts';

/** Fields under a heading; what belongs side by side stands so on wide screens. */
export function FormSection({
  title,
  fields,
  children,
}: {
  title: string;
  fields: readonly ListingField[];
  /** What is said below the fields. */
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-7 rule-above pt-7">
      <h2 id={id} className="t-h3">
        {title}
      </h2>
      <FieldRows fields={fields} />
      {children}
    </section>
  );
}

export function FieldRows({ fields }: { fields: readonly ListingField[] }) {
  const { language } = useT();
  return rowsOf(inReadersOrder(fields, language)).map((row) =>
    row.length > 1 ? (
      <div key={keyOf(row)} className="form-pair">
        {row.map(FieldPlace)}
      </div>
    ) : (
      row.map(FieldPlace)
    ),
  );
}

/** The wrapper names its field, so that events of any control inside can be distinguished. */
export const FieldPlace = (control: Control) => (
  <div key={control.field.name} data-field={control.field.name} className="min-w-0">
    <ListingFieldControl {...control} />
  </div>
);

const keyOf = (row: readonly Control[]) => row.map(({ field }) => field.name).join(' ');
