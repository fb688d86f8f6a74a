import type { DirectoryRow } from '#shared/contracts/directory.contract.ts';
import { directoryState } from '#shared/domain/directory.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { pagePath } from '../../addresses/page-path.ts';
import type { Queryable } from '../../database/client.ts';
import { findNames, nameOf } from '../account/find-names.ts';
import type { DirectoryRecord } from './directory.queries.ts';

const ofThree = (...there: boolean[]) => ({ filled: there.filter(Boolean).length, total: there.length });
const moment = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString());

/** Lines of the desk's list, with the names of who looks after them. */
export async function presentRows(
  db: Queryable,
  records: readonly DirectoryRecord[],
): Promise<DirectoryRow[]> {
  const people = await findNames(
    db,
    records.map(({ owner_id }) => owner_id),
  );
  return records.map((one) => ({
    id: one.id,
    kind: one.kind as StakeholderKind,
    type_slug: one.type_slug,
    name: one.name,
    name_kh: one.name_kh,
    state: directoryState(one.status, one.merged_into !== null),
    version: one.version,
    province_code: one.province_code,
    sector: one.sector,
    owner: nameOf(people, one.owner_id),
    complete: one.rank,
    languages: {
      en: ofThree(one.name !== '', one.has_summary, one.has_description),
      km: ofThree(one.name_kh !== '', one.has_summary_kh, one.has_description_kh),
    },
    email: one.email,
    phone: one.phone,
    website: one.website,
    confirmed_at: moment(one.confirmed_at),
    approved_at: moment(one.approved_at),
    updated_at: moment(one.updated_at)!,
    created_at: moment(one.created_at)!,
    path: one.status === 'approved' ? pagePath(one) : null,
    merged_into: one.merged_into,
  }));
}
