import { z } from 'zod';
import { REPORT_REASONS } from '#shared/domain/report.ts';
import { readContent } from './read-content.ts';
import { text } from './shapes.ts';

/** Who somebody is, by the key of an account. */
const who = text;
const line = z.strictObject({ by: who, days: z.int(), time: text, text });
const connection = z.strictObject({
  from: who,
  to: who,
  state: z.enum(['invited', 'approved', 'ignored']),
  purpose: text,
  note: z.string(),
  days: z.int(),
  lines: z.array(line).exactOptional(),
});
export type DemoConnection = z.infer<typeof connection>;

const content = readContent(
  'conversations',
  z.strictObject({
    connections: z.array(connection),
    corrections: z.array(
      z.strictObject({
        by: who,
        page: z.strictObject({ name: text, name_kh: text }),
        fact: text,
        correct: text,
        source: text,
        days: z.int(),
      }),
    ),
    reports: z.array(
      z.strictObject({ by: who, about: who, reason: z.enum(REPORT_REASONS), text, days: z.int() }),
    ),
  }),
);

/** Connections between people of the demo, with what they wrote; `days` and `time` are when, before today. */
export const CONNECTIONS = content.connections;
/** What people say is right on the pages of startups. */
export const CORRECTIONS = content.corrections;
/** What people reported to the desk: whom, by whom, why. */
export const REPORTS = content.reports;
