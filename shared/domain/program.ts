import type { FilterGroup } from './filter-groups.ts';

/** What a program is at a moment, by its dates alone. */
export const PROGRAM_STATUSES = ['open', 'upcoming', 'closed'] as const;
export type ProgramStatus = (typeof PROGRAM_STATUSES)[number];

/** Open, closed or upcoming: never stored, always asked anew. A program without dates is open. */
export function programStatus(
  { opens_at, closes_at }: { opens_at: Date | null; closes_at: Date | null },
  now: Date,
): ProgramStatus {
  if (closes_at !== null && closes_at <= now) return 'closed';
  return opens_at !== null && opens_at > now ? 'upcoming' : 'open';
}

/** How soon an open program closes, in days of the country from today; each holds the shorter ones. */
export const CLOSING_DAYS = { week: 7, month: 30, quarter: 90 } as const;
export type ClosingWindow = keyof typeof CLOSING_DAYS;
export const CLOSING_WINDOWS = Object.keys(CLOSING_DAYS) as [ClosingWindow, ...ClosingWindow[]];

/** Orders of the list; the first is the default: open before upcoming before closed, the nearest deadline first. */
export const PROGRAM_ORDERS = ['closing', 'newest', 'title'] as const;
export type ProgramOrder = (typeof PROGRAM_ORDERS)[number];

/** The filters of the list in the order they are drawn; each is the query parameter of the same name. */
export const PROGRAM_FILTERS = [
  { key: 'status', name: 'Status', name_kh: 'ស្ថានភាព' },
  { key: 'category', name: 'Category', name_kh: 'ប្រភេទ' },
  { key: 'closing', name: 'Closes', name_kh: 'ថ្ងៃបិទទទួលពាក្យ' },
  { key: 'stage', name: 'Stage', name_kh: 'ដំណាក់កាល' },
  { key: 'sector', name: 'Sector', name_kh: 'វិស័យ' },
  { key: 'province', name: 'Province', name_kh: 'រាជធានី ខេត្ត' },
  { key: 'organiser', name: 'Organiser', name_kh: 'អ្នករៀបចំ' },
] as const satisfies readonly FilterGroup[];
export type ProgramFilterKey = (typeof PROGRAM_FILTERS)[number]['key'];
