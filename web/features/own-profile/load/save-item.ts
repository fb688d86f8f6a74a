import { redirect } from 'react-router';
import { getProfile, updateProfile } from '#shared/contracts/profile.contract.ts';
import { listStakeholders } from '#shared/contracts/stakeholder.contract.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { ITEM_FIELDS, type ListPart } from '#shared/domain/profile/part-fields.ts';
import { readAnswers } from '#web/features/listing/values/read-answers.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import { clashOf, differing, readBefore } from '../part/part-values.ts';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';
import {
  type Item,
  type ItemInput,
  itemErrors,
  itemInput,
  mergedInvestors,
  shownInvestors,
  type typedInvestors,
  typedItem,
} from './item-body.ts';
import type { Context } from './person-page.ts';
import { editsOf, postedBase, stopped } from './profile-answer.ts';

type Which = Pick<OwnProfile, 'kind' | 'id'>;
const TRIES = 3;

/**
 * Saves one entry of a list: a new one, or one that is there. The others of the list stay as they are by then; an entry
 * that somebody else changed meanwhile is merged, or both texts are given to choose from.
 */
export async function saveItem(context: Context, profile: Which, list: ListPart, form: FormData) {
  const fields = ITEM_FIELDS[list];
  const id = String(form.get('item') ?? '');
  const typed = await withPages(context, typedItem(list, form));
  const values = readAnswers(fields, form);
  const before = readBefore(form.get('before'));
  for (let turn = 0; ; turn += 1) {
    const current = await callApi(context, getProfile, { params: { id: profile.id } });
    const items = current.lists[list].map((item: Item) => itemInput(list, item));
    const at = items.findIndex((item: ItemInput) => item.id === id);
    const there = items[at];
    let entry: ItemInput = { ...typed, ...(there ? { id } : {}) };
    if (there) {
      const now = there as ListingValues;
      const own = { ...values };
      for (const { name } of fields) if (form.get(`take.${name}`) === 'theirs') own[name] = now[name] ?? '';
      const { both } = clashOf(fields, { before, mine: own, now });
      const open = both.filter((name) => form.get(`take.${name}`) !== 'mine');
      if (open.length > 0) {
        const edits = editsOf(open, current.last_edits, list);
        const clash = { version: current.version, names: open, theirs: pick(now, open), edits };
        const problem = { status: 409, code: 'stale_version', title: '', message: '' };
        return stopped('save-item', problem, own, clash, postedBase(form));
      }
      const mine = [...differing(fields, before, own), ...both];
      entry = { ...typed, ...now, ...pick(own, mine), id } as ItemInput;
      if ('investors' in typed && 'investors' in there)
        entry = {
          ...entry,
          investors: mergedInvestors(
            shownInvestors(form),
            typed.investors as Investors,
            there.investors as Investors,
          ),
        } as ItemInput;
      if ('person_id' in typed) entry = { ...entry, person_id: typed.person_id } as ItemInput;
    }
    const next = there ? items.map((item, i) => (i === at ? entry : item)) : [...items, entry];
    const saved = await tryApi(context, updateProfile, {
      params: { id: profile.id },
      body: { version: current.version, [list]: next },
    });
    if (saved.ok) return redirect(profileTo(profile, { part: list, done: 'item' }));
    if (saved.problem.code === 'stale_version' && turn < TRIES) continue;
    const errors = itemErrors(saved.problem.errors, list, there ? at : items.length);
    const problem = { ...saved.problem, ...(errors ? { errors } : {}) };
    return stopped('save-item', problem, values, null, postedBase(form));
  }
}

const pick = (values: ListingValues, names: readonly string[]): ListingValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']));

/** Takes an entry off a list; an entry that is gone already is fine. */
export async function removeItem(context: Context, profile: Which, list: ListPart, form: FormData) {
  const id = String(form.get('item') ?? '');
  for (let turn = 0; ; turn += 1) {
    const current = await callApi(context, getProfile, { params: { id: profile.id } });
    const items = current.lists[list].map((item: Item) => itemInput(list, item));
    const next = items.filter((item: ItemInput) => item.id !== id);
    const to = profileTo(profile, { part: list, done: 'removed' });
    if (next.length === items.length) return redirect(to);
    const saved = await tryApi(context, updateProfile, {
      params: { id: profile.id },
      body: { version: current.version, [list]: next },
    });
    if (saved.ok) return redirect(to);
    if (saved.problem.code !== 'stale_version' || turn >= TRIES) return stopped('remove-item', saved.problem);
  }
}

type Investors = ReturnType<typeof typedInvestors>;
const INVESTING: readonly string[] = ['investor', 'eso', 'other'];

/** Investors typed by name are linked to their page, where the directory has exactly that name. */
async function withPages(context: Context, item: ItemInput): Promise<ItemInput> {
  if (!('investors' in item) || !Array.isArray(item.investors)) return item;
  const typed = item.investors as Investors;
  const investors = await Promise.all(
    typed.map(async (one) => {
      const { name } = one;
      if (one.stakeholder_id || name === '') return one;
      const found = await tryApi(context, listStakeholders, {
        params: { category: 'all' },
        query: { search: name, per_page: 10 },
      });
      const page = found.ok
        ? found.value.data.find(
            (card) => INVESTING.includes(card.kind) && [card.name, card.name_kh].includes(name),
          )
        : undefined;
      return { ...one, stakeholder_id: page?.id ?? null };
    }),
  );
  return { ...item, investors };
}
