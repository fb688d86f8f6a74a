import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { listMessages } from '#shared/contracts/contact.contract.ts';
import { listDeskClaims } from '#shared/contracts/desk-claim.contract.ts';
import { listSubmissions } from '#shared/contracts/review.contract.ts';
import { oneOf, someOf, words } from '#shared/domain/list-parts.ts';
import { claimsList } from '#web/features/claim/desk/claims-state.ts';
import { inboxList } from '#web/features/contact/desk/inbox-state.ts';
import { queueList } from '#web/features/review/queue/queue-state.ts';
import { defineListState } from './list-state.ts';

const list = defineListState('/list', {
  tab: oneOf(['all', 'mine'], 'all'),
  kind: oneOf(['a', 'b'], ''),
  marks: someOf(['x', 'y']),
  search: words,
  about: oneOf(['c', 'd'], 'c', 'subject'),
});
const read = (query: string) => list.read(new URLSearchParams(query));
type Shown = ReturnType<typeof read>;
const FIRST: Shown = { tab: 'all', kind: '', marks: [], search: '', about: 'c', page: 1 };

describe('the state of a list', () => {
  it('is read from its address, without what it does not know', () => {
    expect(read('')).toEqual(FIRST);
    expect(read('tab=none&kind=c&marks=z&page=-1&search=%20&x=1')).toEqual(FIRST);
    expect(read('marks=y&marks=x&kind=b&subject=d&about=c&search=%20rice%20&page=3')).toEqual({
      ...FIRST,
      kind: 'b',
      marks: ['x', 'y'],
      search: 'rice',
      about: 'd',
      page: 3,
    });
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
    for (const page of ['1.5', '100001', '0', 'two']) expect(read(`page=${page}`).page).toBe(1);
  });

  it('is written in one order, without what is as at first, and read as it was', () => {
    expect(list.to(FIRST)).toBe('/list');
    const query = 'tab=mine&kind=a&marks=x&marks=y&search=rice&subject=d&page=2';
    expect(list.query(read(query))).toBe(query);
    expect(list.to(read('page=2&tab=mine'))).toBe('/list?tab=mine&page=2');
  });

  it('is back on the first page after a change of what is listed, and on another when that is the change', () => {
    expect(list.change(read('page=4&kind=a'), { kind: 'b' })).toEqual({ ...FIRST, kind: 'b' });
    expect(list.change(FIRST, { page: 2 }).page).toBe(2);
  });

  it('asks its call for what is chosen, by the names of the call', () => {
    expect(list.asked(FIRST)).toEqual({ tab: 'all', marks: [], search: '', about: 'c', page: 1 });
    expect(list.asked(read('kind=a&subject=d'))).toMatchObject({ kind: 'a', about: 'd' });
  });

  it.each([
    ['claims', claimsList, listDeskClaims],
    ['messages', inboxList, listMessages],
    ['requests', queueList, listSubmissions],
  ] as const)(
    'of %s has the parameters and the beginning that its call has',
    (_what, { parameters, read }, { query }) => {
      const called: z.ZodType = query;
      const { shape } = query as unknown as { shape: Record<string, unknown> };
      expect(parameters.filter((name) => !(name in shape))).toEqual([]);
      const first = called.parse({}) as Record<string, unknown>;
      const shown = read(new URLSearchParams()) as unknown as Record<string, unknown>;
      for (const name of parameters.filter((one) => one in shown && shown[one] !== ''))
        expect([name, shown[name]]).toEqual([name, first[name]]);
    },
  );
});
