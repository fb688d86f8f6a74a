import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const FOLDER = path.join(root, '.cache/bare-debian');
const SUITE = 'bookworm';
const MIRROR = 'http://deb.debian.org/debian';
/** What every Debian server has beyond the least of it, and what moves its clock in a test. */
const THERE = ['systemd', 'iproute2', 'procps', 'ca-certificates', 'faketime'];
/** Fetched and not installed: the pages install them, from here, without network. */
const FETCHED = [
  ['postgresql', 'nginx', 'openssl', 'curl'],
  ['age'],
  ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'wget'],
];
const MADE = path.join(FOLDER, 'recipe.json');
const RECIPE = JSON.stringify([SUITE, THERE, FETCHED]);

/** Runs a command to its end; its last words are the error. */
function run(command: string, ...args: string[]): void {
  const { status, stderr, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LANG: 'C.UTF-8' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${`${stdout}${stderr}`.slice(-2_000)}`);
}

const isMade = () => existsSync(MADE) && readFileSync(MADE, 'utf8') === RECIPE;

/** A Debian as its installer leaves it, with the packages of the runbooks beside it as files; null: none was made. */
export const bareDebian = (): string | null => (isMade() ? path.join(FOLDER, 'system') : null);

/** Makes it by debootstrap, once; says why it could not. */
export function makeBareDebian(): void {
  if (isMade()) return;
  console.log('Making a bare Debian to try the runbooks on (debootstrap, once).');
  try {
    rmSync(FOLDER, { recursive: true, force: true });
    const making = path.join(FOLDER, 'making');
    mkdirSync(FOLDER, { recursive: true });
    run('debootstrap', '--variant=minbase', `--include=${THERE.join(',')}`, SUITE, making, MIRROR);
    cpSync('/etc/resolv.conf', path.join(making, 'etc/resolv.conf'), { dereference: true });
    run('chroot', making, 'apt-get', 'clean');
    for (const names of FETCHED)
      run('chroot', making, 'apt-get', '--quiet', '--yes', '--download-only', 'install', ...names);
    rmSync(path.join(making, 'etc/resolv.conf'));
    renameSync(making, path.join(FOLDER, 'system'));
    writeFileSync(MADE, RECIPE);
  } catch (error) {
    console.log(`There is no bare Debian: ${error instanceof Error ? error.message : error}`);
  }
}
