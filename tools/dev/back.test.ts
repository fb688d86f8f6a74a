import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { Back } from './back.ts';

/** A server that takes a moment to start and writes down that it was there. */
const PROGRAM = `
require('node:fs').appendFileSync(process.argv[2], process.pid + '\\n');
setTimeout(() => process.send({ port: process.pid }), 400);
setInterval(() => {}, 1000);
`;

/** A server that is started anew by what `edit` says has changed; `pids` are those that were started. */
function started() {
  const folder = mkdtempSync(path.join(tmpdir(), 'phum-back-'));
  const [program, seen] = [path.join(folder, 'server.cjs'), path.join(folder, 'seen')];
  writeFileSync(program, PROGRAM);
  writeFileSync(seen, '');
  const watcher = new EventEmitter();
  const vite = { watcher, ws: { send: () => undefined } };
  const back = new Back(vite as unknown as ConstructorParameters<typeof Back>[0], [seen], program);
  onTestFinished(() => back.stop());
  back.start();
  const edit = (name: string) => watcher.emit('all', 'change', path.resolve(name));
  const pids = () => readFileSync(seen, 'utf8').split('\n').filter(Boolean).map(Number);
  return { back, edit, pids };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('who waits for a server that an edit ends before it was there gets the next one', async () => {
  const { back, edit, pids } = started();
  const waiting = back.ready;
  await expect.poll(pids).toHaveLength(1);
  edit('server/main.ts');
  const state = await Promise.race([waiting, pause(8_000, 'waited in vain', { ref: false })]);
  expect(state).toEqual({ port: pids().at(-1) });
  expect(pids()).toHaveLength(2);
});

it('edits in quick turns leave one server', async () => {
  const { back, edit, pids } = started();
  await back.ready;
  for (let edits = 0; edits < 4; edits += 1) {
    edit('server/main.ts');
    await pause(90);
  }
  await back.ready;
  await pause(600);
  expect(await back.ready).toEqual({ port: pids().at(-1) });
  expect(pids().filter(isAlive)).toEqual([pids().at(-1)]);
});
