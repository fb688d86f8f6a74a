import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.mjs';

/** What the runbooks install, and what stands in for systemd. */
const PACKAGES = ['nginx', 'postgresql', 'openssl', 'curl', 'systemd', 'iproute2', 'procps', 'util-linux'];
const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
const isThere = () => ['nginx', 'pg_lsclusters', 'systemd-socket-activate', 'ip', 'pgrep'].every(has);

/** The runbooks are tried on a copy of this system: brings what they install there, once. Elsewhere they are not tried. */
export async function provideDeployTools() {
  if (isThere()) return;
  await installFromDebian(
    "Installing Debian's nginx and PostgreSQL to try the runbooks (apt-get, once).",
    PACKAGES,
  );
}
