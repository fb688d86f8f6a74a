import { z } from 'zod';
import { isoMoment, uuid } from './list.ts';

/** Who of a team wrote something, and when: told to whoever meets their text in place of their own. */
export const lastEdit = z.object({
  /** Fields and lists that were written; none: the whole. */
  names: z.array(z.string()),
  at: isoMoment,
  /** Null: nobody of the team, so it was the desk. */
  by: z
    .object({
      id: uuid,
      first_name: z.string(),
      last_name: z.string(),
      first_name_kh: z.string(),
      last_name_kh: z.string(),
    })
    .nullable(),
});
export type LastEdit = z.infer<typeof lastEdit>;
