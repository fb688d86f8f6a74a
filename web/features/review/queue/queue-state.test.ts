import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  directionOf,
  hasFilters,
  isNarrowed,
  queueQuery,
  queueTo,
  readQueueState,
  sortBy,
  toggleFilters,
  withChange,
} from './queue-state.ts';

const read = (query: string) => readQueueState(new URLSearchParams(query));

describe('the state of the queue (B.20)', () => {
  it('keeps tab, state, filters, search, order and page in the address and leaves defaults out', () => {
    const query =
      'tab=startup&status=owner&filter=mine&filter=unassigned&search=rice&ordering=-waiting&page=3';
    expect(queueQuery(read(query))).toBe(query);
    expect(queueQuery(read('tab=all&status=waiting&ordering=waiting&page=1'))).toBe('');
    expect(queueTo(read(''))).toBe('/desk');
  });

  it('finds every status of the life of a submission again (4.017)', () => {
    for (const status of ['returned', 'draft', 'approved', 'rejected', 'archived', 'all'])
      expect(read(`status=${status}`).status).toBe(status);
  });

  it('drops what cannot be', () => {
    expect(queueQuery(read('tab=evil&status=lost&filter=x&ordering=colour&page=-1&more=1'))).toBe('');
  });

  it('switches filters that stand on one chip together', () => {
    const both = toggleFilters(read('page=4'), ['mine', 'unassigned']);
    expect(queueQuery(both)).toBe('filter=mine&filter=unassigned');
    expect(hasFilters(both, ['mine', 'unassigned'])).toBe(true);
    expect(hasFilters(read('filter=mine'), ['mine', 'unassigned'])).toBe(false);
    expect(queueQuery(toggleFilters(both, ['mine', 'unassigned']))).toBe('');
    expect(toggleFilters(both, ['resubmitted']).filter).toEqual(['mine', 'unassigned', 'resubmitted']);
  });

  it('sorts by a column and back, from the first page', () => {
    const oldest = read('page=2');
    expect(directionOf(oldest, 'waiting')).toBe('descending');
    const newest = sortBy(oldest, 'waiting');
    expect(queueQuery(newest)).toBe('ordering=-waiting');
    expect(directionOf(newest, 'waiting')).toBe('ascending');
    expect(queueQuery(sortBy(newest, 'waiting'))).toBe('');
    expect(directionOf(sortBy(oldest, 'name'), 'name')).toBe('ascending');
    expect(directionOf(newest, 'name')).toBeUndefined();
  });

  it('goes to the first page when what is listed changes, and carries the last decision along', () => {
    expect(withChange(read('page=4&tab=eso'), { search: 'x' }).page).toBe(1);
    expect(queueTo(read('tab=eso'), 'abc')).toBe('/desk?tab=eso&done=abc');
    expect(isNarrowed(read('tab=eso'))).toBe(false);
    expect(isNarrowed(read('filter=mine'))).toBe(true);
  });

  it('reads back whatever it writes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.integer({ min: 1, max: 500 }), (search, page) => {
        const state = withChange(read('tab=mentor'), { search: search.trim(), page });
        expect(read(queueQuery(state))).toEqual(state);
      }),
    );
  });
});
