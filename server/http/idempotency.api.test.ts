import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDraft, ask, profileOf } from '#tests/factories/profile.ts';
import { seedMasterLists } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';

let test: TestApp;
let founder: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  await seedMasterLists(test.services);
  founder = await test.signIn();
});
afterAll(() => test.stop());

describe('a write under a key (UX 59)', () => {
  it('that took place and whose answer was lost is not made again by a repeat', async () => {
    const { id } = await aDraft(test, founder);
    const send = (key: string, name = 'Ledger') =>
      ask(
        test,
        founder,
        'POST',
        '/api/v1/product/',
        { stakeholder_id: id, name },
        { 'idempotency-key': key },
      );
    const { changes } = test.services;
    const { apply } = changes;
    // As when the process or its connection dies after the commit and before the answer.
    changes.apply = async () => {
      changes.apply = apply;
      throw new Error('gone');
    };
    expect((await send('lost-answer-1')).statusCode).toBe(500);
    expect((await send('lost-answer-1')).statusCode).toBe(409);
    expect((await profileOf(test, founder, id)).lists.product).toHaveLength(1);
    // What was refused may be sent again under its key once it is mended elsewhere.
    expect((await send('refused-1', '')).statusCode).toBe(422);
    expect((await send('refused-1', 'Scales')).statusCode).toBe(201);
    expect((await send('refused-1', 'Scales')).statusCode).toBe(201);
    expect((await profileOf(test, founder, id)).lists.product).toHaveLength(2);
  });
});
