import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/database/client.ts';
import { seedMasterData } from '#server/database/master-data/seed-master-data.ts';
import { makeSecret } from '#server/made-secret.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { freePort } from '#tools/bench/program.ts';
import { keepRunning } from '#tools/run/keep-running.mjs';
import { makeDataDir } from './support/data-dir.ts';
import { isReady } from './support/server.ts';
import { until } from './support/until.ts';

it('a server killed with kill -9 serves again at the same address, and ends when it is asked to (7.060)', async () => {
  const { path, remove } = await makeDataDir();
  onTestFinished(remove);
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const client = connect(database.url, { size: 1, onError: () => {} });
  await seedMasterData(client.db);
  await client.close();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const lives: ChildProcess[] = [];
  onTestFinished(() => {
    lives.at(-1)?.kill('SIGKILL');
  });
  const start = async () => {
    const life = spawn(process.execPath, ['server/main.ts', 'web'], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DEMO: '0',
        SMTP_URL: 'smtp://127.0.0.1:9',
        TRUST_PROXY: '1',
        MAIL_FROM: 'Phum <no-reply@a.test>',
        LOG_LEVEL: 'error',
        PUBLIC_URL: 'https://phum.example',
        SESSION_SECRET: makeSecret(),
        PORT: String(port),
        DATA_DIR: path,
        DATABASE_URL: database.url,
      },
      stdio: 'ignore',
    });
    lives.push(life);
    const [code, signal] = (await once(life, 'exit')) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + constants.signals[signal!];
  };
  const said: string[] = [];
  const ended = keepRunning(start, { say: (line) => said.push(line) });

  for (const life of [1, 2]) {
    await until(`life ${life} to serve`, () => isReady(url));
    lives.at(-1)!.kill('SIGKILL');
    await until(`life ${life + 1} to begin`, async () => lives.length > life);
  }
  await until('the third life to serve', () => isReady(url));
  lives.at(-1)!.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect([lives.length, said.length]).toEqual([3, 2]);
});
