import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_BYTES, type Packed, packRelease } from '#tools/release/pack.ts';
import { bareDebian } from './bare-debian.ts';
import { runOnBareSystem, whyNoSystem } from './bare-system.ts';
import { runBooted, whyNotBooted } from './booted-system.ts';
import { walk, walkToNewMachine } from './walk.ts';

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

/** What the way into production and through a restart must have shown, whatever starts the units. */
function expectOpenedAndRestarted(output: string): void {
  const found = Object.fromEntries(
    ['PAGE', 'METRICS', 'MODE', 'FACTOR'].map((mark) => [mark, said(output, mark)]),
  );
  expect(found).toEqual({
    PAGE: '1',
    METRICS: '404',
    MODE: '640 root:phum 700 phum:phum ',
    // Without a code nobody gets in.
    FACTOR: 'second_factor_needed',
  });
  expect(Number(said(output, 'MAIL'))).toBeGreaterThanOrEqual(1);
  expect(said(output, 'LISTED')).toMatch(/^[0-9a-f]{64}$/);
  // Whoever came during a restart waited: no 502, nothing refused.
  expect(said(output, 'VISITS')).toMatch(/^ ?\d+ 200;$/);
}

const long = process.env.LONG === '1';
const notBooted = !long || why ? 'that is part of --long' : whyNotBooted(bareDebian());
if (long && notBooted) console.log(`The units are not started by systemd itself here: ${notBooted}.`);
describe.skipIf(why !== null)('the runbooks, typed in their order on a bare system without network', () => {
  it('lead from an archive of less than 250 MB to a site with its first administrator and page, and through a restart; in long to its next release and back, through an hour without mail, a lost database, new keys and another store, to a second machine', async () => {
    expect(release.bytes).toBeLessThan(MOST_BYTES);
    // In long a Debian as its installer leaves it; in short what this machine has.
    const system = long ? (bareDebian() ?? undefined) : undefined;
    if (long && !system)
      console.log(
        `Tried on this machine as it is, without an hour without mail, another store, age: there is no Debian to begin with.`,
      );
    const carried = path.join(folder, 'carried');
    mkdirSync(carried);
    const given = [release.archive, `${release.archive}.sha256`];
    const { code, output } = await runOnBareSystem(
      walk(release.name, { long, bare: system !== undefined }),
      given,
      { system, carried },
    );
    expect(code, output.slice(-8_000)).toBe(0);
    expectOpenedAndRestarted(output);
    if (!long) return;
    expect(said(output, 'UPGRADED')).toContain('"version":"9.9.9"');
    expect(said(output, 'BACK')).not.toContain('9.9.9');
    if (system) {
      // An hour without mail server: tried again and again, said by the doctor and the figures, and nothing is lost.
      expect(Number(said(output, 'TRIED'))).toBeGreaterThanOrEqual(5);
      expect(said(output, 'SAID')).toMatch(/^doubtful .*ECONNREFUSED/);
      expect(Number(said(output, 'OLDEST'))).toBeGreaterThan(3_000);
      expect(said(output, 'HEARD')).toBe('1');
      expect(Number(said(output, 'AGE'))).toBeGreaterThan(10);
      expect(said(output, 'STORED')).toMatch(/^[1-9]\d* [1-9]/);
    }
    // Every row and every file is what it was.
    expect(Number(said(output, 'RESTORED'))).toBeGreaterThan(50);
    // The old session is over, the app still counts.
    expect(said(output, 'AGAIN')).toBe('401 second_factor_needed');
    expect(said(output, 'LEFT')).toMatch(/^0 [1-9]/);
    const moved = await runOnBareSystem(walkToNewMachine(release.name), given, { system, carried });
    expect(moved.code, moved.output.slice(-8_000)).toBe(0);
    expect(said(moved.output, 'MOVED')).toBe('the same');
    const pictures = [...output.matchAll(/^(?:PICTURE|LISTED) (.*)$/gm)].map(([, hash]) => hash);
    expect(said(moved.output, 'PICTURE')).toBe(pictures.at(-1));
    expect(said(moved.output, 'AGAIN')).toContain('second_factor_needed');
  });

  it.skipIf(notBooted !== null)(
    'lead there under systemd itself: the hardened units start, a backup is made by its unit, and the socket is held through a restart',
    async ({ skip }) => {
      const given = [release.archive, `${release.archive}.sha256`];
      const script = walk(release.name, { long: false, bare: true });
      const { code, output } = await runBooted(script, given, bareDebian() ?? '');
      if (code === null) skip(`this machine boots no system: ${output.slice(-500)}`);
      expect(code, output.slice(-8_000)).toBe(0);
      expectOpenedAndRestarted(output);
    },
  );
});
