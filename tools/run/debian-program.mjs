import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from './paths.mjs';

/** Programs that check what is meant for other machines. Their packages would start a server, so they are unpacked and not installed. */
export const PROMTOOL = {
  name: 'promtool',
  asks: '--version',
  from: 'prometheus',
  missing:
    'The rules for Prometheus are not checked by promtool: it is not here and could not be unpacked. Install Prometheus 2.42 or newer.',
};
export const CADDY = {
  name: 'caddy',
  asks: 'version',
  from: 'caddy',
  missing:
    'The sample for Caddy is not tried by caddy: it is not here and could not be unpacked. Install Caddy 2.6 or newer.',
};

const placeOf = ({ from }) => inProject('.toolchain', from);
const call = (program, args, cwd) =>
  spawnSync(program, args, { cwd, stdio: 'ignore', timeout: 300_000 }).status === 0;

/** The program of this machine, or the one unpacked before; null without. */
export function findProgram(program) {
  const unpacked = join(placeOf(program), 'usr', 'bin', program.name);
  return (
    [program.name, ...(existsSync(unpacked) ? [unpacked] : [])].find((one) => call(one, [program.asks])) ??
    null
  );
}

/** Takes a program out of Debian's package, without installing it: needs no root but for the first list of packages. */
async function unpackFromDebian(program) {
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg-deb')) return;
  console.log(`No ${program.name} here: unpacking it from Debian's ${program.from} (once).`);
  const place = placeOf(program);
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  const download = () => call('apt-get', ['-q', 'download', program.from], place);
  // A fresh machine has no list of packages yet.
  if (!download() && !(call('apt-get', ['-q', 'update'], place) && download())) return;
  const archive = (await readdir(place)).find((name) => name.endsWith('.deb'));
  if (archive) call('dpkg-deb', ['-x', archive, place], place);
  if (archive) await rm(join(place, archive));
}

/** Finds a program, or unpacks it; says by its name what is left out without it. */
export async function provideProgram(
  program,
  { find = findProgram, unpack = unpackFromDebian, say = console.log } = {},
) {
  if (find(program)) return;
  await unpack(program);
  if (!find(program)) say(program.missing);
}
