import { z } from 'zod';
import { readContent } from './read-content.ts';
import { eso } from './shapes.ts';

/** Support organisations. */
export const ESOS = readContent('esos', z.array(eso));
