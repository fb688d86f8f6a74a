import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { allowedVerbs, findTransition } from '#shared/domain/cases/submission.ts';
import {
  REVIEW_STATUSES,
  type ReviewStatus,
  type ReviewVerb,
  type ReviewViewer,
} from '#shared/domain/review.ts';
import { aDraft, ask, joins, profileOf } from '#tests/factories/profile.ts';
import { deskCall } from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

/** Everybody who might try: of the team, of the desk, and of both. */
interface Cast {
  founder: TestPerson;
  /** Answers for the page and works at the desk. */
  insider: TestPerson;
  /** Drafts only. */
  creator: TestPerson;
  stranger: TestPerson;
  reviewer: TestPerson;
  colleague: TestPerson;
}
type Who = keyof Cast;
const TEAM: readonly Who[] = ['founder', 'insider', 'creator'];
const DESK: readonly Who[] = ['insider', 'reviewer', 'colleague'];

const test = setUpApp({ masterLists: true, env: { DECISION_HOLD_SECONDS: '3600' } });
let cast: Cast;
beforeAll(async () => {
  cast = {
    founder: await test.signIn(),
    insider: await test.signIn({ roles: ['reviewer'] }),
    creator: await test.signIn(),
    stranger: await test.signIn(),
    reviewer: await test.signIn({ roles: ['reviewer'] }),
    colleague: await test.signIn({ roles: ['reviewer', 'administrator'] }),
  };
});

const VERBS = [
  'submit',
  'withdraw',
  'resubmit',
  'approve',
  'return',
  'reject',
  'archive',
  'reopen',
  'undo',
] as const satisfies readonly ReviewVerb[];
const step = fc.record({
  /** Whether somebody does what the table lets them do, or anybody anything. */
  sensible: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
  pick: fc.nat({ max: 1_000 }),
  verb: fc.constantFrom(...VERBS),
  who: fc.constantFrom(
    ...(Object.keys({ founder: 0, insider: 0, creator: 0, stranger: 0, reviewer: 0 }) as Who[]),
  ),
  asDesk: fc.boolean(),
  edits: fc.nat({ max: 3 }).map((n) => n === 0),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Row {
  id: string;
  kind: string;
  status: ReviewStatus;
  version: number;
  person_id: string | null;
}
interface Event {
  submission_id: string;
  verb: ReviewVerb;
  from_status: ReviewStatus;
  to_status: ReviewStatus;
  actor_id: string | null;
}
const query = async <T extends object>(text: string, page: string): Promise<T[]> =>
  (await test.services.database.pool.query<T>(text, [page])).rows;
const rowsOf = (page: string) =>
  query<Row>(
    'select id, kind, status, version, person_id from submission where stakeholder_id = $1 order by created_at desc, id desc',
    page,
  );
const eventsOf = (page: string) =>
  query<Event>(
    `select e.submission_id, e.verb, e.from_status, e.to_status, e.actor_id from submission_event e
     join submission s on s.id = e.submission_id where s.stakeholder_id = $1 order by e.created_at, e.id`,
    page,
  );

const OWNER: ReviewViewer = { is_owner: true, is_reviewer: false, is_involved: true, may_undo: false };
const OFFICER: ReviewViewer = { is_owner: false, is_reviewer: true, is_involved: false, may_undo: true };

/** A verb of the team's or the desk's, by whoever tries it. Returns the status of the answer. */
async function perform(page: string, row: Row | undefined, { verb, who, asDesk }: Step): Promise<number> {
  const person = cast[who];
  const said = {
    ...(verb === 'return' ? { messages: [{ field: null, body: 'Please say more.' }] } : {}),
    ...(verb === 'reject' || verb === 'archive' || verb === 'reopen' ? { reason: 'Because.' } : {}),
  };
  if (asDesk) {
    if (!row || verb === 'submit' || verb === 'withdraw' || verb === 'resubmit') return 404;
    const answer = await deskCall(test, person, row.id, verb, { version: row.version, ...said });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    return answer.statusCode;
  }
  if (!['submit', 'withdraw', 'resubmit', 'archive'].includes(verb)) return 404;
  const messages = verb === 'resubmit' ? { messages: await answersTo(page) } : {};
  const answer = await ask(test, person, 'POST', `/base-api/me/profile/${page}/${verb}/`, messages);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  return answer.statusCode;
}

async function answersTo(page: string) {
  const rows = await query<{ id: string }>(
    'select m.id from submission_message m join submission s on s.id = m.submission_id and s.round = m.round where s.stakeholder_id = $1',
    page,
  );
  return rows.map(({ id }) => ({ id, fixed: true, answer: 'Done.' }));
}

/** Turns a step into one that the table allows in this status, by somebody who may. */
function sensibly(row: Row | undefined, one: Step): Step {
  if (!row) return { ...one, verb: 'submit', who: 'founder', asDesk: false };
  const own = allowedVerbs(row.status, OWNER).map((verb) => ({ verb, asDesk: false, who: 'founder' as Who }));
  const desk = allowedVerbs(row.status, OFFICER).map((verb) => ({
    verb,
    asDesk: true,
    who: 'reviewer' as Who,
  }));
  const ways = [...own, ...desk];
  return ways.length > 0 ? { ...one, ...ways[one.pick % ways.length]! } : one;
}

const DECISIONS: readonly string[] = ['approve', 'return', 'reject', 'reopen', 'undo'];

describe('requests about a page, whatever its people and the desk do (B.50, B.52, 6.009)', () => {
  it('go no way the table lacks, and nobody decides on what is theirs', { timeout: 120_000 }, async () => {
    const seen = new Set<string>();
    let refusedOwn = 0;
    const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 14 }), async (steps) => {
      const { id: page } = await aDraft(test, cast.founder);
      await joins(test, cast.insider, page, 'admin');
      await joins(test, cast.creator, page, 'content_creator');
      for (const given of steps) {
        const before = await rowsOf(page);
        const events = await eventsOf(page);
        const row = before[0];
        const one = given.sensible ? sensibly(row, given) : given;
        if (one.edits) {
          const { version } = await profileOf(test, cast.founder, page);
          const body = { version, summary: `Rice ${given.pick}` };
          await ask(test, cast.founder, 'PATCH', `/base-api/me/profile/${page}/`, body);
        }
        const now = (await rowsOf(page))[0];
        const code = await perform(page, now, one);
        const after = await rowsOf(page);
        const added = (await eventsOf(page)).slice(events.length);
        for (const { status } of after) expect(REVIEW_STATUSES).toContain(status);
        for (const { verb, from_status, to_status, actor_id } of added) {
          expect(findTransition(from_status, verb)?.to, `${from_status} ${verb}`).toBe(to_status);
          seen.add(`${from_status} ${verb} ${to_status}`);
          if (DECISIONS.includes(verb))
            expect(
              TEAM.map((who) => cast[who].id),
              `${verb} by one of the team`,
            ).not.toContain(actor_id);
        }
        // Nothing changes its status but by a step of its history, and a refused call makes none.
        for (const { id, status } of after) {
          const was = now?.id === id ? now.status : before.find((old) => old.id === id)?.status;
          const last = added.filter(({ submission_id }) => submission_id === id).at(-1);
          expect(status).toBe(last?.to_status ?? was ?? 'draft');
        }
        if (code >= 400) expect(added).toEqual([]);
        if (one.asDesk && DECISIONS.includes(one.verb) && !DESK.slice(1).includes(one.who)) {
          expect(code, `${one.verb} by ${one.who}`).toBeGreaterThanOrEqual(400);
          if (one.who === 'insider') refusedOwn += 1;
        }
        const [team] = await query<{ owners: number }>(
          `select count(*)::int as owners from stakeholder_member
           where stakeholder_id = $1 and role = 'owner' and state = 'member'`,
          page,
        );
        expect(team!.owners).toBe(1);
      }
    });
    await fc.assert(property, { numRuns: 6, seed: 2026, endOnFailure: true });
    // The steps must have met what they were meant to meet, or this would prove nothing.
    expect(seen.size, [...seen].join(', ')).toBeGreaterThanOrEqual(8);
    expect(refusedOwn).toBeGreaterThan(0);
  });
});
