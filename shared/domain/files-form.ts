type Action = (args: never) => unknown;
/** A call that takes a file, with its own bound if that is not the usual one. */
interface Upload {
  maxBytes: number | null;
}

/**
 * The action of a page whose form brings files, for these calls where they take more than pictures: the page is sent as much
 * as they are. To all others no more is sent than texts need, and more is not read.
 */
export function withFiles<A extends Action>(action: A, ...uploads: readonly Upload[]): A {
  return Object.assign(action, { takesFiles: uploads });
}

/** The calls that an action was declared to bring files to; null for one that takes no files. */
export function takesFiles(action: unknown): readonly Upload[] | null {
  if (typeof action !== 'function') return null;
  return (action as { takesFiles?: readonly Upload[] }).takesFiles ?? null;
}
