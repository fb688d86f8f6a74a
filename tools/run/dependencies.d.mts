interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
export function notLocked(manifest: Manifest, lock: { packages?: Record<string, Manifest> }): string[];
export function dependencyHash(lockFile: Uint8Array, nodeVersion: string): string;
export const INSTALL: string[];
export function isWhole(folder: string): boolean;
export function installDependencies(
  nodeVersion: string,
  folder?: string,
  install?: () => Promise<number>,
): Promise<void>;
