/** In place of a file in a form: the one that came in parts before (tus), by its id. */
const REFERENCE = /^upload:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const uploadReference = (id: string): string => `upload:${id}`;

/** The id in a field of a form; null where the field holds something else. */
export const uploadIdIn = (value: unknown): string | null =>
  typeof value === 'string' ? (REFERENCE.exec(value)?.[1] ?? null) : null;
