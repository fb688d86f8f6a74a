import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONNECTION_OPEN_DAYS, REINVITE_AFTER_DAYS } from '../constants.ts';
import {
  askAgainFrom,
  CONNECTING_ROLES,
  CONNECTION_ACTIONS,
  CONNECTION_STATES,
  CONNECTION_STEPS,
  CONNECTION_VIEWS,
  type Connection,
  type ConnectionAction,
  type ConnectionEnd,
  type ConnectionState,
  connectionMay,
  mayConnectFor,
  stateNow,
  stepConnection,
  viewOf,
} from './connection.ts';
import { ORGANISATION_ROLES } from './roles.ts';

const ENDS = ['from', 'to'] as const;
const DAY = 86_400_000;
const START = new Date('2026-03-01T00:00:00Z');
const at = (days: number) => new Date(Number(START) + days * DAY);
const aConnection = (state: ConnectionState, decidedAfter: number | null = 0): Connection => ({
  state,
  invited_at: START,
  decided_at: decidedAfter === null ? null : at(decidedAfter),
});

describe('what each end is told (4.021, B.54)', () => {
  it.each([
    ['invited', 'invited', 'pending'],
    ['ignored', 'invited', 'ignored'],
    ['approved', 'approved', 'approved'],
    ['withdrawn', 'none', 'none'],
    ['expired', 'none', 'none'],
    ['disconnected', 'disconnected', 'disconnected'],
  ] as const)('of %s: the asker %s, the asked %s', (state, from, to) => {
    expect(ENDS.map((end) => viewOf(aConnection(state), end, at(1)))).toEqual([from, to]);
  });

  it('is nothing where there is no connection', () => {
    expect(viewOf(null, 'from', START)).toBe('none');
  });

  it(`forgets an open invitation after ${CONNECTION_OPEN_DAYS} days`, () => {
    for (const state of ['invited', 'ignored'] as const) {
      expect(stateNow(aConnection(state), at(CONNECTION_OPEN_DAYS - 0.01))).toBe(state);
      expect(stateNow(aConnection(state), at(CONNECTION_OPEN_DAYS))).toBe('expired');
      expect(connectionMay(aConnection(state), 'from', at(CONNECTION_OPEN_DAYS)).connect).toBe(true);
    }
    expect(stateNow(aConnection('approved'), at(999))).toBe('approved');
  });
});

describe('asking again (B.54)', () => {
  it('waits three weeks after an end, for both', () => {
    for (const end of ENDS) {
      expect(askAgainFrom(aConnection('disconnected'), end, at(1))).toEqual(at(REINVITE_AFTER_DAYS));
      expect(askAgainFrom(aConnection('disconnected'), end, at(REINVITE_AFTER_DAYS))).toBeNull();
    }
  });

  it('waits three weeks for whoever took the invitation back, not for the other, and not in the first minutes', () => {
    expect(askAgainFrom(aConnection('withdrawn'), 'from', at(1))).toEqual(at(REINVITE_AFTER_DAYS));
    expect(askAgainFrom(aConnection('withdrawn'), 'to', at(1))).toBeNull();
    expect(askAgainFrom(aConnection('withdrawn'), 'from', at(0.001))).toBeNull();
  });
});

describe('the table of transitions (4.022)', () => {
  it('reaches every state, and leaves none without a way out', () => {
    const reached = new Set<ConnectionState>(['expired']);
    for (const steps of Object.values(CONNECTION_STEPS))
      for (const end of ENDS) for (const to of Object.values(steps[end])) reached.add(to);
    expect([...reached].sort()).toEqual([...CONNECTION_STATES].sort());
    for (const state of CONNECTION_STATES)
      expect(ENDS.flatMap((end) => Object.keys(CONNECTION_STEPS[state][end])).length).toBeGreaterThan(0);
  });

  it('never tells the asker that they were ignored', () => {
    for (const days of [0, 1, 30, CONNECTION_OPEN_DAYS, 200]) {
      const [open, ignored] = [aConnection('invited', null), aConnection('ignored', 3)];
      const now = at(days);
      expect(viewOf(ignored, 'from', now)).toBe(viewOf(open, 'from', now));
      expect(connectionMay(ignored, 'from', now)).toEqual(connectionMay(open, 'from', now));
    }
  });

  it('holds whatever two people do, in any order and at any time', () => {
    const step = fc.record({
      who: fc.constantFrom('a', 'b'),
      action: fc.constantFrom(...CONNECTION_ACTIONS),
      days: fc.oneof(fc.constant(0), fc.constant(0.001), fc.integer({ min: 1, max: 120 })),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let connection: Connection | null = null;
        let asker = '';
        let day = 0;
        for (const { who, action, days } of steps) {
          day += days;
          const now = at(day);
          const end: ConnectionEnd = connection === null || who === asker ? 'from' : 'to';
          const before: ConnectionState | null = connection && stateNow(connection, now);
          const outcome = stepConnection(connection, end, action as ConnectionAction, now);
          const other: ConnectionEnd = end === 'from' ? 'to' : 'from';
          expect(CONNECTION_VIEWS).toContain(viewOf(connection, end, now));
          if (!('to' in outcome)) continue;
          // Nobody is connected without the one saying it who was asked.
          if (outcome.to === 'approved')
            expect([end, ['invited', 'ignored']]).toEqual(['to', expect.arrayContaining([before])]);
          if (outcome.to === 'withdrawn') expect(end).toBe('from');
          if (outcome.to === 'ignored') expect(viewOf(connection, other, now)).toBe('invited');
          if (outcome.to === 'disconnected') expect(before).toBe('approved');
          // A new invitation comes while none is open.
          if (outcome.to === 'invited') {
            expect([null, 'withdrawn', 'expired', 'disconnected']).toContain(before);
            asker = who;
            connection = { state: 'invited', invited_at: now, decided_at: null };
          } else connection = { ...connection!, state: outcome.to, decided_at: now };
          // Both ends know of a connection, or neither does.
          const views = ENDS.map((one) => viewOf(connection, one, now));
          expect(views.filter((view) => view === 'approved').length % 2).toBe(0);
          expect(views.filter((view) => view === 'none').length % 2).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('offers exactly the steps it would let through', () => {
    for (const state of CONNECTION_STATES)
      for (const end of ENDS) {
        const may = connectionMay(aConnection(state, -30), end, at(1));
        for (const action of CONNECTION_ACTIONS)
          if (may[action])
            expect('to' in stepConnection(aConnection(state, -30), end, action, at(1))).toBe(true);
        expect(Object.values(may)).toContain(true);
      }
  });
});

describe('acting for an organisation', () => {
  it('is for owners and admins', () => {
    expect(ORGANISATION_ROLES.filter(mayConnectFor)).toEqual([...CONNECTING_ROLES]);
    expect(mayConnectFor(null)).toBe(false);
  });
});
