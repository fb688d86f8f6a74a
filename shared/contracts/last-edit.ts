import { z } from 'zod';
import { isoMoment } from './list.ts';
import { namedPerson } from './person-names.ts';

/** Who of a team wrote something, and when: told to whoever meets their text in place of their own. */
export const lastEdit = z.object({
  /** Fields and lists that were written; none: the whole. */
  names: z.array(z.string()),
  at: isoMoment,
  /** Null: nobody of the team, so it was the desk. */
  by: namedPerson.nullable(),
});
export type LastEdit = z.infer<typeof lastEdit>;
