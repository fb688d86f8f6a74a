import { inArray } from 'drizzle-orm';
import type { Party } from '#shared/contracts/connection.contract.ts';
import { maySee, type Relation } from '#shared/domain/person.ts';
import { pagePath } from '../../addresses/page-path.ts';
import type { Queryable } from '../../database/client.ts';
import { person } from '../../database/schema/person.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { DEFAULT_PHOTO } from '../account/account.present.ts';
import { fileAddress } from '../file/file-address.ts';
import { findPagesOf, type What, whatOfPage, whatOfPerson } from './party-what.ts';

/** `what`: what they are by their pages, where that was read. */
export type PersonRow = typeof person.$inferSelect & Partial<What>;
export type StakeholderRow = typeof stakeholder.$inferSelect;

/** The people and organisations some connections are between. */
export interface Parties {
  people: ReadonlyMap<string, PersonRow>;
  stakeholders: ReadonlyMap<string, StakeholderRow>;
}

type Ids = readonly (string | null)[];

export async function findParties(db: Queryable, people: Ids, stakeholders: Ids): Promise<Parties> {
  const [personIds, stakeholderIds] = [people, stakeholders].map((ids) => [
    ...new Set(ids.filter((id) => id !== null)),
  ]) as [string[], string[]];
  // One after the other: inside a transaction there is one connection.
  const rows =
    personIds.length > 0 ? await db.select().from(person).where(inArray(person.id, personIds)) : [];
  const pages =
    stakeholderIds.length > 0
      ? await db.select().from(stakeholder).where(inArray(stakeholder.id, stakeholderIds))
      : [];
  const known = await findPagesOf(db, personIds);
  const whatOf = (id: string) => whatOfPerson(known.find(({ person_id }) => person_id === id));
  return {
    people: new Map(rows.map((row) => [row.id, { ...row, ...whatOf(row.id) }])),
    stakeholders: new Map(pages.map((row) => [row.id, row])),
  };
}

/** A person as somebody who stands to them in this way may see them. */
export function presentPersonParty(row: PersonRow, relation: Relation): Party {
  const seen = (field: 'photo' | 'occupation') => maySee(field, row.visibility, relation);
  return {
    kind: 'person',
    id: row.id,
    name: joined(row.last_name, row.first_name),
    name_kh: joined(row.last_name_kh, row.first_name_kh),
    what: row.what ?? '',
    what_kh: row.what_kh ?? '',
    line: seen('occupation') ? row.occupation : '',
    line_kh: seen('occupation') ? row.occupation_kh : '',
    photo: row.photo_id && seen('photo') ? fileAddress(row.photo_id, '128') : DEFAULT_PHOTO,
    url: `/user/${row.id}`,
  };
}

export function presentStakeholderParty(row: StakeholderRow): Party {
  return {
    kind: 'stakeholder',
    id: row.id,
    name: row.name,
    name_kh: row.name_kh,
    ...whatOfPage(row),
    line: row.summary,
    line_kh: row.summary_kh,
    photo: row.logo_id ? fileAddress(row.logo_id, '128') : '',
    url: pagePath(row),
  };
}

/** Family name first, as everywhere. */
const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');
