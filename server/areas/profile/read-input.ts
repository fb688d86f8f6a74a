import { v7 } from 'uuid';
import { cleanFields, cleanValues, textOf, typedValues } from '#shared/domain/listing/clean-answers.ts';
import { findField } from '#shared/domain/listing/forms.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import { fieldProblems, type Reading, validateAll } from '#shared/domain/listing/validate-listing.ts';
import { canonicalNames } from '#shared/domain/profile/also-called.ts';
import { ITEM_FIELDS, LIST_PARTS, LISTS_OF_KIND, type ListPart } from '#shared/domain/profile/part-fields.ts';
import { profileFieldsOf, togetherWith } from '#shared/domain/profile/profile-parts.ts';
import { PERSON_KINDS, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { parseMoney } from '#shared/rules/money.ts';
import { isMissing, type RuleProblem } from '#shared/rules/rule.ts';
import { type FieldProblems, Problem } from '../../http/problem.ts';
import { type NamedValue, type ProfileContent, plainAmount } from './content.ts';
import { type Item, normalItem, type RoundItem, withConfirmations } from './items.ts';
import { unknownNames } from './known-names.ts';

/** A change as it came with a call: fields as typed, lists whole. */
export type RawChange = Readonly<Record<string, unknown>>;

/** Pictures come by their own calls, since they must belong to the profile. */
const BY_THEIR_OWN_CALL = ['logo', 'cover'];

/** What does not fit together is said at the field that was sent: it is the one that made it so. */
const OF_SEVERAL: readonly RuleProblem['key'][] = ['ticket_order', 'founders_female', 'founders_tech'];
const atSent = (name: string, sent: readonly string[]): string | undefined =>
  sent.includes(name) ? name : togetherWith([name]).find((other) => sent.includes(other));

/** Names a page cannot be without, also while it is a draft. */
const NEEDED = ['name', 'last_name', 'first_name', 'type_slug'];

/**
 * What a change makes of a content: cleaned, with problems by field, under the names they were sent by, for everything
 * that is wrong in it. What is required but empty is no problem yet, except a name: that is asked when it is sent to the
 * desk.
 */
export function readChange(
  kind: StakeholderKind,
  before: ProfileContent,
  raw: RawChange,
  reading: Reading,
): Record<string, NamedValue> {
  const { values, sentAs } = canonicalNames(raw, PERSON_KINDS.includes(kind));
  const problems: FieldProblems = {};
  const changes = {
    ...readFields(kind, before, values, reading, problems),
    ...readLists(kind, before, values, reading, problems),
  };
  const named = Object.entries(problems).map(([name, found]) => [sentAs(name), found] as const);
  const fields = { ...Object.fromEntries(named), ...unknownNames(kind, values, sentAs) };
  if (Object.keys(fields).length > 0) throw new Problem('invalid', { fields });
  return changes;
}

/** Fields and lists of this kind that a call carries. */
function namesIn(kind: StakeholderKind, sent: RawChange): string[] {
  const names = [...profileFieldsOf(kind).map(({ name }) => name), ...LIST_PARTS];
  return names.filter((name) => sent[name] !== undefined && !BY_THEIR_OWN_CALL.includes(name));
}

function readFields(
  kind: StakeholderKind,
  before: ProfileContent,
  raw: RawChange,
  reading: Reading,
  problems: FieldProblems,
): Record<string, NamedValue> {
  const sent = typedValues(kind, raw);
  const names = namesIn(kind, raw).filter((name) => sent[name] !== undefined);
  if (names.length === 0) return {};
  const merged = { ...before.values, ...pick(sent, names) };
  const values = cleanValues(kind, merged);
  const found = validateAll(kind, merged, reading);
  const about = togetherWith(names);
  for (const [name, problem] of Object.entries(found)) {
    const known =
      about.includes(name) && (!isMissing(problem) || (NEEDED.includes(name) && names.includes(name)));
    if (!known) continue;
    const said = OF_SEVERAL.includes(problem.key) ? (atSent(name, names) ?? name) : name;
    const label = findField(kind, said)?.labelKey;
    problems[said] ??= [label ? { ...problem, label } : problem];
  }
  if (shownName(kind, values).name === '') {
    const first = kind === 'mentor' || kind === 'investor' ? 'last_name' : 'name';
    problems[first] ??= [{ key: 'required' }];
  }
  // Cleaning makes fit what belongs together, so more than was sent may say something else now.
  return Object.fromEntries(
    about
      .filter((name) => profileFieldsOf(kind).some((field) => field.name === name))
      .map((name) => [name, values[name] ?? null]),
  );
}

const pick = (values: ListingValues, names: readonly string[]): ListingValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']));

function readLists(
  kind: StakeholderKind,
  before: ProfileContent,
  raw: RawChange,
  reading: Reading,
  problems: FieldProblems,
): Record<string, NamedValue> {
  const changes: Record<string, NamedValue> = {};
  for (const list of LIST_PARTS) {
    const sent = raw[list];
    if (sent === undefined) continue;
    // Reads answer an empty list where a kind has none; it may come back.
    const isNone = !LISTS_OF_KIND[kind].includes(list);
    if (isNone && ((sent ?? []) as RawChange[]).length === 0) continue;
    if (isNone) throw new Problem('invalid', { messageKey: 'profile-fields:problem.no_such_list' });
    const items = ((sent ?? []) as RawChange[]).map((one, place) => {
      const read = readItem(list, before.lists[list] as Item[], one, reading);
      for (const [name, problem] of Object.entries(read.problems))
        problems[`${list}.${place}.${name}`] = [problem];
      return read.item;
    });
    if (new Set(items.map(({ id }) => id)).size < items.length) throw new Problem('invalid');
    changes[list] = items.length > 0 ? items : null;
  }
  return changes;
}

/**
 * One entry of a list as typed. An `id` must be of an entry that is there; fields that are not named keep what that entry
 * says.
 */
export function readItem(
  list: ListPart,
  there: readonly Item[],
  raw: RawChange,
  reading: Reading,
): { item: Item; problems: Record<string, RuleProblem> } {
  const before = raw.id === undefined ? undefined : there.find(({ id }) => id === raw.id);
  if (raw.id !== undefined && !before) throw new Problem('not_found');
  const fields = ITEM_FIELDS[list];
  const typed = { ...asTyped(before), ...given(inMajorUnits(raw, before)) };
  const values = cleanFields(fields, typed);
  const problems = fieldProblems(fields, values, reading);
  const id = before?.id ?? v7();
  if (list !== 'funding_rounds') {
    // Pictures come by calls of their own.
    const { person_id: was, photo_id, picture_id } = asTyped(before);
    const person_id = raw.person_id === undefined ? was : raw.person_id;
    const is_founder = values.is_founder === 'yes';
    const kept = { id, person_id, photo_id, picture_id, is_founder };
    return { item: normalItem(list, { ...values, ...kept }), problems };
  }
  const currency = textOf(values.currency);
  const round = normalItem(list, {
    ...values,
    id,
    amount: parseMoney(textOf(values.amount_raised), currency || 'USD') ?? 0,
    investors: raw.investors ?? (before as RoundItem | undefined)?.investors ?? [],
  }) as RoundItem;
  return { item: withConfirmations(round, before as RoundItem | undefined), problems };
}

/** A round whose amount came in minor units, as reads answer it, as a form would show it. */
function inMajorUnits({ amount, ...raw }: RawChange, before: Item | undefined): RawChange {
  if (typeof amount !== 'number' || raw.amount_raised !== undefined) return raw;
  const currency = textOf(raw.currency) || (before as RoundItem | undefined)?.currency || 'USD';
  return { ...raw, amount_raised: plainAmount(amount, currency) };
}

/** An entry as its form would show it. */
function asTyped(item: Item | undefined): RawChange {
  if (!item) return {};
  const { is_founder, amount, currency, ...rest } = item as unknown as Record<string, unknown>;
  return {
    ...rest,
    ...(is_founder === undefined ? {} : { is_founder: is_founder ? 'yes' : '' }),
    ...(amount === undefined ? {} : { currency, amount_raised: amountText(item as RoundItem) }),
  };
}

const amountText = ({ amount, currency }: RoundItem) => plainAmount(amount, currency);

/** What was named; yes and no in the words of a form, numbers as they would be typed. */
function given(raw: RawChange): RawChange {
  const said = Object.entries(raw).filter(([, value]) => value !== undefined);
  const typed = (value: unknown) => {
    if (typeof value === 'boolean') return value ? 'yes' : '';
    return typeof value === 'number' ? String(value) : value;
  };
  return Object.fromEntries(said.map(([name, value]) => [name, typed(value)]));
}

/** What would stop a content from being sent to the desk, by field. */
export function problemsOf(
  kind: StakeholderKind,
  content: ProfileContent,
  reading: Reading,
): Record<string, RuleProblem> {
  const names = profileFieldsOf(kind).map(({ name }) => name);
  const found = validateAll(kind, content.values, reading);
  return Object.fromEntries(Object.entries(found).filter(([name]) => names.includes(name)));
}
