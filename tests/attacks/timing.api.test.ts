import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { writePerson } from '#tests/factories/person.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { aBrowser } from './support/browser.ts';
import { botStamp, PASSWORD, registration } from './support/mails.ts';
import { ratioOfTimes } from './support/median.ts';

/**
 * Far below what a missing hash of a password makes (a factor of five and more; the first test measures it), far above
 * what a busy machine does to the median of many pairs.
 */
const MOST = 2;
/** Pairs measured at most, where the machine is so busy that fewer leave it open. */
const PAIRS = 40;

const test = setUpApp();

let serial = 0;
const unknown = () => `nobody-${(serial += 1)}@example.test`;
const known = async (input: Parameters<typeof writePerson>[1] = {}) =>
  (await writePerson(test.services, { password: PASSWORD, ...input })).email!;
const signIn = (email: string, password = 'Wrong-but-typed-1') => aBrowser(test).signIn(email, password);
const post = (path: string, body: object) => aBrowser(test).post(`/public/api/v1/auth/${path}/`, body);

function expectAlike(ratio: number) {
  expect(ratio).toBeLessThan(MOST);
  expect(ratio).toBeGreaterThan(1 / MOST);
}

/** What the form of a call sends. */
const bodyOf = (path: string) => (email: string) =>
  path === 'password/reset' ? { email, bot_stamp: botStamp(test) } : { email };

describe('the time of an answer does not tell', { timeout: 120_000 }, () => {
  it('would be distinguished if one of two hashed no password', async () => {
    const ratio = await ratioOfTimes(
      () => signIn(unknown()),
      () => aBrowser(test).signIn('', ''),
      { pairs: PAIRS, most: MOST },
    );
    expect(ratio).toBeGreaterThan(MOST);
  });

  it('whether an address has an account, at signing in', async () => {
    const emails = await Promise.all(Array.from({ length: 8 }, () => known()));
    let turn = 0;
    expectAlike(
      await ratioOfTimes(
        () => signIn(emails[(turn += 1) % emails.length]!),
        () => signIn(unknown()),
        { pairs: PAIRS, most: MOST },
      ),
    );
  });

  it.each([
    ['is locked', { locked_until: new Date(Date.now() + 600_000) }],
    ['is shut out', { status: 'suspended' }],
    ['was never confirmed', { email_verified_at: null }],
    ['has no password', { password: undefined }],
  ])('whether an account %s', async (_what, input) => {
    const email = await known(input);
    expectAlike(
      await ratioOfTimes(
        () => signIn(email),
        () => signIn(unknown()),
        { pairs: PAIRS, most: MOST },
      ),
    );
  });

  it('whether an address has an account, at registering', async () => {
    const email = await known();
    expectAlike(
      await ratioOfTimes(
        () => post('registration', registration(test, email)),
        () => post('registration', registration(test, unknown())),
        { pairs: PAIRS, most: MOST },
      ),
    );
  });

  it.each(['password/reset', 'registration/resend-email'])(
    'whether an address has an account, at %s',
    async (path) => {
      const email = await known();
      const body = bodyOf(path);
      expectAlike(
        await ratioOfTimes(
          () => post(path, body(email)),
          () => post(path, body(unknown())),
          { pairs: 2 * PAIRS, most: MOST },
        ),
      );
    },
  );
});

describe('the work for an answer', () => {
  /** The statements one call sends to the database, without their values; those of the queue's own clock are not its. */
  async function statementsOf(step: () => Promise<unknown>): Promise<string[]> {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await step();
      const { calls, contexts } = sent.mock;
      return calls
        .filter((_, n) => applicationOf(contexts[n]) === 'phum')
        .map(([query]) => (typeof query === 'string' ? query : (query as unknown as { text: string }).text));
    } finally {
      sent.mockRestore();
    }
  }
  const applicationOf = (client: unknown) =>
    (client as { connectionParameters: { application_name?: string } }).connectionParameters.application_name;

  it('is the same to the last statement for every address that does not sign in', async () => {
    const emails = [
      await known(),
      await known({ locked_until: new Date(Date.now() + 600_000) }),
      await known({ status: 'suspended' }),
      await known({ email_verified_at: null }),
      await known({ password: undefined }),
    ];
    const expected = await statementsOf(() => signIn(unknown()));
    expect(expected.join(';')).toContain('audit_entry');
    for (const email of emails) expect(await statementsOf(() => signIn(email))).toEqual(expected);
  });

  it.each(['password/reset', 'registration/resend-email'])('is the same for %s', async (path) => {
    const body = bodyOf(path);
    const expected = await statementsOf(() => post(path, body(unknown())));
    expect(expected.join(';')).toContain('pgboss');
    for (const email of [await known(), await known({ email_verified_at: null })])
      expect(await statementsOf(() => post(path, body(email)))).toEqual(expected);
  });
});
