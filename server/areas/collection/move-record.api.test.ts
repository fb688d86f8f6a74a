import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCollection } from '#shared/domain/collection/index.ts';
import { startDesk } from './testing/desk.ts';

let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.stop());

const partner = findCollection('partner')!;
const order = async () =>
  (await desk.call<{ data: { id: string }[] }>('GET', 'partner/?per_page=100')).body.data.map(({ id }) => id);
const move = (id: string, before: string | null, collection = 'partner') =>
  desk.call<{ moved: number }>('POST', `${collection}/${id}/move/`, { before });

describe('records whose order is kept by hand', () => {
  it('are put before another one or at the end, also where all had the same number', async () => {
    for (let n = 0; n < 3; n += 1) await desk.create(partner, { position: '5' });
    const [first, second, ...rest] = await order();
    const last = rest.at(-1)!;
    expect((await move(last, first!)).status).toBe(200);
    expect((await order()).slice(0, 3)).toEqual([last, first, second]);
    expect((await move(last, null)).status).toBe(200);
    expect(await order()).toEqual([first, second, ...rest]);
    expect((await move(last, null)).body.moved, 'nothing is written where nothing moves').toBe(0);
  });

  it('are no others, and none that is not there', async () => {
    const [first] = await order();
    expect((await move(crypto.randomUUID(), first!)).status).toBe(404);
    expect((await move(first!, crypto.randomUUID())).status).toBe(404);
    const post = await desk.create(findCollection('post')!);
    expect((await move(post.id, null, 'post')).status).toBe(409);
  });
});
