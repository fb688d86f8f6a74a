import { z } from 'zod';
import { OTHER_STAKEHOLDER_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { SUBJECT_KINDS } from '#shared/domain/subject-kinds.ts';

/** A text that is there. */
export const text = z.string().min(1);
/** One text in both languages: English, then Khmer. */
export const both = z.tuple([text, text]);
export type Both = readonly [en: string, km: string];
/** Family and given name in Latin, then in Khmer script. */
const fourNames = z.tuple([text, text, text, text]);
export type FourNames = readonly [last: string, first: string, last_kh: string, first_kh: string];
export const gender = z.enum(['woman', 'man']);
export type Gender = z.infer<typeof gender>;
/** Which sentences a record other than a startup may say of itself. */
export const ABOUT_KINDS = ['eso', 'investor', 'mentor', ...OTHER_STAKEHOLDER_SLUGS] as const;
export type AboutKind = (typeof ABOUT_KINDS)[number];

const summary = { summary: text, summary_kh: text };
const named = { name: text, name_kh: text, ...summary, province: z.string().regex(/^\d\d$/) };

const startup = z.strictObject({
  ...named,
  stage: text,
  year: z.int(),
  /** Slugs of business models, the main one first. */
  models: z.array(text).min(1),
  /** Which sentences of its sector are true of it: context, proof, next. */
  tells: z.tuple([z.int(), z.int(), z.int()]),
  products: z.array(z.strictObject({ name: text, name_kh: text, description: text, description_kh: text })),
});
export type StartupContent = z.infer<typeof startup>;

/** The startups of one sector, with the sentences they tell about themselves. */
export const sector = z.strictObject({
  sector: text,
  /** Why anybody works in this field. */
  context: z.array(both).min(1),
  /** What has been reached; `{n}` is the startup's own figure. */
  proof: z.array(both).min(1),
  /** What comes next. */
  next: z.array(both).min(1),
  startups: z.array(startup),
});
export type SectorContent = z.infer<typeof sector>;

export const eso = z.strictObject({
  ...named,
  year: z.int(),
  services: z.array(text),
  sectors: z.array(text),
});
export type EsoContent = z.infer<typeof eso>;
export const organisation = z.strictObject(named);
export type OrganisationContent = z.infer<typeof organisation>;

/** What one investment is: from, to. */
const ticket = z.tuple([z.int(), z.int()]);
export const fund = z.strictObject({
  ...named,
  type: text,
  stages: z.array(text),
  ticket,
  sectors: z.array(text),
});
export type FundContent = z.infer<typeof fund>;

const human = {
  ...summary,
  province: named.province,
  /** Left out: made from the lists of names. */
  names: fourNames.exactOptional(),
  interests: z.array(text),
  role: text,
  role_kh: text,
  company: text,
  company_kh: text,
};
export const privateInvestor = z.strictObject({
  ...human,
  gender,
  stages: z.array(text),
  ticket,
  sectors: z.array(text),
});
export type PrivateInvestorContent = z.infer<typeof privateInvestor>;
/** `investor`: the place of the private investor who is the same person. */
export const mentor = z.strictObject({
  ...human,
  gender: gender.exactOptional(),
  investor: z.int().exactOptional(),
  expertise: z.array(text),
});
export type MentorContent = z.infer<typeof mentor>;

const titled = { title: text, title_kh: text, ...summary, category: text };
export const program = z.strictObject({
  ...titled,
  /** Name of a support organisation. */
  organiser: text,
  province: named.province.exactOptional(),
  cohort_size: z.int(),
  stages: z.array(text),
  sectors: z.array(text),
  closes_in: z.int(),
  rules: z.string(),
});
export type ProgramContent = z.infer<typeof program>;
export const event = z.strictObject({
  ...titled,
  organiser: text,
  province: named.province.exactOptional(),
  starts_in: z.int(),
  /** Time of day in Phnom Penh. */
  at: z.string().regex(/^\d\d:\d\d$/),
  hours: z.number(),
  capacity: z.int(),
  price: z.number(),
  /** Currency of the price; US dollars without. */
  currency: z.literal('KHR').exactOptional(),
  /** Zone of those who hold it, where it is not that of Phnom Penh. */
  time_zone: text.exactOptional(),
  spotlight: z.boolean().exactOptional(),
});
export type EventContent = z.infer<typeof event>;
export const post = z.strictObject({ ...titled, topic: text, days_ago: z.int() });
export type PostContent = z.infer<typeof post>;
export const libraryFile = z.strictObject({
  ...titled,
  format: z.enum(['pdf', 'csv', 'docx', 'xlsx']),
  topic: text.exactOptional(),
  days_ago: z.int(),
});
export type LibraryFileContent = z.infer<typeof libraryFile>;
export const town = z.strictObject({ name: text, name_kh: text, communes: z.array(both) });
export type Town = z.infer<typeof town>;

/** A message of a reviewer, pinned to a field or to the whole. */
const message = z.strictObject({ field: text.nullable(), body: z.string(), body_kh: z.string() });
export type MessageContent = z.infer<typeof message>;
const values = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** A request at the desk. Values are those of the listing form; what is left out is filled in by kind. */
export const request = z.strictObject({
  kind: z.enum(SUBJECT_KINDS),
  status: z.enum(['reviewing', 'returned', 'rejected', 'approved']),
  /** Title of the program or event that an approved suggestion became. */
  became: text.exactOptional(),
  requester: text,
  email: z.email(),
  language: z.enum(['en', 'km']),
  /** Hours since the turn changed last. */
  waiting: z.number(),
  round: z.union([z.literal(1), z.literal(2)]),
  /** Index of the reviewer who holds it. */
  assignee: z.union([z.literal(0), z.literal(1)]).exactOptional(),
  values,
  /** Values of the first round that were changed for the second. */
  before: values.exactOptional(),
  messages: z.array(message).exactOptional(),
  /** Why it was rejected. */
  reason: text.exactOptional(),
  /** A note of the desk to itself. */
  note: text.exactOptional(),
});
export type RequestContent = z.infer<typeof request>;
