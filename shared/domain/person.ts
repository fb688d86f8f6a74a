import { SOCIAL_NETWORKS } from '../rules/social.ts';

/** What a person says of their gender. */
export const GENDERS = ['female', 'male', 'not_specified'] as const;
export type Gender = (typeof GENDERS)[number];

/** Who sees something a person says of themselves. */
export const VISIBILITIES = ['public', 'connections', 'nobody'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * What can be shown to others, who sees it unless the person chooses otherwise, and what they may choose. Ways to reach
 * somebody are never public; the name is never hidden.
 */
export const VISIBLE_FIELDS = {
  photo: { default: 'public', choices: VISIBILITIES },
  occupation: { default: 'public', choices: VISIBILITIES },
  bio: { default: 'public', choices: VISIBILITIES },
  languages: { default: 'public', choices: VISIBILITIES },
  links: { default: 'connections', choices: VISIBILITIES },
  email: { default: 'nobody', choices: ['connections', 'nobody'] },
  phone: { default: 'nobody', choices: ['connections', 'nobody'] },
  gender: { default: 'nobody', choices: VISIBILITIES },
  date_of_birth: { default: 'nobody', choices: ['connections', 'nobody'] },
} as const satisfies Record<string, { default: Visibility; choices: readonly Visibility[] }>;

export type VisibleField = keyof typeof VISIBLE_FIELDS;
export const VISIBLE_FIELD_NAMES = Object.keys(VISIBLE_FIELDS) as VisibleField[];

/** How somebody who looks stands to the person. */
export type Relation = 'self' | 'connection' | 'none';

/** Who sees a field, by what the person chose. A choice that is not offered counts as none. */
export function visibilityOf(field: VisibleField, chosen: Readonly<Record<string, string>>): Visibility {
  const rule: { default: Visibility; choices: readonly Visibility[] } = VISIBLE_FIELDS[field];
  return rule.choices.find((choice) => choice === chosen[field]) ?? rule.default;
}

/** Whether somebody who stands like this to the person sees the field. */
export function maySee(
  field: VisibleField,
  chosen: Readonly<Record<string, string>>,
  relation: Relation,
): boolean {
  if (relation === 'self') return true;
  const visibility = visibilityOf(field, chosen);
  return visibility === 'public' || (visibility === 'connections' && relation === 'connection');
}

/** What a connection would show of a person that nobody else sees: fields for connections that say something. */
export function revealedTo(
  who: Readonly<Record<VisibleField, unknown>> & { visibility: Readonly<Record<string, string>> },
): VisibleField[] {
  return VISIBLE_FIELD_NAMES.filter((field) => {
    const isEmpty = EMPTY.has(JSON.stringify(who[field] ?? null));
    return !isEmpty && visibilityOf(field, who.visibility) === 'connections';
  });
}
const EMPTY: ReadonlySet<string> = new Set(['null', '""', '[]', '{}', '"not_specified"']);

/** Pages of their own a person may link to: the networks, and a website. */
export const PERSON_LINKS = ['website', ...SOCIAL_NETWORKS] as const;
export type PersonLink = (typeof PERSON_LINKS)[number];

/** Days between the request to have an account deleted and its end; signing in withdraws the request. */
export const DELETION_GRACE_DAYS = 14;
