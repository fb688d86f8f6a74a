import { profile } from '#shared/contracts/profile-shapes.ts';
import { stakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { LIST_PARTS } from '#shared/domain/profile/part-fields.ts';
import { PROFILE_FIELDS, profileFieldsOf } from '#shared/domain/profile/profile-parts.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { FieldProblems } from '../../http/problem.ts';

/** What reads answer besides what can be written: whoever sends a whole record back sends these too. */
const READ_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(profile.shape),
  ...Object.keys(stakeholderDetail.shape),
]);

/** What another kind has, with nothing in it: reads answer it so, and nothing is lost. */
const OF_SOME_KIND: ReadonlySet<string> = new Set(PROFILE_FIELDS.map(({ name }) => name));
const saysNothing = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Names in which a profile of this kind has nothing: misspelt, or of another kind. Told, so that no text is lost unseen. */
export function unknownNames(
  kind: StakeholderKind,
  values: Readonly<Record<string, unknown>>,
  sentAs: (name: string) => string,
): FieldProblems {
  const known = new Set([...profileFieldsOf(kind).map(({ name }) => name), ...LIST_PARTS]);
  const unknown = Object.entries(values)
    .filter(([name, value]) => !(OF_SOME_KIND.has(name) && saysNothing(value)))
    .map(([name]) => name)
    .filter((name) => !known.has(name) && !READ_NAMES.has(name));
  return Object.fromEntries(unknown.map((name) => [sentAs(name), [{ key: 'unknown_field' as const }]]));
}
