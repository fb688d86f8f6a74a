import { sql } from 'drizzle-orm';
import { findProvince } from '#shared/domain/provinces.ts';
import { isOrganisationRole } from '#shared/domain/roles.ts';
import { isStakeholderKind } from '#shared/domain/subject-kinds.ts';
import { listText } from '#shared/format/lists.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Queryable } from '../../database/client.ts';

/** Who somebody is, in a line of either language: "Mentor · retail, export", "Founder, Slek Materials · Phnom Penh". */
export interface What {
  what: string;
  what_kh: string;
}

const translators = { en: translatorFor('en'), km: translatorFor('km') };
const both = (of: (language: Language) => readonly string[]): What => ({
  what: joined(of('en')),
  what_kh: joined(of('km')),
});
const joined = (facts: readonly string[]) => facts.filter(Boolean).join(' · ');

type Page = {
  kind: string;
  name: string;
  name_kh: string;
  province_code: string | null;
};

/** What an organisation is and where: two of one name can be distinguished. */
export const whatOfPage = (page: Pick<Page, 'kind' | 'province_code'>): What =>
  both((language) => [kindIn(language, page.kind), placeIn(language, page.province_code)]);

const kindIn = (language: Language, kind: string): string =>
  isStakeholderKind(kind) ? translators[language](`review:kind.${kind}`) : '';

function placeIn(language: Language, code: string | null): string {
  const province = findProvince(code);
  return province ? localName(province, language).text : '';
}

export type RoleRow = Page & {
  person_id: string;
  id: string;
  role: string;
  /** The page is about this very human being. */
  is_own: boolean;
  position: string | null;
  position_kh: string | null;
  topics: { name: string; name_kh: string }[];
};

/** Public pages of some people with what they are there; their own page first, then where they have most to say. */
export async function findPagesOf(db: Queryable, personIds: readonly string[]): Promise<RoleRow[]> {
  if (personIds.length === 0) return [];
  const { rows } = await db.execute<RoleRow>(sql`
    select m.person_id, s.id, s.kind, s.name, s.name_kh, s.province_code, m.role, t.position, t.position_kh,
      s.individual_id is not null and m.role = 'owner' as is_own,
      coalesce((select json_agg(json_build_object('name', x.name, 'name_kh', x.name_kh)) from (
        select term.name, term.name_kh from stakeholder_term st join taxonomy_term term on term.id = st.term_id
        where st.stakeholder_id = s.id and st.field = case s.kind when 'mentor' then 'expertise' else 'sector' end
        order by term.position, term.name limit 2) x), '[]') as topics
    from stakeholder_member m
    join stakeholder s on s.id = m.stakeholder_id and s.status = 'approved'
    left join lateral (select t.position, t.position_kh from team_member t
      where t.stakeholder_id = s.id and t.person_id = m.person_id order by t.order limit 1) t on true
    where m.person_id = any(${sql.param([...personIds])}::uuid[]) and m.state = 'member'
    order by m.person_id, is_own desc, s.kind = 'mentor' desc,
      array_position(array['owner', 'admin', 'content_editor', 'content_creator', 'member'], m.role), s.name`);
  return rows;
}

/** A person by the first of their pages; nothing for who has none. */
export function whatOfPerson(page: RoleRow | undefined): What {
  if (!page) return { what: '', what_kh: '' };
  return both((language) => {
    const place = placeIn(language, page.province_code);
    if (page.is_own) {
      const topics = page.topics.map((topic) => localName(topic, language).text);
      return [kindIn(language, page.kind), listText(language, topics), place];
    }
    const role = isOrganisationRole(page.role) ? translators[language](`person:role.${page.role}`) : '';
    const title = localName(page, language, 'position').text || role;
    return [[title, localName(page, language).text].join(language === 'km' ? ' ' : ', '), place];
  });
}
