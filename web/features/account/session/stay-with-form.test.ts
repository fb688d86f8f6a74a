import { data, UNSAFE_ErrorResponseImpl as ErrorAnswer } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OVER_THE_FORM, overlays } from '#web/lib/overlays.ts';
import { bareProblem } from '#web/lib/read-problem.ts';
import { stayWithForm } from './stay-with-form.ts';

const over = { kind: 'sign-in', back: OVER_THE_FORM };
const post = { request: new Request('http://phum.example/desk', { method: 'POST' }) };

beforeEach(() => overlays.set(null));
afterEach(() => void vi.unstubAllGlobals());

function signedIn(is: boolean) {
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => is } });
}

describe('a form whose session was ended elsewhere (8.001)', () => {
  it.each(['session_ended', 'not_signed_in'])(
    'stays where an error page would take its place, and one signs in over it: %s',
    async (code) => {
      signedIn(true);
      const error = new ErrorAnswer(401, '', bareProblem(401, code));
      const results = await stayWithForm(post, async () => ({ a: { type: 'error', result: error } }));
      expect(results.a).toEqual({ type: 'data', result: data(undefined, 401) });
      expect(overlays.get()).toEqual(over);
    },
  );

  it('keeps what the action says of what was typed, as a refusal after which nothing is read anew', async () => {
    signedIn(true);
    const answer = { problem: bareProblem(401, 'session_ended'), typed: { name: 'Slek' } };
    const results = await stayWithForm(post, async () => ({
      a: { type: 'data', result: data(answer, 200) },
    }));
    expect(results.a).toEqual({ type: 'data', result: data(answer, 401) });
    expect(overlays.get()).toEqual(over);
  });

  it('is none for visitors, for reading, and where a proof or a sign-in was refused', async () => {
    const ended = { a: { type: 'error' as const, result: new ErrorAnswer(401, '', bareProblem(401)) } };
    signedIn(false);
    expect(await stayWithForm(post, async () => ({ ...ended }))).toEqual(ended);
    signedIn(true);
    const get = { request: new Request('http://phum.example/desk') };
    expect(await stayWithForm(get, async () => ({ ...ended }))).toEqual(ended);
    const refused = {
      a: { type: 'data' as const, result: data({ problem: bareProblem(401, 'sign_in_refused') }) },
    };
    expect(await stayWithForm(post, async () => ({ ...refused }))).toEqual(refused);
    expect(overlays.get()).toBeNull();
  });
});
