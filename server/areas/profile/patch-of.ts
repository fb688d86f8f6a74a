import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { placeIn, putAt, valueAt } from '../stakeholder/field-place.ts';
import type {
  StakeholderInput,
  StakeholderPatch,
  StakeholderRecord,
} from '../stakeholder/stakeholder-record.ts';
import { recordOfListing } from '../submission/record-of-listing.ts';
import type { ProfileContent } from './content.ts';
import { normalItem, type RoundItem, withConfirmations } from './items.ts';

/** The record that a new profile makes. */
export function recordOf(kind: StakeholderKind, content: ProfileContent): StakeholderInput {
  return {
    ...recordOfListing(kind, content.values),
    cover_id: coverOf(content),
    products: content.lists.product,
    team_members: content.lists.team_members,
    funding_rounds: roundsOf(content.lists.funding_rounds, []),
  };
}

/** What changes of a record when these names say what the content says; everything else of it stays. */
export function patchOf(
  before: StakeholderRecord,
  content: ProfileContent,
  names: readonly string[],
): StakeholderPatch {
  const page = recordOfListing(before.kind, content.values);
  const patch: StakeholderPatch = {};
  for (const name of names) {
    if (name === 'cover') patch.cover_id = coverOf(content);
    else if (name === 'product') patch.products = content.lists.product;
    else if (name === 'team_members') patch.team_members = content.lists.team_members;
    else if (name === 'funding_rounds')
      patch.funding_rounds = roundsOf(content.lists.funding_rounds, before.funding_rounds);
    else {
      const place = placeIn(before.kind, name);
      putAt(patch, place, valueAt(page, place));
    }
  }
  // The human being behind a record is written whole the first time.
  if (patch.individual && !before.individual) patch.individual = { ...page.individual };
  if (names.some((name) => NAMING.includes(name)))
    Object.assign(patch, { name: page.name, name_kh: page.name_kh });
  return patch;
}

/** Fields that the name of the page is made of; see `shownName`. */
const NAMING = [
  'name',
  'name_kh',
  'first_name',
  'last_name',
  'first_name_kh',
  'last_name_kh',
  'company',
  'company_kh',
];

const coverOf = ({ values }: ProfileContent) =>
  typeof values.cover === 'string' && values.cover !== '' ? values.cover : null;

/** Rounds as they are stored; the moments of confirmations that still hold are kept. */
function roundsOf(
  rounds: readonly RoundItem[],
  before: StakeholderRecord['funding_rounds'],
): StakeholderRecord['funding_rounds'] {
  const now = new Date();
  return rounds.map((one) => {
    const was = before.find(({ id }) => id === one.id);
    // Somebody may have confirmed it since it was written.
    const { investors, confirmed_by, ...round } = was
      ? withConfirmations(one, normalItem('funding_rounds', was) as RoundItem)
      : one;
    return {
      ...round,
      confirmed_by,
      confirmed_at: confirmed_by === 'owner' ? null : (was?.confirmed_at ?? now),
      created_at: was?.created_at ?? now,
      updated_at: now,
      investors: investors.map(({ stakeholder_id, name, confirmed }) => ({
        stakeholder_id,
        name,
        confirmed_at: confirmed
          ? (was?.investors?.find((one) => one.stakeholder_id === stakeholder_id)?.confirmed_at ?? now)
          : null,
      })),
    };
  });
}
