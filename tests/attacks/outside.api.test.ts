import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { writePerson } from '#tests/factories/person.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { PAGES_BUILT } from '#tests/setup/set-up-app.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { freePort } from '#tools/bench/program.ts';
import { attack, FAMILIES, reportOf } from './outside/attack.ts';
import { aimAt, PEOPLE, type Target, type TargetOptions } from './outside/target.ts';
import { PASSWORD } from './support/mails.ts';

const SHORT = { inputs: 1_500, ms: 7_000, seed: 2026 };
const ROLES = {
  reviewer: 'reviewer',
  editor: 'editor',
  analyst: 'analyst',
  administrator: 'administrator',
} as const;
/** Other tests send ten thousand of these. */
const ELSEWHERE = 'hostile inputs';

// The whole test run builds the pages first; on their own these tests need a build.
describe.runIf(PAGES_BUILT)('an attack from outside', () => {
  let test: TestApp;
  let app: FastifyInstance;
  let target: Target;
  beforeAll(async () => {
    let written = '';
    const log = new Writable({
      write(chunk, _encoding, done) {
        written += chunk;
        done();
      },
    });
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const env = {
      PORT: String(port),
      PUBLIC_URL: url,
      LIMITS: '1',
      TRUST_PROXY: '1',
      IDENTITY_SIMULATOR_PORT: '0',
    };
    test = await startTestApp({ env, log: pino({ level: 'info' }, log) });
    await seedMasterLists(test.services);
    await writeStakeholder(test.services);
    const accounts = await Promise.all(
      PEOPLE.map(async (name) => {
        const roles = name in ROLES ? [ROLES[name as keyof typeof ROLES]] : [];
        const { email } = await writePerson(test.services, { password: PASSWORD, roles });
        return [name, { email, password: PASSWORD }];
      }),
    );
    app = await createApp(test.services, { pages: true });
    await app.listen({ host: '127.0.0.1', port });
    target = aimAt({
      url,
      accounts: Object.fromEntries(accounts) as TargetOptions['accounts'],
      log: () => written,
    });
  });
  afterAll(async () => {
    await app.close();
    await test.stop();
  });

  it('finds no open door', { timeout: 120_000 }, async () => {
    const families = FAMILIES.map(({ name }) => name).filter((name) => name !== ELSEWHERE);
    const tallies = await attack(target, { ...SHORT, families });
    console.log(reportOf(tallies));
    for (const { family, inputs } of tallies) expect(inputs, family).toBeGreaterThan(5);
    expect(tallies.flatMap((one) => one.findings)).toEqual([]);
  });
});
