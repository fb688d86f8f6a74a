import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#shared/domain/collection/index.ts';
import { type FormRow, formRows } from './record-form-rows.ts';

const namesOf = (row: FormRow): string[] => {
  if (row.kind === 'pair') return row.fields.map(({ name }) => name);
  if (row.kind === 'picture') return [row.field.name, ...(row.alt ?? []).map(({ name }) => name)];
  return row.kind === 'money' && row.currency ? [row.field.name, row.currency.name] : [row.field.name];
};

describe('rows of the form of a collection', () => {
  it('hold every field once, English before Khmer', () => {
    for (const { name, groups } of COLLECTIONS) {
      for (const { fields } of groups) {
        const rows = formRows(fields);
        expect(rows.flatMap(namesOf).sort(), name).toEqual(fields.map((field) => field.name).sort());
        for (const row of rows)
          if (row.kind === 'pair') expect(row.fields.map(({ lang }) => lang)).toEqual(['en', 'km']);
      }
    }
  });
});
