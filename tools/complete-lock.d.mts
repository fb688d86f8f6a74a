export interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
export interface LockFile {
  packages: Record<string, LockedPackage>;
}
export function completeLock(lock: LockFile): { lock: LockFile; added: string[] };
