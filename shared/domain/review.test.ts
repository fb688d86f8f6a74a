import { describe, expect, it } from 'vitest';
import { allowedVerbs, decide, nextState, SUBMISSION_CASE, turnOf } from './cases/submission.ts';
import {
  REVIEW_STATUSES,
  REVIEW_VERBS,
  type ReviewFacts,
  type ReviewStatus,
  type ReviewVerb,
  type ReviewViewer,
  visibleTabs,
} from './review.ts';

const nobody: ReviewViewer = { is_owner: false, is_reviewer: false, is_involved: false, may_undo: false };
const owner: ReviewViewer = { ...nobody, is_owner: true, is_involved: true };
const reviewer: ReviewViewer = { ...nobody, is_reviewer: true };
const decider: ReviewViewer = { ...reviewer, may_undo: true };
const involvedReviewer: ReviewViewer = { ...decider, is_involved: true };
const owningReviewer: ReviewViewer = { ...decider, is_owner: true, is_involved: true };

const everything: ReviewFacts = {
  complete: true,
  email_confirmed: true,
  has_message: true,
  has_reason: true,
  all_answered: true,
  version_is_current: true,
};

/** The whole life, written out once more: what is not here must not be possible. */
const life: Record<ReviewStatus, Partial<Record<ReviewVerb, ReviewStatus>>> = {
  draft: { submit: 'reviewing' },
  reviewing: { withdraw: 'draft', approve: 'approved', return: 'returned', reject: 'rejected' },
  approved: { archive: 'archived', undo: 'reviewing' },
  returned: { resubmit: 'reviewing', withdraw: 'draft', undo: 'reviewing' },
  rejected: { reopen: 'reviewing', undo: 'reviewing' },
  archived: { reopen: 'reviewing' },
};

describe('the life of a submission (4.017, B.50)', () => {
  for (const status of REVIEW_STATUSES) {
    for (const verb of REVIEW_VERBS) {
      const to = life[status][verb] ?? null;
      it(`${status} + ${verb} = ${to ?? 'impossible'}`, () => {
        expect(nextState(status, verb)).toBe(to);
      });
    }
  }

  it('has one row per status and verb', () => {
    const pairs = SUBMISSION_CASE.transitions.map(({ from, verb }) => `${from} ${verb}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('reaches every status from draft', () => {
    const reached = new Set<ReviewStatus>(['draft']);
    for (let size = 0; size < reached.size; ) {
      size = reached.size;
      for (const { from, to } of SUBMISSION_CASE.transitions)
        if (reached.has(from)) reached.add(to as ReviewStatus);
    }
    expect([...reached].sort()).toEqual([...REVIEW_STATUSES].sort());
  });
});

describe('who may do what', () => {
  const buttons = (viewer: ReviewViewer) =>
    Object.fromEntries(REVIEW_STATUSES.map((status) => [status, allowedVerbs(status, viewer)]));

  it('a stranger gets no button anywhere', () => {
    expect(Object.values(buttons(nobody)).flat()).toEqual([]);
  });

  it('the owner submits, withdraws, resubmits and archives (4.019)', () => {
    expect(buttons(owner)).toEqual({
      draft: ['submit'],
      reviewing: ['withdraw'],
      approved: ['archive'],
      returned: ['resubmit', 'withdraw'],
      rejected: [],
      archived: [],
    });
  });

  it('a reviewer decides, archives and reopens', () => {
    expect(buttons(reviewer)).toEqual({
      draft: [],
      reviewing: ['approve', 'return', 'reject'],
      approved: ['archive'],
      returned: [],
      rejected: ['reopen'],
      archived: ['reopen'],
    });
  });

  it('the reviewer who decided may undo while the mail waits', () => {
    expect(allowedVerbs('approved', decider)).toEqual(['archive', 'undo']);
    expect(allowedVerbs('returned', decider)).toEqual(['undo']);
    expect(allowedVerbs('rejected', decider)).toEqual(['reopen', 'undo']);
  });

  it.each([
    ['of their own organisation', involvedReviewer],
    ['of their own', owningReviewer],
  ])('nobody decides on, reopens or undoes a submission %s', (_whose, viewer) => {
    for (const status of REVIEW_STATUSES) {
      const decisions = allowedVerbs(status, viewer).filter((verb) =>
        ['approve', 'return', 'reject', 'reopen', 'undo'].includes(verb),
      );
      expect(decisions).toEqual([]);
    }
  });
});

describe('guards', () => {
  it('lets every allowed verb through when all facts hold, and to where the table says', () => {
    for (const viewer of [owner, decider]) {
      for (const status of REVIEW_STATUSES) {
        for (const verb of allowedVerbs(status, viewer)) {
          expect(decide(status, verb, viewer, everything)).toEqual({ to: life[status][verb] });
        }
      }
    }
  });

  it.each<[ReviewStatus, ReviewVerb, ReviewViewer, (keyof ReviewFacts)[]]>([
    ['draft', 'submit', owner, ['complete', 'email_confirmed']],
    ['reviewing', 'withdraw', owner, []],
    ['reviewing', 'approve', reviewer, ['version_is_current']],
    ['reviewing', 'return', reviewer, ['version_is_current', 'has_message']],
    ['reviewing', 'reject', reviewer, ['version_is_current', 'has_reason']],
    ['returned', 'resubmit', owner, ['complete', 'all_answered']],
    ['approved', 'archive', owner, []],
    ['rejected', 'reopen', reviewer, []],
    ['approved', 'undo', decider, []],
  ])('%s + %s asks exactly for its facts (4.020, 5.029)', (status, verb, viewer, needed) => {
    const refused = (Object.keys(everything) as (keyof ReviewFacts)[]).filter(
      (fact) => 'refusal' in decide(status, verb, viewer, { ...everything, [fact]: false }),
    );
    expect(refused.sort()).toEqual([...needed].sort());
    for (const fact of needed) {
      expect(decide(status, verb, viewer, { ...everything, [fact]: false })).toEqual({ refusal: fact });
    }
  });

  it('names a verb that does not exist in a status, and one the viewer may not use', () => {
    expect(decide('draft', 'approve', reviewer, everything)).toEqual({ refusal: 'not_from_here' });
    expect(decide('reviewing', 'approve', owner, everything)).toEqual({ refusal: 'not_allowed' });
    expect(decide('rejected', 'reopen', owner, everything)).toEqual({ refusal: 'not_allowed' });
  });
});

describe('what screens show', () => {
  it('says whose turn it is', () => {
    expect(REVIEW_STATUSES.map((status) => [status, turnOf(status)])).toEqual([
      ['draft', 'owner'],
      ['reviewing', 'desk'],
      ['approved', null],
      ['returned', 'owner'],
      ['rejected', null],
      ['archived', null],
    ]);
  });

  it('draws the five tabs always, draft and rejected only when not empty (4.018, B.51)', () => {
    expect(visibleTabs({})).toEqual(['all', 'approved', 'reviewing', 'returned', 'archived']);
    expect(visibleTabs({ draft: 1, rejected: 0 })).toContain('draft');
    expect(visibleTabs({ draft: 1, rejected: 0 })).not.toContain('rejected');
  });
});
