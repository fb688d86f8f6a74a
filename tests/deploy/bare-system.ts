import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a bare Debian must offer; installed by `provideDeployTools` of tools/run/deploy-tools.mjs. */
const NEEDED = [
  'nginx',
  'psql',
  'pg_lsclusters',
  'systemd-socket-activate',
  'ip',
  'ss',
  'pgrep',
  'openssl',
  'curl',
];

/** Why no system of one's own can be had here; null: it can. */
export function whyNoSystem(): string | null {
  const missing = NEEDED.filter((one) => spawnSync('sh', ['-c', `command -v ${one}`]).status !== 0);
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`;
  const own = spawnSync('unshare', [
    '--mount',
    '--pid',
    '--net',
    '--fork',
    'mount',
    '-t',
    'tmpfs',
    'x',
    '/mnt',
  ]);
  return own.status === 0 ? null : 'this machine allows no namespaces (unshare)';
}

export interface Run {
  code: number | null;
  output: string;
}

/**
 * Runs a script as root on a system of its own: `system`, else the one at hand as it is installed, with a disk of its own above
 * it, which goes at the end, its own processes, no network, a fresh PostgreSQL, and stand-ins for systemd. `files` lie where the
 * script starts; what it leaves in `carried` there is given to the next one by its folder.
 */
export async function runOnBareSystem(
  script: string,
  files: readonly string[],
  { system = '/', carried }: { system?: string | undefined; carried?: string } = {},
): Promise<Run> {
  const folder = mkdtempSync(path.join(tmpdir(), 'phum-bare-'));
  mkdirSync(path.join(folder, 'given'));
  for (const file of files)
    cpSync(file, path.join(folder, 'given', path.basename(file)), { recursive: true });
  cpSync(path.join(import.meta.dirname, 'stand-in'), path.join(folder, 'given/stand-in'), {
    recursive: true,
  });
  if (carried) cpSync(carried, path.join(folder, 'given/carried'), { recursive: true });
  writeFileSync(path.join(folder, 'given/script'), script);
  writeFileSync(path.join(folder, 'begin'), BEGIN);
  const child = spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--net',
      '--fork',
      '--kill-child',
      'bash',
      path.join(folder, 'begin'),
      folder,
      system,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (carried) cpSync(path.join(folder, 'given/carried'), carried, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  return { code, output };
}

const BEGIN = `set -e
folder=$1 system=$2
ip link set lo up
mkdir $folder/disk
mount -t tmpfs tmpfs $folder/disk
mkdir $folder/disk/upper $folder/disk/work $folder/disk/root
mount -t overlay overlay -o lowerdir=$system,upperdir=$folder/disk/upper,workdir=$folder/disk/work $folder/disk/root
root=$folder/disk/root
mount -t proc proc $root/proc
mount --rbind /dev $root/dev
mount -t tmpfs tmpfs $root/run
mount -t tmpfs tmpfs $root/tmp
chmod 1777 $root/tmp
mkdir -p $root/run/nginx $root/srv/given
# Where PostgreSQL is there already; its package brings the folder too.
[ $system != / ] || install --directory --owner postgres $root/run/postgresql
mount --bind $folder/given $root/srv/given
rm -rf $root/etc/postgresql/*/main $root/var/lib/postgresql/*/main $root/etc/systemd/system/phum*
printf '127.0.0.1 localhost phum.test\\n' > $root/etc/hosts
exec chroot $root env -i HOME=/root LANG=C.UTF-8 PATH=/srv/given/stand-in:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash -c '
set -e
for version in $(ls /usr/lib/postgresql 2> /dev/null); do pg_createcluster $version main -- --no-sync > /dev/null; break; done
cd /srv/given
exec bash -e script'
`;
