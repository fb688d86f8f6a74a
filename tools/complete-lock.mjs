// `node tools/complete-lock.mjs` after every `npm install`. Newer versions of npm leave optional packages out of the lock file when
// the registry does not have them, and their `npm ci` then refuses that lock file (npm/cli issue 9846).
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** Returns the lock file's content with an entry for every optional dependency, and the names that were added. */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  const added = [];
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (placesSeenFrom(place, name).some((candidate) => packages[candidate])) continue;
      packages[`node_modules/${name}`] = {
        version,
        ...(dev ? { dev } : {}),
        optional: true,
        ...platformOf(name),
      };
      added.push(name);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
}

/** Where Node looks for `name` from a package, nearest first. */
function placesSeenFrom(place, name) {
  const parent = place.lastIndexOf('node_modules/');
  const here = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
  return place === '' ? [here] : [here, ...placesSeenFrom(place.slice(0, Math.max(0, parent - 1)), name)];
}

/** The platform that a package's name speaks of, in the words of a lock file. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = /musl/.test(name) ? ['musl'] : /gnu/.test(name) && os[0] === 'linux' ? ['glibc'] : [];
  return Object.fromEntries(Object.entries({ cpu, libc, os }).filter(([, values]) => values.length > 0));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = new URL('../package-lock.json', import.meta.url);
  const { lock, added } = completeLock(JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    added.length === 0 ? 'The lock file is complete.' : `Added to the lock file: ${added.join(', ')}`,
  );
}
