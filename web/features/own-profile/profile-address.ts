import { profilePath, profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import type { ProfilePartName } from '#shared/domain/profile/profile-parts.ts';
import type { ProfileStepName } from '#shared/domain/profile/profile-steps.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { withQuery } from '#web/lib/with-query.ts';

export interface Named {
  kind: StakeholderKind;
  id: string;
}

/** A profile as it is edited, with what of it is open: `part`, `item`, `view`, `done`. */
export function profileTo({ kind, id }: Named, query: Readonly<Record<string, string>> = {}): string {
  const [path = '', search = ''] = profilePath(kind, id).split('?');
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) params.set(name, value);
  return withQuery(path, params);
}

/** One of the short steps of a profile. */
export const stepTo = (
  profile: Named,
  step: ProfileStepName,
  query: Readonly<Record<string, string>> = {},
): string => profileTo(profile, { step, ...query });

/** Where a part of a profile stands on its page. */
export const partId = (part: ProfilePartName): string => `part-${part}`;

/** The page with one part in sight. */
export const partTo = (profile: Named, part: ProfilePartName): string =>
  `${profileTo(profile)}#${partId(part)}`;

export const previewTo = ({ kind, id }: Named): string =>
  `/user/profile/${profilesPath(kind).split('/').at(-1)}/${id}/preview`;

/** The people who may act for a page. */
export const teamTo = ({ kind, id }: Named): string => `${profilesPath(kind)}/${id}/team`;

/** Finds a page that is there already, by e-mail. */
export const MATCHING_PATH = '/user/profile/matching';
