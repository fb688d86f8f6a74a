import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Run } from './bare-system.ts';

/** What units are, not stand-ins, does here; the network and other houses are stood in for all the same. */
const OF_SYSTEMD = ['systemctl', 'run-unit', 'hold'];

/** Why no system can be booted here; null: it can. */
export function whyNotBooted(system: string | null): string | null {
  if (!system) return 'there is no Debian to begin with';
  if (spawnSync('systemd-nspawn', ['--version']).status !== 0) return 'there is no systemd-nspawn';
  return existsSync('/sys/fs/cgroup/systemd') || existsSync('/sys/fs/cgroup/cgroup.controllers')
    ? null
    : 'this machine has no control groups';
}

/**
 * Boots a Debian with its own systemd as a container, with a disk above it that goes at the end and no network, and runs a
 * script there as root, as a unit. `files` lie where the script starts. Without a code this machine boots none, as the output says.
 */
export async function runBooted(script: string, files: readonly string[], system: string): Promise<Run> {
  const folder = mkdtempSync(path.join(tmpdir(), 'phum-booted-'));
  const given = path.join(folder, 'given');
  mkdirSync(given);
  for (const file of files) cpSync(file, path.join(given, path.basename(file)));
  cpSync(path.join(import.meta.dirname, 'stand-in'), path.join(given, 'stand-in'), { recursive: true });
  for (const one of OF_SYSTEMD) rmSync(path.join(given, 'stand-in', one));
  writeFileSync(path.join(given, 'script'), script);
  writeFileSync(path.join(folder, 'unit'), UNIT);
  writeFileSync(path.join(folder, 'begin'), BEGIN);
  const begin = ['bash', path.join(folder, 'begin'), folder, system];
  const child = spawn('unshare', ['--mount', '--pid', '--mount-proc', '--fork', '--kill-child', ...begin], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let console_ = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (console_ += chunk));
  await new Promise((resolve) => child.on('close', resolve));
  const written = path.join(given, 'output');
  const isBooted = existsSync(written);
  const output = isBooted ? readFileSync(written, 'utf8') : console_;
  rmSync(folder, { recursive: true, force: true });
  if (!isBooted) return { code: null, output };
  return { code: /^ENDED success 0$/m.test(output) ? 0 : 1, output };
}

/** The machine goes off when the script has ended, whatever its end. */
const UNIT = `[Service]
Type=oneshot
WorkingDirectory=/srv/given
Environment=HOME=/root LANG=C.UTF-8 PATH=/srv/given/stand-in:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ExecStart=/bin/bash -e script
ExecStopPost=/bin/sh -c 'echo "ENDED $SERVICE_RESULT $EXIT_STATUS"; systemctl --no-block poweroff'
StandardOutput=append:/srv/given/output
StandardError=append:/srv/given/output
`;

const BEGIN = `set -e
folder=$1 system=$2
mkdir $folder/disk
mount -t tmpfs tmpfs $folder/disk
mkdir $folder/disk/upper $folder/disk/work $folder/disk/root
root=$folder/disk/root
mount -t overlay overlay -o lowerdir=$system,upperdir=$folder/disk/upper,workdir=$folder/disk/work $root
printf '127.0.0.1 localhost phum.test\\n' > $root/etc/hosts
cp $folder/unit $root/etc/systemd/system/walk.service
mkdir -p $root/etc/systemd/system/multi-user.target.wants
ln -s ../walk.service $root/etc/systemd/system/multi-user.target.wants/walk.service
exec systemd-nspawn --directory=$root --register=no --keep-unit --machine=phum-booted --boot --private-network --bind=$folder/given:/srv/given
`;
