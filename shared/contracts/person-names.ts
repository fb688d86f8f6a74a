import { z } from 'zod';
import { uuid } from './list.ts';

/** The names of a person in both scripts. */
export const personNames = {
  first_name: z.string(),
  last_name: z.string(),
  first_name_kh: z.string(),
  last_name_kh: z.string(),
};

/** A person whom an answer names. */
export const namedPerson = z.object({ id: uuid, ...personNames });
