import { categoryPath } from '#web/lib/stakeholder-link.ts';

/** The page of a list of the directory. */
export const directoryPath = (category: string): string =>
  category === 'all' ? '/ecosystem/discover' : categoryPath(category);
