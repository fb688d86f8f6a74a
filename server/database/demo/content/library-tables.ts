import { z } from 'zod';
import { readContent } from './read-content.ts';

/** Tables of the library that are not counted from the demo data, by the title of the file. */
export const WRITTEN_TABLES = readContent(
  'library-tables',
  z.record(z.string(), z.array(z.array(z.union([z.string(), z.number()])))),
);
