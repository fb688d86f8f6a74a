import { beforeEach, expect, it, vi } from 'vitest';
import { sendDraft } from './draft-api.ts';

interface Sent {
  method: string;
  path: string;
  body: Record<string, unknown>;
  idempotencyKey?: string;
}
const sent: Sent[] = [];
let answers: ({ ok: true; value: object } | { ok: false; problem: { status: number } })[] = [];
vi.mock('#web/lib/fetch-api.ts', () => ({
  fetchApi: async (input: Sent) => {
    sent.push(input);
    return answers.shift();
  },
}));
vi.stubGlobal('window', {});

const lost = { ok: false, problem: { status: 0 } } as const;
const gone = { ok: false, problem: { status: 410 } } as const;
const begun = (secret: string) => ({ ok: true, value: { secret } }) as const;
const saved = { ok: true, value: {} } as const;
beforeEach(() => void sent.splice(0));

/** A page that was drawn with a key, and what it learns. */
function page(key: string) {
  const about = {
    kind: 'startup' as const,
    secret: null as string | null,
    key,
    onSecret: (made: string) => void (about.secret = made),
  };
  return about;
}

it('a draft is begun under the key of its page, with nothing in it, until there is an answer', async () => {
  const about = page('key-of-the-page');
  answers = [lost, begun('one'), lost, saved];
  await sendDraft(about, { name: 'Slek' }, { name: 'Slek' }, undefined);
  await sendDraft(about, { city: 'pp' }, { name: 'Slek', city: 'pp' }, ['basic']);
  // Begun, and empty yet: whatever is known goes with the next.
  await sendDraft(about, { city: 'kp' }, { name: 'Slek', city: 'kp' }, undefined);
  expect(sent.map(({ method, idempotencyKey, body }) => [method, idempotencyKey, body])).toEqual([
    ['POST', 'key-of-the-page', { kind: 'startup' }],
    ['POST', 'key-of-the-page', { kind: 'startup' }],
    ['PATCH', undefined, { values: { name: 'Slek', city: 'pp' }, steps_done: ['basic'] }],
    ['PATCH', undefined, { values: { name: 'Slek', city: 'kp' } }],
  ]);
});

it('a draft that is gone is followed by another, under a key of its own', async () => {
  const about = page('key-of-another-page');
  answers = [begun('old'), gone, begun('new'), saved];
  const result = await sendDraft(about, { name: 'Slek' }, { name: 'Slek' }, undefined);
  expect([result.ok, about.secret]).toEqual([true, 'new']);
  const [first, second] = sent.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  expect(first).toBe('key-of-another-page');
  expect(second).not.toBe(first);
});
