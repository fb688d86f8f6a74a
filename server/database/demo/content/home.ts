import { z } from 'zod';
import { readContent } from './read-content.ts';
import { text } from './shapes.ts';

const content = readContent(
  'home',
  z.strictObject({
    coordinators: z.array(z.strictObject({ name: text, name_kh: text, mark: text, url: z.url() })),
    partners: z.array(text),
    highlights: z.array(
      z.strictObject({ kind: z.enum(['stakeholder', 'program', 'event', 'resource']), name: text }),
    ),
  }),
);

/** The two bodies that coordinate the platform: at the foot of every page. A real site names its own at the desk. */
export const COORDINATORS = content.coordinators;
/** Partners on the home page; each is in the directory under the same name. */
export const PARTNERS = content.partners;
/** What the home page puts first, by name or title. */
export const HIGHLIGHTS = content.highlights;
