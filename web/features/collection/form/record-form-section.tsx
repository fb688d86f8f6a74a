import type { FieldGroup } from '#shared/domain/collection/collection.ts';
import { useT } from '#web/lib/texts.tsx';
import { PictureField } from '../image/record-picture-field.tsx';
import { FieldControl } from './field-control.tsx';
import { MoneyField } from './money-field.tsx';
import { useFormFrame } from './record-form-frame.ts';
import { type FormRow, formRows, isRowAsked, isWideRow } from './record-form-rows.ts';

/** A group of fields: English and Khmer side by side where there is room, one under the other where not. */
export function FormSection({ group }: { group: FieldGroup }) {
  const t = useT();
  const { now } = useFormFrame();
  const rows = formRows(group.fields);
  if (!rows.some((row) => isRowAsked(row, now))) return null;
  const id = `group-${group.name}`;
  return (
    <section className="entry-section" aria-labelledby={id}>
      <h2 id={id} className="t-h3">
        {t(group.titleKey)}
      </h2>
      <div className="entry-fields">
        {rows
          .filter((row) => isRowAsked(row, now))
          .map((row) => (
            <div key={keyOf(row)} className={isWideRow(row) ? 'entry-row entry-wide' : 'entry-row'}>
              <Row row={row} />
            </div>
          ))}
      </div>
    </section>
  );
}

function Row({ row }: { row: FormRow }) {
  if (row.kind === 'pair') return <Pair fields={row.fields} />;
  if (row.kind === 'money') return <MoneyField field={row.field} currency={row.currency} />;
  if (row.kind === 'one') return <FieldControl field={row.field} />;
  return (
    <div className="grid gap-6">
      <PictureField field={row.field} />
      {row.alt && <Pair fields={row.alt} />}
    </div>
  );
}

function Pair({ fields }: { fields: (FormRow & { kind: 'pair' })['fields'] }) {
  return (
    <div className="entry-pair">
      {fields.map((field) => (
        <FieldControl key={field.name} field={field} />
      ))}
    </div>
  );
}

const keyOf = (row: FormRow) => (row.kind === 'pair' ? row.fields[0].name : row.field.name);
