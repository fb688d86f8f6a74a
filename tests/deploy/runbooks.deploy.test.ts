import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_BYTES, type Packed, packRelease } from '#tools/release/pack.ts';
import { runOnBareSystem, whyNoSystem } from './bare-system.ts';
import { walk } from './walk.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'phum-runbooks-'));
const why = whyNoSystem();
if (why) console.log(`The runbooks are not tried here: ${why}.`);

let release: Packed;
beforeAll(() => {
  if (!why) release = packRelease(root, folder, { quick: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a line of the walk says; curl ends none of its own. */
const said = (output: string, mark: string) => new RegExp(`(?:^|\\})${mark} (.*)$`, 'm').exec(output)?.[1];

describe.skipIf(why !== null)('the runbooks, typed in their order on a bare system without network', () => {
  it('lead from an archive of less than 250 MB to a site and through a restart; in long to its next release and back, through a lost database, to new keys and to the end', async () => {
    expect(release.bytes).toBeLessThan(MOST_BYTES);
    const long = process.env.LONG === '1';
    const given = [release.archive, `${release.archive}.sha256`];
    const { code, output } = await runOnBareSystem(walk(release.name, { long }), given);
    expect(code, output.slice(-8_000)).toBe(0);
    const found = Object.fromEntries(['PAGE', 'METRICS', 'MODE'].map((mark) => [mark, said(output, mark)]));
    expect(found).toEqual({
      PAGE: '1',
      METRICS: '404',
      MODE: '640 root:phum 700 phum:phum ',
    });
    expect(Number(said(output, 'MAIL'))).toBeGreaterThanOrEqual(1);
    // Whoever came during a restart waited: no 502, nothing refused.
    expect(said(output, 'VISITS')).toMatch(/^ ?\d+ 200;$/);
    if (!long) return;
    expect(said(output, 'RESTORED')).toBe('the same');
    expect(said(output, 'UPGRADED')).toContain('"version":"9.9.9"');
    expect(said(output, 'BACK')).not.toContain('9.9.9');
    expect(said(output, 'LEFT')).toMatch(/^0 [1-9]/);
  });
});
