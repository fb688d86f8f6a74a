import { describe, expect, it } from 'vitest';
import { maySee, VISIBLE_FIELD_NAMES, VISIBLE_FIELDS, visibilityOf } from './person.ts';

describe('what a person shows of themselves (3.030, B.10)', () => {
  it.each(VISIBLE_FIELD_NAMES)('%s has a default that can be chosen', (field) => {
    expect(VISIBLE_FIELDS[field].choices).toContain(VISIBLE_FIELDS[field].default);
    expect(visibilityOf(field, {})).toBe(VISIBLE_FIELDS[field].default);
  });

  it.each(['email', 'phone', 'date_of_birth'] as const)('%s is never public, whatever is stored', (field) => {
    expect(maySee(field, { [field]: 'public' }, 'none')).toBe(false);
  });

  it('hangs on how one stands to them', () => {
    const chosen = { bio: 'connections', links: 'nobody' };
    expect([maySee('bio', chosen, 'none'), maySee('bio', chosen, 'connection')]).toEqual([false, true]);
    expect([maySee('links', chosen, 'connection'), maySee('links', chosen, 'self')]).toEqual([false, true]);
  });
});
