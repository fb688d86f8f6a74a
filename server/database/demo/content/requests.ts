import { z } from 'zod';
import { readContent } from './read-content.ts';
import { request } from './shapes.ts';

/** What waits at the desk, what was given back and what was refused. */
export const REQUESTS = readContent('requests', z.array(request));
