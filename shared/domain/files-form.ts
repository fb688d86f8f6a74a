type Action = (args: never) => unknown;

/** The action of a page whose form brings files. To all others no more is sent than texts need, and more is not read. */
export function withFiles<A extends Action>(action: A): A {
  return Object.assign(action, { takesFiles: true });
}

/** Whether an action was declared as one that takes files. */
export const takesFiles = (action: unknown): boolean =>
  typeof action === 'function' && (action as { takesFiles?: unknown }).takesFiles === true;
