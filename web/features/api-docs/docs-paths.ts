export const DOCS_PATH = '/api/docs';

/** The page of one call: the id is the one the description gives it. */
export const callTo = (id: string): string => `${DOCS_PATH}/${id}`;
