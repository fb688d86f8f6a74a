import { sql } from 'drizzle-orm';
import type { StoredImage } from '#shared/contracts/file.contract.ts';
import type { ListPart } from '#shared/domain/profile/part-fields.ts';
import { LIST_MAX, LISTS_OF_KIND } from '#shared/domain/profile/part-fields.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { readKnownTerms } from '../submission/known-terms.ts';
import { roleIn } from '../team/membership.ts';
import { plainAmount } from './content.ts';
import { type EditOf, editProfile } from './edit-profile.ts';
import { presentProducts, presentTeam } from './items.present.ts';
import type { Item, ItemOf } from './items.ts';
import { readState } from './profile-state.ts';
import { type RawChange, readItem } from './read-input.ts';

/** What calls answer of an entry besides itself: a round's amount as a form shows it, the picture of a person or product. */
interface Besides {
  product: { picture: StoredImage | null };
  team_members: { photo: StoredImage | null };
  funding_rounds: { amount_raised: string };
}
type Answered<L extends ListPart> = Omit<ItemOf<L>, 'photo_id' | 'picture_id'> & Besides[L];

/** The profile of an entry after it was changed. */
interface ProfileState {
  stakeholder_id: string;
  version: number;
  /** The public page still says what it said. */
  waits: boolean;
}

/** Adds an entry to a list of a profile, at its top. */
export async function addItem<L extends ListPart>(
  context: CallContext,
  id: string,
  list: L,
  raw: RawChange,
): Promise<Answered<L> & ProfileState> {
  let made: Item | undefined;
  await editProfile(context, id, undefined, async (work, { record, edited }) => {
    const there = listOf(record.kind, list, edited.lists);
    if (there.length >= LIST_MAX[list])
      throw new Problem('conflict', { messageKey: 'profile-fields:problem.list_full' });
    made = await checked(work, list, there, { ...raw, id: undefined });
    return { [list]: [made, ...there] };
  });
  return answer(context, id, list, made!.id);
}

/** Changes an entry; what is not named keeps what it says. */
export async function changeItem<L extends ListPart>(
  context: CallContext,
  id: string,
  list: L,
  item: string,
  raw: RawChange,
): Promise<Answered<L> & ProfileState> {
  await editProfile(context, id, undefined, async (work, { record, edited }) => {
    const there = listOf(record.kind, list, edited.lists);
    const now = await checked(work, list, there, { ...raw, id: item });
    return { [list]: there.map((one) => (one.id === item ? now : one)) };
  });
  return answer(context, id, list, item);
}

/** Removes an entry; one that is gone already is not there. */
export async function removeItem(
  context: CallContext,
  id: string,
  list: ListPart,
  item: string,
): Promise<{ status: 200 } & ProfileState> {
  const remove: EditOf = (_work, { record, edited }) => {
    const there = listOf(record.kind, list, edited.lists);
    const left = there.filter((one) => one.id !== item);
    if (left.length === there.length) throw new Problem('not_found');
    return { [list]: left.length > 0 ? left : null };
  };
  await editProfile(context, id, undefined, remove);
  return { status: 200, ...(await profileState(context, id, list)) };
}

function listOf(kind: StakeholderKind, list: ListPart, lists: Record<ListPart, Item[]>): Item[] {
  if (!LISTS_OF_KIND[kind].includes(list))
    throw new Problem('invalid', { messageKey: 'profile-fields:problem.no_such_list' });
  return lists[list];
}

async function checked(work: Work, list: ListPart, there: readonly Item[], raw: RawChange): Promise<Item> {
  const { knows } = await readKnownTerms(work.tx);
  const { item, problems } = readItem(list, there, raw, { knows, language: work.context.language });
  const wrong = Object.entries(problems);
  if (wrong.length > 0)
    throw new Problem('invalid', {
      fields: Object.fromEntries(wrong.map(([name, problem]) => [name, [problem]])),
    });
  return item;
}

/** An entry as it is edited, for the team of the profile; Problem `not_found` for others, and when it is not there. */
export async function getItem<L extends ListPart>(
  context: CallContext,
  id: string,
  list: L,
  item: string,
): Promise<Answered<L> & ProfileState> {
  const { db } = context.services.database;
  if (!(await roleIn(db, signedIn(context).id, id))) throw new Problem('not_found');
  return answer(context, id, list, item);
}

async function answer<L extends ListPart>(
  context: CallContext,
  id: string,
  list: L,
  item: string,
): Promise<Answered<L> & ProfileState> {
  const { edited } = await readState(context.services.database.db, id);
  const found = (edited.lists[list] as Item[]).find((one) => one.id === item);
  if (!found) throw new Problem('not_found');
  const shown = await answered(context, found);
  return { ...(shown as Answered<L>), ...(await profileState(context, id, list)) };
}

async function answered({ services }: CallContext, item: Item): Promise<object> {
  if ('amount' in item) return { ...item, amount_raised: plainAmount(item.amount, item.currency) };
  return 'photo_id' in item
    ? (await presentTeam(services, [item]))[0]!
    : (await presentProducts(services, [item]))[0]!;
}

async function profileState(context: CallContext, id: string, list: ListPart): Promise<ProfileState> {
  const { version, changes } = await readState(context.services.database.db, id);
  return { stakeholder_id: id, version, waits: changes[list] !== undefined };
}

const TABLES: Readonly<Record<ListPart, string>> = {
  product: 'product',
  team_members: 'team_member',
  funding_rounds: 'funding_round',
};

/**
 * The profile of the caller's teams that has an entry, in its record or in changes that wait. Problem `not_found` when
 * there is none.
 */
export async function profileOfItem(context: CallContext, list: ListPart, item: string): Promise<string> {
  const me = signedIn(context).id;
  const { rows } = await context.services.database.db.execute(sql`
    with mine as (select stakeholder_id as id from stakeholder_member where person_id = ${me} and state = 'member')
    select m.id from mine m where exists (
      select 1 from ${sql.identifier(TABLES[list])} t where t.stakeholder_id = m.id and t.id = ${item}
    ) or exists (
      select 1 from change_set c join submission s on s.id = c.submission_id
      where c.stakeholder_id = m.id and s.status in ('draft', 'reviewing', 'returned')
        and c.changes #> array[${list}, 'now'] @> ${JSON.stringify([{ id: item }])}::jsonb)
    limit 1`);
  const id = (rows[0] as { id: string } | undefined)?.id;
  if (!id) throw new Problem('not_found');
  return id;
}
