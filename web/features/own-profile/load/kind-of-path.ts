import { profileSlug } from '#shared/domain/profile/own-profile-paths.ts';
import { STAKEHOLDER_KINDS, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { notFound } from '#web/lib/read-problem.ts';

/** The kind that an address of the profile area names: `/user/profile/startup/…`; as data it ends with `.data`. */
export function kindOfPath(pathname: string): StakeholderKind {
  const word = pathname.split('/')[3]?.replace(/\.data$/, '');
  const kind = STAKEHOLDER_KINDS.find((one) => profileSlug(one) === word);
  if (!kind) throw notFound();
  return kind;
}
