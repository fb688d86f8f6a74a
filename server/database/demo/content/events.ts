import { z } from 'zod';
import { readContent } from './read-content.ts';
import { event } from './shapes.ts';

/** Events; `starts_in` days from the day of seeding, no province means online, `price` in US dollars. */
export const EVENTS = readContent('events', z.array(event));
