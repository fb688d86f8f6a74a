import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { logRequests } from './log-requests.ts';
import { registerStaticFiles } from './static-files.ts';

/** What is logged of these requests, as route and status. */
async function logged(level: string, urls: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'phum-log-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'client/assets'), { recursive: true });
  await writeFile(path.join(folder, 'client/assets/page-1.js'), '// a page');
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = pino(
    { level },
    { write: (line: string) => void lines.push(line) },
  );
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
  });
  onTestFinished(() => app.close());
  logRequests(app);
  app.get('/page', async () => 'a page');
  await registerStaticFiles(app, path.join(folder, 'kept'), path.join(folder, 'client'));
  for (const url of urls) await app.inject(url);
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'request')
    .map(({ route, status }) => `${route} ${status}`);
}

it('files of the build have no line of their own by default, which dozens of a page would be; those that are missing have', async () => {
  const urls = ['/page', '/assets/page-1.js', '/assets/gone-2.js'];
  const [page, file, ...others] = await logged('debug', urls);
  expect([page, file, others.length]).toEqual(['/page 200', '/assets/page-1.js 200', 1]);
  expect(await logged('info', urls)).toEqual(['/page 200', ...others]);
});
