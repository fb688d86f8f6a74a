import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Simulator, type SimulatorOptions, startSimulator } from './start.ts';
import { TEXTS } from './web/texts.ts';

const OPTIONS: SimulatorOptions = {
  port: 0,
  apiPort: 0,
  siteUrl: 'http://localhost:3000',
  production: false,
};
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator(OPTIONS);
});
afterAll(() => simulator.close());
beforeEach(() => simulator.state.reset());

const control = async (path: string, body?: object) => {
  const answer = await fetch(`${simulator.pageUrl}/__sim/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  return { status: answer.status, body: await answer.json() };
};
const newLogin = () => simulator.state.newLogin({ generation: 'v3', callbackVars: { state: 'kept' } }).token;
const page = async (loginToken: string, headers: Record<string, string> = {}, lang = '') =>
  (
    await fetch(`${simulator.pageUrl}/login?${new URLSearchParams({ loginToken, lang })}`, { headers })
  ).text();

describe('the simulated identity provider', () => {
  it('does not run in production', async () => {
    await expect(startSimulator({ ...OPTIONS, production: true })).rejects.toThrow('production');
  });

  it('listens on this machine only', () => {
    for (const url of [simulator.pageUrl, simulator.apiUrl]) expect(new URL(url).hostname).toBe('localhost');
  });

  it('says in both languages that it is one, and offers its people, to cancel and to wait too long', async () => {
    const token = newLogin();
    const english = await page(token);
    const khmer = await page(token, { 'accept-language': 'km' });
    expect(await page(token, { 'accept-language': 'en' }, 'km')).toBe(khmer);
    for (const [html, language] of [
      [english, 'en'],
      [khmer, 'km'],
    ] as const) {
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(TEXTS[language].banner);
      expect(html).toContain(TEXTS[language].cancel);
      expect(html).toContain(TEXTS[language].expire);
      for (const id of simulator.state.personas.keys()) expect(html).toContain(`value="${id}"`);
    }
    expect(khmer).not.toMatch(/>(Cancel|Sign in)/);
  });

  it('is steered by its controls: approve, clock, persona, scenario, reset', async () => {
    const approved = await control('approve', { loginToken: newLogin(), persona: 'founder' });
    expect(approved.body).toMatchObject({ callbackVars: { state: 'kept' } });
    expect(approved.body.authToken.split('.')).toHaveLength(3);

    const late = newLogin();
    await control('clock', { advanceMs: 24 * 3_600_000 });
    expect((await control('approve', { loginToken: late, persona: 'founder' })).status).toBe(400);

    await control('persona', { id: 'founder', status: 'disabled' });
    expect(simulator.state.personas.get('founder')?.status).toBe('disabled');
    expect((await control('scenario', { name: 'http-500', times: 2 })).status).toBe(200);
    expect(simulator.state.take(() => true)).toBeDefined();
    await control('reset', {});
    expect(simulator.state.personas.get('founder')?.status).toBe('enabled');
    expect(simulator.state.take(() => true)).toBeUndefined();
    expect((await control('requests')).body).toEqual([]);
  });

  it('changes its signer when told to, and refuses what it does not know', async () => {
    const before = simulator.material.signer.cert;
    await control('rotate-signer', {});
    expect(simulator.material.signer.cert).not.toBe(before);
    expect((await control('scenario', { name: 'nothing-of-the-kind' })).status).toBe(400);
    expect((await control('persona', { id: 'nobody', status: 'disabled' })).status).toBe(400);
    expect((await control('approve', { loginToken: newLogin(), persona: 'nobody' })).status).toBe(400);
  });
});
