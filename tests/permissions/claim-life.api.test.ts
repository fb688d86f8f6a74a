import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CLAIM_CASE, CLAIM_DECISIONS } from '#shared/domain/cases/claim.ts';
import { CLAIM_STATES, type ClaimParty, type ClaimState, type ClaimVerb } from '#shared/domain/claim.ts';
import { ask, joins } from '#tests/factories/profile.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ env: { DECISION_HOLD_SECONDS: '3600' } });
/** Who claims works at the desk, too, as does who owns the page: neither may decide. */
let claimant: TestPerson;
let rival: TestPerson;
let owner: TestPerson;
let officers: TestPerson[];
beforeAll(async () => {
  claimant = await test.signIn({ roles: ['reviewer'] });
  rival = await test.signIn();
  owner = await test.signIn({ roles: ['reviewer'] });
  officers = [await test.signIn({ roles: ['reviewer'] }), await test.signIn({ roles: ['administrator'] })];
});

const DESK_VERBS = [...CLAIM_DECISIONS, 'undo'] as const;
const OWN_VERBS = ['answer', 'withdraw', 'object', 'agree'] as const;
const step = fc.record({
  /** Whether somebody does what the table lets them do, or anybody anything. */
  sensible: fc.nat({ max: 3 }).map((n) => n > 0),
  pick: fc.nat({ max: 1_000 }),
  verb: fc.constantFrom<ClaimVerb[]>(...DESK_VERBS, ...OWN_VERBS),
  who: fc.nat({ max: 4 }),
  claim: fc.nat({ max: 1 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Row {
  id: string;
  state: ClaimState;
  version: number;
  person_id: string;
  shown_at: Date | null;
}
interface Event {
  verb: ClaimVerb;
  from_state: ClaimState;
  to_state: ClaimState;
  actor_id: string | null;
  actor_kind: ClaimParty;
  claimant: string;
}
const query = async <T extends object>(text: string, page: string, ...more: string[]): Promise<T[]> =>
  (await test.services.database.pool.query<T>(text, [page, ...more])).rows;
const rowsOf = (page: string) =>
  query<Row>(
    'select id, state, version, person_id, shown_at from claim where stakeholder_id = $1 order by id',
    page,
  );
const eventsOf = (page: string) =>
  query<Event>(
    `select e.verb, e.from_state, e.to_state, e.actor_id, e.actor_kind, c.person_id as claimant from claim_event e
     join claim c on c.id = e.claim_id where c.stakeholder_id = $1 order by e.created_at, e.id`,
    page,
  );
const ownersOf = async (page: string) =>
  (
    await query<{ id: string }>(
      `select person_id as id from stakeholder_member where stakeholder_id = $1 and role = 'owner' and state = 'member'`,
      page,
    )
  ).map(({ id }) => id);

/** Turns a step into one that the table has in this state, by somebody who may take it. */
function sensibly(row: Row, one: Step): { verb: ClaimVerb; who: TestPerson } {
  const ways = CLAIM_CASE.transitions.filter(
    ({ from, by, verb }) => from === row.state && !by.includes('page') && verb !== 'prove',
  );
  const way = ways[one.pick % Math.max(1, ways.length)];
  if (!way) return { verb: one.verb, who: officers[0]! };
  const own = row.person_id === claimant.id ? claimant : rival;
  return { verb: way.verb, who: { claimant: own, owner, desk: officers[0]!, page: own }[way.by[0]!] };
}

async function perform(row: Row, verb: ClaimVerb, who: TestPerson): Promise<number> {
  const text = 'Because of the papers.';
  const own = `/base-api/me/claims/${row.id}/`;
  const isDesk = (DESK_VERBS as readonly string[]).includes(verb);
  const says = verb === 'object' || verb === 'agree';
  const url = isDesk ? `/desk-api/v1/claims/${row.id}/${verb}/` : `${own}${says ? 'owner' : verb}/`;
  const body = isDesk ? { version: row.version, text } : says ? { says: verb, text } : { text };
  const answer = await ask(test, who, 'POST', url, body);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  return answer.statusCode;
}

describe('claims on a page, whatever claimants, owners and the desk do (B.53, 4.024)', () => {
  it('go no way the table lacks, are decided by nobody who is involved, and never leave a page without its owner', {
    timeout: 120_000,
  }, async () => {
    const seen = new Set<string>();
    const run = fc.record({ owned: fc.boolean(), steps: fc.array(step, { minLength: 10, maxLength: 14 }) });
    const property = fc.asyncProperty(run, async ({ owned, steps }) => {
      const page = await writeStakeholder(test.services, { website: 'http://www.slek.example' });
      if (owned) await joins(test, owner, page, 'owner');
      for (const who of [claimant, rival]) {
        const body = {
          stakeholder_id: page,
          relation: 'Founder',
          proof: 'domain_code',
          email: 'a@slek.example',
        };
        const answer = await ask(test, who, 'POST', '/api/v1/stakeholder/claim-request/', body);
        expect(answer.statusCode, answer.body).toBe(201);
      }
      // One of the two has shown something.
      await query(
        'update claim set shown_at = now() where stakeholder_id = $1 and person_id = $2',
        page,
        claimant.id,
      );
      const people = [claimant, rival, owner, ...officers];
      for (const one of steps) {
        const before = await rowsOf(page);
        const events = await eventsOf(page);
        const ownersBefore = await ownersOf(page);
        const row = before[one.claim]!;
        const { verb, who } = one.sensible ? sensibly(row, one) : { verb: one.verb, who: people[one.who]! };
        const code = await perform(row, verb, who);
        const after = await rowsOf(page);
        const added = (await eventsOf(page)).slice(events.length);
        for (const { state } of after) expect(CLAIM_STATES).toContain(state);
        for (const event of added) {
          const known = CLAIM_CASE.transitions.some(
            (way) =>
              way.verb === event.verb &&
              way.from === event.from_state &&
              (way.by as readonly string[]).includes(event.actor_kind) &&
              (way.to === event.to_state ||
                (way.to === 'begin' && ['requested', 'disputed'].includes(event.to_state))),
          );
          expect(known, JSON.stringify(event)).toBe(true);
          seen.add(`${event.from_state} ${event.verb}`);
          if (event.actor_kind !== 'desk') continue;
          expect(event.actor_id).not.toBe(event.claimant);
          expect(ownersBefore).not.toContain(event.actor_id);
        }
        if (code >= 400) {
          expect(added).toEqual([]);
          expect(after).toEqual(before);
        }
        const owners = await ownersOf(page);
        if (owned) expect(owners, `${verb}: ${code}`).not.toEqual([]);
        // Of an owned page nobody gets anything who has shown nothing: its owners were never told of them.
        if (owned && after.find(({ id }) => id === row.id)!.shown_at === null)
          expect(owners.includes(row.person_id) && !ownersBefore.includes(row.person_id)).toBe(false);
      }
    });
    await fc.assert(property, { numRuns: 10, seed: 2026, endOnFailure: true });
    // The steps must have met what they were meant to meet, or this would prove nothing.
    expect(seen.size, [...seen].join(', ')).toBeGreaterThanOrEqual(8);
  });
});
