import type { ProgramCard, ProgramDetail } from '#shared/contracts/program.contract.ts';
import { type StakeholderKind, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { daysRemaining } from '#shared/format/deadlines.ts';
import type { stakeholder } from '../../database/schema/stakeholder.ts';
import { sanitiseRichText } from '../content/rich-text.ts';
import type { ProgramRow } from './program.queries.ts';

export function presentOrganiser(row: typeof stakeholder.$inferSelect | null) {
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    name_kh: row.name_kh,
    category: slugOf(row.kind as StakeholderKind, row.type_slug),
  };
}

export function presentProgram({ program, organiser, category }: ProgramRow, now = new Date()): ProgramCard {
  const closed = program.closes_at !== null && program.closes_at < now;
  const upcoming = !closed && program.opens_at !== null && program.opens_at > now;
  const open = !closed && !upcoming;
  return {
    id: program.id,
    uuid: program.id,
    title: program.title,
    title_kh: program.title_kh,
    summary: program.summary,
    summary_kh: program.summary_kh,
    category: category && { slug: category.slug, name: category.name, name_kh: category.name_kh },
    organiser: presentOrganiser(organiser),
    cohort_size: program.cohort_size,
    province_code: program.province_code,
    stages: program.stages,
    sectors: program.sectors,
    opens_at: program.opens_at?.toISOString() ?? null,
    closes_at: program.closes_at?.toISOString() ?? null,
    status: closed ? 'closed' : upcoming ? 'upcoming' : 'open',
    days_remaining: open && program.closes_at ? daysRemaining(program.closes_at, now) : null,
    apply_url: program.apply_url,
  };
}

const lines = (text: string) => text.split('\n').filter(Boolean);

export function presentProgramDetail(
  row: ProgramRow,
  related: ProgramRow[],
  now = new Date(),
): ProgramDetail {
  return {
    ...presentProgram(row, now),
    body: sanitiseRichText(row.program.body),
    body_kh: sanitiseRichText(row.program.body_kh),
    eligibility: lines(row.program.eligibility),
    eligibility_kh: lines(row.program.eligibility_kh),
    related: related.map((one) => presentProgram(one, now)),
  };
}
