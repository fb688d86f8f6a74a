import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Types, typeFaultIn } from './types.ts';

it('type errors are told with their place, the first in front, and nothing where there are none', () => {
  const said = [
    "web/features/a.tsx(12,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    "  Type 'string' is not one.",
    "server/b.ts(3,1): error TS2304: Cannot find name 'x'.",
    '',
  ].join('\n');
  expect(typeFaultIn(said, '/project')).toEqual({
    message: expect.stringMatching(
      /^Types: Type 'string' is not assignable to type 'number'\.\n {2}Type 'string' is not one\. \(TS2322\)\n\nand 1 more$/,
    ),
    stack:
      "    at /project/web/features/a.tsx:12:7 Type 'string' is not assignable to type 'number'.\n    at /project/server/b.ts:3:1 Cannot find name 'x'. (TS2304)",
  });
  expect(typeFaultIn('')).toBeNull();
});

it('an edit that breaks a type is told to open pages and to those opened later, and taken back when it is mended', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'phum-types-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "strict": true, "noLib": true, "types": [] }, "files": ["one.ts", "lib.d.ts"] }',
  );
  const kinds = [
    'Array',
    'Boolean',
    'CallableFunction',
    'Function',
    'IArguments',
    'NewableFunction',
    'Number',
    'Object',
    'RegExp',
    'String',
  ];
  write('lib.d.ts', kinds.map((kind) => `interface ${kind}${kind === 'Array' ? '<T>' : ''} {}`).join('\n'));
  write('one.ts', "export const one: number = 'one';\n");

  const sent: { type: string; err?: { message: string } }[] = [];
  const ws = Object.assign(new EventEmitter(), {
    send: (what: (typeof sent)[number]) => void sent.push(what),
  });
  const watcher = new EventEmitter();
  const types = new Types({ ws, watcher } as unknown as ConstructorParameters<typeof Types>[0], folder);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    said.mockRestore();
    types.stop();
    rmSync(folder, { recursive: true });
  });
  const about = /'string' is not assignable to type 'number'/;

  watcher.emit('all', 'change', path.join(folder, 'one.ts'));
  await expect.poll(() => sent.at(-1)?.err?.message, { timeout: 60_000 }).toMatch(about);
  const later: typeof sent = [];
  ws.emit('vite:client:connect', undefined, { send: (what: (typeof sent)[number]) => later.push(what) });
  expect(later[0]?.err?.message).toMatch(about);

  write('one.ts', 'export const one: number = 1;\n');
  watcher.emit('all', 'change', path.join(folder, 'one.ts'));
  ws.emit('vite:client:connect', undefined, { send: () => later.push({ type: 'too late' }) });
  expect(later, 'what may be mended is shown on no page that opens now').toHaveLength(1);
  await expect.poll(() => sent.at(-1), { timeout: 60_000 }).toEqual({ type: 'update', updates: [] });
});
