import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sourceHash } from './source-hash.mjs';

describe('sourceHash', () => {
  it('follows names and contents of what is built, and nothing else', () => {
    const project = mkdtempSync(join(tmpdir(), 'phum-hash-'));
    onTestFinished(() => rmSync(project, { recursive: true }));
    mkdirSync(join(project, 'web', 'routes'), { recursive: true });
    mkdirSync(join(project, 'server'));
    writeFileSync(join(project, 'web', 'routes', 'a.tsx'), 'one');
    const first = sourceHash(project);

    writeFileSync(join(project, 'web', 'routes', 'a.test.tsx'), 'a test');
    writeFileSync(join(project, 'server', 'main.ts'), 'no page');
    expect(sourceHash(project)).toBe(first);

    writeFileSync(join(project, 'web', 'routes', 'a.tsx'), 'two');
    const second = sourceHash(project);
    expect(second).not.toBe(first);

    renameSync(join(project, 'web', 'routes', 'a.tsx'), join(project, 'web', 'routes', 'b.tsx'));
    expect(sourceHash(project)).not.toBe(second);
    writeFileSync(join(project, 'web', 'routes', 'a.tsx'), 'two');
    rmSync(join(project, 'web', 'routes', 'b.tsx'));
    expect(sourceHash(project)).toBe(second);
  });
});
