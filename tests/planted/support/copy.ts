import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { dependencyHash } from '#tools/run/dependencies.mjs';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/** A file as it is to be: its whole text, made from the one that stands there (empty where none does), or null to remove it. */
export type Edits = Readonly<Record<string, string | null | ((before: string) => string)>>;

/** How a command ended, with all that it said. */
export interface Ended {
  code: number | null;
  said: string;
}

/** What git tells its hooks, and whether this is CI or a long run, is nothing to a newcomer's clone. */
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:GIT_|VITEST|NODE_ENV$|NODE_OPTIONS$|CI$|LONG$|TEST$|FORCE_COLOR$|npm_)/.test(name),
    ),
  ),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  NO_COLOR: '1',
};

/** A copy of the sources as they are now, a clone of its own with the packages of this one: what is done there is done as anybody would. */
export class Copy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'phum-copy-'));

  constructor() {
    refuseOtherPackages();
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: project,
      env,
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    });
    for (const file of listed.split('\0')) {
      if (file === '' || !existsSync(path.join(project, file))) continue;
      cpSync(path.join(project, file), this.#place(file), { recursive: true });
    }
    for (const name of ['node_modules', '.toolchain'])
      if (existsSync(path.join(project, name))) symlinkSync(path.join(project, name), this.#place(name));
    // What the compiler knows already it need not find out once more.
    const known = '.cache/types.tsbuildinfo';
    if (existsSync(path.join(project, known))) cpSync(path.join(project, known), this.#place(known));
    // Here they are links, which the pattern of a folder does not mean.
    appendFileSync(this.#place('.gitignore'), '/node_modules\n/.toolchain\n');
    this.#git('init', '--quiet');
    this.#git('add', '--all');
    this.#git(
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@b.example',
      'commit',
      '--quiet',
      '-m',
      'chore: a copy',
    );
  }

  /** Changes files; says so where an edit finds nothing to change any more. */
  edit(edits: Edits): void {
    for (const [file, wanted] of Object.entries(edits)) {
      if (file === 'package-lock.json') throw new Error('A copy has the packages of this project.');
      const place = this.#place(file);
      const before = existsSync(place) ? readFileSync(place, 'utf8') : '';
      const after = typeof wanted === 'function' ? wanted(before) : wanted;
      if (after === before) throw new Error(`${file} has no place for this edit any more.`);
      if (after === null) rmSync(place);
      else {
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, after);
      }
    }
  }

  read(file: string): string {
    return readFileSync(this.#place(file), 'utf8');
  }

  /** The files that are other than at the beginning, the new ones included. */
  changed(): string[] {
    this.#git('add', '--all');
    return this.#git('diff', '--cached', '--name-only').split('\n').filter(Boolean);
  }

  /** Runs one of the commands of package.json (`verify`, `test:unit`, …) to its end. */
  async run(...args: string[]): Promise<Ended> {
    return this.node('tools/run.mjs', ...args);
  }

  /** Runs a program of the copy, or of a package, by the Node of these tests. */
  async node(...args: string[]): Promise<Ended> {
    const child = spawn(process.execPath, args, { cwd: this.folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const pieces: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => pieces.push(piece));
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return { code, said: String(Buffer.concat(pieces)) };
  }

  /** As it was at the beginning. */
  putBack(): void {
    this.#git('reset', '--quiet', '--hard');
    this.#git('clean', '--quiet', '-fd');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }

  #place(file: string): string {
    return path.join(this.folder, file);
  }

  #git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.folder, env, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  }
}

/** A command in a copy would install what is missing, and so empty the very folder that both share. */
function refuseOtherPackages(): void {
  const stamp = path.join(project, 'node_modules/.phum-lock-hash');
  const lock = readFileSync(path.join(project, 'package-lock.json'));
  const wanted = dependencyHash(lock, process.versions.node);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted)
    throw new Error(
      'The installed packages are not those of package-lock.json: npm run format installs them.',
    );
}
