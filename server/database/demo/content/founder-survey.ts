import { z } from 'zod';
import { readContent } from './read-content.ts';
import { text } from './shapes.ts';

/** Each answer in both languages, with how many founders gave it. */
const question = z.strictObject({ column: text, answers: z.array(z.tuple([text, text, z.int()])) });
export type SurveyQuestion = z.infer<typeof question>;

const content = readContent(
  'founder-survey',
  z.strictObject({ asked: z.int(), questions: z.array(question) }),
);

/** How many founders were asked; the answers of each question add up to them. */
export const FOUNDERS_ASKED = content.asked;
/** The questions of the survey of founders. */
export const SURVEY = content.questions;
