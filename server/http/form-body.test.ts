import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { readFormBody } from './form-body.ts';
import { createHeldBodies, MOST_HELD } from './held-bodies.ts';

const request = {
  headers: {},
  ip: '198.51.100.7',
  routeOptions: { config: {} },
} as unknown as FastifyRequest;
const bodies = createHeldBodies();
const MB = 1024 * 1024;
const LIMIT = 12 * MB;
const piece = Buffer.alloc(MB);

/** A form of which this much has come, and whose rest never does. */
function begun(bytes: number) {
  const payload = new PassThrough();
  const read = readFormBody(bodies, request, payload, LIMIT).then(
    (body) => body.length,
    (error: { code?: string }) => error.code,
  );
  for (let n = 0; n < bytes / MB; n += 1) payload.write(piece);
  return { payload, read };
}
const settled = () => new Promise((done) => setTimeout(done, 0));

it('large forms that never end take a bounded part of the memory, and small ones come through meanwhile', async () => {
  const many = Array.from({ length: MOST_HELD / LIMIT + 4 }, () => begun(LIMIT));
  for (let n = 0; n < 40; n += 1) await settled();
  const late = begun(LIMIT);
  late.payload.end();
  expect(await late.read).toBe('unavailable');
  const small = new PassThrough();
  const text = readFormBody(bodies, request, small, LIMIT);
  small.end('name=Dara');
  expect((await text).toString()).toBe('name=Dara');
  for (const { payload } of many) payload.destroy(new Error('hung up'));
  await Promise.all(many.map(({ read }) => read));
  const after = begun(LIMIT);
  after.payload.end();
  expect(await after.read).toBe(LIMIT);
});

it('what is too large is said of a form that came alone', async () => {
  const large = begun(LIMIT + MB);
  large.payload.end();
  expect(await large.read).toBe('too_large');
});
