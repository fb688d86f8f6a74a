import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COUNTRY, type CountryKey, DEFAULT_COUNTRY } from '#shared/country/choose.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { writeChecksums } from './checksums.ts';
import { type LockedPackage, productionPackages } from './production-packages.ts';

/** Folders and files of the project that a site runs from, and that its administrator reads. */
const PARTS = ['server', 'shared', 'build', 'deploy', 'docs', 'package.json'];
const PAPERS = ['CHANGELOG.md', 'LICENSE', 'SECURITY.md', '.env.example'];

/** What nobody reads on a site: tests, types, maps from built code to its sources, and how packages are built. */
const LEFT_OUT =
  /\.(?:test|bench)\.[cm]?tsx?$|\.d\.[cm]?ts$|\.map$|\.tsbuildinfo$|\/(?:testing|__tests__)$|^docs\/(?:adr|how-to|images)$/;
/** Of packages also sources that were built already, and other forms of the same that Node never asks for. */
const LEFT_OUT_OF_PACKAGES =
  /\.(?:tsx?|mts|cts|md|markdown|flow)$|\/(?:docs?|test|tests|example|examples|umd)$/;
/** Forms for browsers; pages are built already. */
const BUILT_ALREADY: Readonly<Record<string, RegExp>> = {
  'node_modules/lucide-react': /\/dist\/(?:umd|cjs)$/,
};

export interface Assembled {
  folder: string;
  name: string;
  packages: number;
}

/** Puts a release together in a folder below `target`: program, packages, Node, papers, bill of materials, checksums. */
export function assembleRelease(root: string, target: string): Assembled {
  const json = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const { name: product, version, license } = json('package.json');
  const commit = git(root, 'rev-parse', 'HEAD');
  const name = releaseName({
    product,
    version,
    commit,
    isChanged: git(root, 'status', '--porcelain') !== '',
    country: COUNTRY,
  });
  const folder = path.join(target, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  for (const part of PARTS) copy(root, folder, part, (file) => !LEFT_OUT.test(file));
  for (const paper of PAPERS) copy(root, folder, paper, () => true);

  const locked: Record<string, LockedPackage> = json('package-lock.json').packages;
  const packages = productionPackages(locked, { os: process.platform, cpu: process.arch, libc: 'glibc' });
  for (const one of packages) copy(root, folder, one, keeps(one));

  mkdirSync(path.join(folder, 'bin'));
  place(process.execPath, path.join(folder, 'bin/node'));
  writeFileSync(path.join(folder, 'bin/phum'), COMMAND);
  chmodSync(path.join(folder, 'bin/phum'), 0o755);

  const at = new Date(Number(git(root, 'log', '-1', '--format=%ct')) * 1000).toISOString();
  const about = {
    name: product,
    version,
    license,
    node: process.versions.node,
    commit,
    at,
    country: COUNTRY,
  };
  writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(about, null, 2)}\n`);
  const bill = billOfMaterials(about, locked, packages);
  writeFileSync(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  writeChecksums(folder);
  return { folder, name, packages: packages.length };
}

/** Two archives of one version are distinguished by their commits, one of a changed tree from that of its commit, and countries from each other. */
export const releaseName = (of: {
  product: string;
  version: string;
  commit: string;
  isChanged: boolean;
  country: CountryKey;
}): string =>
  [
    of.product,
    of.version,
    of.commit.slice(0, 10),
    of.isChanged && 'changed',
    of.country !== DEFAULT_COUNTRY && of.country,
    process.platform,
    process.arch,
  ]
    .filter(Boolean)
    .join('-');

/** `phum` of a release, from wherever it is called. */
const COMMAND = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/node" "$here/../server/phum.ts" "$@"
`;

function keeps(folder: string): (file: string) => boolean {
  const built = BUILT_ALREADY[folder];
  // What lies inside belongs to packages of its own, which are taken or not by themselves.
  return (file) =>
    !LEFT_OUT.test(file) &&
    !LEFT_OUT_OF_PACKAGES.test(file) &&
    !built?.test(file) &&
    !(file !== folder && /\/node_modules$/.test(file));
}

function copy(root: string, folder: string, part: string, keep: (file: string) => boolean): void {
  cpSync(path.join(root, part), path.join(folder, part), {
    recursive: true,
    dereference: false,
    filter: (source) => keep(path.relative(root, source)),
  });
}

/** The same file under another name where that can be: Node has a hundred megabytes. */
function place(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();
