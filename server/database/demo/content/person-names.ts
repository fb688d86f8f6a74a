import { z } from 'zod';
import { readContent } from './read-content.ts';
import { both } from './shapes.ts';

const names = z.array(both).min(1);
const content = readContent('person-names', z.strictObject({ family: names, women: names, men: names }));

/** Family names. */
export const FAMILY_NAMES = content.family;
/** Given names of women. */
export const WOMEN = content.women;
/** Given names of men. */
export const MEN = content.men;
