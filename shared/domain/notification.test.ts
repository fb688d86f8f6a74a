import { describe, expect, it } from 'vitest';
import {
  DIGEST_RHYTHMS,
  groupOf,
  isTold,
  kindsOf,
  mayChoose,
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
  whenMailed,
} from './notification.ts';

describe('kinds of notifications (B.34)', () => {
  it('are at least those of the specification', () => {
    expect(NOTIFICATION_KINDS).toEqual(
      expect.arrayContaining([
        'connection_request',
        'connection_accepted',
        'team_invite',
        'review_returned',
        'review_approved',
        'review_rejected',
        'claim_decision',
        'program_deadline',
        'event_reminder',
        'message',
      ]),
    );
  });

  it('belong to one group each', () => {
    expect(NOTIFICATION_GROUPS.flatMap(kindsOf).sort()).toEqual([...NOTIFICATION_KINDS].sort());
    for (const kind of NOTIFICATION_KINDS) expect(kindsOf(groupOf(kind))).toContain(kind);
  });
});

describe('what is told where', () => {
  const off = (kind: string, channel: string) => [{ kind, channel, enabled: false }];

  it('follows the person, else the rule', () => {
    expect(isTold('message', 'site', [])).toBe(true);
    expect(isTold('message', 'mail', [])).toBe(true);
    expect(isTold('message', 'site', off('message', 'site'))).toBe(false);
    expect(isTold('message', 'mail', off('message', 'mail'))).toBe(false);
  });

  it('is chosen for one kind and one channel alone', () => {
    const chosen = off('message', 'site');
    expect(isTold('connection_request', 'site', chosen)).toBe(true);
    expect(isTold('connection_request', 'mail', off('connection_request', 'site'))).toBe(true);
  });

  it('leaves the letters of the desk as they are', () => {
    expect(mayChoose('review_returned', 'mail')).toBe(false);
    expect(mayChoose('review_returned', 'site')).toBe(true);
    expect(isTold('review_returned', 'mail', off('review_returned', 'mail'))).toBe(true);
  });
});

describe('when a mail leaves (ux 47, 49)', () => {
  it('is at once for what asks for an answer or has a date, whatever rhythm was chosen', () => {
    for (const kind of ['connection_request', 'team_invite', 'program_deadline', 'message'] as const)
      for (const rhythm of DIGEST_RHYTHMS) expect(whenMailed(kind, rhythm)).toBe('now');
  });

  it('is in the chosen rhythm for the rest', () => {
    expect(DIGEST_RHYTHMS.map((rhythm) => whenMailed('connection_accepted', rhythm))).toEqual([
      'now',
      'digest',
      'digest',
      'never',
    ]);
  });
});
