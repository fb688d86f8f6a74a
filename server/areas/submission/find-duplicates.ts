import { sql } from 'drizzle-orm';
import type { DuplicateReason } from '#shared/domain/duplicate-reasons.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { isSuggestionKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import { toTsQuery } from '#shared/khmer/tokens.ts';
import { trigramKey } from '#shared/khmer/trigram-key.ts';
import { parseWebUrl } from '#shared/rules/web-address.ts';
import { pagePath } from '../../addresses/page-path.ts';
import type { Queryable } from '../../database/client.ts';
import { type Duplicate, MOST_CANDIDATES } from './duplicate.ts';
import { findDuplicatePublications } from './find-duplicate-publications.ts';
import { nameReason } from './name-reason.ts';

/** The request looked at, with the page or publication it has itself become. */
export interface Subject {
  id: string;
  kind: SubjectKind;
  payload: ListingValues;
  stakeholder_id?: string | null;
  program_id?: string | null;
  event_id?: string | null;
}
type ListingSubject = Subject & { kind: StakeholderKind };

interface Candidate {
  id: string;
  kind: StakeholderKind;
  type_slug: string | null;
  name: string;
  name_kh: string;
  emails: string[];
  phones: string[];
  website: string;
  reference: string | null;
  /** 0 to 1, of the names; 0 where it was not found by name. */
  similarity: number;
}

/** Sites where everybody has a page: the same domain says nothing there. */
export const SHARED_DOMAINS: readonly string[] = [
  'facebook.com',
  'linkedin.com',
  't.me',
  'youtube.com',
  'x.com',
  'google.com',
  'wixsite.com',
  'forms.gle',
  'eventbrite.com',
  'meetup.com',
];
const MOST_SHOWN = 10;

/**
 * Pages of the directory and open requests that may be the same as this one: by name in either script, however it is
 * spelt or romanised, by phone, e-mail address, or domain of the website. The strongest reasons first.
 */
export async function findDuplicates(db: Queryable, subject: Subject): Promise<Duplicate[]> {
  const { kind } = subject;
  const found = isSuggestionKind(kind)
    ? await findDuplicatePublications(db, {
        ...subject,
        kind,
        publication_id: subject.program_id ?? subject.event_id ?? null,
      })
    : await findDuplicateListings(db, { ...subject, kind });
  return found.sort((a, b) => weight(b) - weight(a)).slice(0, MOST_SHOWN);
}

/**
 * Public pages with such a name in either script, and how sure that is: null where only a part of it is shared; or with
 * this phone number (E.164).
 */
export async function findNamedAlike(
  db: Queryable,
  { name, name_kh, phone }: { name: string; name_kh: string; phone: string | null },
) {
  const own = { name, name_kh, emails: [], phones: phone ? [phone] : [], domain: null };
  const pages = await findPages(db, {}, own);
  return pages.map((page) => ({
    ...page,
    reason: page.phones.some((one) => one === phone) ? ('phone' as const) : nameReason(page, own),
  }));
}

/** Public pages of the same kind that may be the same as what these values say, the likeliest first; no requests. */
export async function findAlikePages(
  db: Queryable,
  kind: StakeholderKind,
  values: ListingValues,
): Promise<Duplicate[]> {
  const own = contactsOf(kind, values);
  const pages = (await findPages(db, {}, own)).filter((page) => page.kind === kind);
  return pages
    .map((one) => toDuplicate('stakeholder', one, own))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_SHOWN);
}

async function findDuplicateListings(db: Queryable, subject: ListingSubject): Promise<Duplicate[]> {
  const own = contactsOf(subject.kind, subject.payload);
  const pages = await findPages(db, subject, own);
  const requests = await findRequests(db, subject);
  const found = [
    ...pages.map((one) => toDuplicate('stakeholder', one, own)),
    ...requests.map((one) => toDuplicate('submission', one, own)),
  ];
  return found.filter(({ reasons }) => reasons.length > 0);
}

interface Contacts {
  name: string;
  name_kh: string;
  emails: string[];
  phones: string[];
  domain: string | null;
}

function contactsOf(kind: StakeholderKind, values: ListingValues): Contacts {
  const texts = (...names: string[]) => [
    ...new Set(names.map((name) => textOf(values[name])).filter(Boolean)),
  ];
  return {
    ...shownName(kind, values),
    emails: texts('requester_email', 'email').map((email) => email.toLowerCase()),
    phones: texts('requester_phone', 'phone'),
    domain: domainOf(textOf(values.website)),
  };
}

/** The domain of a website that is its owner's alone. */
export function domainOf(website: string): string | null {
  const host = parseWebUrl(website)?.hostname.replace(/^www\./, '') ?? null;
  return host && SHARED_DOMAINS.some((shared) => host === shared || host.endsWith(`.${shared}`))
    ? null
    : host;
}

const DOMAIN = sql`substring(lower(website) from '^(?:https?://)?(?:www\\.)?([^/:?#]+)')`;

async function findPages(
  db: Queryable,
  subject: Pick<Subject, 'stakeholder_id'>,
  own: Contacts,
): Promise<Candidate[]> {
  const key = trigramKey(`${own.name} ${own.name_kh}`);
  const asked = [own.name, own.name_kh]
    .map((name) => toTsQuery(name, { anywhere: true }))
    .filter((query) => query !== null);
  const named = asked.map((query) => sql`tt @@ ${query}::tsquery`);
  const byName = sql.join([sql`key % ${key}`, ...named], sql` or `);
  const { rows } = await db.execute(sql`
    with by_name as (
      select id, similarity(key, ${key}) as score from search_document
      where kind between 4 and 16 and (${byName}) order by score desc limit ${MOST_CANDIDATES}
    ), by_contact as (
      select id, 0::real as score from stakeholder where status = 'approved' and (
        (email <> '' and lower(email) = any(${list(own.emails)}))
        or (phone <> '' and phone = any(${list(own.phones)}))
        or (website <> '' and ${DOMAIN} = ${own.domain}))
      limit ${MOST_CANDIDATES}
    ), found as (select id, max(score) as score from (table by_name union all table by_contact) f group by id)
    select s.id, s.kind, s.type_slug, s.name, s.name_kh, s.email, s.phone, s.website, found.score
    from found join stakeholder s on s.id = found.id
    where s.status = 'approved' and s.id is distinct from ${subject.stakeholder_id ?? null}::uuid`);
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind as StakeholderKind,
    type_slug: row.type_slug as string | null,
    name: String(row.name),
    name_kh: String(row.name_kh),
    emails: [String(row.email).toLowerCase()].filter(Boolean),
    phones: [String(row.phone)].filter(Boolean),
    website: String(row.website),
    reference: null,
    similarity: Number(row.score),
  }));
}

/** Open requests are few, so all of them are compared. */
async function findRequests(db: Queryable, subject: ListingSubject): Promise<Candidate[]> {
  const { rows } = await db.execute(sql`
    select id, reference, subject_kind, type_slug, name, name_kh, payload from submission
    where status in ('reviewing', 'returned') and id <> ${subject.id} and kind in ('listing', 'profile')
    order by waiting_since limit 5000`);
  return rows.map((row) => {
    const kind = row.subject_kind as StakeholderKind;
    const { emails, phones } = contactsOf(kind, row.payload as ListingValues);
    return {
      id: String(row.id),
      kind,
      type_slug: row.type_slug as string | null,
      name: String(row.name),
      name_kh: String(row.name_kh),
      emails,
      phones,
      website: textOf((row.payload as ListingValues).website),
      reference: String(row.reference),
      similarity: 0,
    };
  });
}

function toDuplicate(what: Duplicate['what'], one: Candidate, own: Contacts): Duplicate {
  const reasons: DuplicateReason[] = [];
  const name = nameReason(one, own);
  if (name) reasons.push(name);
  if (one.phones.some((phone) => own.phones.includes(phone))) reasons.push('phone');
  if (one.emails.some((email) => own.emails.includes(email))) reasons.push('email');
  if (own.domain && domainOf(one.website) === own.domain) reasons.push('domain');
  const { id, kind, type_slug, reference } = one;
  const path = what === 'stakeholder' ? pagePath(one) : `/desk/review/${id}`;
  return { what, id, kind, type_slug, name: one.name, name_kh: one.name_kh, reference, reasons, path };
}

const WEIGHTS: Record<DuplicateReason, number> = {
  name: 8,
  address: 8,
  email: 4,
  domain: 4,
  phone: 4,
  similar_name: 2,
};
const weight = ({ reasons }: Duplicate) => reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);

const list = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
