import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { CREATE, profileValues } from '#tests/factories/profile.ts';
import { writeProgram } from '#tests/factories/publication.ts';
import { writeResource } from '#tests/factories/resource.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp, type TestPerson } from '../setup/test-app.ts';
import { type ForeignClient, foreignClient, formOf } from './foreign-client.ts';

export const CLAIMS = '/api/v1/stakeholder/claim-request/';
export const CONNECTIONS = '/base-api/me/connections/';
/** What goes as a proof. */
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n');

/** A requirement, what it is in words, and what shows that it holds. */
export type Requirement = readonly [id: string, what: string, holds: () => Promise<void>];
type Kind = 'startup' | 'eso' | 'mentor' | 'investor';

/** A site with something of everything, a client that knows section 7 alone, and two people who are new in each test. */
export function specWorld() {
  let test: TestApp;
  let client: ForeignClient;
  let reviewer: TestPerson;
  let owner: TestPerson;
  let guest: TestPerson;
  const ids = { other: '', program: '', resource: '' };
  beforeAll(async () => {
    test = await startTestApp();
    await seedMasterLists(test.services);
    client = await foreignClient(test);
    reviewer = await test.signIn({ roles: ['reviewer'] });
    const { services } = test;
    ids.other = await writeStakeholder(services, { kind: 'other', type_slug: 'media', name: 'River Radio' });
    ids.program = await writeProgram(services, { title: 'Season of mills', category: 'incubation' });
    ids.resource = await writeResource(services);
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    [owner, guest] = [await test.signIn(), await test.signIn()];
  });

  async function made(kind: Kind, who = owner): Promise<string> {
    const { status, body } = await client(who, 'POST', CREATE[kind], profileValues(kind));
    expect([kind, status]).toEqual([kind, 201]);
    return body.id;
  }
  async function read(path: string, who: TestPerson | null = owner) {
    const { status, body } = await client(who, 'GET', path);
    expect([path, status]).toEqual([path, 200]);
    return body;
  }
  async function write(method: string, path: string, sent?: object, who: TestPerson | null = owner) {
    const { status, body } = await client(who, method, path, sent);
    expect([method, path, status < 300, body?.errors]).toEqual([method, path, true, undefined]);
    return body;
  }
  return {
    ids,
    made,
    read,
    write,
    get test() {
      return test;
    },
    get client() {
      return client;
    },
    get reviewer() {
      return reviewer;
    },
    get owner() {
      return owner;
    },
    get guest() {
      return guest;
    },
    async invite(kind: 'startup' | 'eso', id: string) {
      const sent = { to_user: guest.id, stakeholder_id: id };
      return (await write('POST', `/base-api/${kind}/invite-team/`, sent)).data[0];
    },
    async memberOf(id: string, member: string) {
      const { members } = await read(`/base-api/me/teams/${id}/`);
      return members.find((one: { id: string }) => one.id === member);
    },
    roundOf(id: string) {
      const round = { announced_date: '2024-03-01', amount_raised: 5, currency: 'USD', funding_type: 'seed' };
      return write('POST', `/base-api/startup/${id}/funding-round-raise/`, round);
    },
    async roundsOf(id: string) {
      return (await read(`/api/v1/startup/${id}/`)).funding_rounds;
    },
    claim() {
      const sent = { stakeholder_id: ids.other, relation: 'Director', proof: 'document' };
      const form = formOf(sent);
      // Without a proof it would wait for the claimant, not for the desk.
      form.append('document', new File([PDF], 'Contract.pdf', { type: 'application/pdf' }));
      return write('POST', CLAIMS, form);
    },
    async connection(): Promise<string> {
      return (await write('POST', CONNECTIONS, { person_id: guest.id })).id;
    },
    act(id: string, action: string, who: TestPerson) {
      return write('POST', `${CONNECTIONS}${id}/`, { action }, who);
    },
    async languageFor(asked: string | undefined) {
      const { headers } = await test.call(
        { headers: asked ? { 'accept-language': asked } : {} },
        'GET',
        '/api/v1/industry/',
      );
      return headers['content-language'];
    },
    /** A change of one's own name, read back on every path of the same person. */
    changesMe: (method: string, path: string) => async () => {
      await write(method, path, { first_name: 'Sophea', last_name: 'Kim' });
      for (const same of ['/public', '/user-api', '/api/v1/rest-auth/user/'])
        expect((await read(same)).last_name).toBe('Kim');
    },
    isMe: (path: string) => async () => {
      expect(await read(path)).toMatchObject({ id: owner.id, email: owner.email });
      expect((await client(null, 'GET', path)).status).toBe(401);
    },
    async opensMatching(path: string) {
      expect((await client(owner, 'POST', path, formOf({ email: owner.email }))).status).toBe(202);
      const wrong = await client(owner, 'POST', path, formOf({ email: 'none' }));
      expect(wrong.body.errors).toHaveProperty('email');
    },
  };
}
