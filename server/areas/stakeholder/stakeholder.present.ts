import type { StakeholderCard, Term } from '#shared/contracts/stakeholder-card.ts';
import { FACETS, type FacetKey } from '#shared/domain/facets.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { type StakeholderKind, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { tailOf } from '../../addresses/tail-of.ts';
import { fileAddress } from '../file/file-address.ts';
import type { DirectoryIndex } from './directory/directory-index.ts';
import type { CardRow } from './stakeholder.queries.ts';

/** Which terms a card shows, by kind. */
const TAGS: Readonly<Record<StakeholderKind, readonly FacetKey[]>> = {
  startup: ['sector'],
  mentor: ['expertise'],
  investor: ['investor_type', 'investment_stage'],
  eso: ['sector'],
  other: ['sector'],
};
const MOST_TAGS = 3;

/** The terms a record carries in one role, in the order of their list. */
export function termsOf(directory: DirectoryIndex, id: string, key: FacetKey): Term[] {
  const list = directory.list(FACETS[key].taxonomy ?? key);
  return directory
    .valuesOf(id, key)
    .flatMap((slug) => list.get(slug) ?? [])
    .sort((a, b) => a.place - b.place)
    .map(({ slug, name, name_kh }) => ({ slug, name, name_kh }));
}

/** `saved`: what the reader keeps for later. */
export function presentCard(
  row: CardRow,
  directory: DirectoryIndex,
  saved: ReadonlySet<string>,
): StakeholderCard {
  const kind = row.kind as StakeholderKind;
  const facts = directory.valuesOf(row.id, 'facts');
  return {
    id: row.id,
    uuid: row.id,
    tail: tailOf(row),
    kind,
    category: slugOf(kind, row.type_slug),
    name: row.name,
    name_kh: row.name_kh,
    summary: row.summary,
    summary_kh: row.summary_kh,
    logo: row.logo_id ? fileAddress(row.logo_id, '256') : '',
    province: findProvince(row.province_code),
    tags: TAGS[kind].flatMap((key) => termsOf(directory, row.id, key)).slice(0, MOST_TAGS),
    stage: kind === 'startup' ? (termsOf(directory, row.id, 'stage')[0] ?? null) : null,
    is_saved: saved.has(row.id),
    has_confirmed_facts: facts.includes('confirmed'),
    has_woman_founder: facts.includes('woman-founder'),
    updated_at: row.updated_at.toISOString(),
  };
}
