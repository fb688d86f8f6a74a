import { inTab, keep, readKept } from './device-storage.ts';
import { createStore } from './store.ts';

/** The server keeps what came of a file for a day. */
const KEPT_MS = 86_400_000;

/** Under what name it is kept that a file is on its way; a page where something is wakes by itself (web/starter). */
export const uploadKey = (field: string, page = window.location.pathname): string =>
  `phum:sending:${page}:${field}`;

/** How often something of it changed, for who shows it. */
export const stoppedUploads = createStore(0);

/** A large file is on its way from a field of this page. Returns how to say that it is over, whatever became of it and whichever page is open by then. */
export function noteUpload(field: string, fileName: string): () => void {
  const key = uploadKey(field);
  note(key, JSON.stringify({ name: fileName, at: Date.now() }));
  return () => note(key, null);
}

/** Nobody wants to hear of it any more. */
export const dismissUpload = (field: string): void => note(uploadKey(field), null);

function note(key: string, text: string | null): void {
  keep(inTab, key, text);
  stoppedUploads.set(stoppedUploads.get() + 1);
}

/** The name of the file that was on its way from a field when this page was loaded anew in its tab. */
export function stoppedUpload(field: string): string | null {
  try {
    const { name, at } = JSON.parse(readKept(inTab, uploadKey(field)) ?? '{}') as Record<string, unknown>;
    return typeof name === 'string' && Date.now() - Number(at) < KEPT_MS ? name : null;
  } catch {
    return null;
  }
}
