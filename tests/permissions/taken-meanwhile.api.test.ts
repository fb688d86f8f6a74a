import { beforeAll, describe, expect, it } from 'vitest';
import { listingInReview } from '#tests/factories/submission.ts';
import { pageContext } from '#tests/setup/page-context.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { actOnRecord } from '#web/features/review/record/act-on-record.ts';

const test = setUpApp({ masterLists: true });
let reviewer: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  [reviewer, colleague] = [
    await test.signIn({ roles: ['reviewer'] }),
    await test.signIn({ roles: ['reviewer'] }),
  ];
});

describe('a request that a colleague takes while its page is open (UX 32)', () => {
  it('is decided only by who has seen that, and nothing is sent before', async () => {
    const { id } = await listingInReview(test, 'startup', {});
    const url = `/desk-api/v1/submissions/${id}/`;
    const read = async () => (await test.call(reviewer, 'GET', url)).json();
    const { version } = await read();
    const take = await test.call(colleague, 'POST', `${url}take/`);
    expect(take.statusCode).toBe(200);
    const press = (holder: string) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ intent: 'approve', version: String(version), holder }))
        body.set(name, value);
      const address = new URL(`http://localhost/desk/review/${id}`);
      return actOnRecord(
        id,
        address,
        new Request(address, { method: 'POST', body }),
        pageContext(test, reviewer),
      );
    };
    expect(await press('')).toMatchObject({ data: { problem: { status: 409 } } });
    expect((await read()).status).toBe('reviewing');
    await expect(press(colleague.id)).rejects.toBeInstanceOf(Response);
    expect((await read()).status).toBe('approved');
  });
});
