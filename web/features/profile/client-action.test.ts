import { describe, expect, it, vi } from 'vitest';
import { bareProblem } from '#web/lib/read-problem.ts';
import { sendForm } from './client-action.ts';

describe('a form whose session was ended elsewhere (8.001)', () => {
  it('stays with what was typed: it comes back as a refusal, nothing is loaded or read anew', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const answer = { problem: bareProblem(401), typed: { name: 'Slek' } };
    const sent = await sendForm(async () => answer);
    expect(sent).toMatchObject({ data: answer, init: { status: 401 } });
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it('passes on what was answered otherwise', async () => {
    const answer = { problem: bareProblem(422) };
    expect(await sendForm(async () => answer)).toBe(answer);
  });
});
