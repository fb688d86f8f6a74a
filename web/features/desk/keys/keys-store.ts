import { createStore } from '#web/lib/store.ts';

/** Whether the help about the keys lies over the page. */
export const keysHelp = createStore(false);

export const openKeysHelp = () => keysHelp.set(true);
export const closeKeysHelp = () => keysHelp.set(false);
