import { type SQL, sql } from 'drizzle-orm';
import type { Dataset } from '#shared/domain/insight/datasets.ts';
import { furtherFieldsOf } from '#shared/domain/profile/further-fields.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { Queryable } from '../../../database/client.ts';
import { isPublished } from '../../../database/is-published.ts';
import { event, program, resource } from '../../../database/schema/publication.ts';
import { placeOf } from '../../stakeholder/field-place.ts';

/** A row with every field of its dataset, and what pages and amounts are made from. */
export type DataRow = Record<string, unknown> & { id: string };

const AT_ONCE = 2_000;

/** The public records of a dataset in the order of their ids, some at a time. */
export async function* datasetRows(db: Queryable, dataset: Dataset): AsyncGenerator<DataRow[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await db.execute<DataRow>(
      sql`${SOURCES[dataset](sql`> ${after}::uuid`)} limit ${AT_ONCE}`,
    );
    yield rows.map(({ province_code, ...row }) => ({
      ...row,
      province_code: province_code ?? '',
      province: findProvince(province_code as string | null)?.name ?? '',
    }));
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

const terms = (field: string, name: string) => sql`array(select tt.slug
  from stakeholder_term st join taxonomy_term tt on tt.id = st.term_id
  where st.stakeholder_id = s.id and st.field = ${field} order by tt.position, tt.slug) as ${sql.identifier(name)}`;
const term = (field: string) => sql`coalesce((select min(tt.slug)
  from stakeholder_term st join taxonomy_term tt on tt.id = st.term_id
  where st.stakeholder_id = s.id and st.field = ${field}), '') as ${sql.identifier(field)}`;
const areas = sql`array(select a.province_code from stakeholder_area a
  where a.stakeholder_id = s.id order by 1) as areas`;

const NAMED = sql`s.id, s.kind, s.type_slug, s.name, s.name_kh, s.summary, s.summary_kh, s.description,
  s.description_kh, s.province_code, s.approved_at, s.updated_at`;
const REACHED = sql`s.website, s.address, s.address_kh, s.facebook, s.linkedin, s.x, s.youtube, s.telegram,
  s.video_link`;

/** Where the parts of a record stand in the statements below. */
const PART_ALIAS = { startup: 'u', individual: 'i', investor: 'v', eso: 'e' } as const;
/** Columns of fields that are known by their form alone; days as they are written. */
const further = (kind: StakeholderKind): SQL[] =>
  furtherFieldsOf(kind).flatMap(({ name, input }) => {
    const place = placeOf(kind, name);
    if (!place || place.part === 'terms') return [];
    const column = sql.raw(`${place.part ? PART_ALIAS[place.part] : 's'}."${place.name}"`);
    return [input === 'date' ? sql`${column}::text as ${sql.identifier(name)}` : column];
  });

/** Approved records of a kind. `parts` are its own columns; ways to reach somebody are given for organisations only. */
const records =
  (kind: StakeholderKind, parts: readonly SQL[], joins: SQL = sql``) =>
  (after: SQL) =>
    sql`
  select ${sql.join([NAMED, ...parts, ...further(kind)], sql`, `)} from stakeholder s ${joins}
  where s.kind = ${kind} and s.status = 'approved' and s.id ${after} order by s.id`;

const ORGANISER = sql`(case when o.id is null then '' else o.id::text end) as organiser_id,
  coalesce(o.name, '') as organiser, coalesce(c.slug, '') as category,
  coalesce(p.published_at, p.approved_at, p.created_at) as published_at`;
const publications = (table: typeof program | typeof event, columns: SQL) => (after: SQL) =>
  sql`
  select ${columns}, ${ORGANISER} from (select * from ${table} where ${isPublished(table)}) p
    left join stakeholder o on o.id = p.organiser_id and o.status = 'approved'
    left join taxonomy_term c on c.id = p.category_id
  where p.id ${after} order by p.id`;

const SOURCES: Readonly<Record<Dataset, (after: SQL) => SQL>> = {
  startup: records(
    'startup',
    [
      sql`u.year_of_establishment, u.date_incorporated::text, u.number_of_founders, u.number_of_female_founders,
        u.number_of_tech_founders`,
      REACHED,
      areas,
      terms('sector', 'sectors'),
      terms('industry', 'industries'),
      terms('business_model', 'business_models'),
      terms('looking_at', 'looking_for'),
      term('stage'),
      term('employee_range'),
    ],
    sql`left join startup u on u.stakeholder_id = s.id`,
  ),
  mentor: records(
    'mentor',
    [
      terms('expertise', 'expertise'),
      terms('interest', 'interests'),
      sql`coalesce(i.languages, '{}') as languages`,
    ],
    sql`left join stakeholder_individual i on i.stakeholder_id = s.id`,
  ),
  investor: records(
    'investor',
    [
      terms('investor_type', 'investor_types'),
      terms('investment_stage', 'investment_stages'),
      areas,
      terms('sector', 'sectors'),
      terms('interest', 'interests'),
      terms('expertise', 'expertise'),
      sql`coalesce(i.languages, '{}') as languages`,
      sql`v.ticket_min, v.ticket_max, coalesce(v.ticket_currency, '') as ticket_currency`,
    ],
    sql`left join investor v on v.stakeholder_id = s.id
      left join stakeholder_individual i on i.stakeholder_id = s.id`,
  ),
  eso: records(
    'eso',
    [
      sql`e.year_of_establishment`,
      REACHED,
      areas,
      terms('sector', 'sectors'),
      terms('service', 'services'),
      terms('stage', 'stages'),
    ],
    sql`left join eso e on e.stakeholder_id = s.id`,
  ),
  'other-stakeholder': records('other', [
    sql`s.type_slug as type`,
    REACHED,
    areas,
    terms('sector', 'sectors'),
    terms('service', 'services'),
  ]),
  program: publications(
    program,
    sql`p.id, p.title, p.title_kh, p.summary, p.summary_kh, p.province_code, p.opens_at, p.closes_at, p.stages,
      p.sectors, p.cohort_size, p.apply_url, p.updated_at`,
  ),
  event: publications(
    event,
    sql`p.id, p.title, p.title_kh, p.summary, p.summary_kh, p.starts_at, p.ends_at, p.time_zone, p.venue, p.venue_kh,
      p.address, p.province_code, p.is_online, p.price, p.currency, p.register_url, p.updated_at`,
  ),
  resource: (after) => sql`
    select p.id, p.title, p.title_kh, p.summary, p.summary_kh, p.author, p.author_kh, p.tags, p.updated_at,
      coalesce(p.published_at, p.created_at) as published_at, g.slug as section, g.kind as section_kind,
      coalesce(c.slug, '') as category
    from (select * from ${resource} where ${isPublished(resource)}) p
      join resource_page g on g.id = p.page_id and g.deleted_at is null
      left join taxonomy_term c on c.id = p.category_id
    where p.id ${after} order by p.id`,
  'funding-round': (after) => sql`
    select r.id, s.id as startup_id, s.name as startup, r.announced_date::text, r.amount, r.currency, r.funding_type,
      r.confirmed_by, r.source_url, array(select i.stakeholder_id::text from funding_round_investor i
        join stakeholder b on b.id = i.stakeholder_id and b.status = 'approved'
        where i.funding_round_id = r.id order by i.position, i.id) as investor_ids
    from funding_round r join stakeholder s on s.id = r.stakeholder_id and s.status = 'approved'
    where r.id ${after} order by r.id`,
  cohort: (after) => sql`
    select k.id, s.id as eso_id, s.name as eso, coalesce(p.id::text, '') as program_id, k.name, k.name_kh,
      k.starts_on::text, k.ends_on::text, array(select m.stakeholder_id::text from cohort_member m
        join stakeholder b on b.id = m.stakeholder_id and b.status = 'approved'
        where m.cohort_id = k.id and m.state = 'confirmed' order by 1) as startup_ids
    from cohort k join stakeholder s on s.id = k.stakeholder_id and s.status = 'approved'
      left join (select * from ${program} where ${isPublished(program)}) p on p.id = k.program_id
    where k.id ${after} order by k.id`,
};
