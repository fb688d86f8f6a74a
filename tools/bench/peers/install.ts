import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MINUTES = 15;

/** A package of npm and what it needs beside it; the newest version that installs is taken, of those named. */
export interface Wanted {
  name: string;
  versions: readonly string[];
  /** `same`: of the version of the package itself. */
  beside: Readonly<Record<string, string>>;
  /** Packages that would have to be compiled, and serve what is not asked for here. */
  without?: readonly string[];
}

/**
 * Installs it into a folder outside the repository, without its scripts, unless it is there. Newer versions may ask for
 * packages that a registry has not, so that older ones are tried next. Returns the version; throws with npm's words.
 */
export async function install(
  folder: string,
  { name, versions, beside, without = [] }: Wanted,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'package.json');
  if (!existsSync(file)) writeFileSync(file, JSON.stringify({ name: 'peer', private: true }));
  let said = '';
  for (const version of existsSync(join(folder, 'node_modules', name)) ? [] : versions) {
    const others = Object.entries(beside).map(
      ([other, wanted]) => `${other}@${wanted === 'same' ? version : wanted}`,
    );
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
    try {
      await run('npm', [...args, `${name}@${version}`, ...others], {
        cwd: folder,
        timeout: MINUTES * 60_000,
        maxBuffer: 64 * 1024 * 1024,
      });
      break;
    } catch (error) {
      said = (error as { stderr?: string }).stderr ?? String(error);
    }
  }
  if (!existsSync(join(folder, 'node_modules', name)))
    throw new Error(`${name} could not be installed:\n${said.slice(-2_000)}`);
  for (const one of without) leaveOut(folder, one);
  return versionOf(folder, name);
}

/** Fails where it is used, and not where it is loaded. */
function leaveOut(folder: string, name: string): void {
  const module = join(folder, 'node_modules', name);
  const { main } = JSON.parse(readFileSync(join(module, 'package.json'), 'utf8')) as { main: string };
  writeFileSync(join(module, main), 'module.exports = {};');
}

function versionOf(folder: string, name: string): string {
  const { version } = JSON.parse(
    readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'),
  ) as { version: string };
  return version;
}
