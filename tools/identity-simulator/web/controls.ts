import type { FastifyInstance } from 'fastify';
import { tokenId } from '../crypto/mint.ts';
import type { Persona } from '../state/personas.ts';
import { isScenario } from '../state/scenarios.ts';
import type { State } from '../state/state.ts';

type Body<T> = { Body: Partial<T> | null };

/** `/__sim/*`: what tests do to the simulated provider. Loopback only, like all of it. */
export function addControls(app: FastifyInstance, state: State): void {
  const wrong = (message: string) => Object.assign(new Error(message), { statusCode: 400 });

  app.post<Body<{ loginToken: string; persona: string }>>('/__sim/approve', async ({ body }) => {
    const login = state.logins.get(tokenId(String(body?.loginToken)));
    const persona = state.personas.get(body?.persona ?? '');
    if (!login || login.used || login.expiresAt <= state.now()) throw wrong('No such login token.');
    if (!persona) throw wrong('No such persona.');
    return { authToken: state.newAuth(login, persona), callbackVars: login.callbackVars };
  });
  app.post<Body<{ name: string; times: number }>>('/__sim/scenario', async ({ body }) => {
    if (!isScenario(body?.name)) throw wrong('No such scenario.');
    state.play(body.name, body.times ?? 1);
    return {};
  });
  app.post<Body<{ advanceMs: number }>>('/__sim/clock', async ({ body }) => {
    state.advance(Number(body?.advanceMs ?? 0));
    return { now: state.now() };
  });
  app.post<Body<Pick<Persona, 'id' | 'status'>>>('/__sim/persona', async ({ body }) => {
    const persona = state.personas.get(body?.id ?? '');
    if (!persona) throw wrong('No such persona.');
    return Object.assign(persona, body);
  });
  app.post('/__sim/rotate-signer', async () => {
    await state.rotateSigner();
    return {};
  });
  app.post('/__sim/reset', async () => {
    state.reset();
    return {};
  });
  app.get('/__sim/requests', async () => state.requests());
}
