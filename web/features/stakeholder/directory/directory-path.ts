import { categoryPath } from '#shared/domain/addresses.ts';

/** The page of a list of the directory. */
export const directoryPath = (category: string): string =>
  category === 'all' ? '/ecosystem/discover' : categoryPath(category);
