import { z } from 'zod';
import { readContent } from './read-content.ts';
import { both } from './shapes.ts';

const content = readContent(
  'eligibility',
  z.strictObject({
    conditions: z.record(z.string(), both),
    terms: z.record(z.string(), z.array(both)),
  }),
);

/** Conditions of programs, by the letter `rules` of a program names them with. */
export const ELIGIBILITY = content.conditions;
/** What a program of each category gives and asks, as paragraphs of its page. */
export const PROGRAM_TERMS = content.terms;
