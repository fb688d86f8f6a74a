import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from './paths.mjs';

/** Where it stands unless the machine has one: the package would start a server, so it is unpacked and not installed. */
const PLACE = inProject('.toolchain', 'prometheus');
const UNPACKED = join(PLACE, 'usr', 'bin', 'promtool');

/** What is said where there is none and none can be had. */
export const NO_PROMTOOL =
  'The rules for Prometheus are not checked by promtool: it is not here and could not be unpacked. Install Prometheus 2.42 or newer.';

const call = (program, args, cwd) =>
  spawnSync(program, args, { cwd, stdio: 'ignore', timeout: 300_000 }).status === 0;
const runs = (program) => call(program, ['--version']);

/** The promtool of this machine, or the one unpacked before; null without. */
export const findPromtool = () =>
  ['promtool', ...(existsSync(UNPACKED) ? [UNPACKED] : [])].find(runs) ?? null;

/** Takes promtool out of Debian's package, without installing it: needs no root but for the first list of packages. */
export async function unpackFromDebian() {
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg-deb')) return;
  console.log("No promtool here: unpacking it from Debian's prometheus (once).");
  await rm(PLACE, { recursive: true, force: true });
  await mkdir(PLACE, { recursive: true });
  const download = () => call('apt-get', ['-q', 'download', 'prometheus'], PLACE);
  // A fresh machine has no list of packages yet.
  if (!download() && !(call('apt-get', ['-q', 'update'], PLACE) && download())) return;
  const archive = (await readdir(PLACE)).find((name) => name.endsWith('.deb'));
  if (archive) call('dpkg-deb', ['-x', archive, PLACE], PLACE);
  if (archive) await rm(join(PLACE, archive));
}

/** Finds promtool, or unpacks it; says by its name what is left out without it. */
export async function providePromtool({
  find = findPromtool,
  unpack = unpackFromDebian,
  say = console.log,
} = {}) {
  if (find()) return;
  await unpack();
  if (!find()) say(NO_PROMTOOL);
}
