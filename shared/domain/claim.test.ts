import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLAIM_CASE, claimStep, claimTurn, firstClaimState } from './cases/claim.ts';
import {
  CLAIM_STATES,
  CLAIM_VERBS,
  type ClaimParty,
  type ClaimState,
  isOfDomain,
  objectionEnds,
  objectionEndsFrom,
  ownDomain,
  proofsFor,
} from './claim.ts';

const PARTIES: ClaimParty[] = ['claimant', 'owner', 'desk', 'page'];

describe('the life of a claim (B.53, 4.024)', () => {
  it('reaches every state, and none the table lacks', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(fc.tuple(fc.constantFrom(...CLAIM_VERBS), fc.constantFrom(...PARTIES), fc.boolean()), {
          maxLength: 40,
        }),
        (owned, steps) => {
          let state: ClaimState = firstClaimState(owned);
          for (const [verb, by, is_owned] of steps) {
            const to = claimStep(state, verb, by, is_owned);
            const known = CLAIM_CASE.transitions.some(
              (way) =>
                way.verb === verb && (way.by as readonly ClaimParty[]).includes(by) && way.from === state,
            );
            expect(to !== null).toBe(known);
            if (to) {
              expect(CLAIM_STATES).toContain(to);
              state = to;
            }
          }
        },
      ),
    );
    const reached = new Set<string>(['requested', 'disputed']);
    for (const { to } of CLAIM_CASE.transitions) if (to !== 'begin' && to !== 'before') reached.add(to);
    expect([...reached].sort()).toEqual([...CLAIM_STATES].sort());
  });

  it('is decided by the desk alone', () => {
    for (const { to, by, from } of CLAIM_CASE.transitions)
      if ((to === 'approved' || to === 'rejected') && to !== from) expect(by).toEqual(['desk']);
  });

  it('is closed for good once it is withdrawn', () => {
    expect(CLAIM_CASE.transitions.filter(({ from }) => from === 'withdrawn')).toEqual([]);
  });

  it('gives an owned page away only as the end of a dispute', () => {
    expect(claimStep('disputed', 'approve', 'desk', true)).toBeNull();
    expect(claimStep('disputed', 'transfer', 'desk', true)).toBe('approved');
    expect(claimStep('need_more_info', 'answer', 'claimant', true)).toBe('disputed');
    expect(claimStep('need_more_info', 'answer', 'claimant', false)).toBe('requested');
  });

  it('knows whose turn it is: with nothing shown the claimant’s', () => {
    const turns = (shown_at: Date | null) => CLAIM_STATES.map((state) => claimTurn(state, shown_at));
    expect(turns(new Date())).toEqual(['desk', 'claimant', null, null, null, 'desk']);
    expect(turns(null)).toEqual(['claimant', 'claimant', null, null, null, 'claimant']);
  });

  it('gives owners their time from when they are told on', () => {
    const opened = { verb: 'open', to_state: 'disputed', created_at: new Date('2026-01-01') };
    expect(objectionEnds([opened], null), 'nothing shown, nobody told').toBeNull();
    const shown = new Date('2026-02-01');
    expect(objectionEnds([opened], shown)).toEqual(objectionEndsFrom(shown));
    const became = { ...opened, verb: 'dispute', created_at: new Date('2026-03-01') };
    expect(objectionEnds([became], shown), 'an owner came later').toEqual(
      objectionEndsFrom(became.created_at),
    );
  });
});

describe('the domain that proves a page', () => {
  it('is of a website that is its owner’s alone', () => {
    expect(ownDomain('https://www.slek.example/about')).toBe('slek.example');
    expect(ownDomain('slek.com.kh')).toBe('slek.com.kh');
    for (const shared of [
      '',
      'https://facebook.com/slek',
      'm.facebook.com/x',
      'gov.kh',
      'http://127.0.0.1',
      'no',
    ])
      expect(ownDomain(shared), shared).toBeNull();
    expect(proofsFor({ website: 'https://facebook.com/slek', email: '' })).toEqual(['document']);
    expect(proofsFor({ website: '', email: 'dara@slek.example' })).toEqual(['page_code', 'document']);
    expect(proofsFor({ website: 'https://slek.example', email: 'dara@slek.example' })).toHaveLength(4);
  });

  it('takes addresses of it and of parts of it, never of what stands above or looks alike', () => {
    expect(isOfDomain('a@slek.example', 'slek.example')).toBe(true);
    expect(isOfDomain('a@mail.SLEK.example', 'slek.example')).toBe(true);
    for (const other of [
      'a@example',
      'a@notslek.example',
      'a@slek.example.evil.test',
      'slek.example@evil.test',
    ])
      expect(isOfDomain(other, 'slek.example'), other).toBe(false);
    expect(isOfDomain('minister@gov.kh', 'mef.gov.kh')).toBe(false);
  });
});
