import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

/** What the runbooks install, and what stands in for systemd. */
const PACKAGES = ['nginx', 'postgresql', 'openssl', 'curl', 'systemd', 'iproute2', 'procps', 'util-linux'];
/** What makes a Debian as its installer leaves it, boots it, and builds containers without a daemon; not every system has them. */
const FOR_LONG = ['debootstrap', 'buildah', 'systemd-container'];
const OF_LONG = ['debootstrap', 'buildah', 'systemd-nspawn'];
const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
const NEEDED = ['nginx', 'pg_lsclusters', 'systemd-socket-activate', 'ip', 'pgrep'];
const hasAll = (long) => [...NEEDED, ...(long ? OF_LONG : [])].every(has);
/** Where systemd runs, a package that is installed also starts to serve: nobody expects that of a test run. */
const wouldServe = () => existsSync('/run/systemd/system');

/**
 * The runbooks are tried on a copy of this system: brings what they install there, once. Unless `asked` for by name, nothing is
 * installed that would begin to serve; where something is missing the runbooks are not tried, and the test says so.
 */
export async function provideDeployTools({
  asked = false,
  long = process.env.LONG === '1',
  isThere = hasAll,
  serves = wouldServe,
  install = installFromDebian,
} = {}) {
  if (isThere(long) || (!asked && serves())) return;
  const what = "Installing Debian's nginx and PostgreSQL to try the runbooks (apt-get, once).";
  await install(what, PACKAGES, long ? FOR_LONG : []);
}
