import { expect, it } from 'vitest';
import { collection } from './collection/collection.ts';
import { bilingual, field as deskField } from './collection/collection-field.ts';
import { field } from './listing/listing-field.ts';

/** What the compiler refuses below is the proof: a line that it takes fails `npm run verify` as an expectation unused. */
it('a field without a label, a hint or the text of an option does not compile', () => {
  expect(field('phone', 'phone').labelKey).toBe('fields:phone.label');
  expect(field('other', 'text', { texts: 'phone' }).labelKey).toBe('fields:phone.label');
  // @ts-expect-error no label of this name
  field('no_such_field', 'text');
  // @ts-expect-error no texts of this name
  field('phone', 'text', { texts: 'no_such_texts' });
  // @ts-expect-error only one of the two is there
  field('phone', 'text', { texts: Math.random() > 2 ? 'no_such_texts' : 'phone' });
  // @ts-expect-error nobody wrote a hint for it
  field('is_founder', 'checkbox', { texts: 'item_is_founder', hint: true });

  // @ts-expect-error no label of this name
  deskField('no_such_field', 'text');
  // @ts-expect-error one option has no text
  deskField('currency', 'select', { options: ['USD', 'EUR'] as const });
  // @ts-expect-error no label of this name
  bilingual('no_such_field', 'text');
  const whole = { section: 'home', cacheTag: 'content', action: 'edit_content', publishes: false } as const;
  const rest = { ...whole, title: 'title', path: null, order: 'position', searchIn: [] } as const;
  expect(collection({ ...rest, name: 'partner', groups: {} }).pluralKey).toBe(
    'collection-fields:names.partner.plural',
  );
  // @ts-expect-error no texts of this name
  collection({ ...rest, name: 'no_such_collection', groups: {} });
  // @ts-expect-error no such group
  collection({ ...rest, name: 'partner', groups: { no_such_group: [] } });
});
