import { describe, expect, it } from 'vitest';
import { translatorFor } from '../../i18n/catalog.ts';
import { cleanFields } from '../listing/clean-answers.ts';
import { fieldsOf, findField } from '../listing/forms.ts';
import { fieldProblems } from '../listing/validate-listing.ts';
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

describe('fields of one script (1.001, 5.014)', () => {
  const km = translatorFor('km');
  const fields = [
    ...STAKEHOLDER_KINDS.flatMap((kind) => fieldsOf(kind)),
    ...LIST_PARTS.flatMap((list) => ITEM_FIELDS[list]),
  ];

  it('say so in Khmer where they take Latin letters', () => {
    const english = fields.filter(({ lang }) => lang === 'en');
    const silent = english.filter(
      ({ labelKey, hintKey }) => !/ឡាតាំង|អង់គ្លេស/.test(`${km(labelKey)} ${hintKey ? km(hintKey) : ''}`),
    );
    expect(english.length).toBeGreaterThan(10);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['Khmer in the first', { position: 'នាយិកា' }, { position_kh: 'នាយិកា' }],
    ['Khmer with a Latin word', { position: 'ប្រធានផ្នែក IT' }, { position_kh: 'ប្រធានផ្នែក IT' }],
    ['Latin in the second', { position_kh: 'CEO' }, { position: 'CEO' }],
    [
      'both the other way round',
      { position: 'នាយិកា', position_kh: 'CEO' },
      { position: 'CEO', position_kh: 'នាយិកា' },
    ],
    ['both in place', { position: 'CEO', position_kh: 'នាយិកា' }, { position: 'CEO', position_kh: 'នាយិកា' }],
  ])('but a job title takes either: %s', (_what, typed, kept) => {
    const asked = ITEM_FIELDS.team_members.filter(({ name }) => name.startsWith('position'));
    const values = cleanFields(asked, typed);
    expect(values).toEqual(kept);
    expect(cleanFields(asked, values)).toEqual(kept);
    expect(fieldProblems(asked, values)).toEqual({});
  });
});

describe('what is edited together', () => {
  it('names a whole group for one of it, and a field of none for itself', () => {
    expect(togetherWith(['ticket_min'])).toEqual(['ticket_currency', 'ticket_min', 'ticket_max']);
    expect(togetherWith(['summary', 'summary'])).toEqual(['summary']);
    // A job title typed into the field of the other script is kept there.
    expect(togetherWith(['role'])).toEqual(['role', 'role_kh']);
  });

  it('asks every list for something', () => {
    for (const list of LIST_PARTS) expect(ITEM_FIELDS[list].some(({ required }) => required)).toBe(true);
  });
});
