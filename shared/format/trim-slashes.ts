/**
 * A path without slashes at its end; that of the home page becomes empty. Not a pattern: those that look behind stop the
 * scripts of Safari before 16.4, and the others take the square of a path of slashes.
 */
export function trimEndSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
