import { describe, expect, it } from 'vitest';
import { fieldsOf, LISTING_FORMS } from '#shared/domain/listing/forms.ts';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { controlsOf, inReadersOrder, rowsOf, shownAt } from './listing-form-rows.ts';

const names = (kind: 'startup' | 'investor' | 'mentor', section: string) => {
  const found = LISTING_FORMS[kind].steps
    .flatMap(({ sections }) => sections)
    .find(({ name }) => name === section);
  return rowsOf(found?.fields ?? []).map((row) =>
    row.map(({ field, joined }) => (joined ? `${joined.name}+${field.name}` : field.name)),
  );
};

describe('rows of a form (2.155 to 2.158)', () => {
  it('puts the calling code and the currency into the control they belong to (3.028, UX 25)', () => {
    expect(names('startup', 'web')).toContainEqual(['country_code+phone']);
    expect(names('investor', 'ticket')).toEqual([['ticket_currency+ticket_min', 'ticket_max']]);
  });

  it('puts family and given name beside each other, family name first (3.025)', () => {
    expect(names('mentor', 'person').slice(0, 2)).toEqual([
      ['last_name', 'first_name'],
      ['last_name_kh', 'first_name_kh'],
    ]);
  });

  it('puts two addresses of profiles into a row (3.029)', () => {
    expect(names('mentor', 'web').slice(-3)).toEqual([
      ['facebook', 'linkedin'],
      ['x', 'youtube'],
      ['telegram'],
    ]);
  });

  it('begins a text in two languages with the reader’s own, and keeps the pair side by side (1.001)', () => {
    const rows = (language: 'en' | 'km') =>
      rowsOf(inReadersOrder(fieldsOf('program'), language)).map((row) => row.map(({ field }) => field.name));
    expect(rows('en')).toContainEqual(['title', 'title_kh']);
    expect(rows('km')).toContainEqual(['title_kh', 'title']);
    expect(rows('km').flat().toSorted()).toEqual(rows('en').flat().toSorted());
  });

  it.each(STAKEHOLDER_KINDS)('loses no field of %s', (kind) => {
    const drawn = controlsOf(fieldsOf(kind)).flatMap(({ field, joined }) => [
      field.name,
      ...(joined ? [joined.name] : []),
    ]);
    expect(drawn.sort()).toEqual(
      fieldsOf(kind)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('shows the problem of a joined list at its control', () => {
    expect(shownAt(fieldsOf('investor'), 'ticket_currency')).toBe('ticket_min');
    expect(shownAt(fieldsOf('startup'), 'name')).toBe('name');
  });
});
