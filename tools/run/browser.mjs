import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './child.mjs';
import { installFromDebian } from './debian.mjs';
import { installedBin } from './paths.mjs';
import { Refusal } from './refusal.mjs';

// The shell is the same engine without the windows, bars and start pages that a headless test would pay for: a third of its time.
const SHELL = 'chromium-headless-shell';
/** Debian's whole browser: its shell can be put beside it. */
const WHOLE = '/usr/bin/chromium';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Finds Chromium, or installs it and says so, and hands its path to everything started later as CHROMIUM_PATH. */
export async function provideBrowser() {
  const found =
    (await shellOrFound()) ?? (await installBrowserFromDebian()) ?? (await installFromPlaywright());
  if (!found) {
    throw new Refusal(
      'The browser tests need Chromium, and it could not be installed here. Install Chromium or Chrome with the tools of this ' +
        'system, or set CHROMIUM_PATH to one, and try again.',
    );
  }
  process.env.CHROMIUM_PATH = found;
}

/** The browser that is here; where that is the whole of Debian's and nobody chose it, the shell, which is put beside it. */
export async function shellOrFound({
  find = findBrowser,
  install = installFromDebian,
  env = process.env,
} = {}) {
  const found = find();
  if (found !== WHOLE || env.CHROMIUM_PATH) return found;
  const text =
    "The whole Chromium alone here: adding Debian's shell of it for the browser tests (apt-get, once).";
  return (await install(text, [SHELL])) ? find() : found;
}

/** The first browser that answers to --version: some systems have a command of that name which only advertises a shop. */
export function findBrowser(env = process.env) {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const usual = names.map((name) => `/usr/bin/${name}`);
  const candidates = [env.CHROMIUM_PATH, ...usual, ...onPath, ...macApplications, ...playwrightCache(env)];
  return candidates.find((path) => path && existsSync(path) && answers(path));
}

const macApplications = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

function playwrightCache(env) {
  const home = env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  const caches = [home, join(homedir(), 'Library', 'Caches', 'ms-playwright')].filter((path) =>
    existsSync(path),
  );
  return caches.flatMap((cache) => {
    const versions = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
    const folders = versions.flatMap((name) =>
      readdirSync(join(cache, name)).map((folder) => join(cache, name, folder)),
    );
    return folders.flatMap((folder) => [
      join(folder, 'chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing'),
    ]);
  });
}

function answers(path) {
  const result = spawnSync(path, ['--version'], {
    timeout: 20_000,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return result.status === 0 && /\d+\.\d+/.test(result.stdout);
}

async function installBrowserFromDebian() {
  const text =
    "No Chromium here: installing Debian's chromium and Khmer fonts for the browser tests (apt-get, once).";
  // The shell is not in older releases; without it the whole browser serves.
  const done = await installFromDebian(text, ['chromium', 'fonts-noto-core'], [SHELL]);
  return done ? findBrowser() : undefined;
}

/** Playwright's own download, for systems without a package. */
async function installFromPlaywright() {
  console.log("No Chromium here: installing Playwright's (once).");
  const code = await run(installedBin('playwright'), ['install', 'chromium'], { quiet: true });
  return code === 0 ? findBrowser() : undefined;
}
