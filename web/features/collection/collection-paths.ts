import { DESK_PATH } from '../desk/frame/desk-paths.ts';

/** Where the desk keeps what the site publishes. */
export const CONTENT_PATH = `${DESK_PATH}/content`;

/** What appears and leaves by itself. */
export const PLANNED_PATH = `${CONTENT_PATH}/planned`;

export const collectionPath = (collection: string) => `${CONTENT_PATH}/${collection}`;
export const newRecordPath = (collection: string) => `${collectionPath(collection)}/new`;
export const importPath = (collection: string) => `${collectionPath(collection)}/import`;
export const exportPath = (collection: string, query = '') =>
  `${collectionPath(collection)}/export.csv${query && `?${query}`}`;

/** The form of a record, or one of the pages about it; `list` is the query of the list one comes from. */
export function recordPath(
  collection: string,
  id: string,
  page: '' | 'history' | 'preview' = '',
  list = '',
): string {
  const path = `${collectionPath(collection)}/${id}${page && `/${page}`}`;
  return list ? `${path}?${new URLSearchParams({ list })}` : path;
}

/** The start of the API's addresses of a collection. */
export const collectionApi = (collection: string) => `/desk-api/v1/collections/${collection}/`;
