import { z } from 'zod';
import { readContent } from './read-content.ts';
import { text } from './shapes.ts';

const content = readContent(
  'home',
  z.strictObject({
    partners: z.array(text),
    highlights: z.array(
      z.strictObject({ kind: z.enum(['stakeholder', 'program', 'event', 'resource']), name: text }),
    ),
  }),
);

/** Partners on the home page; each is in the directory under the same name. */
export const PARTNERS = content.partners;
/** What the home page puts first, by name or title. */
export const HIGHLIGHTS = content.highlights;
