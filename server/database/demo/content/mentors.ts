import { z } from 'zod';
import { readContent } from './read-content.ts';
import { mentor } from './shapes.ts';

/** Mentors; `investor` points to the private investor who is the same person. */
export const MENTORS = readContent('mentors', z.array(mentor));
