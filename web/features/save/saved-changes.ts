import { createStore } from '#web/lib/store.ts';

const UNCHANGED: ReadonlyMap<string, boolean> = new Map();

/** What was saved or taken off since this page began, by key: newer than what the server said when it drew the page. */
export const savedChanges = createStore(UNCHANGED);
