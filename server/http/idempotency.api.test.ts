import { beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '#tests/factories/multipart.ts';
import { picture } from '#tests/factories/picture.ts';
import { aDraft, ask, profileOf } from '#tests/factories/profile.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { MOST_OF_A_SENDER } from './idempotency.ts';

const test = setUpApp({ masterLists: true });
let founder: TestPerson;
beforeAll(async () => {
  founder = await test.signIn();
});

const kept = async () =>
  (
    await test.services.database.pool.query<{ key: string }>(
      "select key from idempotency_key where scope like 'report.send:%'",
    )
  ).rows.map(({ key }) => key);

describe('a write under a key (UX 59)', () => {
  it('of one sender is remembered among the newest, so that nobody fills the disk with answers', async () => {
    const id = await writeStakeholder(test.services);
    const send = (n: number) =>
      ask(
        test,
        founder,
        'POST',
        '/base-api/me/reports/',
        { subject_kind: 'stakeholder', subject_id: id, reason: 'spam' },
        {
          'idempotency-key': `report-number-${n}`,
        },
      );
    const before = (await kept()).length;
    for (let n = 0; n < MOST_OF_A_SENDER + 5; n += 1) await send(n);
    expect(before).toBe(0);
    expect((await kept()).length).toBeLessThanOrEqual(MOST_OF_A_SENDER);
    const newest = `report-number-${MOST_OF_A_SENDER + 4}`;
    expect((await kept()).includes(newest)).toBe(true);
  });

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

  it('tells two files of one name and size apart, and gives the answer of one to itself alone', async () => {
    const send = async (bytes: Buffer) => {
      const form = await multipart({ photo: { name: 'IMG_0001.jpg', type: 'image/jpeg', bytes } });
      return test.app.inject({
        method: 'POST',
        url: '/base-api/me/photo/',
        headers: { ...founder.headers, ...form.headers, 'idempotency-key': 'one-key-two-photos' },
        payload: form.payload,
      });
    };
    const first = await picture('jpeg');
    // Behind the end of a picture readers look at nothing.
    const [one, other] = ['a', 'b'].map((mark) => Buffer.concat([first, Buffer.from(mark)])) as [
      Buffer,
      Buffer,
    ];
    const taken = await send(one);
    expect(taken.statusCode, taken.body).toBe(200);
    expect((await send(other)).statusCode).toBe(409);
    expect((await send(one)).body).toBe(taken.body);
  });
});
