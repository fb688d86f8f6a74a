import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import { isStakeholderKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import type { KramaCategory } from '#shared/krama/cloths.ts';

/** The page of a stakeholder. */
export const stakeholderPath = ({ category, id }: Pick<StakeholderCard, 'category' | 'id'>): string =>
  `/ecosystem/discover/category/${category}/${id}`;

export const categoryPath = (category: string): string => `/ecosystem/discover/category/${category}`;

/** The family of cloths a kind is drawn in; a suggestion has none of its own. */
export const kramaOf = (kind: SubjectKind): KramaCategory => (isStakeholderKind(kind) ? kind : 'neutral');
