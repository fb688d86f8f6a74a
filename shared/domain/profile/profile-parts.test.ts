import { describe, expect, it } from 'vitest';
import { fieldsOf, findField } from '../listing-form.ts';
import { STAKEHOLDER_KINDS } from '../stakeholder-kinds.ts';
import { ITEM_FIELDS, LIST_PARTS, LISTS_OF_KIND } from './part-fields.ts';
import { partOfField, partsOf, profileFieldsOf, togetherWith } from './profile-parts.ts';

describe.each(STAKEHOLDER_KINDS)('the parts of a %s (3.024)', (kind) => {
  it('hold every field of its form that is not for the desk alone, and its cover, once each', () => {
    const inParts = partsOf(kind).flatMap(({ fields }) => fields.map(({ name }) => name));
    const asked = fieldsOf(kind).filter(({ shown }) => shown !== 'desk');
    expect(inParts.toSorted()).toEqual([...asked.map(({ name }) => name), 'cover'].toSorted());
    expect(profileFieldsOf(kind)).toHaveLength(inParts.length);
  });

  it('hold its lists, each found by its own name and known to the desk', () => {
    const lists = partsOf(kind).flatMap(({ list }) => list ?? []);
    expect(lists.toSorted()).toEqual([...LISTS_OF_KIND[kind]].toSorted());
    for (const list of lists) {
      expect(partOfField(kind, list)?.name).toBe(list);
      expect(findField(kind, list)?.name).toBe(list);
    }
  });
});

describe('what is edited together', () => {
  it('names a whole group for one of it, and a field of none for itself', () => {
    expect(togetherWith(['ticket_min'])).toEqual(['ticket_currency', 'ticket_min', 'ticket_max']);
    expect(togetherWith(['summary', 'summary'])).toEqual(['summary']);
  });

  it('asks every list for something', () => {
    for (const list of LIST_PARTS) expect(ITEM_FIELDS[list].some(({ required }) => required)).toBe(true);
  });
});
