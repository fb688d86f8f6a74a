import { describe, expect, it } from 'vitest';
import type { ProfileCard } from '../profile-types.ts';
import { type WaitingParts, waitingOf } from './waiting-of.ts';

const nothing: WaitingParts = {
  profiles: [],
  teams: [],
  cohorts: [],
  rounds: [],
  connections: 0,
  threads: 0,
  notices: 0,
};
const card = (part: Partial<ProfileCard>) =>
  ({
    id: 'p',
    kind: 'startup',
    status: 'approved',
    changes_status: null,
    path: '/p',
    open_messages: 0,
    ...part,
  }) as ProfileCard;

describe('what waits for a person (2d, UX 46)', () => {
  it('is nothing when nothing asks for them', () => {
    expect(waitingOf({ ...nothing, profiles: [card({}), card({ status: 'reviewing' })] })).toEqual([]);
  });

  it('puts what came back first, also changes of an approved page, and counts last', () => {
    const waiting = waitingOf({
      ...nothing,
      notices: 4,
      threads: 2,
      profiles: [card({ status: 'returned', open_messages: 3 }), card({ changes_status: 'returned' })],
    });
    expect(waiting.map(({ what }) => what)).toEqual(['returned', 'returned', 'threads', 'notices']);
    expect(waiting[0]).toMatchObject({ to: '/p', count: 3 });
  });

  it('leaves out what was answered already', () => {
    const cohort = { id: 'c', name: 'C', name_kh: '' };
    const startup = { id: 's', name: 'S', name_kh: '' };
    const invite = (state: 'invited' | 'confirmed') =>
      ({ cohort, startup, state, since: '' }) as unknown as WaitingParts['cohorts'][number];
    const round = (confirmed: boolean) =>
      ({
        startup,
        investor: { ...startup, id: 'i' },
        confirmed,
      }) as unknown as WaitingParts['rounds'][number];
    const waiting = waitingOf({
      ...nothing,
      cohorts: [invite('invited'), invite('confirmed')],
      rounds: [round(true), round(false)],
      profiles: [card({ id: 'i', kind: 'eso' })],
    });
    expect(waiting.map(({ what, to }) => [what, to])).toEqual([
      ['cohort', '/user/profile/startup/s#cohorts'],
      ['round', '/user/profile/eso/i#rounds'],
    ]);
  });
});
