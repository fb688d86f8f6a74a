import type { z } from 'zod';
import type {
  Relations,
  RelationWay,
  roundInvestor,
  StakeholderLink,
} from '#shared/contracts/stakeholder-relations.ts';
import { FACETS } from '#shared/domain/facets.ts';
import { programStatus } from '#shared/domain/program.ts';
import { type StakeholderKind, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { tailOf } from '../../addresses/tail-of.ts';
import { fileAddress } from '../file/file-address.ts';
import type { DirectoryIndex } from './directory/directory-index.ts';
import type { LinkRow, RelationRows } from './relations.queries.ts';

export type Links = ReadonlyMap<string, StakeholderLink>;

/** The public records that relations lead to, by id. */
export const presentLinks = ({ links }: RelationRows): Links =>
  new Map(links.map((row) => [row.id, presentLink(row)]));

function presentLink(row: LinkRow): StakeholderLink {
  const kind = row.kind as StakeholderKind;
  return {
    id: row.id,
    tail: tailOf(row),
    kind,
    category: slugOf(kind, row.type_slug),
    name: row.name,
    name_kh: row.name_kh,
    logo: row.logo_id ? fileAddress(row.logo_id, '256') : '',
  };
}

/** A funding type by its slug, in the words of the master list; a type that was taken off it keeps its slug. */
export function fundingType(directory: DirectoryIndex, slug: string) {
  const { name, name_kh } = directory.list(FACETS.funding_stage.taxonomy!).get(slug) ?? {
    name: slug,
    name_kh: slug,
  };
  return { slug, name, name_kh };
}

/** Every record that the relations of one name. */
export function namedIn(rows: RelationRows): string[] {
  return [
    ...new Set([
      ...rows.cohorts.flatMap(({ eso_id, startups }) => [eso_id, ...startups]),
      ...rows.investments.map(({ into_id }) => into_id),
      ...rows.investors.flatMap(({ stakeholder_id }) => stakeholder_id ?? []),
      ...rows.shared,
    ]),
  ];
}

const moment = (written: string | null) => (written === null ? null : new Date(written));

/** The relations of a record; whoever has no public page is left out. */
export function presentRelations(
  id: string,
  rows: RelationRows,
  links: Links,
  directory: DirectoryIndex,
  now: Date,
): Relations {
  return {
    programs: rows.programs.map((row) => ({
      id: row.id,
      tail: tailOf(row),
      title: row.title,
      title_kh: row.title_kh,
      status: programStatus({ opens_at: moment(row.opens_at), closes_at: moment(row.closes_at) }, now),
      closes_at: moment(row.closes_at)?.toISOString() ?? null,
    })),
    cohorts: rows.cohorts.flatMap((row) => {
      const eso = links.get(row.eso_id);
      if (!eso) return [];
      const { name, name_kh, starts_on, ends_on, program_id, title, title_kh } = row;
      const titles = { title: title ?? '', title_kh: title_kh ?? '' };
      const program = program_id ? { id: program_id, tail: tailOf(titles), ...titles } : null;
      const startups = row.startups.flatMap((one) => links.get(one) ?? []);
      return [{ id: row.id, name, name_kh, starts_on, ends_on, program, eso, startups }];
    }),
    investments: rows.investments.flatMap((row) => {
      const into = links.get(row.into_id);
      if (!into) return [];
      const { round_id, announced_date, amount, currency, funding_type: slug, confirmed_at } = row;
      const type = fundingType(directory, slug);
      const confirmed = confirmed_at !== null;
      return [{ id: round_id, into, announced_date, amount, currency, funding_type: type, confirmed }];
    }),
    works_with: worksWith(id, rows, links),
  };
}

/** Everybody a record has to do with, once each, with all the ways; those with more ways first. */
function worksWith(id: string, rows: RelationRows, links: Links): Relations['works_with'] {
  const ways = new Map<string, Set<RelationWay>>();
  const add = (other: string | null, way: RelationWay) => {
    if (other === null || other === id || !links.has(other)) return;
    ways.set(other, (ways.get(other) ?? new Set()).add(way));
  };
  for (const { eso_id, startups } of rows.cohorts) {
    // Startups of one cohort are named there; who works with whom are the organisation and each of them.
    if (eso_id === id) for (const one of startups) add(one, 'cohort');
    else add(eso_id, 'cohort');
  }
  for (const { into_id } of rows.investments) add(into_id, 'invested_in');
  for (const { stakeholder_id } of rows.investors) add(stakeholder_id, 'investor');
  for (const other of rows.shared) add(other, 'team');
  return [...ways]
    .map(([other, how]) => ({ stakeholder: links.get(other) as StakeholderLink, ways: [...how] }))
    .sort(byWays);
}

/** Those with more ways first, else by name. */
export const byWays = (a: Relations['works_with'][number], b: Relations['works_with'][number]): number =>
  b.ways.length - a.ways.length || a.stakeholder.name.localeCompare(b.stakeholder.name);

/** Who put money into one round. */
export function presentInvestors(
  rows: RelationRows['investors'],
  roundId: string,
  links: Links,
): z.input<typeof roundInvestor>[] {
  return rows
    .filter(({ round_id }) => round_id === roundId)
    .map(({ name, stakeholder_id, confirmed_at }) => {
      const page = stakeholder_id ? (links.get(stakeholder_id) ?? null) : null;
      return { name: page?.name ?? name, page, confirmed: confirmed_at !== null };
    });
}
