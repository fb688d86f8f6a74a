import { describe, expect, it } from 'vitest';
import { inboxQuery, messageTo, readInboxState, withChange } from './inbox-state.ts';

const read = (query: string) => readInboxState(new URLSearchParams(query));

describe('the address of the contact inbox (UX 1)', () => {
  it('says everything that is shown and nothing else', () => {
    const query =
      'status=answered&category=feedback&filter=mine&filter=unassigned&search=map&ordering=-created&page=3';
    expect(inboxQuery(read(query))).toBe(query);
    expect(inboxQuery(read('status=open&category=&ordering=created&page=1&filter='))).toBe('');
  });

  it('leaves out what it does not know', () => {
    expect(inboxQuery(read('status=x&category=y&filter=z&page=-1&ordering=name&other=1'))).toBe('');
  });

  it('goes back to the first page with every change of the list', () => {
    const third = read('page=3');
    expect(withChange(third, { search: 'a' }).page).toBe(1);
  });

  it('is remembered by the page of a message', () => {
    expect(messageTo('1', '')).toBe('/desk/contact/1');
    expect(messageTo('1', 'status=all&page=2')).toBe('/desk/contact/1?inbox=status%3Dall%26page%3D2');
  });
});
