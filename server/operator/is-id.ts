import { uuid } from '#shared/contracts/list.ts';

/** Whether what was typed can be an id at all: the database refuses everything else. */
export const isId = (text: string): boolean => uuid.safeParse(text).success;
