import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEMBER_STATES, MEMBER_TRANSITIONS, mayMove, splitAddresses, stateNow } from './team.ts';

describe('the life of a membership (B.55, 4.017)', () => {
  it('reaches every state from nothing, and none the table lacks', () => {
    const reached = new Set<string>(['none']);
    for (let size = -1; size !== reached.size; ) {
      size = reached.size;
      for (const { from, to } of MEMBER_TRANSITIONS) if (reached.has(from)) reached.add(to);
    }
    reached.delete('none');
    // `inviting` is how `invited` looks while its letter is on the way.
    expect([...reached, 'inviting'].sort()).toEqual([...MEMBER_STATES].sort());
  });

  it('makes nobody a member who did not say so themselves and whom the team did not want', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(MEMBER_TRANSITIONS.length * 3), { maxLength: 30 }), (picks) => {
        let state: (typeof MEMBER_TRANSITIONS)[number]['from'] = 'none';
        let [self, team] = [false, false];
        for (const pick of picks) {
          const ways = MEMBER_TRANSITIONS.filter(({ from }) => from === state);
          const way = ways[pick % Math.max(1, ways.length)];
          if (!way) continue;
          if (way.to === 'invited') [team, self] = [true, false];
          if (way.to === 'requested') [self, team] = [true, false];
          if (way.to === 'member') {
            if (way.by === 'self') self = true;
            else team = true;
            expect([self, team]).toEqual([true, true]);
          }
          expect(mayMove(way.from, way.to, way.by)).toBe(true);
          state = way.to;
        }
      }),
    );
  });

  it('ends an open invitation with its time, and nothing else', () => {
    const past = new Date(Date.now() - 1);
    for (const state of MEMBER_STATES) {
      const open = state === 'invited' || state === 'inviting';
      expect(stateNow({ state, expires_at: past })).toBe(open ? 'expired' : state);
      expect(stateNow({ state, expires_at: null })).toBe(state);
    }
  });
});

describe('a pasted list of addresses (UX rule 45)', () => {
  it('is read however it is written', () => {
    expect(splitAddresses('a@x.kh, Dara <b@x.kh>;c@x.kh\r\n\n "Sok, Dara" <d@x.kh>')).toEqual([
      'a@x.kh',
      'b@x.kh',
      'c@x.kh',
      '"Sok',
      'd@x.kh',
    ]);
    expect(splitAddresses(' \n ,; ')).toEqual([]);
  });
});
