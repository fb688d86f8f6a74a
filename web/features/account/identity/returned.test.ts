import { describe, expect, it } from 'vitest';
import { readReturned } from './returned.ts';

const read = (query: string) => readReturned(new URLSearchParams(query));

describe('the way back from the national identity (2.004, B.11)', () => {
  it('brings a token and the state', () => {
    expect(read('state=a.b&authToken=x%2By%3D')).toEqual({ kind: 'token', token: 'x+y=', state: 'a.b' });
    expect(read('authToken=x')).toEqual({ kind: 'token', token: 'x', state: undefined });
  });

  it.each([
    ['errorCode=USER_CANCELLED&errorMessage=The+user+cancelled', 'cancelled'],
    ['errorCode=LOGIN_EXPIRED', 'expired'],
    ['errorCode=17&errorMessage=Login+token+expired', 'expired'],
    ['errorCode=ACCOUNT_DISABLED', 'disabled'],
    ['errorMessage=%3Cscript%3E', 'failed'],
    ['errorCode=', 'failed'],
    ['', 'nothing'],
    ['authToken=', 'nothing'],
  ])('%j is %s', (query, kind) => {
    expect(read(query)).toEqual({ kind });
  });
});
