import { profile } from '#shared/contracts/profile-parts.ts';
import { stakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { LIST_PARTS } from '#shared/domain/profile/part-fields.ts';
import { profileFieldsOf } from '#shared/domain/profile/profile-parts.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { FieldProblems } from '../../http/problem.ts';

/** What reads answer besides what can be written: whoever sends a whole record back sends these too. */
const READ_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(profile.shape),
  ...Object.keys(stakeholderDetail.shape),
]);

/** Names in which a profile of this kind has nothing: misspelt, or of another kind. Told, so that no text is lost unseen. */
export function unknownNames(
  kind: StakeholderKind,
  values: Readonly<Record<string, unknown>>,
  sentAs: (name: string) => string,
): FieldProblems {
  const known = new Set([...profileFieldsOf(kind).map(({ name }) => name), ...LIST_PARTS]);
  const unknown = Object.keys(values).filter((name) => !known.has(name) && !READ_NAMES.has(name));
  return Object.fromEntries(unknown.map((name) => [sentAs(name), [{ key: 'unknown_field' as const }]]));
}
