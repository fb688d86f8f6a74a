import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeSecret } from '#server/made-secret.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { findProgram, PROMTOOL } from '#tools/run/debian-program.mjs';

const FILE = 'deploy/prometheus/phum.rules.yml';
const STORY = 'tests/docs/alerts.promtool.yml';
const rules = readFileSync(FILE, 'utf8');
const board = JSON.parse(readFileSync('deploy/grafana/phum.json', 'utf8'));
const token = makeSecret();
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const test = setUpApp({ env: { METRICS_TOKEN: token }, log });
afterEach(() => void vi.restoreAllMocks());

const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

const figures = async () =>
  (await test.call({ headers: { authorization: `Bearer ${token}` } }, 'GET', '/metrics')).body;

const ofAlerts = [...rules.matchAll(/^ +expr: (.*)$/gm)].map(([, expr = '']) => expr);
const ofBoard = (board.panels as { targets: { expr: string }[] }[]).flatMap(({ targets }) =>
  targets.map(({ expr }) => expr),
);

describe('alerts', () => {
  it.each([
    ['alerts', ofAlerts],
    ['the board for Grafana', ofBoard],
  ])('%s ask for figures that there are, by labels that they have', async (_what, exprs) => {
    await test.call(null, 'GET', '/healthz');
    const given = await figures();
    expect(exprs.length).toBeGreaterThan(8);
    const names = exprs.flatMap((expr) => expr.match(/\b[a-z]+(?:_[a-z]+)*(?=[{[)]|\[)/g) ?? []);
    const plain = names.filter(
      (name) => !['by', 'le', 'reason', 'pool', 'state', 'status', 'version'].includes(name),
    );
    for (const name of plain) expect(given).toContain(`# TYPE ${name.replace(/_(?:count|bucket)$/, '')} `);
    for (const [, name, state] of exprs.join('\n').matchAll(/(\w+)\{state="(\w+)"\}/g))
      expect(given).toMatch(new RegExp(`^${name}\\{[^}]*state="${state}"`, 'm'));
    expect(given).toMatch(/^disk_free_bytes [1-9]/m);
  });

  it('tell why: a 503 has its reason in the line of its request and in the figures', async () => {
    vi.spyOn(test.services.settings, 'read').mockRejectedValue(lost);
    expect((await test.call(null, 'GET', '/.well-known/security.txt')).statusCode).toBe(503);
    expect(await figures()).toContain('unavailable_total{reason="database"} 1');
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'request', status: 503, reason: 'database' }),
    );
  });

  it('go on while the database is away', async () => {
    const { db } = test.services.database;
    const gone = () => {
      throw lost;
    };
    vi.spyOn(db, 'select').mockImplementation(gone);
    vi.spyOn(db, 'execute').mockImplementation(gone);
    expect(await figures()).toMatch(/^phum_info\{/m);
  });
});

const promtool = findProgram(PROMTOOL);
const run = (...what: string[]) => spawnSync(promtool ?? '', what, { encoding: 'utf8' });
const check = (...what: string[]) => run('check', ...what);
describe.skipIf(!promtool)('promtool', () => {
  it('takes the rules', () => {
    const { status, stderr } = check('rules', FILE);
    expect([status, stderr]).toEqual([0, '']);
  });

  it('takes every question of the board', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'phum-board-')), 'board.yml');
    const asked = ofBoard.map(
      (expr, i) => `      - record: board:${i}\n        expr: ${JSON.stringify(expr)}\n`,
    );
    writeFileSync(file, `groups:\n  - name: board\n    rules:\n${asked.join('')}`);
    const { status, stdout, stderr } = check('rules', file);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`${ofBoard.length} rules found`);
  });

  it('refuses a rule that is none', () => {
    const broken = join(mkdtempSync(join(tmpdir(), 'phum-rules-')), 'broken.yml');
    writeFileSync(broken, rules.replace(/expr: .*/, 'expr: up{'));
    expect(check('rules', broken).status).not.toBe(0);
  });

  it('finds each alert silent over a site that is well, and loud over one that is not', () => {
    const told = readFileSync(STORY, 'utf8');
    const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
    for (const name of names) expect(told.match(new RegExp(`\\b${name}\\b`, 'g'))?.length, name).toBe(2);
    const { status, stdout, stderr } = run('test', 'rules', STORY);
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
    // A rule that never fires is found.
    const folder = mkdtempSync(join(tmpdir(), 'phum-story-'));
    writeFileSync(join(folder, 'rules.yml'), rules.replace('disk_free_bytes) < 2e9', 'disk_free_bytes) < 2'));
    writeFileSync(join(folder, 'story.yml'), told.replace(/rule_files: .*/, 'rule_files: [rules.yml]'));
    expect(run('test', 'rules', join(folder, 'story.yml')).status).not.toBe(0);
  });
});
