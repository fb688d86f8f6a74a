import { z } from 'zod';
import { readContent } from './read-content.ts';
import { program } from './shapes.ts';

/** Programs; `closes_in` days from the day of seeding, `rules` are letters of ELIGIBILITY. */
export const PROGRAMS = readContent('programs', z.array(program));
