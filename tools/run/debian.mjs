import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './child.mjs';

/**
 * Installs packages of Debian and its family, as root or with a sudo that asks for no password; says `what` it does. Those
 * of `ifThere` are not in every release. False where this is no such system.
 */
export async function installFromDebian(what, packages, ifThere = []) {
  const asRoot = process.getuid?.() === 0;
  const elevated = asRoot || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  if (!elevated || !existsSync('/usr/bin/apt-get')) return false;
  console.log(what);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (args) => {
    const call = ['apt-get', '-q', ...args];
    const [program, ...rest] = asRoot ? call : ['sudo', '-n', ...call];
    return run(program, rest, { env, quiet: true });
  };
  const install = (names) => apt(['install', '-y', '--no-install-recommends', ...names]);
  await apt(['update']);
  await install(packages);
  if (ifThere.length > 0) await install(ifThere);
  return true;
}
