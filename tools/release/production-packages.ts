/** What the lock file says of a package, as far as a release asks. */
export interface LockedPackage {
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  /** Needed by what only builds and tests alone. */
  dev?: boolean;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The machine a release is for. */
export interface Target {
  os: string;
  cpu: string;
  libc: string;
}

/**
 * The folders below the project that the program needs to run on `target`: what `dependencies` name and what those need in
 * turn. The embedded PostgreSQL is an optional dependency of the project, and so left out; so is what only builds or tests.
 */
export function productionPackages(locked: LockedPackages, target: Target): string[] {
  const found = new Set<string>();
  const take = (from: string, names: Iterable<string>) => {
    for (const name of names) {
      const folder = resolve(locked, from, name);
      if (folder === undefined || found.has(folder) || locked[folder]!.dev) continue;
      if (!runsOn(locked[folder]!, target)) continue;
      found.add(folder);
      take(folder, needs(locked[folder]!));
    }
  };
  take('', Object.keys(locked['']?.dependencies ?? {}));
  return [...found].sort();
}

const needs = ({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta: meta = {},
}: LockedPackage): string[] => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies).filter((name) => !meta[name]?.optional),
];

/** As Node looks for a package: inside whoever asks, then in the folders around it. */
function resolve(locked: LockedPackages, from: string, name: string): string | undefined {
  const inside = `${from}${from && '/'}node_modules/${name}`;
  if (inside in locked) return inside;
  if (from === '') return undefined;
  return resolve(locked, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

const runsOn = ({ os, cpu, libc }: LockedPackage, target: Target): boolean =>
  (!os || os.includes(target.os)) &&
  (!cpu || cpu.includes(target.cpu)) &&
  (!libc || libc.includes(target.libc));
