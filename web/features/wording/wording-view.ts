import { WORDING_PATH } from '#shared/domain/wording.ts';
import { AREAS, type Area } from '#shared/i18n/areas.ts';
import { readOneOf, readPage, withParams } from '#web/lib/list-query.ts';

/** What the address of the list asks for. */
export interface WordingView {
  search: string;
  area: Area | undefined;
  changed: '1' | undefined;
  page: number;
}

/** What an address says wrongly counts as nothing said. */
export const readView = (params: URLSearchParams): WordingView => ({
  search: (params.get('search') ?? '').trim().slice(0, 200),
  area: readOneOf(params, 'area', AREAS),
  changed: readOneOf(params, 'changed', ['1'] as const),
  page: readPage(params),
});

/** The query of a view, defaults left out, without the `?`. */
export const viewQuery = ({ page, ...view }: WordingView): string =>
  withParams('', '', { ...view, page: page > 1 ? page : undefined }).slice(1);

/** The address of a view. */
export const viewTo = (view: WordingView): string => withParams(WORDING_PATH, viewQuery(view), {});
