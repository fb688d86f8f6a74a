import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/areas/account/password.ts';
import { hashRecoveryCodes, newRecoveryCode } from '#server/areas/account/second-factor/recovery-code.ts';
import { identity_link, passkey, recovery_code } from '#server/database/schema/account.ts';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { session } from '#server/database/schema/person.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { openMail } from '#server/mail/sealed-mail.ts';
import type { ProofWay } from '#shared/domain/proof.ts';
import { allContracts } from '#tests/api/all-contracts.ts';
import { type FormParts, multipart } from '#tests/factories/multipart.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const PASSWORD = 'Tonle-Sap-rises-9-months';
const NEW = { password: 'Another-river-rises-too-4', password_confirmation: 'Another-river-rises-too-4' };
const PICTURE = { name: 'logo.png', type: 'image/png', bytes: new Uint8Array([137, 80, 78, 71]) };
const SOMEBODY = '0190a000-0000-7000-8000-00000000dead';

const test = setUpApp({ env: { IDENTITY_SIMULATOR_PORT: '0' } });
let password_hash: string;
let page: string;
/** Rows of its team. */
const members: Record<'member' | 'admin', string> = { member: '', admin: '' };
beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD);
  page = await writeStakeholder(test.services);
  const { db } = test.services.database;
  for (const role of ['member', 'admin'] as const) {
    const { id: person_id } = await test.signIn();
    const [row] = await db
      .insert(stakeholder_member)
      .values({ stakeholder_id: page, person_id, role, state: 'member' })
      .returning();
    members[role] = row!.id;
  }
});

/** What a stolen session must not do alone. Written out, so that a contract that forgets it is seen. */
const SENSITIVE: Readonly<
  Record<string, (page: string) => ['GET' | 'POST' | 'PATCH' | 'DELETE', string, object?]>
> = {
  'account.begin-second-factor': () => ['POST', '/base-api/me/second-factor/', {}],
  'account.confirm-second-factor': () => ['POST', '/base-api/me/second-factor/confirm/', { code: '123456' }],
  'account.begin-passkey': () => ['POST', '/base-api/me/passkeys/begin/', {}],
  'account.add-passkey': () => ['POST', '/base-api/me/passkeys/', { name: 'Mine', passkey: MADE }],
  'account.change-password': () => ['POST', '/public/api/v1/auth/password/change/', NEW],
  'account.change-email': () => ['POST', '/base-api/me/email/', { email: 'thief@example.test' }],
  'account.unlink-identity': () => ['DELETE', '/base-api/me/identities/camdigikey/'],
  'person.request-deletion': () => ['POST', '/base-api/me/deletion/', {}],
  'account.end-other-sessions': () => ['DELETE', '/base-api/me/sessions/'],
  'save.calendar-renew': () => ['POST', '/base-api/me/calendar/', {}],
  'team.transfer': (id) => [
    'POST',
    `/base-api/me/teams/${id}/transfer/`,
    { member_id: SOMEBODY, confirm: 'x' },
  ],
  'person.grant-role': () => ['POST', `/desk-api/v1/people/${SOMEBODY}/roles/`, { role: 'editor' }],
  'person.revoke-role': () => ['DELETE', `/desk-api/v1/people/${SOMEBODY}/roles/administrator/`],
  'person.suspend': () => ['POST', `/desk-api/v1/people/${SOMEBODY}/suspend/`, { reason: 'Asked to.' }],
  'person.lift-suspension': () => ['POST', `/desk-api/v1/people/${SOMEBODY}/lift/`, {}],
  'person.end-sessions': () => ['POST', `/desk-api/v1/people/${SOMEBODY}/end-sessions/`, {}],
  'person.take-off-second-factor': () => [
    'POST',
    `/desk-api/v1/people/${SOMEBODY}/take-off-second-factor/`,
    {},
  ],
  'person.invite-staff': () => [
    'POST',
    '/desk-api/v1/people/invite/',
    { email: 'new@example.test', role: 'reviewer', first_name: 'Dara', last_name: 'Sok' },
  ],
  'person.send-password-link': () => ['POST', `/desk-api/v1/people/${SOMEBODY}/password-link/`, {}],
  'wording.change': () => [
    'PATCH',
    '/desk-api/v1/wordings/shell:product.name/',
    { en: { version: 0, text: 'Mine' } },
  ],
  'setting.change': () => [
    'PATCH',
    '/desk-api/v1/settings/',
    { changes: [{ key: 'registration', version: 0, value: false }] },
  ],
  'setting.set-logo': () => ['POST', '/desk-api/v1/settings/logo/', { version: '0', logo: PICTURE }],
  'stakeholder.undo-merge': () => ['POST', `/desk-api/v1/merges/${SOMEBODY}/undo/`, {}],
  'claim.approve': () => ['POST', `/desk-api/v1/claims/${SOMEBODY}/approve/`, { version: 1 }],
  'claim.transfer': () => [
    'POST',
    `/desk-api/v1/claims/${SOMEBODY}/transfer/`,
    { version: 1, text: 'Theirs.' },
  ],
  'stakeholder.merge': (id) => [
    'POST',
    '/desk-api/v1/merges/',
    { from: SOMEBODY, into: id, from_version: 1, into_version: 1 },
  ],
};
/** The same, where it hangs on what is asked. */
const BY_CONTENT: typeof SENSITIVE = {
  'linking an identity': () => ['GET', '/api/v1/camdigikey/request-login/?link=1'],
  'making somebody an owner': (id) => [
    'PATCH',
    `/base-api/me/teams/${id}/members/${members.member}/`,
    { role: 'owner' },
  ],
  'making somebody an admin': (id) => [
    'PATCH',
    `/base-api/me/teams/${id}/members/${members.member}/`,
    { role: 'admin' },
  ],
  'taking the power of an admin': (id) => [
    'PATCH',
    `/base-api/me/teams/${id}/members/${members.admin}/`,
    { role: 'member' },
  ],
  'putting an admin out': (id) => [
    'PATCH',
    `/base-api/me/teams/${id}/members/${members.admin}/`,
    { state: 'left' },
  ],
  'inviting an admin': (id) => [
    'POST',
    `/base-api/me/teams/${id}/invitations/`,
    { emails: 'a@example.test', role: 'admin' },
  ],
  'naming somebody an owner of a startup': (id) => [
    'POST',
    '/api/v1/startup/profile/',
    { user: SOMEBODY, startup: id },
  ],
  'undoing a handover': (id) => ['POST', `/base-api/me/teams/${id}/transfer/answer/`, { action: 'revert' }],
  'giving a page up in a dispute': () => [
    'POST',
    `/base-api/me/claims/${SOMEBODY}/owner/`,
    { says: 'agree', text: 'It is theirs.' },
  ],
  'another name to sign in by': () => ['PATCH', '/api/v1/rest-auth/user/', { username: 'somebody-else' }],
  'ending a session elsewhere': () => ['DELETE', `/base-api/me/sessions/${SOMEBODY}/`],
  'everything kept of a person': () => ['GET', '/user/profile/export.zip'],
  'inviting an owner': (id) => [
    'POST',
    `/base-api/me/teams/${id}/invitations/`,
    { emails: 'a@example.test', role: 'owner' },
  ],
  'inviting an owner within a list': (id) => [
    'POST',
    `/base-api/me/teams/${id}/invitations/`,
    { emails: 'email,role\na@example.test,owner', role: 'member' },
  ],
};
/**
 * Taking back what one decided moments ago, with proof where it needed one, and ending what a link gives away: to ask once more
 * would only lose the moment. Neither gives anybody anything they did not have.
 */
const TAKES_BACK: typeof SENSITIVE = {
  'undoing a decision about a claim': () => ['POST', `/desk-api/v1/claims/${SOMEBODY}/undo/`, { version: 1 }],
  'ending the address of one’s calendar': () => ['DELETE', '/base-api/me/calendar/'],
};
/** They bring a code or a passkey along. */
const BY_FACTOR: typeof SENSITIVE = {
  'switching codes off': () => ['POST', '/base-api/me/second-factor/remove/', { code: '123456' }],
};
const MADE = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: 'AA', attestationObject: 'AA' },
};

const addPasskey = (person_id: string) =>
  test.services.database.db
    .insert(passkey)
    .values({ person_id, name: 'Phone', credential_id: crypto.randomUUID(), public_key: 'AA', counter: 0 });
const link = (person_id: string) =>
  test.services.database.db
    .insert(identity_link)
    .values({ person_id, provider: 'camdigikey', subject: crypto.randomUUID() });

/** Kinds of accounts, by what they have to show. */
const ACCOUNTS: Readonly<Record<string, { ways: ProofWay[]; make(id: string): Promise<unknown> }>> = {
  'a password': {
    ways: ['password'],
    make: (id) =>
      test.services.database.pool.query('update person set password_hash = $2 where id = $1', [
        id,
        password_hash,
      ]),
  },
  'a passkey and an identity': {
    ways: ['passkey', 'code', 'identity'],
    async make(id) {
      await addPasskey(id);
      await link(id);
    },
  },
  'an identity alone': { ways: ['identity'], make: link },
  'an address alone': { ways: ['mail'], make: async () => {} },
  nothing: {
    ways: [],
    make: (id) =>
      test.services.database.pool.query(
        'update person set email = null, email_verified_at = null where id = $1',
        [id],
      ),
  },
};

async function someone(kind: string, proved = false): Promise<TestPerson> {
  const who = await test.signIn({ roles: ['administrator'], proved, strong: true });
  const { db } = test.services.database;
  await db
    .insert(stakeholder_member)
    .values({ stakeholder_id: page, person_id: who.id, role: 'owner', state: 'member' });
  await ACCOUNTS[kind]!.make(who.id);
  return who;
}

async function ask({ headers }: TestPerson, call: (typeof SENSITIVE)[string]) {
  const [method, url, payload] = call(page);
  if (!payload || !Object.values(payload).includes(PICTURE))
    return test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  const form = await multipart(payload as FormParts);
  return test.call({ headers: { ...headers, ...form.headers } }, method, url, form.payload);
}
const post = ({ headers }: TestPerson, url: string, payload: object) =>
  test.call({ headers }, 'POST', url, payload);
const prove = (who: TestPerson, payload: object) => post(who, '/base-api/me/proof/', payload);

describe('a session alone (ASVS V7.5.1)', () => {
  it('is told by its contracts what it may not do', async () => {
    const marked = (await allContracts()).filter(({ needsProof }) => needsProof).map(({ id }) => id);
    expect(marked.sort()).toEqual(Object.keys(SENSITIVE).sort());
  });

  const calls = Object.entries({ ...SENSITIVE, ...BY_CONTENT });
  it.each(Object.keys(ACCOUNTS).flatMap((kind) => calls.map(([name, call]) => [kind, name, call] as const)))(
    'of somebody with %s is refused %s',
    async (kind, _name, call) => {
      const answer = await ask(await someone(kind), call);
      const { code, errors, message } = answer.json();
      expect(answer.statusCode).toBe(422);
      // Where the form asks for the password, its field says so.
      if (errors) expect(JSON.stringify(errors)).toContain('password');
      else expect([code, message.length > 20]).toEqual(['proof_needed', true]);
      expect(answer.body).not.toContain('challenge');
    },
  );

  it.each(Object.entries(BY_FACTOR))('is refused %s without a factor', async (_name, call) => {
    expect((await ask(await someone('a password', true), call)).statusCode).toBe(422);
  });

  it.each(calls)('that has just shown who it is gets beyond it: %s', async (_name, call) => {
    const answer = await ask(await someone('an address alone', true), call);
    expect(answer.body).not.toContain('proof_needed');
  });

  it.each(Object.entries(TAKES_BACK))('is not asked for %s', async (_name, call) => {
    const answer = await ask(await someone('a password'), call);
    expect(answer.statusCode).not.toBe(422);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it('ends itself, and lets whoever follows the link to their data show first who they are', async () => {
    const who = await someone('a password');
    const followed = await test.call(
      { headers: { ...who.headers, 'sec-fetch-mode': 'navigate' } },
      'GET',
      '/user/profile/export.zip',
    );
    expect([followed.statusCode, followed.headers.location]).toEqual([
      303,
      '/user/profile/confirm?back=%2Fuser%2Fprofile%2Faccount%23export',
    ]);
    const own = await ask(who, () => ['DELETE', `/base-api/me/sessions/${who.session_id}/`]);
    expect(own.statusCode).toBe(200);
  });

  it('changes what is no matter of signing in, and sends the name to sign in by as it is', async () => {
    const who = await someone('a password');
    const change = await ask(who, () => [
      'PATCH',
      '/api/v1/rest-auth/user/',
      { username: '', bio: 'Weaver.' },
    ]);
    expect(change.statusCode).toBe(200);
  });

  it('is asked again once the proof is old', async () => {
    const who = await someone('a password', true);
    await test.services.database.pool.query(
      `update session set proved_at = now() - interval '11 minutes' where id = $1`,
      [who.session_id],
    );
    expect((await ask(who, SENSITIVE['account.begin-passkey']!)).json().code).toBe('proof_needed');
  });
});

describe('a proof', () => {
  it.each(Object.entries(ACCOUNTS))('is offered in the ways somebody with %s has', async (kind, { ways }) => {
    const who = await someone(kind);
    const { json } = await test.call(who, 'GET', '/base-api/me/proof/');
    expect(json()).toMatchObject({ until: null, ways });
    for (const way of ['password', 'passkey', 'code', 'mail'] as const)
      if (!ways.includes(way)) expect((await prove(who, { way, password: PASSWORD })).statusCode).toBe(409);
  });

  it('is the password, and counts for what follows', async () => {
    const who = await someone('a password');
    expect((await prove(who, { way: 'password', password: 'wrong' })).json().errors.password).toBeDefined();
    expect((await prove(who, { way: 'password', password: PASSWORD })).json().until).toBeTruthy();
    expect((await ask(who, SENSITIVE['account.begin-passkey']!)).statusCode).toBe(200);
    const elsewhere = await test.signInAs(who.id);
    await test.services.database.db
      .update(session)
      .set({ proved_at: null })
      .where(eq(session.id, elsewhere.session_id));
    expect((await ask(elsewhere, SENSITIVE['account.begin-second-factor']!)).json().code).toBe(
      'proof_needed',
    );
  });

  it('is a recovery code of a passkey, once', async () => {
    const who = await someone('a passkey and an identity');
    const code = newRecoveryCode();
    const [code_hash] = await hashRecoveryCodes([code]);
    await test.services.database.db
      .insert(recovery_code)
      .values({ person_id: who.id, code_hash: code_hash! });
    expect((await prove(who, { way: 'code', code })).statusCode).toBe(200);
    expect((await ask(who, SENSITIVE['account.change-email']!)).statusCode).toBe(202);
    expect((await prove(who, { way: 'code', code })).statusCode).toBe(422);
  });

  it('is a code to the address of whoever has nothing else, in that session alone', async () => {
    const who = await someone('an address alone');
    expect((await post(who, '/base-api/me/proof/mail/', {})).statusCode).toBe(202);
    const { db } = test.services.database;
    const [row] = await db.select().from(mail_outbox).where(eq(mail_outbox.to_email, who.email));
    const code = /\b\d{8}\b/.exec(openMail(test.services.secret, row!).text)![0];
    const elsewhere = await test.signInAs(who.id);
    expect((await prove(elsewhere, { way: 'mail', code })).statusCode).toBe(422);
    expect((await prove(who, { way: 'mail', code })).statusCode).toBe(200);
    expect((await ask(who, SENSITIVE['account.change-password']!)).statusCode).toBe(200);
  });

  it('is no code by mail for somebody who has a password', async () => {
    const who = await someone('a password');
    expect((await post(who, '/base-api/me/proof/mail/', {})).statusCode).toBe(409);
  });

  it.each([
    ['a password', { way: 'password', password: 'wrong' }],
    ['an address alone', { way: 'mail', code: '00000000' }],
    ['a passkey and an identity', { way: 'code', code: '123456' }],
  ])('that is wrong eight times ends the session of somebody with %s', async (kind, payload) => {
    const who = await someone(kind);
    const answers: number[] = [];
    for (let n = 0; n < 9; n += 1) answers.push((await prove(who, payload)).statusCode);
    expect(answers).toEqual([...Array(7).fill(422), 401, 401]);
    expect((await test.call(who, 'GET', '/public/')).json().code).toBe('session_ended');
  });
});
