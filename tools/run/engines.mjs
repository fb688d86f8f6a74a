import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';

/** The engines besides Chromium that people's browsers have, and the packages of Debian that bring them. */
const ENGINES = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    needs: { FIREFOX_PATH: ['/usr/bin/firefox-esr'] },
  },
  {
    name: "WebKit, Safari's engine",
    packages: ['webkit2gtk-driver', 'xvfb'],
    needs: {
      WEBKIT_PATH: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser'],
      WEBKIT_DRIVER_PATH: ['/usr/bin/WebKitWebDriver'],
      XVFB_PATH: ['/usr/bin/Xvfb'],
    },
  },
];

/** What is said where one cannot run. */
export const notTried = (name) =>
  `Not tried in ${name}: it could not be installed here (from Debian's packages, as root).`;

const find = (patterns) => patterns.flatMap(expand).sort().at(-1);

/** The files of an absolute path in which parts may have stars; Node 20, which starts all this, has no glob of its own. */
function expand(pattern) {
  let found = ['/'];
  for (const part of pattern.split('/').filter(Boolean)) {
    const fits = new RegExp(`^${part.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
    found = part.includes('*')
      ? found.flatMap((folder) =>
          namesIn(folder)
            .filter((name) => fits.test(name))
            .map((name) => join(folder, name)),
        )
      : found.map((folder) => join(folder, part)).filter((file) => existsSync(file));
  }
  return found;
}

const namesIn = (folder) => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/**
 * Finds these engines, or installs them and says so, and hands their paths to the journeys. Without one they are tried in
 * the others, and it is said by name.
 */
export async function provideEngines({
  look = find,
  install = installFromDebian,
  say = console.log,
  env = process.env,
} = {}) {
  const missing = ENGINES.filter((engine) => !take(engine, look, env));
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  const what = `No ${names.join(', nor ')} here: installing Debian's for the browser tests (apt-get, once).`;
  await install(
    what,
    missing.flatMap(({ packages }) => packages),
  );
  for (const engine of missing) if (!take(engine, look, env)) say(notTried(engine.name));
}

/** Whether all of an engine is there; it is named then, whole or not at all. */
function take({ needs }, look, env) {
  const found = Object.entries(needs).map(([variable, places]) => [
    variable,
    env[variable] && existsSync(env[variable]) ? env[variable] : look(places),
  ]);
  const isWhole = found.every(([, place]) => place);
  for (const [variable, place] of found) {
    if (isWhole) env[variable] = place;
    else delete env[variable];
  }
  return isWhole;
}
