import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const board = JSON.parse(readFileSync(path.join(root, 'deploy/grafana/phum.json'), 'utf8'));

interface Panel {
  id: number;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource: { uid: string };
  targets: { refId: string; datasource: { uid: string } }[];
}
const panels = board.panels as Panel[];

/** What Grafana's own description of a board says of one; empty: nothing is wrong. */
function whatGrafanaSays(one: object): string {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  // Within the project, so that the description is found.
  const folder = mkdtempSync(path.join(root, '.cache/board-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'board.ts');
  writeFileSync(
    file,
    `import type { Dashboard } from '@grafana/schema';\nexport default (${JSON.stringify(one)}) satisfies Dashboard;\n`,
  );
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'esnext'];
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  return spawnSync(tsc, [...options, '--moduleResolution', 'bundler', file], { encoding: 'utf8' }).stdout;
}

describe('the board for Grafana', () => {
  it('is as Grafana describes boards, which knows what is wrong with one', () => {
    expect(whatGrafanaSays(board)).toBe('');
    const [first, ...others] = board.panels;
    const { gridPos, ...misspelt } = first;
    expect(whatGrafanaSays({ ...board, panels: [{ ...misspelt, gridPoss: gridPos }, ...others] })).toContain(
      'gridPoss',
    );
  });

  it('shows every panel once, in a place of its own, from the source that one chooses', () => {
    const [source] = board.templating.list as { name: string; type: string; query: string }[];
    expect([source?.type, source?.query]).toEqual(['datasource', 'prometheus']);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const taken = new Set<string>();
    for (const { title, gridPos, datasource, targets } of panels) {
      const { x, y, w, h } = gridPos;
      expect(x + w, title).toBeLessThanOrEqual(24);
      for (let column = x; column < x + w; column += 1)
        for (let row = y; row < y + h; row += 1) {
          expect(taken.has(`${column} ${row}`), title).toBe(false);
          taken.add(`${column} ${row}`);
        }
      expect(new Set(targets.map(({ refId }) => refId)).size, title).toBe(targets.length);
      for (const { uid } of [datasource, ...targets.map((target) => target.datasource)])
        expect(uid, title).toBe(`\${${source?.name}}`);
    }
  });
});
