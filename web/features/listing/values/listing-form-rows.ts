import type { ListingField } from '#shared/domain/listing/listing-field.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** What is drawn as one field: a field, or an amount or a number with the list that belongs to it. */
export interface Control {
  field: ListingField;
  /** Calling code of a phone, currency of an amount: drawn in the same control. */
  joined: ListingField | null;
}

const JOINS: Readonly<Partial<Record<ListingField['input'], ListingField['input']>>> = {
  calling_code: 'phone',
  currency: 'money',
};

/** The rows of a section: controls that stand beside each other on wide screens share one. */
export function rowsOf(fields: readonly ListingField[]): Control[][] {
  const rows: Control[][] = [];
  for (const control of controlsOf(fields)) {
    const row = rows.at(-1);
    const beside = control.field.beside;
    const belongs = row?.some(
      ({ field, joined }) =>
        field.name === beside || joined?.name === beside || field.beside === control.field.name,
    );
    if (row && (belongs || mayPair(row, control))) row.push(control);
    else rows.push([control]);
  }
  return rows;
}

/** Addresses of profiles are short and need no hint: two a row. */
function mayPair(row: readonly Control[], { field }: Control): boolean {
  const isShort = (one: ListingField) => one.input === 'url' && one.hintKey === null;
  return row.length === 1 && row.every((one) => isShort(one.field)) && isShort(field);
}

export function controlsOf(fields: readonly ListingField[]): Control[] {
  const controls: Control[] = [];
  for (const [i, field] of fields.entries()) {
    const before = fields[i - 1];
    const next = fields[i + 1];
    if (next && JOINS[field.input] === next.input) continue;
    const joined = before && JOINS[before.input] === field.input ? before : null;
    controls.push({ field, joined });
  }
  return controls;
}

/** A text in two languages begins with the reader's own: that is the one they have to write. */
export function inReadersOrder(fields: readonly ListingField[], language: Language): ListingField[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return fields.map((field) => {
    const twin = byName.get(field.twin ?? '');
    if (!twin) return field;
    const [first, second] = field.lang === language ? [field, twin] : [twin, field];
    return fields.indexOf(field) < fields.indexOf(twin) ? first : second;
  });
}

/** The field at whose control a problem of another is shown: a currency has none of its own. */
export function shownAt(fields: readonly ListingField[], name: string): string {
  return controlsOf(fields).find(({ joined }) => joined?.name === name)?.field.name ?? name;
}
