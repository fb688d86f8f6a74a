import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALL_FIELDS } from '#shared/domain/listing/forms.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import {
  deskCall,
  listingInReview,
  postListing,
  returnListing,
  versionOf,
} from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });
let reviewer: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
});

const NAUGHTY = [
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202Etxt',
  '្្្',
  "'; drop table submission; --",
  '%_\\',
  '{"a":1}',
  '__proto__',
  '9'.repeat(400),
  '-1',
  'NaN',
  '1e309',
  '👩‍👩‍👧‍👦'.repeat(50),
];
const text = fc.oneof(fc.constantFrom(...NAUGHTY), fc.string({ unit: 'grapheme', maxLength: 300 }));
const name = fc.constantFrom(...ALL_FIELDS.map((field) => field.name));
const values = fc.dictionary(name, fc.oneof(text, fc.array(text, { maxLength: 5 })), { maxKeys: 8 });
const json = (method: 'POST' | 'PATCH', url: string, payload: object) =>
  test.call(null, method, url, payload);
const clean = (statusCode: number) => expect(statusCode).toBeLessThan(500);

describe('anything typed anywhere is answered without a fault', () => {
  it('in a form that is sent', async () => {
    await fc.assert(
      fc.asyncProperty(
        values,
        fc.constantFrom('startup', 'mentor', 'investor', 'eso', 'media', 'x'),
        async (typed, slug) => {
          const kind = slug === 'media' || slug === 'x' ? 'other' : (slug as 'startup');
          const form = Object.fromEntries(Object.entries({ ...listingValues(kind), ...typed }));
          clean((await postListing(test, slug, form)).statusCode);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('in a draft, which gives it back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(values, async (typed) => {
        const begun = await json('POST', '/public/api/v1/listing-draft/', { kind: 'startup', values: {} });
        const url = `/public/api/v1/listing-draft/${begun.json().secret}/`;
        const saved = await json('PATCH', url, { values: typed });
        expect(saved.statusCode, saved.body).toBe(200);
        expect((await test.call(null, 'GET', url)).json().values).toEqual(saved.json().values);
      }),
      { numRuns: 40 },
    );
  });

  it('as code, reference, secret, address or search', async () => {
    for (const odd of NAUGHTY) {
      const part = encodeURIComponent(odd.toWellFormed());
      const calls = [
        await json('POST', '/public/api/v1/request-get-list/verify/', { reference: odd, code: odd }),
        await json('POST', '/public/api/v1/request-get-list/resend/', { reference: odd }),
        await test.call(null, 'GET', `/public/api/v1/request-get-list/follow/${part}${'x'.repeat(20)}/`),
        await test.call(null, 'GET', `/public/api/v1/listing-draft/${part}${'x'.repeat(20)}/`),
        await test.call(null, 'GET', `/dev-api/v1/mailbox/?address=${part}`),
        await test.call(reviewer, 'GET', `/desk-api/v1/submissions/?search=${part}`),
      ];
      for (const { statusCode } of calls) clean(statusCode);
    }
  });

  it('in messages, notes, reasons and answers', async () => {
    for (const odd of NAUGHTY.slice(0, 8)) {
      const { id, follow } = await listingInReview(test);
      clean((await deskCall(test, reviewer, id, 'notes', { body: odd })).statusCode);
      await returnListing(test, reviewer, id, [{ field: 'summary', body: `x ${odd}`, body_kh: odd }]);
      const url = `/public/api/v1/request-get-list/follow/${follow}/`;
      const [message] = (await test.call(null, 'GET', url)).json().messages;
      clean(
        (
          await json('PATCH', url, {
            values: { summary: odd },
            messages: [{ id: message.id, answer: `x ${odd}` }],
          })
        ).statusCode,
      );
      clean((await json('POST', `${url}resubmit/`, { note: odd })).statusCode);
      clean(
        (await deskCall(test, reviewer, id, 'reject', { version: await versionOf(test, id), reason: odd }))
          .statusCode,
      );
    }
  });
});
