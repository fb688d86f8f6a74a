import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#shared/contracts/contract.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { Caller } from './dispatch.ts';
import { nothingShown } from './freshness.ts';
import { createPageApi } from './page-api.ts';
import type { Route } from './route.ts';

const counts = defineContract({
  id: 'stakeholder.count-for-test',
  summary: 'A count',
  method: 'GET',
  path: '/api/v1/count-for-test/',
  access: 'public',
  query: z.object({ kind: z.string().optional() }),
  response: z.object({ asked: z.number(), name: z.string() }),
  cacheSeconds: 60,
});

const test = setUpApp();

describe('what a call answered to the page of a visitor', () => {
  let asked = 0;
  let until: Date | undefined;
  beforeEach(async () => {
    asked = 0;
    until = undefined;
    await test.services.changes.apply(['stakeholder']);
  });
  const route = {
    contract: counts,
    async handle(
      _input: unknown,
      { tag, freshUntil }: { tag(name: string): void; freshUntil(at?: Date): void },
    ) {
      asked += 1;
      tag('stakeholder');
      freshUntil(until);
      return { asked, name: 'សហគ្រិនភាព' };
    },
  } as unknown as Route;
  const visitor: Partial<Caller> = { actor: { kind: 'visitor', hadToken: false }, language: 'en' };

  /** The answer as the page at `path` shows it, and what it says of how long that holds. */
  async function ask({ caller = visitor, query = {}, path = '/about' } = {}) {
    const shown = nothingShown();
    const api = createPageApi(
      new Map([[counts.id, route]]),
      { services: test.services, ipHash: 'test', requestId: 'test', bearer: false, ...caller } as Caller,
      { path, shown, refused: undefined, lacks: () => {} },
    );
    const answer = await api.call(counts, { query });
    if (!answer.ok) throw new Error(answer.problem.message);
    return { ...(answer.value as { asked: number; name: string }), shown };
  }

  it('is answered to the next page without being asked again, and says what it shows', async () => {
    const [first, second] = [await ask(), await ask()];
    expect([first.asked, second.asked]).toEqual([1, 1]);
    expect(second.shown).toEqual(first.shown);
    expect([...second.shown.tags]).toEqual(['stakeholder']);
  });

  it('is asked again the moment something it shows changes, and when it stops being true by itself', async () => {
    await ask();
    await test.services.changes.apply(['stakeholder']);
    until = new Date(Date.now() - 1);
    expect((await ask()).asked).toBe(2);
    expect((await ask()).asked).toBe(3);
  });

  it('is that of one question, one language and one way to show it', async () => {
    await ask();
    expect((await ask({ query: { kind: 'startup' } })).asked).toBe(2);
    expect((await ask({ caller: { ...visitor, language: 'km' } })).asked).toBe(3);
    const [read, written] = [await ask(), await ask({ path: '/contact' })];
    expect(read.name).not.toBe('សហគ្រិនភាព');
    expect(written.name).toBe('សហគ្រិនភាព');
  });

  it('is asked each time while nobody would hear of a change', async () => {
    const deaf = { ...test.services, changes: { ...test.services.changes, connected: false } };
    const caller: Partial<Caller> = { ...visitor, services: deaf };
    await ask();
    expect((await ask({ caller })).asked).toBe(2);
    expect((await ask({ caller })).asked).toBe(3);
    expect((await ask()).asked).toBe(1);
  });

  it('is nobody’s who is signed in', async () => {
    const { id, session_id, email } = await test.signIn();
    const names = { first_name: 'Dara', last_name: 'Sok', first_name_kh: '', last_name_kh: '' };
    const caller: Partial<Caller> = {
      ...visitor,
      actor: { kind: 'person', id, session_id, email, desk_roles: [], ...names },
    };
    await ask();
    expect((await ask({ caller })).asked).toBe(2);
    expect((await ask({ caller })).asked).toBe(3);
  });
});
