import { z } from 'zod';
import { readContent } from './read-content.ts';
import { both, town } from './shapes.ts';

const content = readContent(
  'places',
  z.strictObject({
    towns: z.record(z.string(), z.array(town)),
    venues: z.record(z.string(), z.array(both)),
  }),
);

/** Towns, or districts of the capital, with communes of each, by province code. */
export const TOWNS = content.towns;
/** Where events are held, by province code. */
export const VENUES = content.venues;
