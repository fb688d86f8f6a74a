import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/areas/account/password.ts';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { person } from '#server/database/schema/person.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { ask, joins } from '#tests/factories/profile.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { mailsWhere } from '#tests/setup/mails.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';

const PASSWORD = 'Seven-looms-at-4-dawn';
const test = setUpApp({ env: { DECISION_HOLD_SECONDS: '0' } });
let officers: TestPerson[];
let password_hash: string;
beforeAll(async () => {
  officers = [await test.signIn({ roles: ['reviewer'] }), await test.signIn({ roles: ['reviewer'] })];
  password_hash = await hashPassword(PASSWORD);
});

const db = () => test.services.database.db;
const NAME = 'Slek Materials';

/** What three people and the desk can do to each other; each step is tried by whoever it names, sensible or not. */
const VERBS = [
  'offer',
  'accept',
  'decline',
  'withdraw',
  'revert',
  'make-owner',
  'claim',
  'prove',
  'agree',
  'object',
  'approve',
  'transfer',
  'connect',
  'accept-connection',
  'ignore-connection',
  'show-address',
  'hide-address',
  'new-address',
  'confirm-address',
] as const;
type Verb = (typeof VERBS)[number];
const step = fc.record({ verb: fc.constantFrom(...VERBS), by: fc.nat({ max: 2 }), to: fc.nat({ max: 2 }) });
type Step = { verb: Verb; by: number; to: number };

/** One page and three people: its owner, a member of its team and a stranger. */
class Village {
  readonly people: TestPerson[];
  readonly page: string;
  /** Who said yes to what so far. */
  readonly said = new Set<string>();
  #claims = new Map<string, string>();
  #connections = new Map<string, string>();
  #wanted = new Map<string, string>();

  constructor(people: TestPerson[], page: string) {
    this.people = people;
    this.page = page;
  }

  static async found(): Promise<Village> {
    const people = await Promise.all([0, 1, 2].map(() => test.signIn({ password_hash })));
    const page = await writeStakeholder(test.services, { name: NAME, website: 'http://www.slek.example' });
    await joins(test, people[0]!, page, 'owner');
    await joins(test, people[1]!, page, 'member');
    return new Village(people, page);
  }

  /** What may not change without consent: who owns the page, whose address whom can read, the address of each account. */
  async stand() {
    const owners = await db()
      .select({ id: stakeholder_member.person_id })
      .from(stakeholder_member)
      .where(
        and(
          eq(stakeholder_member.stakeholder_id, this.page),
          eq(stakeholder_member.role, 'owner'),
          eq(stakeholder_member.state, 'member'),
        ),
      );
    const reads: string[] = [];
    for (const reader of this.people)
      for (const whom of this.people) {
        if (reader === whom) continue;
        const { email } = (await ask(test, reader, 'GET', `/base-api/users/${whom.id}/`)).json();
        if (email) reads.push(`${reader.id} ${whom.id}`);
      }
    const addresses = await Promise.all(
      this.people.map(async ({ id }) => {
        const [row] = await db().select().from(person).where(eq(person.id, id));
        return row!.email;
      }),
    );
    return { owners: owners.map(({ id }) => id!), reads, addresses };
  }

  async #post(who: TestPerson, url: string, body: object, method: 'POST' | 'PATCH' = 'POST') {
    const answer = await ask(test, who, method, url, body);
    expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(500);
    return { isDone: answer.statusCode < 300, body: answer.json() };
  }

  async #memberOf(who: TestPerson): Promise<string> {
    const [row] = await db()
      .select()
      .from(stakeholder_member)
      .where(and(eq(stakeholder_member.stakeholder_id, this.page), eq(stakeholder_member.person_id, who.id)));
    return row?.id ?? crypto.randomUUID();
  }

  async do({ verb, by, to }: Step): Promise<void> {
    const [me, other] = [this.people[by]!, this.people[to]!];
    const team = `/base-api/me/teams/${this.page}`;
    const claim = this.#claims.get(other.id) ?? crypto.randomUUID();
    switch (verb) {
      case 'offer': {
        const offer = { member_id: await this.#memberOf(other), confirm: NAME };
        const { isDone } = await this.#post(me, `${team}/transfer/`, offer);
        if (isDone) this.said.add(`${me.id} gives`);
        return;
      }
      case 'accept':
      case 'decline':
      case 'withdraw':
      case 'revert': {
        const { isDone } = await this.#post(me, `${team}/transfer/answer/`, { action: verb });
        if (!isDone) return;
        this.said.add(`${me.id} takes`);
        // Who accepts for the first three days accepts that it may be undone.
        if (verb === 'accept') this.said.add(`${me.id} gives`);
        return;
      }
      case 'make-owner': {
        const { isDone } = await this.#post(
          me,
          `${team}/members/${await this.#memberOf(other)}/`,
          { role: 'owner' },
          'PATCH',
        );
        if (isDone) this.said.add(`${me.id} gives`);
        return;
      }
      case 'claim': {
        const asks = { stakeholder_id: this.page, relation: 'Founder', proof: 'domain_code' };
        const email = `c-${me.id}@slek.example`;
        const sent = await this.#post(me, '/api/v1/stakeholder/claim-request/', { ...asks, email });
        if (!sent.isDone) return;
        this.#claims.set(me.id, sent.body.id);
        this.said.add(`${me.id} takes`);
        return;
      }
      case 'prove': {
        const mine = this.#claims.get(me.id) ?? crypto.randomUUID();
        const about = and(eq(mail_outbox.template, 'claim.code'), eq(mail_outbox.about_id, mine));
        const [letter] = await mailsWhere(test.services, about);
        const code = /\d{6}/.exec(letter?.subject ?? '')?.[0] ?? '';
        await this.#post(me, `/base-api/me/claims/${mine}/confirm/`, { code });
        return;
      }
      case 'agree':
      case 'object': {
        const says = { says: verb, text: 'We have talked.' };
        const { isDone } = await this.#post(me, `/base-api/me/claims/${claim}/owner/`, says);
        if (isDone) this.said.add(`${me.id} answered`);
        return;
      }
      case 'approve':
      case 'transfer':
        for (const officer of officers) {
          const url = `/desk-api/v1/claims/${claim}/`;
          const { version } = (await ask(test, officer, 'GET', url)).json();
          await this.#post(officer, `${url}${verb}/`, {
            version: version ?? 1,
            text: 'Because of the papers.',
          });
        }
        return;
      case 'connect': {
        const sent = await this.#post(me, '/base-api/me/connections/', { person_id: other.id });
        if (!sent.isDone) return;
        this.#connections.set([me.id, other.id].sort().join(' '), sent.body.id);
        this.said.add(`${me.id} knows ${other.id}`);
        return;
      }
      case 'accept-connection':
      case 'ignore-connection': {
        const connection = this.#connections.get([me.id, other.id].sort().join(' ')) ?? crypto.randomUUID();
        const action = verb === 'accept-connection' ? 'accept' : 'ignore';
        const { isDone } = await this.#post(me, `/base-api/me/connections/${connection}/`, { action });
        if (isDone && action === 'accept') this.said.add(`${me.id} knows ${other.id}`);
        return;
      }
      case 'show-address':
      case 'hide-address': {
        const email = verb === 'show-address' ? 'connections' : 'nobody';
        const { isDone } = await this.#post(me, '/user-api/', { visibility: { email } }, 'PATCH');
        expect(isDone, 'one chooses oneself').toBe(true);
        if (verb === 'show-address') this.said.add(`${me.id} shows`);
        else this.said.delete(`${me.id} shows`);
        return;
      }
      case 'new-address': {
        const email = `new-${crypto.randomUUID().slice(0, 8)}@example.test`;
        const body = { email, current_password: PASSWORD };
        const { isDone } = await this.#post(me, '/base-api/me/email/', body);
        if (isDone) this.#wanted.set(me.id, email);
        return;
      }
      case 'confirm-address': {
        const letters = await mailsTo(test, this.#wanted.get(me.id) ?? 'nobody@example.test');
        const key = /confirm-email\/([\w.-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? 'none';
        const url = '/public/api/v1/auth/registration/verify-email/';
        const { isDone } = await this.#post(me, url, { key });
        if (isDone) this.said.add(`${this.#wanted.get(me.id)} confirmed`);
        return;
      }
    }
  }
}

describe('consent comes first (B.10, B.53, B.70)', () => {
  it('whatever three people and the desk do: no page, address or owner changes hands before who it concerns said yes', {
    timeout: 180_000,
  }, async () => {
    const moved = { owner: 0, address: 0, read: 0 };
    const property = fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 18 }), async (steps) => {
      const village = await Village.found();
      const { said, people } = village;
      let before = await village.stand();
      for (const one of steps) {
        await village.do(one);
        const after = await village.stand();
        const about = `${one.verb} by ${one.by} to ${one.to}`;
        expect(after.owners, about).not.toEqual([]);
        for (const id of after.owners.filter((owner) => !before.owners.includes(owner))) {
          moved.owner += 1;
          expect(said.has(`${id} takes`) || said.has(`${id} gives`), `${about}: becomes owner`).toBe(true);
        }
        for (const id of before.owners.filter((owner) => !after.owners.includes(owner)))
          expect(said.has(`${id} gives`) || said.has(`${id} answered`), `${about}: is no owner`).toBe(true);
        for (const pair of after.reads) {
          const [reader, whom] = pair.split(' ');
          if (!before.reads.includes(pair)) moved.read += 1;
          expect(said.has(`${whom} shows`), `${about}: chose to show it`).toBe(true);
          expect(said.has(`${whom} knows ${reader}`), `${about}: to those they know`).toBe(true);
        }
        for (const [at, address] of after.addresses.entries())
          if (address !== before.addresses[at]) {
            moved.address += 1;
            expect(said.has(`${address} confirmed`), `${about}: ${people[at]!.id}`).toBe(true);
          }
        before = after;
      }
    });
    // Each that is to happen does, or nothing would be proved.
    const all = (verbs: readonly [Verb, number, number][]) =>
      verbs.map(([verb, by, to]) => ({ verb, by, to }));
    await fc.assert(property, {
      numRuns: 6,
      seed: 2026,
      endOnFailure: true,
      examples: [
        [
          all([
            ['offer', 0, 1],
            ['transfer', 2, 1],
            ['accept', 2, 1],
            ['accept', 1, 0],
            ['revert', 0, 1],
          ]),
        ],
        [
          all([
            ['claim', 2, 0],
            ['transfer', 0, 2],
            ['agree', 0, 2],
            ['prove', 2, 2],
            ['transfer', 0, 2],
            ['agree', 0, 2],
            ['transfer', 0, 2],
          ]),
        ],
        [
          all([
            ['show-address', 0, 0],
            ['connect', 0, 2],
            ['accept-connection', 2, 0],
            ['hide-address', 0, 0],
            ['connect', 1, 0],
            ['show-address', 0, 0],
            ['accept-connection', 0, 1],
          ]),
        ],
        [
          all([
            ['new-address', 0, 0],
            ['confirm-address', 1, 0],
            ['confirm-address', 0, 0],
          ]),
        ],
      ],
    });
    expect(Math.min(...Object.values(moved)), JSON.stringify(moved)).toBeGreaterThan(0);
  });
});
