import type { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { actOnCase, type CaseStep } from './act-on-case.ts';

const context = {} as Readonly<RouterContextProvider>;
const ask = (intent: string) =>
  new Request('https://phum.example/desk/claims/1', {
    method: 'POST',
    body: new URLSearchParams({ intent, text: 'ខុស', note: 'later' }),
  });

it('does nothing that no button asks for, and says so', async () => {
  const called: string[] = [];
  const step: CaseStep = {
    controls: { text: 'text' },
    call: async (_context, id) => {
      called.push(id);
      return { ok: true, value: null };
    },
  };
  for (const intent of ['', 'approve', 'constructor'])
    await expect(actOnCase({ reject: step }, '1', ask(intent), context)).rejects.toMatchObject({
      init: { status: 400 },
    });
  expect(called).toEqual([]);
  const { data } = await actOnCase({ reject: step }, '1', ask('reject'), context);
  expect(called).toEqual(['1']);
  // What was taken does not come back; what was typed beside it does.
  expect(data.texts).toEqual({ note: 'later' });
});
