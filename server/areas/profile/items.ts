import type { ListPart } from '#shared/domain/profile/part-fields.ts';

/** A product, as it is edited. */
export interface ProductItem {
  id: string;
  name: string;
  name_kh: string;
  description: string;
  description_kh: string;
  /** Comes by its own call, see `item-picture.ts`. */
  picture_id: string | null;
}

/** A person shown on the page, as they are edited. */
export interface TeamItem {
  id: string;
  person_id: string | null;
  first_name: string;
  last_name: string;
  first_name_kh: string;
  last_name_kh: string;
  position: string;
  position_kh: string;
  is_founder: boolean;
  linkedin: string;
  /** Comes by its own call, see `item-picture.ts`. */
  photo_id: string | null;
}

/** A funding round, as it is edited; `amount` in minor units. */
export interface RoundItem {
  id: string;
  announced_date: string;
  amount: number;
  currency: string;
  funding_type: string;
  source_url: string;
  confirmed_by: 'owner' | 'investor' | 'document' | 'registry';
  investors: { stakeholder_id: string | null; name: string; confirmed: boolean }[];
}

export interface Lists {
  product: ProductItem[];
  team_members: TeamItem[];
  funding_rounds: RoundItem[];
}
export type ItemOf<L extends ListPart> = Lists[L][number];
export type Item = ItemOf<ListPart>;

/** An entry with exactly its own fields in one order, whether it comes from a row, a change set or a form. */
export function normalItem<L extends ListPart>(list: L, raw: unknown): ItemOf<L> {
  const from = raw as Record<string, unknown>;
  const text = (name: string) => (typeof from[name] === 'string' ? (from[name] as string) : '');
  switch (list as ListPart) {
    case 'product':
      return {
        id: text('id'),
        name: text('name'),
        name_kh: text('name_kh'),
        description: text('description'),
        description_kh: text('description_kh'),
        picture_id: text('picture_id') || null,
      } as ItemOf<L>;
    case 'team_members':
      return {
        id: text('id'),
        person_id: text('person_id') || null,
        first_name: text('first_name'),
        last_name: text('last_name'),
        first_name_kh: text('first_name_kh'),
        last_name_kh: text('last_name_kh'),
        position: text('position'),
        position_kh: text('position_kh'),
        is_founder: from.is_founder === true,
        linkedin: text('linkedin'),
        photo_id: text('photo_id') || null,
      } as ItemOf<L>;
    case 'funding_rounds':
      return {
        id: text('id'),
        announced_date: text('announced_date'),
        amount: Number(from.amount),
        currency: text('currency'),
        funding_type: text('funding_type'),
        source_url: text('source_url'),
        confirmed_by: (text('confirmed_by') || 'owner') as RoundItem['confirmed_by'],
        investors: ((from.investors ?? []) as Record<string, unknown>[]).map((one) => ({
          stakeholder_id: (one.stakeholder_id as string | null | undefined) ?? null,
          name: String(one.name),
          confirmed: one.confirmed === true || (one.confirmed === undefined && one.confirmed_at != null),
        })),
      } as unknown as ItemOf<L>;
  }
}

/** The facts of a round that a confirmation stands for: whoever changes one states it anew. */
export function sameRoundFacts(a: RoundItem, b: RoundItem): boolean {
  return (
    a.announced_date === b.announced_date &&
    a.amount === b.amount &&
    a.currency === b.currency &&
    a.funding_type === b.funding_type
  );
}

/**
 * A round as its owner has changed it: what others confirmed counts on as long as its facts stay. A round that an
 * investor confirmed falls back to stated when no investor who did so is named any more.
 */
export function withConfirmations(round: RoundItem, before: RoundItem | undefined): RoundItem {
  const same = before !== undefined && sameRoundFacts(round, before);
  const investors = round.investors.map((one) => ({
    ...one,
    confirmed:
      same &&
      one.stakeholder_id !== null &&
      before.investors.some((was) => was.confirmed && was.stakeholder_id === one.stakeholder_id),
  }));
  const stated = !same || (before.confirmed_by === 'investor' && !investors.some((one) => one.confirmed));
  return { ...round, investors, confirmed_by: stated ? 'owner' : before.confirmed_by };
}

/** Rounds as a page shows them: the newest first. */
export const newestFirst = (rounds: readonly RoundItem[]): RoundItem[] =>
  [...rounds].sort((a, b) => order(b.announced_date, a.announced_date) || order(b.id, a.id));

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** An entry without what others say of it: whether a round was confirmed is not its owner's text. */
export function ownWords(item: Item): object {
  if (!('confirmed_by' in item)) return item;
  const { confirmed_by: _by, investors, ...round } = item;
  return { ...round, investors: investors.map(({ confirmed: _confirmed, ...one }) => one) };
}
