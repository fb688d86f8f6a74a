import { inTab, keep, readKept } from './device-storage.ts';

const ASK = 'phum:ask-sign-in';

/** This page reloads because its session is over: afterwards the sign-in dialog is to open and to lead back to it. */
export const askAfterReload = (path: string) => keep(inTab, ASK, path);
/** The page for which that was wanted, if it was; said once. */
export function takeAskedPath(): string | null {
  const path = readKept(inTab, ASK);
  if (path !== null) keep(inTab, ASK, null);
  return path;
}
/** Whether that was wanted. */
export const isPathAsked = (): boolean => readKept(inTab, ASK) !== null;
