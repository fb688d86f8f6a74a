import { SAVED_PATH } from '#shared/domain/saved.ts';
import { SAVED_LIST } from '#shared/domain/saved-list.ts';
import { defineListState } from '#web/lib/list-state.ts';

/** The saved list in its address. */
export const savedList = defineListState(SAVED_PATH, SAVED_LIST);
export const { to: viewTo, change: withChange } = savedList;
