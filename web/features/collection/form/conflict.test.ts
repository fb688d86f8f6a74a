import { describe, expect, it } from 'vitest';
import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import { emptyValues } from '#shared/domain/collection/clean-record.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import { conflictOf } from './conflict.ts';

const post = findCollection('post')!;
const before = { ...emptyValues(post), title: 'Rice', author: 'Dara', summary: 'One' };

describe('two people in one record (7.009)', () => {
  it('names what both changed, with what is typed here, and what only the other changed', () => {
    const theirs = {
      values: { ...before, title: 'Rice mills', author: 'Sok' },
    } as unknown as CollectionRecord;
    const conflict = conflictOf(post, before, { ...before, title: 'Rice fields', summary: 'Two' }, theirs);
    expect(conflict.both).toEqual([{ name: 'title', mine: 'Rice fields' }]);
    expect(conflict.others).toEqual(['author']);
  });

  it('has nothing to choose where both wrote the same', () => {
    const theirs = { values: { ...before, title: 'Rice fields' } } as unknown as CollectionRecord;
    expect(conflictOf(post, before, { ...before, title: 'Rice fields' }, theirs).both).toEqual([]);
  });
});
