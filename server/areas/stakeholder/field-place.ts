import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { TERM_FIELDS, type TermField } from '#shared/domain/facets.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import * as schema from '../../database/schema/stakeholder.ts';
import type { StakeholderPatch } from './stakeholder-record.ts';

/** Parts of a record that are rows of their own. */
const PARTS = {
  startup: schema.startup,
  individual: schema.stakeholder_individual,
  investor: schema.investor,
  eso: schema.eso,
} as const satisfies Record<string, PgTable>;
type Part = keyof typeof PARTS;

const PARTS_OF: Readonly<Record<StakeholderKind, readonly Part[]>> = {
  startup: ['startup'],
  mentor: ['individual'],
  investor: ['individual', 'investor'],
  eso: ['eso'],
  other: [],
};

/** The few fields that are not called like their column. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  logo: 'logo_id',
  cover: 'cover_id',
  // What an organisation describes, a person tells.
  bio: 'description',
  bio_kh: 'description_kh',
  startup_areas: 'areas',
};

/** Where a field of the forms stands in a record: in its own row (null), in a part, or among its terms. */
export interface FieldPlace {
  part: Part | 'terms' | null;
  name: string;
}

const has = (table: PgTable, column: string) => Object.hasOwn(getTableColumns(table), column);

/**
 * Where a field of a kind stands in its record, as the tables of the database say; null for what is no part of the page (the
 * requester's own contact). Requests, profiles, changes and merges all go by it, so that none forgets a field.
 */
export function placeOf(kind: StakeholderKind, field: string): FieldPlace | null {
  if ((TERM_FIELDS as readonly string[]).includes(field)) return { part: 'terms', name: field };
  const name = COLUMN_OF[field] ?? field;
  const part = PARTS_OF[kind].find((one) => has(PARTS[one], name));
  if (part) return { part, name };
  return name === 'areas' || has(schema.stakeholder, name) ? { part: null, name } : null;
}

/** The place of a field that has one; throws where somebody added a field and no column. */
export function placeIn(kind: StakeholderKind, field: string): FieldPlace {
  const place = placeOf(kind, field);
  if (!place)
    throw new Error(`The field ${field} of a ${kind} has no column: add one to server/database/schema.`);
  return place;
}

type Values = Record<string, unknown>;

/** What stands at a place of a record, or of a part of one; undefined where nothing does. */
export function valueAt(record: object, { part, name }: FieldPlace): unknown {
  const row = part === null ? record : (record as Values)[part];
  const value = (row as Values | null | undefined)?.[name];
  return part === 'terms' ? ((value as readonly TermField[] | undefined) ?? []) : value;
}

/** Puts a value at its place of what is to be written. */
export function putAt(target: StakeholderPatch, { part, name }: FieldPlace, value: unknown): void {
  const values = target as Values;
  if (part === null) values[name] = value;
  else values[part] = { ...(values[part] as Values | undefined), [name]: value };
}
