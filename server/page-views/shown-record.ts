/** Pages that show one record of the directory and nothing else. */
const RECORD =
  /^\/ecosystem\/discover\/category\/[\w-]+\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})(?:-[\w-]*)?\/?$/i;

/** The record whose public page a path is; null for every other page. */
export const shownRecord = (path: string): string | null => RECORD.exec(path)?.[1]?.toLowerCase() ?? null;
