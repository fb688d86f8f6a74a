import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { role } from './cluster-names.ts';
import { foreignOwner } from './cluster-place.ts';
import { outsideHint, SupervisorError } from './errors.ts';
import type { Site } from './prepare-site.ts';
import { binariesBroken, isLibraryFailure, runBinary } from './run-binary.ts';

/**
 * Makes sure the cluster exists and belongs to the site's account. A new one is made in `pg18.init` and renamed when
 * whole, so a start that is cut short leaves nothing half-made. Errors: data-dir-version, init-failed, binaries-broken.
 */
export async function ensureCluster(site: Site): Promise<void> {
  const workshop = `${site.cluster}.init`;
  if (!existsSync(join(site.cluster, 'PG_VERSION'))) {
    refuseOtherMajor(site);
    site.log('making a new PostgreSQL data directory');
    removeTree(workshop);
    mkdirSync(workshop, { recursive: true });
    // An initdb orphaned by kill -9 may still write: it keeps to its own name and cannot spoil this one.
    const draft = join(workshop, randomBytes(4).toString('hex'));
    if (site.account.dropped) chownSync(workshop, site.account.uid, site.account.gid);
    await initdb(site, draft);
    renameSync(draft, site.cluster);
    if (site.durable) syncDirectory(site.dataDir);
  }
  removeTree(workshop);
  takeOver(site);
}

async function initdb(site: Site, draft: string): Promise<void> {
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const args = ['-D', draft, '-U', role, '--auth=trust', '--encoding=UTF8', '--locale-provider=icu'];
  args.push('--icu-locale=en-US', `--locale=${locale}`, ...(site.durable ? [] : ['--no-sync']));
  const child = runBinary(site, 'initdb', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', (error) => reject(binariesBroken(site, error.message, error)));
    child.on('close', resolve);
  });
  if (code === 0) return;
  if (isLibraryFailure(output)) throw binariesBroken(site, output);
  const last = output.trim().split('\n').slice(-6).join('\n');
  throw new SupervisorError(
    'init-failed',
    `PostgreSQL could not make its data directory in ${site.dataDir}:\n${last}\nCheck that the disk has room and can be ` +
      `written, then start again. ${outsideHint}`,
  );
}

function refuseOtherMajor(site: Site): void {
  const others = readdirSync(site.dataDir).filter(
    (name) => /^pg\d+$/.test(name) && name !== basename(site.cluster),
  );
  if (others.length === 0) return;
  throw new SupervisorError(
    'data-dir-version',
    `${site.dataDir} holds data of another PostgreSQL version (${others.join(', ')}), this one is ${site.binaries.major}. ` +
      'Move the data as docs/runbooks/database.md says under "Another major version".',
  );
}

/** A directory restored or copied by root is handed to the account; PostgreSQL insists on owner and mode. */
function takeOver(site: Site): void {
  const { uid, mode } = statSync(site.cluster);
  if (uid !== site.account.uid) {
    if (!site.account.dropped) throw foreignOwner(site.cluster, uid);
    site.log(`handing ${site.cluster} to user ${site.account.name}`);
    chownTree(site.cluster, site.account.uid, site.account.gid);
  }
  if ((mode & 0o777) !== 0o700) chmodSync(site.cluster, 0o700);
}

function chownTree(path: string, uid: number, gid: number): void {
  for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(path, entry), uid, gid);
  chownSync(path, uid, gid);
}

function removeTree(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 25 });
}

function syncDirectory(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
