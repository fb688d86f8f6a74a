import { chmodSync, copyFileSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a tree with the same files, readable for everybody and without symbolic links. A file that is readable already is
 * linked where the file system allows it, which costs no room. What only a compiler needs stays behind.
 */
export function copyReadable(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== 'pkgconfig') copyReadable(source, target);
    if (entry.isFile() && !entry.name.endsWith('.a')) copyFile(source, target);
  }
}

function copyFile(source: string, target: string): void {
  const { mode } = statSync(source);
  const wanted = (mode & 0o100) === 0 ? 0o644 : 0o755;
  if ((mode & wanted) === wanted && linked(source, target)) return;
  copyFileSync(source, target);
  chmodSync(target, wanted);
}

/** Links fail between file systems, and for files of others where the kernel protects them. */
function linked(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}
