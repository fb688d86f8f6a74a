import fc from 'fast-check';
import { type BadPage, badPage } from '#tests/fuzz/bad-page.ts';
import { type BadRequest, badRequest } from '#tests/fuzz/bad-request.ts';
import type { Known } from '#tests/fuzz/bad-values.ts';
import type { Family } from '../family.ts';
import type { Outcome, Who } from '../target.ts';

const LONGEST_MS = 10_000;
/** Every so many inputs a page, the others calls. */
const PAGE_EVERY = 6;
/** A call of these as everybody would end what the other inputs need. */
const SPARED = /sign-out|logout|deletion|password|email|sessions|second-factor|settings|roles/;
const INSIDE = /\n\s+at .+:\d+:\d+|node_modules\/|SQLSTATE|syntax error at or near/;

/** Odd and wrong inputs to every call and every page. */
export const hostileInputs: Family = {
  name: 'hostile inputs',
  share: 0.5,
  endless: true,
  async attack({ target, notes, contracts, pages, seed }) {
    const known = await whatThereIs(target);
    const calls = contracts.filter(({ path, method }) => method === 'GET' || !SPARED.test(path));
    for (let n = 0; !notes.over(); n += 1) {
      const contract = calls[n % calls.length]!;
      const arbitrary: fc.Arbitrary<BadPage | BadRequest> =
        n % PAGE_EVERY === 0 ? badPage(pages, known) : badRequest(contract, known);
      const [bad] = fc.sample(arbitrary, { numRuns: 1, seed: seed + n });
      if (!bad) continue;
      const as: Who = bad.as === 'member' ? 'founder' : bad.as;
      notes.tried();
      const outcome = await target.send(bad.url, {
        method: bad.method,
        headers: { origin: target.origin, ...bad.headers },
        payload: bad.payload,
        as,
      });
      const door = faultOf(outcome);
      if (door) notes.found(door, `${bad.method} ${bad.url.slice(0, 120)} (seed ${seed + n})`);
    }
    const alive = await target.send('/healthz');
    if (alive.statusCode !== 200) notes.found('the site does not answer any more', '/healthz');
  },
};

/** What no answer may be; a body that is cut off in the middle is answered by hanging up. */
function faultOf({ statusCode, body, ms, broken }: Outcome): string | undefined {
  if (broken) return /RESET|EPIPE|hang up/.test(broken) ? undefined : `no answer: ${broken}`;
  if (statusCode >= 500 && ![503, 507].includes(statusCode)) return `an answer with ${statusCode}`;
  if (ms > LONGEST_MS) return 'an answer that takes longer than 10 s';
  return INSIDE.test(body) ? 'the inside of the program in an answer' : undefined;
}

async function whatThereIs(target: Parameters<Family['attack']>[0]['target']): Promise<Known> {
  const { body } = await target.send('/api/v1/startup/');
  const id = /"id":"([\da-f-]{36})"/.exec(body)?.[1];
  return {
    kind: 'startup',
    'path.category': 'startup',
    'path.slug': 'about',
    'page.kind': ['startup', 'mentor', 'eso'],
    ...(id ? { 'path.id': id, 'page.id': [id] } : {}),
  };
}
