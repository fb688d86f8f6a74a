import type { ProgramCard, ProgramDetail } from '#shared/contracts/program.contract.ts';
import { programStatus } from '#shared/domain/program.ts';
import { type StakeholderKind, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { daysRemaining } from '#shared/format/deadlines.ts';
import { tailOf } from '../../addresses/tail-of.ts';
import type { stakeholder } from '../../database/schema/stakeholder.ts';
import { presentCover } from '../file/cover.present.ts';
import { fileAddress } from '../file/file-address.ts';
import { sanitiseRichText } from '../publication/rich-text.ts';
import type { DirectoryIndex } from '../stakeholder/directory/directory-index.ts';
import type { ProgramRow } from './program.queries.ts';

export function presentOrganiser(row: typeof stakeholder.$inferSelect | null) {
  if (!row) return null;
  return {
    id: row.id,
    tail: tailOf(row),
    name: row.name,
    name_kh: row.name_kh,
    category: slugOf(row.kind as StakeholderKind, row.type_slug),
    logo: row.logo_id ? fileAddress(row.logo_id, '128') : '',
  };
}

/** What besides its row a program is drawn from: what the caller keeps for later, the master lists, the moment. */
interface Surroundings {
  saved: ReadonlySet<string>;
  directory: Pick<DirectoryIndex, 'list'>;
  now: Date;
}

/** A program as lists show it. */
export function presentProgram(
  { program, organiser, category, cover }: ProgramRow,
  { saved, directory, now }: Surroundings,
): ProgramCard {
  const status = programStatus(program, now);
  return {
    id: program.id,
    uuid: program.id,
    tail: tailOf(program),
    title: program.title,
    title_kh: program.title_kh,
    summary: program.summary,
    summary_kh: program.summary_kh,
    category: category && { slug: category.slug, name: category.name, name_kh: category.name_kh },
    organiser: presentOrganiser(organiser),
    cohort_size: program.cohort_size,
    province_code: program.province_code,
    stages: program.stages,
    stage_names: [...directory.list('stage')]
      .filter(([slug]) => program.stages.includes(slug))
      .sort(([, a], [, b]) => a.place - b.place)
      .map(([slug, { name, name_kh }]) => ({ slug, name, name_kh })),
    sectors: program.sectors,
    opens_at: program.opens_at?.toISOString() ?? null,
    closes_at: program.closes_at?.toISOString() ?? null,
    status,
    days_remaining: status === 'open' && program.closes_at ? daysRemaining(program.closes_at, now) : null,
    apply_url: program.apply_url,
    cover: presentCover(cover, program),
    is_saved: saved.has(program.id),
  };
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** When a record was first shown. */
export const shownSince = (row: {
  published_at: Date | null;
  approved_at: Date | null;
  created_at: Date;
}): Date => row.published_at ?? row.approved_at ?? row.created_at;

export function presentProgramDetail(
  row: ProgramRow,
  related: readonly ProgramRow[],
  sectors: readonly { value: string; name: string; name_kh: string }[],
  surroundings: Surroundings,
): ProgramDetail {
  const { program } = row;
  return {
    ...presentProgram(row, surroundings),
    body: sanitiseRichText(program.body),
    body_kh: sanitiseRichText(program.body_kh),
    sector_names: sectors
      .filter(({ value }) => program.sectors.includes(value))
      .map(({ value, name, name_kh }) => ({ slug: value, name, name_kh })),
    eligibility: lines(program.eligibility),
    eligibility_kh: lines(program.eligibility_kh),
    published_at: shownSince(program).toISOString(),
    updated_at: program.updated_at.toISOString(),
    related: related.map((one) => presentProgram(one, surroundings)),
  };
}
