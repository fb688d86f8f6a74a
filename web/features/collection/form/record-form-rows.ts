import type { CollectionField, RecordValues } from '#shared/domain/collection/collection-field.ts';
import { isAsked } from '#shared/domain/collection/validate-record.ts';

/** What stands together in a form. */
export type FormRow =
  /** The same text in both languages, side by side. */
  | { kind: 'pair'; fields: readonly [en: CollectionField, km: CollectionField] }
  /** A picture with its description in both languages. */
  | {
      kind: 'picture';
      field: CollectionField;
      alt: readonly [en: CollectionField, km: CollectionField] | null;
    }
  /** An amount with its currency. */
  | { kind: 'money'; field: CollectionField; currency: CollectionField | null }
  | { kind: 'one'; field: CollectionField };

/** The fields of a group as the form draws them; those that are not asked for now are marked by the page. */
export function formRows(fields: readonly CollectionField[]): FormRow[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const drawn = new Set<string>();
  const rows: FormRow[] = [];
  // A currency is drawn with its amount, a description with its picture, wherever they stand.
  for (const field of fields)
    for (const name of [field.currencyField, ...(field.alt ?? [])]) if (name) drawn.add(name);
  for (const field of fields) {
    if (drawn.has(field.name)) continue;
    drawn.add(field.name);
    const twin = field.twin ? byName.get(field.twin) : undefined;
    const [en, km] = field.alt?.map((name) => byName.get(name)) ?? [];
    if (field.input === 'image') rows.push({ kind: 'picture', field, alt: en && km ? [en, km] : null });
    else if (field.input === 'money')
      rows.push({ kind: 'money', field, currency: byName.get(field.currencyField ?? '') ?? null });
    else if (twin) {
      drawn.add(twin.name);
      rows.push({ kind: 'pair', fields: field.lang === 'km' ? [twin, field] : [field, twin] });
    } else rows.push({ kind: 'one', field });
  }
  return rows;
}

/** Whether any field of a row is asked for with these values. */
export function isRowAsked(row: FormRow, values: RecordValues): boolean {
  return isAsked(row.kind === 'pair' ? row.fields[0] : row.field, values);
}

/** Rows as wide as the form; others share a line. */
export function isWideRow(row: FormRow): boolean {
  return row.kind === 'pair' || row.kind === 'picture' || WIDE.includes(row.field.input);
}

const WIDE: readonly CollectionField['input'][] = ['rich_text', 'lines', 'textarea', 'terms', 'file', 'tags'];
