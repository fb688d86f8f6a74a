import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Claim } from '#shared/contracts/claim.contract.ts';
import { CLAIM_CODE_TRIES } from '#shared/domain/claim.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { type Claims, startClaims } from './testing/claims.ts';

let claims: Claims;
let site: Server;
let page = 'nothing here yet';
beforeAll(async () => {
  site = createServer((_request, response) => response.end(page));
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  claims = await startClaims({ WEBSITE_TEST_HOSTS: `www.slek.example=127.0.0.1:${port}` });
});
afterAll(async () => {
  await claims.stop();
  await new Promise((done) => site.close(done));
});

const codeTo = (to: string) => claims.codeTo(to);

describe('proof of a claim', () => {
  it('by code: the right one, in a few tries, once', async () => {
    const [id, who, to] = [await claims.aPage(), await claims.test.signIn(), claims.address()];
    const mine = (await claims.request(who, id, { email: to })).body.id;
    const code = await codeTo(to);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await claims.act(who, mine, 'confirm', { code: wrong })).body.errors).toHaveProperty('code');
    const done = await claims.act(who, mine, 'confirm', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect([done.status, done.body.can.prove]).toEqual([200, false]);
    expect(done.body.proved_at).not.toBeNull();
    expect((await claims.act(who, mine, 'confirm', { code })).status, 'twice is once').toBe(200);
    expect(
      (await claims.act(who, mine, 'proof', { proof: 'document' })).status,
      'nothing left to prove',
    ).toBe(409);
  });

  it('by code: not by trying them out, and a new one makes the old useless', async () => {
    const [id, who, to] = [await claims.aPage(), await claims.test.signIn(), claims.address()];
    const mine = (await claims.request(who, id, { email: to })).body.id;
    const old = await codeTo(to);
    const wrong = old === '000000' ? '000001' : '000000';
    await Promise.all(
      Array.from({ length: CLAIM_CODE_TRIES + 2 }, () => claims.act(who, mine, 'confirm', { code: wrong })),
    );
    expect((await claims.act(who, mine, 'confirm', { code: old })).status, 'its tries are over').toBe(422);
    await claims.act(who, mine, 'proof', { proof: 'domain_code', email: to });
    const fresh = await codeTo(to);
    if (fresh !== old) expect((await claims.act(who, mine, 'confirm', { code: old })).status).toBe(422);
    expect((await claims.act(who, mine, 'confirm', { code: fresh })).status).toBe(200);
  });

  it('by a text on the website, which the server looks for', async () => {
    const [id, who] = [await claims.aPage(), await claims.test.signIn()];
    const { body } = await claims.request(who, id, { proof: 'website_text', email: '' });
    expect(body.proof_text).toMatch(/^phum-verification=[0-9a-f]{24}$/);
    page = 'nothing here yet';
    expect((await claims.act(who, body.id, 'check')).status).toBe(409);
    page = `<html><!-- ${body.proof_text} --></html>`;
    const done = await claims.act(who, body.id, 'check');
    expect([done.status, done.body.can.prove]).toEqual([200, false]);
    expect(
      (await claims.act(who, body.id, 'confirm', { code: '123456' })).status,
      'another proof was chosen',
    ).toBe(409);
  });

  it('by a document, kept for the desk and the claimant alone', async () => {
    const [id, who] = [await claims.aPage(), await claims.test.signIn()];
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n');
    const form = await multipart({
      stakeholder_id: id,
      relation: 'Director',
      proof: 'document',
      document: { name: 'Certificate.pdf', type: 'application/pdf', bytes: pdf },
    });
    const answer = await claims.test.call(
      { headers: { ...who.headers, ...form.headers } },
      'POST',
      '/api/v1/stakeholder/claim-request/',
      form.payload,
    );
    expect(answer.statusCode, answer.body).toBe(201);
    const { document, id: mine } = answer.json() as Claim;
    expect(document).toMatchObject({ name: 'Certificate.pdf', media_type: 'application/pdf' });
    const opened = async (reader?: { headers: Record<string, string> }) =>
      (await claims.test.call({ headers: reader?.headers ?? {} }, 'GET', document!.url)).statusCode;
    expect([await opened(who), await opened(claims.reviewer)]).toEqual([200, 200]);
    // The address alone opens nothing, nor does a session that has no part in it.
    const editor = await claims.test.signIn({ roles: ['editor'] });
    expect([await opened(), await opened(await claims.test.signIn()), await opened(editor)]).toEqual([
      404, 404, 404,
    ]);
    const colleague = await claims.test.signIn({ roles: ['reviewer'] });
    const seen = async (staff: typeof who) => (await claims.desk(staff, mine)).body;
    expect((await seen(claims.reviewer)).document.id).toBe(document!.id);
    const proofs = [(await seen(claims.reviewer)).has_proof, (await seen(colleague)).has_proof];
    expect(proofs, 'counts for who opened it').toEqual([true, false]);
    const html = { name: 'x.pdf', type: 'application/pdf', bytes: Buffer.from('<html>') };
    const bad = await multipart({ document: html });
    const refused = await claims.test.call(
      { headers: { ...who.headers, ...bad.headers } },
      'POST',
      `/base-api/me/claims/${mine}/document/`,
      bad.payload,
    );
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['document']]);
  });
});
