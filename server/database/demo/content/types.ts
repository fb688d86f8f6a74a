import type { OtherStakeholderSlug } from '#shared/domain/stakeholder-kinds.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';

/** One text in both languages. */
export type Both = readonly [en: string, km: string];
/** Family and given name in Latin, then in Khmer script. */
export type FourNames = readonly [last: string, first: string, last_kh: string, first_kh: string];
export type Gender = 'woman' | 'man';
/** Which sentences a record other than a startup may say of itself. */
export type AboutKind = 'eso' | 'investor' | 'mentor' | OtherStakeholderSlug;

interface Summary {
  summary: string;
  summary_kh: string;
}
interface Named extends Summary {
  name: string;
  name_kh: string;
  /** Province code. */
  province: string;
}

export interface StartupContent extends Named {
  stage: string;
  year: number;
  /** Slugs of business models, the main one first. */
  models: readonly string[];
  /** Which sentences of its sector are true of it: context, proof, next. */
  tells: readonly [context: number, proof: number, next: number];
  products: readonly { name: string; name_kh: string; description: string; description_kh: string }[];
}

/** The startups of one sector, with the sentences they tell about themselves. */
export interface SectorContent {
  sector: string;
  /** Why anybody works in this field. */
  context: readonly Both[];
  /** What has been reached; `{n}` is the startup's own figure. */
  proof: readonly Both[];
  /** What comes next. */
  next: readonly Both[];
  startups: readonly StartupContent[];
}

export interface EsoContent extends Named {
  year: number;
  services: readonly string[];
  sectors: readonly string[];
}
export type OrganisationContent = Named;

export interface FundContent extends Named {
  type: string;
  stages: readonly string[];
  ticket: readonly [from: number, to: number];
  sectors: readonly string[];
}

interface PersonContent extends Summary {
  province: string;
  /** Left out: made from the lists of names. */
  names?: FourNames;
  interests: readonly string[];
  role: string;
  role_kh: string;
  company: string;
  company_kh: string;
}
export interface PrivateInvestorContent extends PersonContent {
  gender: Gender;
  stages: readonly string[];
  ticket: readonly [from: number, to: number];
  sectors: readonly string[];
}
export interface MentorContent extends PersonContent {
  gender?: Gender;
  investor?: number;
  expertise: readonly string[];
}

interface Titled extends Summary {
  title: string;
  title_kh: string;
  category: string;
}
export interface ProgramContent extends Titled {
  /** Name of a support organisation. */
  organiser: string;
  province?: string;
  cohort_size: number;
  stages: readonly string[];
  sectors: readonly string[];
  closes_in: number;
  rules: string;
}
export interface EventContent extends Titled {
  organiser: string;
  province?: string;
  starts_in: number;
  /** Time of day in Phnom Penh. */
  at: string;
  hours: number;
  capacity: number;
  price: number;
  /** Currency of the price; US dollars without. */
  currency?: 'KHR';
  /** Zone of those who hold it, where it is not that of Phnom Penh. */
  time_zone?: string;
  spotlight?: boolean;
}
export interface PostContent extends Titled {
  topic: string;
  days_ago: number;
}
export interface LibraryFileContent extends Titled {
  format: 'pdf' | 'csv' | 'docx' | 'xlsx';
  topic?: string;
  days_ago: number;
}
export interface Town {
  name: string;
  name_kh: string;
  communes: readonly Both[];
}

/** A message of a reviewer, pinned to a field or to the whole. */
export interface MessageContent {
  field: string | null;
  body: string;
  body_kh: string;
}

/** A request at the desk. Values are those of the listing form; what is left out is filled in by kind. */
export interface RequestContent {
  kind: SubjectKind;
  status: 'reviewing' | 'returned' | 'rejected' | 'approved';
  /** Title of the program or event that an approved suggestion became. */
  became?: string;
  requester: string;
  email: string;
  language: 'en' | 'km';
  /** Hours since the turn changed last. */
  waiting: number;
  round: 1 | 2;
  /** Index of the reviewer who holds it. */
  assignee?: 0 | 1;
  values: Record<string, string | string[]>;
  /** Values of the first round that were changed for the second. */
  before?: Record<string, string | string[]>;
  messages?: readonly MessageContent[];
  /** Why it was rejected. */
  reason?: string;
  /** A note of the desk to itself. */
  note?: string;
}
