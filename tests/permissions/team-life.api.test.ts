import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ORGANISATION_ROLES } from '#shared/domain/roles.ts';
import { MEMBER_STATES, MEMBER_TRANSITIONS } from '#shared/domain/team.ts';
import { ask, joins } from '#tests/factories/profile.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp();
let people: TestPerson[];
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 4 }, () => test.signIn()));
});

const ACTS = ['invite', 'ask', 'answer', 'role', 'state', 'transfer', 'handover', 'leave'] as const;
const STATES = ['member', 'declined', 'withdrawn', 'invited', 'left'] as const;
const PERSON = fc.nat({ max: 3 });
const act = fc.record({
  who: PERSON,
  whom: PERSON,
  what: fc.constantFrom(...ACTS),
  role: fc.constantFrom(...ORGANISATION_ROLES),
  state: fc.constantFrom(...STATES),
  answer: fc.constantFrom('accept', 'accept', 'decline', 'withdraw'),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

interface Row {
  id: string;
  person_id: string;
  role: string;
  state: string;
}
const rowsOf = async (page: string): Promise<Row[]> =>
  (
    await test.services.database.pool.query<Row>(
      'select id, person_id, role, state from stakeholder_member where stakeholder_id = $1',
      [page],
    )
  ).rows;

/** Somebody does something about somebody, as far as there is anything to do it to. */
async function perform(page: string, name: string, rows: readonly Row[], one: Act): Promise<number> {
  const [who, whom] = [people[one.who]!, people[one.whom]!];
  const row = rows.find(({ person_id }) => person_id === whom.id);
  const own = rows.find(({ person_id }) => person_id === who.id);
  const team = `/base-api/me/teams/${page}/`;
  const send = async (method: 'POST' | 'PATCH', url: string, body: object) => {
    const answer = await ask(test, who, method, url, body);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    return answer.statusCode;
  };
  if (one.what === 'invite') return send('POST', `${team}invitations/`, { to_user: whom.id, role: one.role });
  if (one.what === 'ask') return send('POST', `${team}ask/`, { note: '' });
  if (one.what === 'answer')
    return own ? send('POST', `/base-api/me/team-invites/${own.id}/`, { action: one.answer }) : 404;
  if (one.what === 'handover') return send('POST', `${team}transfer/answer/`, { action: one.answer });
  if (!row) return 404;
  if (one.what === 'transfer') return send('POST', `${team}transfer/`, { member_id: row.id, confirm: name });
  if (one.what === 'leave') return own ? send('PATCH', `${team}members/${own.id}/`, { state: 'left' }) : 404;
  const body = one.what === 'role' ? { role: one.role } : { state: one.state };
  return send('PATCH', `${team}members/${row.id}/`, body);
}

const owners = (rows: readonly Row[]) =>
  rows.filter(({ role, state }) => role === 'owner' && state === 'member');

/** Whether the table leads from one state to another in at most so many steps. */
function leads(from: string, to: string, steps: number): boolean {
  if (from === to) return true;
  if (steps === 0) return false;
  return MEMBER_TRANSITIONS.some((way) => way.from === from && leads(way.to, to, steps - 1));
}

describe('a team, whatever its people do in any order and at once (B.55, 4.017, 6.007)', () => {
  it('always has an owner, and nobody stands where the table does not lead', {
    timeout: 120_000,
  }, async () => {
    const reached = new Set<string>();
    let done = 0;
    const property = fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 6, maxLength: 10 }),
      async (steps) => {
        const name = `Team ${crypto.randomUUID()}`;
        const page = await writeStakeholder(test.services, { name });
        // Two of them, so that they can put each other out at the same moment.
        for (const one of [0, 1]) await joins(test, people[one]!, page, 'owner');
        let before = await rowsOf(page);
        for (const atOnce of steps) {
          const codes = await Promise.all(atOnce.map((one) => perform(page, name, before, one)));
          const after = await rowsOf(page);
          const worked = codes.filter((code) => code < 300).length;
          done += worked;
          expect(owners(after).length, JSON.stringify(atOnce)).toBeGreaterThan(0);
          for (const row of after) {
            const was = before.find(({ id }) => id === row.id)?.state ?? 'none';
            expect(MEMBER_STATES).toContain(row.state);
            expect(leads(was, row.state, worked), `${was} → ${row.state} by ${JSON.stringify(atOnce)}`).toBe(
              true,
            );
            reached.add(row.state);
          }
          // What is refused changes nothing.
          if (worked === 0) expect(after).toEqual(before);
          before = after;
        }
      },
    );
    await fc.assert(property, { numRuns: 12, seed: 2026, endOnFailure: true });
    // The steps must have met what they were meant to meet, or this would prove nothing.
    expect(done).toBeGreaterThan(20);
    expect([...reached]).toEqual(expect.arrayContaining(['member', 'invited', 'requested', 'left']));
  });
});
