import { oneOf, words } from '#shared/domain/list-parts.ts';
import { WORDING_PATH } from '#shared/domain/wording.ts';
import { AREAS } from '#shared/i18n/areas.ts';
import { defineListState } from '#web/lib/list-state.ts';

/** The list in its address. */
export const wordingsList = defineListState(WORDING_PATH, {
  search: words,
  area: oneOf(AREAS, ''),
  changed: oneOf(['1'], ''),
});
export const { query: viewQuery, to: viewTo, change: withChange } = wordingsList;
