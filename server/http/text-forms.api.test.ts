import { beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_MAX_MB, MEGABYTE_BYTES } from '#shared/constants.ts';
import { allContracts } from '#tests/api/all-contracts.ts';
import { routePaths } from '#tests/journeys/support/pages.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';
import routes from '#web/routes.ts';
import { MAX_TEXT_FORM_BYTES } from './form-bounds.ts';
import { MAX_FORM_BYTES } from './form-data.ts';

const PROFILES = ['startup', 'mentor', 'investor', 'eso', 'other-stakeholder'];
/** The pages whose forms have files, written out: every other page is sent texts alone. */
const WITH_FILES = [
  'ecosystem/discover/category/:category/:id/claim',
  'ecosystem/get-listed/:kind/:step?',
  'ecosystem/get-listed/follow/:token',
  'event/submission/:token?',
  'event/suggest/:step',
  'program-sharing/:step',
  'program/submission/:token?',
  'desk/content/:collection/:id',
  'desk/content/:collection/:id/preview',
  'desk/content/:collection/import',
  'desk/content/:collection/new',
  'desk/directory/import',
  'desk/settings',
  'user/profile/bio',
  'user/profile/claims/:id',
  'user/profile/eso/:id',
  'user/profile/inbox/:messageId',
  'user/profile/investor',
  'user/profile/mentor',
  'user/profile/other-stakeholder/:id',
  'user/profile/startup/:id',
  ...PROFILES.map((kind) => `user/profile/${kind}/:id/team`),
];
/** Of these the pages whose forms bring documents: they take what their calls do. */
const WITH_DOCUMENTS = [
  'desk/content/:collection/:id',
  'desk/content/:collection/:id/preview',
  'desk/content/:collection/import',
  'desk/content/:collection/new',
  'desk/directory/import',
  'ecosystem/discover/category/:category/:id/claim',
  'user/profile/claims/:id',
  'user/profile/inbox/:messageId',
];
/** The calls that take a file. */
const FILE_CALLS = [
  'claim.add-document',
  'claim.request',
  'collection.check-import',
  'collection.upload',
  'directory.start-import',
  'inbox.upload',
  'listing.request',
  'listing.upload',
  'listing.upload-to-draft',
  'person.set-photo',
  'profile.upload-picture',
  'profile.upload-product-picture',
  'profile.upload-team-photo',
  'setting.set-logo',
  'suggestion.request',
  'suggestion.upload',
];
const NOTHING_TAKEN = 405;
const TYPE = 'multipart/form-data; boundary=x';
const formOf = (bytes: number) =>
  `--x\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n${'a'.repeat(bytes)}\r\n--x--\r\n`;
const large = formOf(MAX_TEXT_FORM_BYTES);
const tooLarge = formOf(MAX_FORM_BYTES);
const largestDocument = formOf(DOCUMENT_MAX_MB * MEGABYTE_BYTES);
const tooLargeDocument = formOf((DOCUMENT_MAX_MB + 1) * MEGABYTE_BYTES);

// The whole test run builds the pages first; on their own these tests need a build.
describe.runIf(PAGES_BUILT)('a form larger than texts need', () => {
  const test = setUpSite();
  let signedIn: Record<string, string>;
  beforeAll(async () => {
    signedIn = (await test.signIn({ roles: ['administrator'] })).headers;
  });
  const send = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload: string) =>
    (await test.site.inject({ method, url, headers: { 'content-type': TYPE, ...signedIn }, payload }))
      .statusCode;
  const post = (url: string, payload: string) => send('POST', url, payload);

  it('is read by the pages whose forms have files, and by no other page with a form', {
    timeout: 60_000,
  }, async () => {
    const taken: string[] = [];
    let forms = 0;
    for (const route of routePaths(routes).filter((one) => one !== '*')) {
      const url = `/${route.replace(/:\w+\??/g, 'x')}`;
      const status = await post(url, large);
      if (status !== NOTHING_TAKEN && status !== 404) forms += 1;
      if (status === NOTHING_TAKEN || status === 413) continue;
      taken.push(route);
      const beyond = WITH_DOCUMENTS.includes(route) ? tooLargeDocument : tooLarge;
      expect([route, await post(url, beyond)]).toEqual([route, 413]);
    }
    expect(taken.toSorted()).toEqual(WITH_FILES.toSorted());
    expect(forms).toBeGreaterThan(40);
  });

  it.each(WITH_DOCUMENTS)('is as large on a page as its call takes it: a document at /%s', async (route) => {
    expect(await post(`/${route.replace(/:\w+\??/g, 'x')}`, largestDocument)).not.toBe(413);
  });

  it('is refused where the scripts of a page post, too', async () => {
    expect(await post('/contact.data', large)).toBe(413);
    expect(await post('/user/profile/bio.data', large)).not.toBe(413);
  });

  it('is read by the calls that take a file, and by no other', async () => {
    const taken: string[] = [];
    for (const { id, method, path: pattern } of await allContracts()) {
      if (method === 'GET') continue;
      const url = pattern.replace(/\{\w+\}/g, '0190a000-0000-7000-8000-00000000dead');
      if ((await send(method, url, large)) !== 413) taken.push(id);
    }
    expect(taken.toSorted()).toEqual(FILE_CALLS);
  });
});
