import { z } from 'zod';
import { readContent } from './read-content.ts';
import { sector, text } from './shapes.ts';

const order = readContent(
  'sectors',
  z.array(z.strictObject({ sector: text, industry: text, beside: z.array(text) })),
);

/** All sectors in the order of their master list, a file each in the folder `startups`. */
export const SECTORS = order.map((one) => readContent(`startups/${one.sector}`, sector));

/** The industry a startup of each sector belongs to, and sectors it often works in besides. */
export const SECTOR_NEIGHBOURS: Readonly<Record<string, { industry: string; beside: readonly string[] }>> =
  Object.fromEntries(order.map(({ sector: name, ...near }) => [name, near]));
