import type { BodyOf } from '#shared/contracts/contract.ts';
import type { updateProfile } from '#shared/contracts/profile.contract.ts';
import { ITEM_FIELDS, type ListPart, ROUND_INVESTORS_MAX } from '#shared/domain/profile/part-fields.ts';
import { readAnswers } from '#web/features/listing/values/read-answers.ts';
import type { ProfileLists } from '../profile-types.ts';

type Patch = BodyOf<typeof updateProfile>;
/** An entry of a list as the call takes it. */
export type ItemInput = NonNullable<Patch[ListPart]>[number];
export type Item = ProfileLists[ListPart][number];

/** An entry as it is there, to be sent back with the others of its list. */
export function itemInput(list: ListPart, item: Item): ItemInput {
  const fields = Object.fromEntries(
    ITEM_FIELDS[list].map(({ name, input }) => {
      const value = (item as unknown as Record<string, unknown>)[name];
      return [name, input === 'checkbox' ? (value ? 'yes' : '') : String(value ?? '')];
    }),
  );
  if ('investors' in item) {
    const investors = item.investors.map(({ stakeholder_id, name }) => ({ stakeholder_id, name }));
    return { id: item.id, ...fields, investors };
  }
  if ('person_id' in item) return { id: item.id, ...fields, person_id: item.person_id };
  return { id: item.id, ...fields };
}

/** An entry as it was typed into its form. */
export function typedItem(list: ListPart, form: FormData): ItemInput {
  const values = readAnswers(ITEM_FIELDS[list], form);
  if (list === 'funding_rounds') return { ...values, investors: typedInvestors(form) };
  if (list === 'team_members') return { ...values, person_id: String(form.get('person_id') ?? '') || null };
  return values;
}

/** The investors of a round, one name a line; the id of a page is kept while its name is. */
export function typedInvestors(form: FormData): { stakeholder_id: string | null; name: string }[] {
  const names = form.getAll('investor').map((name) => String(name).trim());
  const ids = form.getAll('investor_id').map(String);
  const were = form.getAll('investor_was').map(String);
  return names
    .map((name, i) => ({ name, stakeholder_id: (name === were[i] ? ids[i] : '') || null }))
    .filter(({ name }) => name !== '')
    .slice(0, ROUND_INVESTORS_MAX);
}

/** The names of a round's investors as the form showed them. */
export const shownInvestors = (form: FormData): string[] =>
  form
    .getAll('investor_was')
    .map(String)
    .filter((name) => name !== '');

type Typed = ReturnType<typeof typedInvestors>;

/** Investors of a round that two people changed: what either added is there, what either took off is not. */
export function mergedInvestors(shown: readonly string[], mine: Typed, now: Typed): Typed {
  const names = (list: Typed) => list.map(({ name }) => name);
  const takenOff = shown.filter((name) => !names(mine).includes(name));
  const added = mine.filter(({ name }) => !shown.includes(name) && !names(now).includes(name));
  return [...now.filter(({ name }) => !takenOff.includes(name)), ...added].slice(0, ROUND_INVESTORS_MAX);
}

/** Errors of one entry by the names of its fields, however deep the call names them. */
export function itemErrors(
  errors: Record<string, string[]> | undefined,
  list: ListPart,
  index: number,
): Record<string, string[]> | undefined {
  if (!errors) return undefined;
  const prefix = new RegExp(`^${list}(?:\\.|\\[)${index}\\]?\\.`);
  return Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name.replace(prefix, ''), texts]));
}
