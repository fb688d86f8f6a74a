import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { compareForMerge as contract, MergeComparison } from '#shared/contracts/merge.contract.ts';
import type { TermField } from '#shared/domain/facets.ts';
import { findSpokenLanguage } from '#shared/domain/languages-list.ts';
import { MERGED_PARTS, type MergeRefusal } from '#shared/domain/merge.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { formatPhone } from '#shared/format/phones.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { pagePath } from '../../../addresses/page-path.ts';
import type { Queryable } from '../../../database/client.ts';
import { claim } from '../../../database/schema/claim.ts';
import { stakeholder_member } from '../../../database/schema/stakeholder.ts';
import { submission } from '../../../database/schema/submission.ts';
import { serverTexts } from '../../../feeds/server-texts.ts';
import { signedIn } from '../../../http/actor.ts';
import type { CallContext, Handler } from '../../../http/route.ts';
import { presentImage } from '../../file/file.present.ts';
import { findFiles } from '../../file/file.queries.ts';
import { valueAt } from '../field-place.ts';
import { findTerm, readMasterTerms } from '../master-terms.ts';
import { readRecord } from '../read-record.ts';
import type { StakeholderRecord } from '../stakeholder-record.ts';
import { countRows } from './joins.ts';
import { type MergeField, mergeFields } from './merge-fields.ts';

type Side = MergeComparison['from'];

export const presentSide = (
  row: Pick<
    StakeholderRecord,
    'id' | 'kind' | 'type_slug' | 'name' | 'name_kh' | 'status' | 'version' | 'rank' | 'created_at'
  >,
): Side => ({
  id: row.id,
  kind: row.kind,
  type_slug: row.type_slug,
  name: row.name,
  name_kh: row.name_kh,
  status: row.status,
  version: row.version,
  rank: row.rank,
  created_at: row.created_at.toISOString(),
  path: row.status === 'approved' ? pagePath(row) : null,
});

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Two pages side by side; the value that is there is proposed, and lists are joined. */
export const compareForMerge: Handler<typeof contract> = async ({ query }, context) => {
  const { db } = context.services.database;
  const [from, into] = await Promise.all(
    [query.from, query.into].map((id) => readRecord(db, id, { lock: false })),
  );
  const show = await shower(context, [from!, into!]);
  return {
    from: presentSide(from!),
    into: presentSide(into!),
    fields: mergeFields(into!.kind).flatMap((field) => {
      const [theirs, ours] = [valueAt(from!, field.place), valueAt(into!, field.place)];
      if (isEmpty(theirs) && isEmpty(ours)) return [];
      const isSame = isDeepStrictEqual(theirs, ours);
      const choice =
        isSame || isEmpty(theirs) ? 'into' : isEmpty(ours) ? 'from' : field.many ? 'both' : 'into';
      return [
        {
          name: field.name,
          label: serverTexts.en(field.labelKey),
          label_kh: serverTexts.km(field.labelKey),
          many: field.many,
          from: show(field, theirs),
          into: show(field, ours),
          same: isSame,
          choice: choice as 'into' | 'from' | 'both',
        },
      ];
    }),
    parts: await Promise.all(
      MERGED_PARTS.map(async (part) => ({
        part,
        from: await countRows(db, part, from!.id),
        into: await countRows(db, part, into!.id),
      })),
    ),
    refusal: await refusalOf(db, context, from!, into!),
  };
};

/** Why these two are not merged by this person now. */
export async function refusalOf(
  db: Queryable,
  context: Pick<CallContext, 'actor'>,
  from: StakeholderRecord,
  into: StakeholderRecord,
): Promise<MergeRefusal | null> {
  if (from.id === into.id) return 'same';
  if (from.kind !== into.kind) return 'kind';
  if (into.status !== 'approved' || !['approved', 'archived'].includes(from.status)) return 'state';
  const me = signedIn(context);
  const own = await db.$count(
    stakeholder_member,
    and(
      inArray(stakeholder_member.stakeholder_id, [from.id, into.id]),
      inArray(stakeholder_member.state, ['inviting', 'invited', 'member']),
      sql`(${stakeholder_member.person_id} = ${me.id} or lower(${stakeholder_member.email}) = ${me.email.toLowerCase()})`,
    ),
  );
  if (own > 0) return 'own';
  const requests = await db.$count(
    submission,
    and(
      eq(submission.stakeholder_id, from.id),
      inArray(submission.kind, ['profile', 'change']),
      inArray(submission.status, ['draft', 'reviewing', 'returned']),
    ),
  );
  if (requests > 0) return 'open_request';
  const claims = await db.$count(
    claim,
    and(eq(claim.stakeholder_id, from.id), inArray(claim.state, ['requested', 'need_more_info', 'disputed'])),
  );
  return claims > 0 ? 'open_claim' : null;
}

/** Shows values as people read them. */
async function shower(
  { services, language }: Pick<CallContext, 'services' | 'language'>,
  records: readonly StakeholderRecord[],
) {
  const { db } = services.database;
  const terms = await readMasterTerms(db);
  const files = await findFiles(
    db,
    records.flatMap(({ logo_id, cover_id }) => [logo_id, cover_id]).filter((id) => id !== null),
  );
  const named = (entry: object | null | undefined, fallback: string) =>
    entry ? localName(entry, language).text : fallback;
  const textOf = ({ name, place }: MergeField, value: string): string => {
    if (place.part === 'terms') return named(findTerm(terms, name as TermField, value), value);
    if (name === 'startup_areas' || name === 'province_code') return named(findProvince(value), value);
    if (name === 'languages') return named(findSpokenLanguage(value), value);
    return name === 'phone' ? formatPhone(value) : value;
  };
  return (field: MergeField, value: unknown) => {
    if (field.name === 'logo' || field.name === 'cover')
      return { texts: [], image: presentImage(services, files.get(String(value)), '256') };
    const values = isEmpty(value) ? [] : [value].flat();
    return { texts: values.map((one) => textOf(field, String(one))), image: null };
  };
}
