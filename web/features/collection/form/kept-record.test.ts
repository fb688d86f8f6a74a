import { describe, expect, it } from 'vitest';
import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import { emptyValues } from '#shared/domain/collection/clean-record.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import { begunAt, keepRecord, readKeptRecord } from './kept-record.ts';

const post = findCollection('post')!;

function device() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, storage: () => storage };
}

const typed = {
  at: '2026-11-20T10:00:00Z',
  version: 3,
  before: { title: 'Paddy', tags: [] },
  changed: { title: 'Rice', tags: ['a'] },
};
const stored = (version: number, values: Record<string, string | string[]>) =>
  ({ version, values: { ...emptyValues(post), ...values } }) as unknown as CollectionRecord;

describe('what is typed into a record and not saved (8.002)', () => {
  it('comes back to the same person and the same record only', () => {
    const { storage, kept } = device();
    keepRecord('p1', post, 'r1', typed, storage);
    expect(readKeptRecord('p1', post, 'r1', storage)).toEqual(typed);
    expect(readKeptRecord('p1', post, null, storage)).toBeNull();
    expect(readKeptRecord('p2', post, 'r1', storage)).toBeNull();
    expect(kept.size, 'what somebody else left is forgotten').toBe(0);
  });

  it('is forgotten when nothing differs any more', () => {
    const { storage, kept } = device();
    keepRecord('p1', post, null, typed, storage);
    keepRecord('p1', post, null, { ...typed, changed: {} }, storage);
    expect(kept.size).toBe(0);
  });

  it('survives nonsense in the storage, and fields that are gone', () => {
    const { storage, kept } = device();
    kept.set('phum:record:post:r1', '{');
    expect(readKeptRecord('p1', post, 'r1', storage)).toBeNull();
    kept.set(
      'phum:record:post:r1',
      JSON.stringify({ person: 'p1', at: 'x', changed: { gone: 'x', title: 4 } }),
    );
    expect(readKeptRecord('p1', post, 'r1', storage)).toBeNull();
  });

  it('begins where it was begun once somebody else changed the same, so that saving asks (UX 32)', () => {
    expect(begunAt(post, typed, stored(3, { title: 'Paddy' }))).toBeNull();
    expect(begunAt(post, typed, stored(4, { title: 'Paddy', author: 'Sok' }))).toBeNull();
    expect(
      begunAt(post, typed, stored(4, { title: 'Rice', tags: ['a'] })),
      'the same was written',
    ).toBeNull();
    const begun = begunAt(post, typed, stored(4, { title: 'Field', author: 'Sok' }));
    expect(begun).toMatchObject({ version: 3, before: { title: 'Paddy', author: 'Sok' } });
    expect(begunAt(post, { ...typed, before: {} }, stored(4, { title: 'Field' }))?.before.title).toBe('');
  });
});
