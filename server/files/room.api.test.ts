import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { hashAddress } from '#server/http/caller.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { GO_ON } from '#shared/contracts/storing.ts';
import { allContracts } from '#tests/api/all-contracts.ts';
import { type FormParts, multipart } from '#tests/factories/multipart.ts';
import { picture } from '#tests/factories/picture.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';

let [roomy, full] = [null, null] as unknown as [TestApp, TestApp];
beforeAll(async () => {
  roomy = await startTestApp({ env: { LIMITS: '1', TRUST_PROXY: '1' } });
  await seedMasterLists(roomy.services);
  const env = { LIMITS: '1', TRUST_PROXY: '1', DISK_RESERVE_MB: '1000000000' };
  full = await startTestApp({ env, url: roomy.url });
});
afterAll(async () => {
  await full.stop();
  await roomy.stop();
});

const ADDRESS = '203.0.113.20';
const CLAIM = '/api/v1/stakeholder/claim-request/';
const post = async (
  on: TestApp,
  who: TestPerson | null,
  url: string,
  body: { payload: object; headers?: object },
) => {
  const headers = { ...body.headers, ...who?.headers, 'x-forwarded-for': ADDRESS };
  return (await on.call({ headers }, 'POST', url, body.payload)).statusCode;
};
const stamp = () => ({ bot_stamp: makeStamp(roomy.services.secret, Date.now() - 60_000) });
const draft = (on: TestApp, who: TestPerson | null) =>
  post(on, who, '/public/api/v1/listing-draft/', { payload: { kind: 'startup', values: {}, ...stamp() } });

/** A member's claim, invitation and report, each of which sends a mail or lies at the desk. */
async function whatMembersDo(on: TestApp, documents: 'with a document' | 'without'): Promise<number[]> {
  const [dara, sophal] = [await on.signIn(), await on.signIn()];
  const page = await writeStakeholder(roomy.services);
  const other = await writeStakeholder(roomy.services);
  await roomy.services.database.db
    .insert(stakeholder_member)
    .values({ stakeholder_id: other, person_id: sophal.id, role: 'owner', state: 'member' });
  const claim = { stakeholder_id: page, relation: 'Founder', proof: 'document', email: '' };
  const document = { name: 'proof.png', type: 'image/png', bytes: await picture('png') };
  const form: FormParts = documents === 'without' ? claim : { ...claim, document };
  return [
    await post(on, dara, CLAIM, await multipart(form)),
    await post(on, sophal, `/base-api/me/teams/${other}/invitations/`, { payload: { to_user: dara.id } }),
    await post(on, dara, '/base-api/me/reports/', {
      payload: { subject_kind: 'stakeholder', subject_id: other, reason: 'spam' },
    }),
  ];
}

it('what strangers and members send in waits within the reserve of the disk', async () => {
  expect(await whatMembersDo(roomy, 'with a document')).toEqual([201, 200, 201]);
  expect([await draft(roomy, null), await draft(roomy, await roomy.signIn())]).toEqual([201, 201]);
  expect(await whatMembersDo(full, 'without')).toEqual([507, 507, 507]);
  expect([await draft(full, null), await draft(full, await full.signIn())]).toEqual([507, 507]);
});

it('every call from outside that stores is answered 507 within the reserve; signing in and reading go on', async () => {
  const { headers } = await full.signIn();
  const writes = (await allContracts()).filter(({ method }) => method !== 'GET');
  const waits: string[] = [];
  for (const { id, area, method, path, bodyKind, access, stores } of writes) {
    // Those of an account would end the session that the others need.
    if (access.startsWith('desk:') || (area === 'account' && !stores)) continue;
    const url = path.replace(/\{\w+\}/g, () => crypto.randomUUID());
    const body =
      bodyKind === 'multipart'
        ? await multipart({ nothing: 'of use' })
        : bodyKind === 'json'
          ? { payload: {} }
          : { headers: {} };
    const from = { 'x-forwarded-for': `100.64.${waits.length}.${id.length}` };
    const { statusCode } = await full.app.inject({
      method,
      url,
      ...body,
      headers: { ...('headers' in body ? body.headers : {}), ...headers, ...from },
    });
    expect([id, statusCode, statusCode === 507]).toEqual([id, expect.any(Number), stores]);
    if (statusCode === 507) waits.push(id);
  }
  expect(waits).toEqual(
    expect.arrayContaining([
      ...['listing.request', 'listing.mend', 'listing.save-draft', 'listing.upload', 'contact.send'],
      ...['suggestion.request', 'suggestion.mend', 'profile.update', 'startup.create', 'inbox.write'],
      ...['account.register', 'claim.request', 'team.invite', 'report.send', 'newsletter.subscribe'],
    ]),
  );
  // Written out once more: whatever is added to the writes waits unless somebody says here that it goes on.
  const goOn = writes.filter(
    ({ id, method, access, area }) =>
      method !== 'DELETE' && area !== 'account' && !access.startsWith('desk:') && !waits.includes(id),
  );
  expect(goOn.map(({ id }) => id).sort()).toEqual([...GO_ON].sort());
  const atDesk = writes.filter(({ access, stores }) => access.startsWith('desk:') && stores);
  for (const url of ['/public/api/v1/event/', '/public/api/v1/bot-check/', '/base-api/me/profile/'])
    expect([url, (await full.call({ headers }, 'GET', url)).statusCode < 500]).toEqual([url, true]);
  const login = { method: 'POST', url: '/public/api/v1/auth/login/' } as const;
  expect(
    (await full.app.inject({ ...login, payload: { email: 'a@a.test', password: 'x' } })).statusCode,
  ).toBe(422);
  // What somebody needs to get in again, or to keep their address, goes on too: one mail each, within its limits.
  const reset = { method: 'POST', url: '/public/api/v1/auth/password/reset/' } as const;
  const bot_stamp = makeStamp(full.services.secret, Date.now() - 60_000);
  const payload = { email: 'a@a.test', bot_stamp };
  expect((await full.app.inject({ ...reset, payload })).statusCode).toBe(202);
  const who = await full.signIn();
  const move = { method: 'POST', url: '/base-api/me/email/' } as const;
  const moved = await full.app.inject({ ...move, headers: who.headers, payload: { email: 'b@a.test' } });
  expect(moved.statusCode).toBe(202);
  expect(atDesk.every(({ limit, bodyKind }) => limit === 'upload' || bodyKind === 'multipart')).toBe(true);
});

it('claims, invitations and reports go on when the mails of requests for a page are spent', async () => {
  const address = hashAddress(roomy.services, ADDRESS);
  for (let n = 0; n < LIMITS['mail:listing'].points; n += 1)
    await roomy.services.limits.spend('mail:listing', address);
  await expect(roomy.services.limits.spend('mail:listing', address)).rejects.toMatchObject({
    code: 'too_many',
  });
  expect(await whatMembersDo(roomy, 'without')).toEqual([201, 200, 201]);
});
