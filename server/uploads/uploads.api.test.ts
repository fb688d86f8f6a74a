import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server } from 'node:net';
import { eq } from 'drizzle-orm';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DOCUMENT_MAX_MB, MEGABYTE_BYTES, UPLOAD_HOURS, UPLOAD_PATH } from '#shared/constants.ts';
import type { Claim } from '#shared/contracts/claim.contract.ts';
import { uploadReference } from '#shared/domain/upload-reference.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { type Claims, startClaims } from '../areas/claim/testing/claims.ts';
import { upload, upload_part } from '../database/schema/upload.ts';
import { UploadStore } from './upload-store.ts';

let claims: Claims;
let line: Server;
let origin: string;
/** How many bytes the line lets through until it breaks; each break halves nothing and is counted. */
let breaksAfter = Number.POSITIVE_INFINITY;
let breaks = 0;
/** Bytes that left the sender's side. */
let carried = 0;

beforeAll(async () => {
  claims = await startClaims();
  await claims.test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = claims.test.app.server.address() as AddressInfo;
  line = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let through = 0;
    near.on('data', (piece) => {
      through += piece.length;
      carried += piece.length;
      if (through > breaksAfter && breaks < 2) {
        breaks += 1;
        near.resetAndDestroy();
        far.destroy();
      } else far.write(piece);
    });
    far.on('data', (piece) => near.write(piece));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.end());
    }
  });
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => line.close(done));
  await claims.stop();
});

const pdf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 'ភូមិ'), Buffer.from('\n%%EOF')]);

/** Sends a file with the client that the makers of the protocol keep; answers its id. */
const send = (content: Buffer, metadata = { filename: 'Certificate.pdf', filetype: 'application/pdf' }) =>
  new Promise<string>((resolve, reject) => {
    const sending = new Upload(content, {
      endpoint: origin + UPLOAD_PATH,
      metadata,
      retryDelays: [50, 50, 50, 50],
      onError: reject,
      onSuccess: () => resolve(sending.url!.split('/').at(-1)!),
    });
    sending.start();
  });
const tus = { 'tus-resumable': '1.0.0' };
const begin = (bytes: number) =>
  claims.test.call(
    { headers: { ...tus, 'upload-length': String(bytes), 'accept-language': 'km' } },
    'POST',
    UPLOAD_PATH,
  );
const at = (id: string, method: 'HEAD' | 'PATCH' | 'DELETE', headers = {}, payload?: Buffer) =>
  claims.test.app.inject({
    method,
    url: `${UPLOAD_PATH}/${id}`,
    headers: { ...tus, 'content-type': 'application/offset+octet-stream', ...headers },
    ...(payload ? { payload } : {}),
  });
/** How long it is still kept. */
async function hoursLeft(id: string): Promise<number> {
  const { db } = claims.test.services.database;
  const [row] = await db.select().from(upload).where(eq(upload.id, id));
  return (row!.kept_until.getTime() - Date.now()) / 3_600_000;
}
/** Proves a claim by the document that came in parts. */
async function prove(id: string) {
  const who = await claims.test.signIn();
  const { body } = await claims.request(who, await claims.aPage(), { proof: 'document', email: '' });
  const form = await multipart({ document: uploadReference(id) });
  const answer = await claims.test.call(
    { headers: { ...who.headers, ...form.headers } },
    'POST',
    `/base-api/me/claims/${body.id}/document/`,
    form.payload,
  );
  return { answer, who };
}

describe('a file that comes in parts', () => {
  it('goes on where the line broke, with the official client, and is what a form then names', async () => {
    const content = pdf(3 * MEGABYTE_BYTES);
    breaksAfter = MEGABYTE_BYTES;
    const id = await send(content);
    expect(breaks).toBe(2);
    // What had come before the line broke was not sent again.
    expect(carried).toBeLessThan(content.length + 1.5 * MEGABYTE_BYTES);
    const { answer, who } = await prove(id);
    expect(answer.statusCode, answer.body).toBe(200);
    const { document } = answer.json() as Claim;
    expect(document).toMatchObject({ name: 'Certificate.pdf', bytes: content.length });
    const stored = await claims.test.call(who, 'GET', document!.url);
    expect(stored.rawPayload.equals(content)).toBe(true);
  });

  it('is refused at its field where it is not whole, not there or no such file, and can be sent anew', async () => {
    const location = (await begin(100)).headers.location as string;
    const half = location.split('/').at(-1)!;
    expect((await at(half, 'PATCH', { 'upload-offset': '0' }, Buffer.alloc(60))).statusCode).toBe(204);
    for (const id of [half, crypto.randomUUID()]) {
      const { answer } = await prove(id);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['document']]);
    }
    const text = await send(Buffer.from('<html>'), { filename: 'x.pdf', filetype: 'application/pdf' });
    expect((await prove(text)).answer.statusCode).toBe(422);
  });

  it('is bounded, and every refusal has the envelope of all problems in the language asked for', async () => {
    const answer = await begin(DOCUMENT_MAX_MB * MEGABYTE_BYTES + 1);
    expect(answer.statusCode).toBe(413);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().title).toMatch(/\p{Script=Khmer}/u);
    expect((await at(crypto.randomUUID(), 'HEAD')).statusCode).toBe(404);
    expect((await at('no-id', 'HEAD')).statusCode).toBe(404);
    const id = ((await begin(10)).headers.location as string).split('/').at(-1)!;
    expect((await at(id, 'PATCH', { 'upload-offset': '4' }, Buffer.alloc(2))).statusCode).toBe(409);
    expect((await at(id, 'PATCH', { 'upload-offset': '0' }, Buffer.alloc(12))).statusCode).toBe(413);
    const foreign = { cookie: 'a=b', origin: 'https://evil.example' };
    expect((await at(id, 'PATCH', { 'upload-offset': '0', ...foreign }, Buffer.alloc(2))).statusCode).toBe(
      400,
    );
    const seen = await at(id, 'HEAD');
    expect([seen.statusCode, seen.headers['upload-length'], seen.headers['cache-control']]).toEqual([
      200,
      '10',
      'no-store',
    ]);
  });

  it('is gone when it is given up, and a day later', async () => {
    const { db } = claims.test.services.database;
    const id = await send(pdf(2_000));
    expect((await at(id, 'DELETE')).statusCode).toBe(204);
    expect((await at(id, 'HEAD')).statusCode).toBe(404);
    const old = await send(pdf(2_000));
    expect(await hoursLeft(old)).toBeCloseTo(UPLOAD_HOURS, 1);
    await db
      .update(upload)
      .set({ kept_until: new Date(Date.now() - 1_000) })
      .where(eq(upload.id, old));
    expect((await at(old, 'HEAD')).statusCode).toBe(410);
    expect((await prove(old)).answer.statusCode).toBe(422);
    expect(await new UploadStore(db).deleteExpired()).toBe(1);
    expect(await db.select().from(upload_part).where(eq(upload_part.upload_id, old))).toEqual([]);
  });

  it('is kept for an hour after it was used, for a repeat whose answer was lost, and not after a refusal', async () => {
    const id = await send(pdf(2_000));
    const { answer } = await prove(id);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await hoursLeft(id)).toBeCloseTo(1, 1);
    const text = await send(Buffer.from('<html>'), { filename: 'x.pdf', filetype: 'application/pdf' });
    expect((await prove(text)).answer.statusCode).toBe(422);
    expect(await hoursLeft(text)).toBeGreaterThan(UPLOAD_HOURS - 1);
  });

  it('is refused before it is read where there is no memory for it, and its memory is free after the call', async () => {
    const { bodies } = claims.test.services;
    const real = bodies.hold.bind(bodies);
    let held = 0;
    const id = await send(pdf(MEGABYTE_BYTES));
    vi.spyOn(bodies, 'hold').mockImplementation((address) => {
      const hold = real(address);
      let own = 0;
      return {
        take(bytes) {
          if (bytes > MEGABYTE_BYTES / 2) own += bytes;
          held += bytes > MEGABYTE_BYTES / 2 ? bytes : 0;
          return bytes < MEGABYTE_BYTES / 2 && hold.take(bytes);
        },
        release() {
          held -= own;
          own = 0;
          hold.release();
        },
      };
    });
    const { answer } = await prove(id);
    vi.restoreAllMocks();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(held).toBe(0);
    expect((await prove(id)).answer.statusCode).toBe(200);
  });

  it('takes a part of the day of its address, given back where it is refused', async () => {
    const { limits } = claims.test.services;
    const spent = vi.spyOn(limits, 'spend');
    const back = vi.spyOn(limits, 'refund');
    const sharesIn = (calls: readonly unknown[][]) =>
      calls.filter(([name]) => String(name).startsWith('parts-')).map(([name, , points]) => [name, points]);
    const ofDay = ['address', 'network', 'around'].map((of) => [`parts-${of}`, 100]);
    expect((await begin(100 * 1_024)).statusCode).toBe(201);
    expect(sharesIn(spent.mock.calls)).toEqual(ofDay);
    expect(sharesIn(back.mock.calls)).toEqual([]);
    vi.spyOn(UploadStore.prototype, 'create').mockRejectedValueOnce(new Error('broken'));
    expect((await begin(100 * 1_024)).statusCode).toBe(500);
    expect(sharesIn(back.mock.calls)).toEqual(ofDay);
    vi.restoreAllMocks();
  });

  it('says that the database is away as every call does', async () => {
    const id = ((await begin(10)).headers.location as string).split('/').at(-1)!;
    const lost = Object.assign(new Error('terminating connection'), { code: '57P01' });
    vi.spyOn(UploadStore.prototype, 'getUpload').mockRejectedValueOnce(lost);
    const answer = await at(id, 'HEAD');
    vi.restoreAllMocks();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('is told in the description of the API at each call that takes a file', async () => {
    const { paths } = (await claims.test.call(null, 'GET', '/api/openapi.json')).json();
    const { requestBody } = paths['/base-api/me/claims/{id}/document/'].post;
    expect(requestBody.description).toContain(`${UPLOAD_PATH}`);
    expect(requestBody.description).toContain(uploadReference('<id>'));
  });
});
