import { z } from 'zod';
import { readContent } from './read-content.ts';
import { ABOUT_KINDS, both } from './shapes.ts';

const content = readContent(
  'about',
  z.strictObject({ of: z.record(z.enum(ABOUT_KINDS), z.array(both).min(1)), at_home: z.array(both) }),
);

/**
 * Sentences that complete the description of a record, by kind and type; `{n}` is a figure, `{place}` its province,
 * `{day}` a day of the week. Each stands on few records, so that no two read alike.
 */
export const ABOUT = content.of;
/** Where a startup's team sits and how it works; `{n}` people in `{place}`. */
export const AT_HOME = content.at_home;
