import { describe, expect, it } from 'vitest';
import { claimsQuery, claimsTo, readClaimsState, withChange } from './claims-state.ts';

const read = (query: string) => readClaimsState(new URLSearchParams(query));

describe('the state of the list of claims', () => {
  it('is what its address says, and the address says it again', () => {
    const query = 'state=disputed&filter=mine&search=slek&ordering=-waiting&page=3';
    expect(claimsQuery(read(query))).toBe(query);
    expect(claimsTo(read(''))).toBe('/desk/claims');
  });

  it('leaves out what it does not know', () => {
    expect(claimsQuery(read('state=x&filter=all&ordering=name&page=0&other=1'))).toBe('');
  });

  it('goes back to the first page when the list becomes another', () => {
    expect(withChange(read('page=4'), { state: 'all' })).toMatchObject({ state: 'all', page: 1 });
  });
});
