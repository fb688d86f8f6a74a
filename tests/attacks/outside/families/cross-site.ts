import type { Contract } from '#shared/contracts/contract.ts';
import { codeOf, type Family, filled } from '../family.ts';
import type { Who } from '../target.ts';

const ELSEWHERE = 'https://elsewhere.example';
/** How a page of another site makes a browser, or a program makes itself look like it. */
const WAYS: readonly (readonly [string, Record<string, string>])[] = [
  ['from another origin', { origin: ELSEWHERE }],
  ['from another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['from a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['with a foreign Authorization', { origin: ELSEWHERE, authorization: 'Basic eDp4' }],
  ['with an empty Bearer', { origin: ELSEWHERE, authorization: 'Bearer' }],
  ['with a false Bearer', { origin: ELSEWHERE, authorization: 'Bearer a.b.c' }],
  ['from the same host at another port', { origin: 'http://localhost:9', 'sec-fetch-site': 'same-site' }],
];
const REFUSED = [401, 404, 405, 415, 429];

/** Writes that a page of another site makes a signed-in browser do (CSRF). */
export const crossSite: Family = {
  name: 'cross-site writes',
  share: 0.1,
  async attack({ target, notes, contracts, pages }) {
    const writes = contracts.filter(
      ({ method, access, ownPagesOnly }) => method !== 'GET' && (access !== 'public' || ownPagesOnly),
    );
    // Without parameters first: those get past the look-up.
    const ordered = writes.toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
    // Each write once whatever the time, every time another way; then the other ways, as long as there is time.
    for (const round of WAYS.keys())
      for (const [n, write] of ordered.entries()) {
        if (round > 0 && notes.over()) break;
        await tryWrite(write, WAYS[(n + round) % WAYS.length]!);
      }
    for (const path of pages.filter((page) => !page.includes(':') && !page.includes('*'))) {
      if (notes.over()) return;
      notes.tried();
      const { statusCode } = await target.send(path, {
        method: 'POST',
        as: 'founder',
        headers: { origin: ELSEWHERE, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'intent=save',
      });
      if (statusCode < 400 && statusCode !== 0) notes.found('a form of another site is heard', path);
    }
    target.forgetSessions();

    async function tryWrite(
      { method, path, access, bodyKind }: Contract,
      [way, headers]: (typeof WAYS)[number],
    ) {
      notes.tried();
      const outcome = await target.send(filled(path), {
        method,
        as: callerOf(access),
        headers: { ...headers, ...(bodyKind === 'json' ? { 'content-type': 'application/json' } : {}) },
        payload: bodyKind === 'json' ? '{}' : undefined,
      });
      // A body of another kind than the call takes is refused before anything else.
      const unread = bodyKind === 'multipart' && codeOf(outcome) === 'bad_request';
      const refused =
        REFUSED.includes(outcome.statusCode) || codeOf(outcome) === 'forbidden_origin' || unread;
      if (!refused) notes.found(`a write ${way} is heard`, `${method} ${path} ${outcome.statusCode}`);
    }
  },
};

const callerOf = (access: Contract['access']): Who =>
  access.startsWith('desk') ? 'administrator' : 'founder';
